import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { CheckIn, CheckInResults, Sales, StudioClassPage } from "../../contract/studio.ts";
import { addClass, addMember, addPass } from "../../tests/parts/booking.ts";
import { openStudioTest, type StudioTest } from "../../tests/parts/studio.ts";
import { databaseKinds } from "../../tests/parts/test-services.ts";
import { bookClass } from "../classes/book-class.ts";
import { cancelBooking } from "../classes/cancel-booking.ts";
import { joinWaitlist } from "../classes/join-waitlist.ts";

const minuteMs = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minuteMs);

/** A class that is on, with so many people in it. */
async function openClass({ services }: StudioTest, people: number) {
  const { database, classParts, secret } = services;
  const datedClass = await addClass(database, {
    startsAt: inMinutes(60).toISOString(),
    capacity: people,
    place: "in person",
  });
  const bookings: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const member = await addMember(database, `m${index}`, secret);
    await addPass(database, member);
    const { booking } = await bookClass(classParts, member, { classId: datedClass.id }, new Date());
    bookings.push(booking.id);
  }
  await database
    .updateTable("datedClass")
    .set({ startsAt: inMinutes(-10).toISOString() })
    .where("id", "=", datedClass.id)
    .execute();
  return { classId: datedClass.id, bookings };
}

const tap = (
  classId: string,
  bookingId: string,
  attendance: CheckIn["attendance"],
  at = new Date(),
): CheckIn => ({
  id: randomUUID(),
  classId,
  bookingId,
  attendance,
  at: at.toISOString(),
});

const outcomes = ({ results }: CheckInResults) => results.map(({ outcome }) => outcome);

describe.each(databaseKinds)("on %s", (kind) => {
  test("twelve check-ins from a phone are applied once, however often and at once they are sent", async () => {
    const studio = await openStudioTest(kind);
    const { classId, bookings } = await openClass(studio, 11);
    const walkIn = { name: "Zoe at the door", payment: "cash" as const };
    const checkIns: CheckIn[] = [
      ...bookings.map((id) => tap(classId, id, "came")),
      { id: randomUUID(), classId, attendance: "came", at: new Date().toISOString(), walkIn },
    ];
    const send = () => studio.ask<CheckInResults>("POST", "/api/studio/check-ins", { checkIns });
    const [first, second] = await Promise.all([send(), send()]);
    const applied = [...outcomes(first), ...outcomes(second)].filter((outcome) => outcome === "applied");
    expect(applied).toHaveLength(12);
    expect(outcomes(await send())).toEqual(Array(12).fill("again"));

    const page = await studio.ask<StudioClassPage>("GET", `/api/studio/classes/${classId}`);
    expect(page.class).toMatchObject({ booked: 12, came: 12, missed: 0, stage: "during" });
    const zoe = page.roster.find(({ name }) => name === "Zoe at the door");
    expect(zoe).toMatchObject({ email: null, person: null, isWalkIn: true, pass: "Paid at the door" });
    expect(page.roster[0]).toMatchObject({ pass: "Yoga Workshop In Person - 10 class pass, 9 classes left" });
    // One class of one sale of forty dollars, in cash.
    const { books } = await studio.ask<Sales>("GET", "/api/studio/sales");
    expect(books[0]?.byWay).toMatchObject([{ name: "cash", amount: 4000 }]);
    expect(await studio.services.database.selectFrom("audit").selectAll().execute()).toHaveLength(12);
  });
});

test("the later tap wins, a no-show can be forgiven, and what cannot be is refused with a sentence", async () => {
  const studio = await openStudioTest("SQLite");
  const { database, secret } = studio.services;
  const { classId, bookings } = await openClass(studio, 1);
  const [bookingId = ""] = bookings;
  const send = (checkIns: CheckIn[]) =>
    studio.ask<CheckInResults>("POST", "/api/studio/check-ins", { checkIns });
  await send([tap(classId, bookingId, "missed", inMinutes(-1))]);
  // Tapped before, and here only now.
  await send([tap(classId, bookingId, "came", inMinutes(-5))]);
  const booking = () =>
    database.selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
  expect(await booking()).toMatchObject({ attendance: "missed", usesClass: 1 });
  const left = async () =>
    (await database.selectFrom("pass").select("classesLeft").orderBy("id").execute())[0];
  expect(await left()).toEqual({ classesLeft: 9 });
  const forgive = () => studio.ask("POST", `/api/studio/bookings/${bookingId}/forgive`, { reason: "ill" });
  expect(await forgive()).toEqual({ credit: "returned" });
  expect(await forgive()).toEqual({ credit: "none" });
  expect(await left()).toEqual({ classesLeft: 10 });

  const ana = await addMember(database, "ana", secret);
  const at = new Date().toISOString();
  const arrive = (walkIn: object, id = randomUUID()) =>
    send([{ id, classId, attendance: "came", at, walkIn } as CheckIn]);
  expect(await arrive({ name: "Ana", email: ana.email, payment: "pass" })).toMatchObject({
    results: [{ outcome: "refused", detail: expect.stringContaining("has no pass") }],
  });
  expect(await arrive({ name: "Eve", email: "evee@example.com", payment: "pass" })).toMatchObject({
    results: [{ outcome: "refused", detail: "Nobody with that address has an account or a pass." }],
  });
  await addPass(database, ana, { classesLeft: 1 });
  await database.updateTable("datedClass").set({ capacity: 1 }).where("id", "=", classId).execute();
  expect(await arrive({ name: "Ana", email: "Ana@example.com", payment: "pass" })).toMatchObject({
    results: [{ outcome: "applied", detail: "The class is full: 2 of 1." }],
  });
  expect(outcomes(await arrive({ name: "Ana", email: ana.email, payment: "cash" }))).toEqual(["refused"]);
  expect(outcomes(await send([tap(classId, "no-such", "came")]))).toEqual(["refused"]);
  for (const checkIns of [[{ ...tap(classId, bookingId, "came"), id: "1" }], "none", [{}]]) {
    expect((await studio.call("POST", "/api/studio/check-ins", { checkIns })).status).toBe(400);
  }
});

test("cancelling and moving are previewed, done once and written about", async () => {
  const studio = await openStudioTest("SQLite");
  const { database } = studio.services;
  const { classId } = await openClass(studio, 2);
  await database
    .updateTable("datedClass")
    .set({ startsAt: inMinutes(3000).toISOString() })
    .where("id", "=", classId)
    .execute();
  const path = `/api/studio/classes/${classId}`;
  const to = inMinutes(4000).toISOString();
  expect(await studio.ask("GET", `${path}/move?startsAt=${to}`)).toMatchObject({ to, booked: 2, mails: 2 });
  expect(await studio.ask("POST", `${path}/move`, { startsAt: to })).toMatchObject({
    class: { startsAt: to },
  });
  expect(await studio.ask("GET", `${path}/cancel`)).toEqual({
    booked: 2,
    waiting: 0,
    classesGivenBack: 2,
    mails: 2,
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await studio.ask("POST", `${path}/cancel`, {})).toMatchObject({ class: { stage: "cancelled" } });
  }
  const page = await studio.ask<StudioClassPage>("GET", path);
  expect(page).toMatchObject({ class: { stage: "cancelled", booked: 2 }, waiting: [] });
  expect(page.roster.map(({ name }) => name)).toEqual(["m0", "m1"]);
  expect((await studio.call("GET", `${path}/move?startsAt=tomorrow`)).status).toBe(400);
  const acts = await database.selectFrom("audit").select("act").orderBy("id").execute();
  expect(acts).toEqual([{ act: "class moved" }, { act: "class cancelled" }]);
});

test("an act that cannot be written about is not done", async () => {
  const studio = await openStudioTest("SQLite");
  const { database } = studio.services;
  const { classId, bookings } = await openClass(studio, 1);
  await sql`alter table "audit" rename to "gone"`.execute(database);
  const before = await database.selectFrom("outbox").select("id").execute();
  for (const [path, body] of [
    ["check-ins", { checkIns: [tap(classId, bookings[0] ?? "", "came")] }],
    ["people/uid-m0/notes", { notes: "left knee" }],
    ["people/uid-m0/block", {}],
    ["people/uid-m0/remove", {}],
    ["people/uid-m0/sales", { id: randomUUID(), priceId: "price_workshop_ten", way: "cash" }],
    ["people/uid-m0/passes", { priceId: "price_workshop_ten", reason: "birthday" }],
    ["people", { name: "New", email: "new@example.com" }],
    ["people/uid-m0/reset", {}],
  ] as const) {
    expect(`${path} ${(await studio.call("POST", `/api/studio/${path}`, body)).status}`).toBe(`${path} 500`);
  }
  const { attendance } = await database.selectFrom("booking").selectAll().executeTakeFirstOrThrow();
  expect(attendance).toBeNull();
  for (const table of ["checkIn", "ownerNote", "block", "purchase", "verification"] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await database.selectFrom("pass").selectAll().execute()).toHaveLength(1);
  expect(await database.selectFrom("user").selectAll().execute()).toHaveLength(2);
  expect(await database.selectFrom("outbox").select("id").execute()).toEqual(before);
});

test("nobody is a no-show before the class has begun, and who is one cancels nothing for free", async () => {
  const studio = await openStudioTest("SQLite");
  const { database, classParts } = studio.services;
  const { classId, bookings } = await openClass(studio, 1);
  const [id = ""] = bookings;
  const begin = (minutes: number) =>
    database
      .updateTable("datedClass")
      .set({ startsAt: inMinutes(minutes).toISOString() })
      .where("id", "=", classId)
      .execute();
  const miss = () =>
    studio.ask<CheckInResults>("POST", "/api/studio/check-ins", { checkIns: [tap(classId, id, "missed")] });
  await begin(10);
  expect(await miss()).toMatchObject({
    results: [{ outcome: "refused", detail: "Nobody is a no-show before the class has begun." }],
  });
  await begin(-10);
  expect(outcomes(await miss())).toEqual(["applied"]);
  // Moved since, so that there is time to cancel again.
  await begin(5000);
  await database
    .updateTable("booking")
    .set({ freeUntil: inMinutes(3000).toISOString() })
    .execute();
  const cancelled = await cancelBooking(classParts, { id, uid: "uid-m0", acceptsLoss: true }, new Date());
  expect(cancelled).toEqual({ credit: "kept" });
});

test("who waits is let in by one tap, and whoever was let in by mistake has the class back", async () => {
  const studio = await openStudioTest("SQLite");
  const { database, classParts, secret } = studio.services;
  const { classId } = await openClass(studio, 1);
  const zoe = await addMember(database, "zoe", secret);
  const pass = await addPass(database, zoe);
  const startAt = (minutes: number) =>
    database
      .updateTable("datedClass")
      .set({ startsAt: inMinutes(minutes).toISOString() })
      .execute();
  await startAt(60);
  await joinWaitlist(classParts, zoe, { classId }, new Date());
  await startAt(-10);
  const path = `/api/studio/classes/${classId}`;
  const { waiting } = await studio.ask<StudioClassPage>("GET", path);
  const [{ name, email } = expect.fail()] = waiting;
  const walkIn = { name, email, payment: "pass" };
  const letIn = { id: randomUUID(), classId, attendance: "came", at: new Date().toISOString(), walkIn };
  const { results } = await studio.ask<CheckInResults>("POST", "/api/studio/check-ins", {
    checkIns: [letIn],
  });
  expect(results).toMatchObject([{ outcome: "applied", detail: "The class is full: 2 of 1." }]);
  const leftOf = async () =>
    (await database.selectFrom("pass").selectAll().where("id", "=", pass.id).executeTakeFirst())?.classesLeft;
  expect(await studio.ask("GET", path)).toMatchObject({ class: { booked: 2, waiting: 0 } });
  expect(await leftOf()).toBe(9);
  await studio.ask("POST", `/api/studio/bookings/${results[0]?.bookingId}/remove`, {});
  expect(await studio.ask("GET", path)).toMatchObject({ class: { booked: 1, waiting: 0 } });
  expect(await leftOf()).toBe(10);
});
