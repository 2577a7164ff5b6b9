import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import type { Guide } from "../../contract/assistant.ts";
import type {
  AskedQuestions,
  AudienceSize,
  ContactMessages,
  StuckMails,
  TeacherQuestion,
  TeacherQuestions,
} from "../../contract/studio.ts";
import { addClass, addMember, addPass } from "../../tests/parts/booking.ts";
import { openStudioTest } from "../../tests/parts/studio.ts";
import { databaseKinds } from "../../tests/parts/test-services.ts";
import { bookClass } from "../classes/book-class.ts";
import { acceptContactMessage } from "../contact/accept-contact-message.ts";

const inTwoDays = () => new Date(Date.now() + 48 * 60 * 60_000).toISOString();

test("contact messages are listed, and mail that is stuck is sent again", async () => {
  const { services, ask, call } = await openStudioTest("SQLite");
  const { database } = services;
  const message = { name: "Vera", email: "vera@example.com", message: "Do you have mats?" };
  await acceptContactMessage(services, message);
  await acceptContactMessage(services, { ...message, website: "spam" });
  const { messages } = await ask<ContactMessages>("GET", "/api/studio/messages");
  expect(messages).toHaveLength(2);
  const real = messages.find(({ isHeld }) => !isHeld) ?? expect.fail();
  expect(real).toMatchObject({ ...message, answeredAt: null });
  const marked = await ask<ContactMessages>("POST", `/api/studio/messages/${real.id}/answered`, {
    isAnswered: true,
  });
  expect(marked.messages.find(({ id }) => id === real.id)?.answeredAt).not.toBeNull();

  const held = messages.find(({ isHeld }) => isHeld) ?? expect.fail();
  await database
    .updateTable("outbox")
    .set({ status: "parked", lastError: "550 no such user" })
    .where("id", "=", real.id)
    .execute();
  const { mails } = await ask<StuckMails>("GET", "/api/studio/mail");
  expect(mails.map(({ id, status, reason }) => [id, status, reason]).toSorted()).toEqual(
    [
      [real.id, "parked", "550 no such user"],
      [held.id, "held", null],
    ].toSorted(),
  );
  const left = await ask<StuckMails>("POST", `/api/studio/mail/${held.id}/send`, {});
  expect(left.mails.map(({ id }) => id)).toEqual([real.id]);
  expect((await call("POST", "/api/studio/mail/no-such/send", {})).status).toBe(404);
});

test("a message goes once to everybody in a class, or to holders who have not unsubscribed by one click", async () => {
  const { services, ask, call } = await openStudioTest("SQLite");
  const { database, secret, classParts } = services;
  const members = [];
  for (const name of ["ana", "ben", "cai"]) {
    const member = await addMember(database, name, secret);
    await addPass(database, member, name === "cai" ? { endedAt: "2026-01-01T00:00:00.000Z" } : {});
    members.push(member);
  }
  const { id: classId } = await addClass(database, { startsAt: inTwoDays(), place: "in person" });
  await bookClass(classParts, members[0] ?? expect.fail(), { classId }, new Date());
  await database.deleteFrom("outbox").execute();

  const send = (to: object, id = randomUUID()) =>
    ask("POST", "/api/studio/announcements", { id, to, subject: "Bring a towel", text: "It is warm." });
  const id = randomUUID();
  expect(await send({ classId }, id)).toEqual({ people: 1 });
  expect(await send({ classId }, id)).toEqual({ people: 1 });
  const mails = async () =>
    database.selectFrom("outbox").select(["recipient", "raw"]).orderBy("recipient").execute();
  expect(await mails()).toMatchObject([{ recipient: "ana@example.com" }]);
  expect((await mails())[0]?.raw).not.toContain("List-Unsubscribe");

  await database.deleteFrom("outbox").execute();
  const audience = () => ask<AudienceSize>("GET", "/api/studio/audience?holders=all");
  expect(await audience()).toEqual({ people: 2, unsubscribed: 0 });
  expect(await send({ holders: "all" })).toEqual({ people: 2 });
  const [toAna] = await mails();
  const { headers, text } = await PostalMime.parse(toAna?.raw ?? "");
  const header = (key: string) => headers.find((each) => each.key === key)?.value ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = /^<(.+)>$/.exec(header("list-unsubscribe"))?.[1] ?? expect.fail();
  expect(text?.replaceAll(/\s/g, "")).toContain(url);
  const { pathname } = new URL(url);
  const visitor = { cookie: "" };
  expect(await (await call("GET", pathname, undefined, visitor)).text()).toContain(
    "<button>Unsubscribe</button>",
  );
  expect(await audience()).toEqual({ people: 2, unsubscribed: 0 });
  expect((await call("POST", `${pathname}x`, undefined, visitor)).status).toBe(404);
  expect((await call("POST", pathname, undefined, visitor)).status).toBe(200);
  expect((await call("POST", pathname, undefined, visitor)).status).toBe(200);
  expect(await audience()).toEqual({ people: 1, unsubscribed: 1 });
  expect(await send({ holders: "price_workshop_ten" })).toEqual({ people: 1 });
  expect(await send({ classId })).toEqual({ people: 1 });
  expect(
    (await call("POST", "/api/studio/announcements", { id, to: {}, subject: "x", text: "y" })).status,
  ).toBe(400);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("the teacher sees what a member sent and nothing else, and the member sees the teacher's words", async () => {
    const { services, ask, call } = await openStudioTest(kind);
    const { database, secret } = services;
    const ana = await addMember(database, "ana", secret);
    const ben = await addMember(database, "ben", secret);
    const guide = {
      uid: ana.uid,
      kind: "therapy plan",
      answeredBy: "handbook" as const,
      createdAt: new Date().toISOString(),
    };
    for (const [id, problem_statement] of [
      ["sent", "My knee hurts."],
      ["kept", "Something private."],
    ]) {
      const inputs = JSON.stringify({ problem_statement });
      await database
        .insertInto("guide")
        .values({ ...guide, id: id ?? "", inputs, content: "Rest." })
        .execute();
    }
    const asked = (body: object, who = ana) => call("POST", "/api/teacher-questions", body, who);
    expect((await asked({ guideId: "sent" }, ben)).status).toBe(404);
    expect((await asked({ guideId: "sent", text: "Is this right?" })).status).toBe(201);
    expect((await asked({ guideId: "sent" })).status).toBe(200);
    expect((await asked({ text: " " })).status).toBe(400);
    expect((await asked({ text: "Which mat?" }, { ...ana, cookie: "" })).status).toBe(401);

    const list = await ask<AskedQuestions>("GET", "/api/studio/teacher-questions");
    expect(list.questions).toMatchObject([
      {
        name: "ana",
        text: "Is this right?",
        about: { kind: "therapy plan", told: { problem_statement: "My knee hurts." }, wrote: "Rest." },
      },
    ]);
    expect(JSON.stringify(list)).not.toContain("private");
    const { id } = list.questions[0] ?? expect.fail();
    await database.deleteFrom("outbox").execute();
    await ask("POST", `/api/studio/teacher-questions/${id}/answer`, { text: "Bend it less." });
    const guides: Guide[] = await (await call("GET", "/api/guides", undefined, ana)).json();
    expect(guides.find((each) => each.id === "sent")?.teacher).toMatchObject({ answer: "Bend it less." });
    expect(guides.find((each) => each.id === "kept")).not.toHaveProperty("teacher");
    const mails = await database.selectFrom("outbox").select(["recipient", "raw"]).execute();
    expect(mails).toMatchObject([{ recipient: ana.email, raw: expect.stringContaining("Bend it less.") }]);
    const own: TeacherQuestions = await (await call("GET", "/api/teacher-questions", undefined, ana)).json();
    expect(own.questions.map((each: TeacherQuestion) => each.answer)).toEqual(["Bend it less."]);
    expect(await (await call("GET", "/api/teacher-questions", undefined, ben)).json()).toEqual({
      questions: [],
    });

    // What a member deletes is gone for the teacher too.
    expect((await call("DELETE", "/api/guides/sent", undefined, ana)).status).toBe(204);
    expect(await ask("GET", "/api/studio/teacher-questions")).toEqual({ questions: [] });
  });
});
