import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { Imported, ImportWaiting, People, PersonAdded, PersonPage } from "../../contract/studio.ts";
import { addClass, addMember, addPass } from "../../tests/parts/booking.ts";
import { openStudioTest } from "../../tests/parts/studio.ts";
import { databaseKinds } from "../../tests/parts/test-services.ts";
import { bookClass } from "../classes/book-class.ts";
import { endLapsedBookings } from "../classes/end-lapsed-bookings.ts";
import { joinWaitlist } from "../classes/join-waitlist.ts";
import { readCsv, writeCsvLine } from "./csv.ts";

const heading = "Name,Email,Pass,Classes left,Expiry";
const ten = "Yoga Workshop In Person - 10 class pass";
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000).toISOString();

/** What may be wrong with a row, each with the sentence for it. */
const mistakes = [
  ["Ann,,PASS,3,", "The email address is missing."],
  ["Ann,not an address,PASS,3,", '"not an address" does not look like an email address.'],
  ["Ann,N@example.com,Gold card,3,", 'There is no pass "Gold card" here. There are: NAMES.'],
  ["Ann,N@example.com,PASS,many,", '"many" is not a number of classes.'],
  ["Ann,N@example.com,PASS,,", "How many classes are left is missing."],
  ["Ann,N@example.com,PASS,3,31/12/2026", '"31/12/2026" is not a date such as 2026-12-31.'],
  ["Ann,N@example.com,PASS,3,2020-01-01", "This pass has ended already."],
  ["Ann,N@example.com,Monthly Unlimited Pass - Online,,", "The expiry is missing."],
  ["Ann,person0@example.com,PASS,3,", "The same address, pass and expiry are in row 2."],
  ["Ann,N@example.com,PASS,-1,", '"-1" is not a number of classes.'],
] as const;

/** 2,000 rows, every fortieth of them wrong. */
function writeList(): string {
  const rows = Array.from({ length: 2000 }, (_, index) => {
    if (index % 40 === 39) {
      const [row] = mistakes[Math.floor(index / 40) % mistakes.length] ?? expect.fail();
      return row.replace("PASS", ten).replace("N@", `wrong${index}@`);
    }
    if (index % 3 === 1)
      return `"Person, ${index}",PERSON${index}@example.com,price_monthly_online,,31.12.2126`;
    return `Person ${index},person${index}@example.com,${ten},${index % 11},`;
  });
  return [`\uFEFF${heading}`, ...rows].join("\r\n");
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a list of 2,000 rows with 50 mistakes is tried, taken once, and nobody is mailed until they are invited", async () => {
    const { services, ask, call } = await openStudioTest(kind);
    const { database } = services;
    const csv = writeList();
    const bring = (dryRun: boolean) => ask<Imported>("POST", "/api/studio/import", { csv, dryRun });
    const tried = await bring(true);
    expect(tried).toMatchObject({ rows: 2000, made: 1950, again: 0 });
    expect(tried.mistakes).toHaveLength(50);
    expect(tried.mistakes.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, i) => 41 + i * 40));
    expect(tried.mistakes.slice(0, mistakes.length).map(({ detail }) => detail)).toEqual(
      mistakes.map(([, detail]) => detail.replace("NAMES", plansOnSale.map(({ name }) => name).join("; "))),
    );
    expect(await database.selectFrom("pass").select("id").execute()).toEqual([]);
    expect(await bring(false)).toMatchObject({ made: 1950, again: 0 });
    await database
      .updateTable("pass")
      .set({ classesLeft: 1 })
      .where("email", "=", "person3@example.com")
      .execute();
    expect(await bring(true)).toMatchObject({ made: 0, again: 1950 });
    expect(await bring(false)).toMatchObject({ made: 0, again: 1950 });
    expect(await database.selectFrom("pass").select("id").execute()).toHaveLength(1950);
    const used = await database
      .selectFrom("pass")
      .select("classesLeft")
      .where("email", "=", "person3@example.com")
      .execute();
    expect(used).toEqual([{ classesLeft: 1 }]);
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);

    const found = await ask<People>("GET", "/api/studio/people?search=person, 100");
    expect(found).toMatchObject({ total: 5, next: null });
    expect(found.people[0]).toMatchObject({ name: "Person, 100", email: "person100@example.com", uid: null });
    expect(await ask<ImportWaiting>("GET", "/api/studio/import")).toEqual({ waiting: 1950 });
    expect(await ask<ImportWaiting>("POST", "/api/studio/import/invite", {})).toEqual({ waiting: 1450 });
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(500);

    const file = await (await call("GET", "/api/studio/export/passes.csv")).text();
    expect(readCsv(file)).toHaveLength(1951);
    const people = await (await call("GET", "/api/studio/export/people.csv")).text();
    // With the owner.
    expect(readCsv(people)).toHaveLength(1952);
  });

  test("people are found by any part of their name or address, those that begin with it first", async () => {
    const { services, ask } = await openStudioTest(kind);
    for (const name of ["anna", "susanna", "bob", "100%", "Édith"]) {
      await addMember(services.database, name, services.secret);
    }
    const find = async (search: string) =>
      (await ask<People>("GET", `/api/studio/people?search=${encodeURIComponent(search)}`)).people.map(
        ({ name }) => name,
      );
    expect(await find("ANN")).toEqual(["anna", "susanna"]);
    expect(await find("bob@exam")).toEqual(["bob"]);
    expect(await find("%")).toEqual(["100%"]);
    expect(await find("édi")).toEqual(["Édith"]);
    expect(await find("nobody")).toEqual([]);
    expect(await find("")).toHaveLength(6);
  });

  test("passes are given, sold once at the door, extended, paused, resumed and ended, each with a reason", async () => {
    const { services, ask, call } = await openStudioTest(kind);
    const { database, secret, classParts } = services;
    const ana = await addMember(database, "ana", secret);
    const person = `/api/studio/people/${ana.uid}`;
    const given = await ask<PersonPage>("POST", `${person}/passes`, {
      priceId: "price_in_person_single",
      reason: "birthday",
    });
    expect(given.passes).toMatchObject([{ origin: "given", classesLeft: 1, reason: "birthday" }]);
    expect(given.purchases).toEqual([]);

    const sale = { id: randomUUID(), priceId: "price_monthly_online", way: "transfer" };
    const sell = () => ask("POST", `${person}/sales`, sale);
    await Promise.all([sell(), sell()]);
    const sold = await ask<PersonPage>("POST", `${person}/sales`, sale);
    const month = sold.passes.find(({ origin }) => origin === "door") ?? expect.fail();
    expect(sold.passes).toHaveLength(2);
    expect(sold.purchases).toMatchObject([
      { amount: 4000, way: "transfer", isAtDoor: true, refundable: 4000 },
    ]);
    const mails = await database.selectFrom("outbox").select(["subject", "recipient", "raw"]).execute();
    expect(mails).toMatchObject([
      { recipient: ana.email, subject: "Your class link: Monthly Unlimited Pass - Online" },
    ]);
    expect(mails[0]?.raw).toContain("Paid by transfer: $40");

    const pass = `/api/studio/passes/${month.id}`;
    const before = Date.parse(month.validUntil ?? "");
    const view = (page: PersonPage) => page.passes.find(({ id }) => id === month.id) ?? expect.fail();
    const longer = view(await ask<PersonPage>("POST", `${pass}/extend`, { days: 7, reason: "was ill" }));
    expect(Date.parse(longer.validUntil ?? "") - before).toBe(7 * 24 * 60 * 60_000);
    expect((await call("POST", `${pass}/extend`, { classes: 1, reason: "no" })).status).toBe(409);
    expect((await call("POST", `${pass}/extend`, { days: 7 })).status).toBe(400);

    const { id: classId } = await addClass(database, { startsAt: days(2), place: "online" });
    await bookClass(classParts, ana, { classId }, new Date());
    const paused = await ask<PersonPage>("POST", `${pass}/pause`, { reason: "away" });
    expect(view(paused)).toMatchObject({ isPaused: true, isValid: false });
    expect(paused.bookings).toMatchObject([{ outcome: "cancelled by studio" }]);
    expect((await call("POST", `${pass}/pause`, { reason: "away" })).status).toBe(409);
    expect(view(await ask<PersonPage>("POST", `${pass}/resume`, { reason: "back" }))).toMatchObject({
      isValid: true,
    });
    const ended = view(await ask<PersonPage>("POST", `${pass}/end`, { reason: "asked for it" }));
    expect(ended.endedAt).not.toBeNull();
    const acts = await database.selectFrom("audit").select(["act", "after"]).orderBy("id").execute();
    expect(acts.map(({ act }) => act)).toEqual([
      "pass given",
      "pass sold at the door",
      "pass extended",
      "pass paused",
      "pass resumed",
      "pass ended",
    ]);
    expect(JSON.parse(acts.at(-1)?.after ?? "")).toMatchObject({ reason: "asked for it" });
  });

  test("ending a pass ends what is to come and says why, and leaves who is here or was", async () => {
    const { services, ask } = await openStudioTest(kind);
    const { database, secret, classParts } = services;
    const ana = await addMember(database, "ana", secret);
    const pass = await addPass(database, ana);
    const book = async (attendance: "came" | null = null) => {
      const { id: classId } = await addClass(database, { startsAt: days(2), place: "in person" });
      const { booking } = await bookClass(classParts, ana, { classId }, new Date());
      await database.updateTable("booking").set({ attendance }).where("id", "=", booking.id).execute();
      return classId;
    };
    const begun = await book();
    await database
      .updateTable("datedClass")
      .set({ startsAt: days(-0.01) })
      .where("id", "=", begun)
      .execute();
    const here = await book("came");
    const toCome = await book();
    const ended = await ask<PersonPage>("POST", `/api/studio/passes/${pass.id}/end`, { reason: "asked" });
    await endLapsedBookings(classParts, new Date(days(0.01)));
    const outcomes = Object.fromEntries(ended.bookings.map(({ classId, outcome }) => [classId, outcome]));
    expect(outcomes).toEqual({ [begun]: "booked", [here]: "came", [toCome]: "cancelled by studio" });
    const open = database.selectFrom("booking").select("classId").where("status", "=", "booked").execute();
    expect((await open).map(({ classId }) => classId).toSorted()).toEqual([begun, here].toSorted());
    const mails = await database.selectFrom("outbox").select(["subject", "raw"]).execute();
    const [over, ...more] = mails.filter(({ subject }) => subject.startsWith("No longer booked"));
    expect(more).toEqual([]);
    expect(over?.raw).not.toContain("back on your pass");
    expect(over?.raw).toContain("is over");
  });

  test("a blocked member is signed out, in no line any more, and cannot book or ask", async () => {
    const { services, ask, call } = await openStudioTest(kind);
    const { database, secret, classParts } = services;
    const [ana, ben] = [await addMember(database, "ana", secret), await addMember(database, "ben", secret)];
    for (const each of [ana, ben]) await addPass(database, each);
    const { id: classId } = await addClass(database, { startsAt: days(2), capacity: 1, place: "in person" });
    await bookClass(classParts, ana, { classId }, new Date());
    await joinWaitlist(classParts, ben, { classId }, new Date());
    const blocked = await ask<PersonPage>("POST", `/api/studio/people/${ben.uid}/block`, {});
    expect(blocked.person.isBlocked).toBe(true);
    for (const [path, body] of [
      ["/api/bookings", { classId }],
      ["/chatbot", { question: "What is yoga?" }],
      ["/api/teacher-questions", { text: "Hello" }],
    ] as const) {
      expect((await call("POST", path, body, ben)).status).toBe(401);
    }
    const [booking] = (await ask<PersonPage>("GET", `/api/studio/people/${ana.uid}`)).bookings;
    await ask("POST", `/api/studio/bookings/${booking?.id}/remove`, {});
    const taken = await database
      .selectFrom("datedClass")
      .select("taken")
      .where("id", "=", classId)
      .executeTakeFirst();
    expect(taken).toEqual({ taken: 0 });
    expect(
      (await ask<PersonPage>("POST", `/api/studio/people/${ben.uid}/unblock`, {})).person.isBlocked,
    ).toBe(false);
    expect((await call("POST", "/api/studio/people/uid-maya/block", {})).status).toBe(409);
  });
});

test("somebody is added, invited, noted about, reset and removed, and what is wrong is said", async () => {
  const { services, ask, call } = await openStudioTest("SQLite");
  const { database, auth } = services;
  const added = await ask<PersonAdded>("POST", "/api/studio/people", {
    name: "Ana",
    email: "Ana@example.com",
  });
  const entered = await auth.api.signInEmail({
    body: { email: "ana@example.com", password: added.password },
  });
  expect(entered.user.id).toBe(added.person);
  expect(await database.selectFrom("profile").select("name").execute()).toEqual([{ name: "Ana" }]);
  expect(JSON.stringify(await database.selectFrom("audit").selectAll().execute())).not.toContain(
    added.password,
  );
  const invite = { emails: ["ana@example.com", "New@example.com", "new@example.com"] };
  expect(await ask("POST", "/api/studio/invitations", invite)).toEqual({
    invited: 1,
    isMember: ["ana@example.com"],
  });
  expect(await ask("POST", "/api/studio/invitations", invite)).toMatchObject({ invited: 0 });
  const path = `/api/studio/people/${added.person}`;
  expect(await ask("POST", `${path}/notes`, { notes: "left knee" })).toMatchObject({ notes: "left knee" });
  await ask("POST", `${path}/reset`, {});
  const subjects = await database.selectFrom("outbox").select("subject").orderBy("createdAt").execute();
  expect(subjects.map(({ subject }) => subject)).toEqual([
    "Your invitation to Heron Yoga",
    "Choose a new password",
  ]);
  const asked = { guideId: null, exchangeId: null, about: null, answer: null, answeredAt: null };
  await database
    .insertInto("teacherQuestion")
    .values({ ...asked, id: "q", uid: added.person, text: "Which mat?", askedAt: days(0) })
    .execute();
  const written = { id: "m", at: days(0), name: "Ana", message: "Hello", isHeld: 0, answeredAt: null };
  await database
    .insertInto("contactMessage")
    .values({ ...written, email: "Ana@Example.com" })
    .execute();
  expect((await call("POST", `${path}/remove`, {})).status).toBe(204);
  for (const table of ["account", "ownerNote", "profile", "teacherQuestion", "contactMessage"] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await call("GET", path)).status).toBe(404);
  expect((await call("POST", "/api/studio/people/uid-maya/remove", {})).status).toBe(409);
  for (const [where, body] of [
    ["people", { name: "X", email: "no address" }],
    ["import", { csv: "name,email\nA,a@example.com", dryRun: true }],
    ["import", { csv: "", dryRun: true }],
    ["invitations", { emails: [] }],
  ] as const) {
    const response = await call("POST", `/api/studio/${where}`, body);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(/\.$/);
  }
});

test("columns may be called otherwise, and who comes without a pass is counted", async () => {
  const { ask } = await openStudioTest("SQLite");
  const csv = `Full name,E-mail,Plan,Remaining,Valid until
Ana,ana@example.com,${ten},3,2126-12-31
Bea,bea@example.com,,,
Ana,ana@example.com,,,`;
  const bring = (dryRun: boolean) => ask<Imported>("POST", "/api/studio/import", { csv, dryRun });
  const outcome = { rows: 3, made: 1, again: 0, withoutPass: 1, mistakes: [] };
  expect(await bring(true)).toEqual(outcome);
  expect(await bring(false)).toEqual(outcome);
  expect(await ask<ImportWaiting>("GET", "/api/studio/import")).toEqual({ waiting: 2 });
});

test.each([
  [
    'a,b\r\n"x, ""y""",2\r\n\r\n3,4',
    [
      ["a", "b"],
      ['x, "y"', "2"],
      ["3", "4"],
    ],
  ],
  [
    '\uFEFFa;b\n"two\nlines";2\n',
    [
      ["a", "b"],
      ["two\nlines", "2"],
    ],
  ],
  [
    "a\tb\n1\t 2 ",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["", []],
])("a table is read as spreadsheets write it (%#)", (text, cells) => {
  expect(readCsv(text).map((row) => row.cells)).toEqual(cells);
});

test("what people wrote is no formula in the owner's spreadsheet", () => {
  expect(writeCsvLine(['=HYPERLINK("x")', "+1", "a, b", -5, null])).toBe(
    `"'=HYPERLINK(""x"")",'+1,"a, b",-5,\r\n`,
  );
});
