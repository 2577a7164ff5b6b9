import { sql } from "kysely";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { addClass, addMember, addPass, monthly, readBooks } from "../../tests/parts/booking.ts";
import { type DatabaseKind, databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { bookClass } from "./book-class.ts";
import { cancelBooking, removeBooking, removeWithin } from "./cancel-booking.ts";
import { cancelClass } from "./cancel-class.ts";
import { changeCapacity } from "./change-capacity.ts";
import { checkIn } from "./check-in.ts";
import { lockClass } from "./class-parts.ts";
import { endLapsedBookings } from "./end-lapsed-bookings.ts";
import { endMemberBookings } from "./end-member-bookings.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { listMyClasses } from "./list-classes.ts";
import { moveClass } from "./move-class.ts";
import { previewClass } from "./preview-class.ts";
import { endPausedBookings } from "./rest-pass.ts";
import { kindsDue, sendReminders } from "./send-reminders.ts";

const hourMs = 60 * 60_000;
const now = new Date("2026-11-16T12:00:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs);
const startsAt = inHours(48).toISOString();

async function openStudio(kind: DatabaseKind) {
  const database = await openTestDatabase(kind);
  const settings = {
    mailFrom: "s@example.com",
    mailDomain: "example.com",
    publicUrl: "https://yoga.example.com",
  };
  const parts = { database, settings, wakeMail: () => {} };
  const mailsTo = async (email: string) => {
    const rows = await database
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", email)
      .orderBy("createdAt")
      .execute();
    return Promise.all(
      rows.map(async (row) => {
        const mail = await PostalMime.parse(row.raw);
        const calendar = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
        const text = calendar ? new TextDecoder().decode(calendar.content as ArrayBuffer) : "";
        return {
          id: row.id,
          afterId: row.afterId,
          subject: mail.subject?.split(":")[0],
          text: mail.text ?? "",
          mime: calendar?.method ?? null,
          method: /METHOD:(\w+)/.exec(text)?.[1] ?? null,
          uid: /UID:(\S+)/.exec(text)?.[1] ?? null,
          sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1] ?? 0),
        };
      }),
    );
  };
  const passOf = (id: string) =>
    database.selectFrom("pass").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const book = async (name: string, classId: string, pass = {}, at = now) => {
    const member = await addMember(database, name);
    const held = await addPass(database, member, pass);
    const { booking } = await bookClass(parts, member, { classId, timeZone: "Europe/Berlin" }, at);
    return { member, pass: held, booking };
  };
  return { database, parts, mailsTo, passOf, book };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a cancelled class gives every class back, lengthens what ends soon, empties the line and tells all", async () => {
    const { database, parts, mailsTo, passOf, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 2 });
    const ana = await book("ana", id);
    const validUntil = inHours(24 * 10).toISOString();
    const ben = await book("ben", id, { ...monthly, validUntil });
    const cleo = await addMember(database, "cleo");
    await addPass(database, cleo);
    await joinWaitlist(parts, cleo, { classId: id }, now);
    const sale = {
      kind: "checkout",
      way: "card",
      uid: ana.member.uid,
      email: ana.member.email,
      currency: "USD",
    } as const;
    const rest = { priceId: "price_workshop_ten", planName: "Ten", paidAt: now.toISOString() };
    const none = {
      paymentIntentId: null,
      subscriptionId: null,
      customerId: null,
      receiptUrl: null,
      browser: null,
    };
    await database
      .insertInto("purchase")
      .values({ id: ana.pass.id, amount: 15000, refundedAmount: 0, ...sale, ...rest, ...none })
      .execute();
    const datedClass = await database
      .selectFrom("datedClass")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(await previewClass(database, datedClass)).toMatchObject({
      people: [
        { email: "ana@example.com", usesClass: true, passUntil: null },
        { email: "ben@example.com", usesClass: false, passUntil: inHours(24 * 24).toISOString() },
      ],
      waiting: ["cleo@example.com"],
      credits: 1,
      money: [{ currency: "USD", amount: 1500 }],
    });

    await Promise.all([cancelClass(parts, id, now), cancelClass(parts, id, now)]);
    expect((await passOf(ana.pass.id)).classesLeft).toBe(10);
    expect((await passOf(ben.pass.id)).validUntil).toBe(inHours(24 * 24).toISOString());
    expect(await readBooks(database, id)).toMatchObject({ taken: 0, booked: 0, waiting: 0 });
    const [booked, cancelled, ...more] = await mailsTo("ana@example.com");
    expect(more).toEqual([]);
    expect(booked).toMatchObject({ subject: "Booked", method: "REQUEST", mime: "REQUEST" });
    expect(cancelled).toMatchObject({ subject: "The class is cancelled", method: "CANCEL", mime: "CANCEL" });
    expect(cancelled?.uid).toBe(booked?.uid);
    expect(cancelled?.sequence).toBeGreaterThan(booked?.sequence ?? 0);
    // Never before what it takes back.
    expect(cancelled?.afterId).toBe(booked?.id);
    expect(cancelled?.text).toContain("The class is back on your pass.");
    expect((await mailsTo("ben@example.com"))[1]?.text).toContain("It is now good until");
    expect(await mailsTo("cleo@example.com")).toMatchObject([
      { subject: "The class is cancelled", method: null },
    ]);
    const { past } = await listMyClasses(database, ana.member.uid, now);
    expect(past).toMatchObject([{ outcome: "cancelled by studio" }]);
    await expect(bookClass(parts, cleo, { classId: id }, now)).rejects.toMatchObject({
      as: "class_cancelled",
    });
  });

  test("a moved class keeps its people, tells them both times, and reminds them anew", async () => {
    const { database, parts, mailsTo, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt });
    const { booking } = await book("ana", id);
    await sendReminders(parts, inHours(30));
    await sendReminders(parts, inHours(31));
    const to = inHours(24 * 5);
    await moveClass(parts, id, to, inHours(32));
    await moveClass(parts, id, to, inHours(32));
    await sendReminders(parts, inHours(33));
    await sendReminders(parts, new Date(to.getTime() - 23 * hourMs));
    const mails = await mailsTo("ana@example.com");
    expect(mails.map(({ subject, method, sequence }) => [subject, method, sequence])).toEqual([
      ["Booked", "REQUEST", 0],
      ["Reminder", null, 0],
      ["Moved", "REQUEST", 1],
      ["Reminder", null, 0],
    ]);
    expect(mails[2]?.uid).toBe(mails[0]?.uid);
    expect(mails[2]?.text).toContain("moved from Wednesday, November 18, 7:00 AM (Eastern Time)");
    expect(mails[2]?.text).toContain("which is Saturday, November 21, 1:00 PM where you are (Europe/Berlin)");
    const moved = await database
      .selectFrom("booking")
      .selectAll()
      .where("id", "=", booking.id)
      .executeTakeFirstOrThrow();
    expect(moved.freeUntil).toBe(new Date(to.getTime() - 12 * hourMs).toISOString());
    expect(await readBooks(database, id)).toMatchObject({ taken: 1, booked: 1 });
  });

  test("more room goes to those who wait, as many as there is room for; less takes nobody's spot", async () => {
    const { database, parts, mailsTo, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 1 });
    await book("ana", id);
    for (const [index, name] of ["ben", "cleo", "dev"].entries()) {
      const member = await addMember(database, name);
      await addPass(database, member);
      await joinWaitlist(parts, member, { classId: id }, inHours(index / 10));
    }
    await changeCapacity(parts, id, 3, inHours(1));
    expect(await readBooks(database, id)).toMatchObject({ taken: 3, booked: 3, waiting: 1 });
    expect((await mailsTo("cleo@example.com")).map(({ subject }) => subject)).toEqual(["You have a spot"]);
    expect(await mailsTo("dev@example.com")).toEqual([]);
    await changeCapacity(parts, id, 1, inHours(1));
    expect(await readBooks(database, id)).toMatchObject({ taken: 3, booked: 3, waiting: 1 });
    await expect(changeCapacity(parts, id, 0, inHours(1))).rejects.toThrow("room for 1 to 1000");
  });

  test("whoever the owner takes out has the class back, however late it is; from the start nothing moves", async () => {
    const { database, parts, passOf, mailsTo, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 1 });
    const ana = await book("ana", id);
    const ben = await addMember(database, "ben");
    await addPass(database, ben);
    await joinWaitlist(parts, ben, { classId: id }, now);
    await removeBooking(parts, ana.booking.id, inHours(48.1));
    expect((await passOf(ana.pass.id)).classesLeft).toBe(10);
    expect(await readBooks(database, id)).toMatchObject({ taken: 0, booked: 0, waiting: 1 });
    expect((await mailsTo("ana@example.com"))[1]).toMatchObject({
      subject: "No longer booked",
      method: "CANCEL",
    });
    expect(await mailsTo("ben@example.com")).toEqual([]);
    const cancelling = { id: ana.booking.id, uid: ben.uid, acceptsLoss: true };
    await expect(cancelBooking(parts, cancelling, now)).rejects.toMatchObject({ status: 404 });
  });

  test("at the door nobody pays twice for one class, and every pass gets its holder in", async () => {
    const { database, passOf, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 2 });
    const ana = await book("ana", id);
    const door = inHours(47.5);
    const enter = (email: string, at = door, classId?: string) => checkIn(database, { email, classId }, at);
    expect(await enter("Ana@example.com")).toMatchObject({ how: "booked", pass: { classesLeft: 9 } });
    expect(await enter("ana@example.com")).toMatchObject({ how: "already" });
    expect((await passOf(ana.pass.id)).classesLeft).toBe(9);
    const ben = await addMember(database, "ben");
    await addPass(database, ben, monthly);
    expect(await enter("ben@example.com")).toMatchObject({ how: "used", pass: { classesLeft: null } });
    // Without an account, by the address it was bought with; and beyond what there is room for.
    const cleo = await addPass(database, { uid: "", email: "cleo@example.com" }, { uid: null });
    expect(await enter("cleo@example.com", inHours(48.9))).toMatchObject({
      how: "used",
      pass: { classesLeft: 9 },
    });
    await addMember(database, "dev");
    expect(await enter("dev@example.com")).toMatchObject({ how: "no pass" });
    await expect(enter("nobody@example.com")).rejects.toThrow(
      "Nobody with that address has an account or a pass.",
    );
    expect(await readBooks(database, id)).toMatchObject({ taken: 3, booked: 3 });
    const { past } = await listMyClasses(database, ana.member.uid, inHours(50));
    expect(past).toMatchObject([{ outcome: "came" }]);
    // No class is on: a class of the pass is used, as before.
    expect(await enter("cleo@example.com", inHours(46.9))).toMatchObject({
      how: "used",
      datedClass: undefined,
    });
    expect((await passOf(cleo.id)).classesLeft).toBe(8);
    expect(await enter("cleo@example.com", inHours(60), id)).toMatchObject({ how: "already" });
    await expect(enter("cleo@example.com", door, "no-such-class")).rejects.toMatchObject({ status: 404 });
  });

  test("who cancelled late comes back with the class that stayed used, by booking it or at the door", async () => {
    const { database, parts, passOf, book } = await openStudio(kind);
    const { id: classId } = await addClass(database, { startsAt });
    const ana = await book("ana", classId, { classesLeft: 1 });
    const { uid } = ana.member;
    const cancel = (id: string, at: Date) => cancelBooking(parts, { id, uid, acceptsLoss: true }, at);
    expect(await cancel(ana.booking.id, inHours(40))).toEqual({ credit: "kept" });
    // Also where it was the last one of the pass.
    const { booking: again } = await bookClass(parts, ana.member, { classId }, inHours(41));
    expect(again).toMatchObject({ passId: ana.pass.id, usesClass: 1 });
    expect((await passOf(ana.pass.id)).classesLeft).toBe(0);
    // No second thoughts: what was lost is not won back by booking it once more.
    expect(await cancel(again.id, inHours(41.1))).toEqual({ credit: "kept" });
    expect((await passOf(ana.pass.id)).classesLeft).toBe(0);
    expect(await checkIn(database, { email: ana.member.email }, inHours(47.5))).toMatchObject({
      how: "booked",
      pass: { id: ana.pass.id, classesLeft: 0 },
    });
    expect(await readBooks(database, classId)).toMatchObject({ taken: 1, booked: 1 });
  });

  test("who comes back another way pays once: what stayed used goes back", async () => {
    const { database, parts, passOf, book } = await openStudio(kind);
    const { id: classId } = await addClass(database, { startsAt });
    const { member, pass, booking } = await book("ana", classId);
    await cancelBooking(parts, { id: booking.id, uid: member.uid, acceptsLoss: true }, inHours(40));
    const online = await addPass(database, member, { priceId: "price_dropin_online", classesLeft: 1 });
    await bookClass(parts, member, { classId, place: "online" }, inHours(41));
    expect((await passOf(online.id)).classesLeft).toBe(0);
    expect((await passOf(pass.id)).classesLeft).toBe(10);
  });

  test("with an account its bookings go, and its spots to those who wait", async () => {
    const { database, parts, mailsTo, passOf, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 1 });
    const ana = await book("ana", id);
    await sendReminders(parts, inHours(30));
    const ben = await addMember(database, "ben");
    await addPass(database, ben);
    await joinWaitlist(parts, ben, { classId: id }, now);
    await database
      .transaction()
      .execute((transaction) => endMemberBookings(transaction, parts.settings, ana.member, inHours(31)));
    expect((await readBooks(database, id)).bookings).toMatchObject([{ uid: ben.uid, status: "booked" }]);
    expect((await passOf(ana.pass.id)).classesLeft).toBe(10);
    expect((await mailsTo("ana@example.com")).at(-1)).toMatchObject({
      subject: "Cancelled",
      method: "CANCEL",
    });
    expect(await database.selectFrom("reminder").select("id").execute()).toEqual([]);
  });

  test("a pass that ended before its time holds no spots", async () => {
    const { database, parts, mailsTo, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt, capacity: 1 });
    const ana = await book("ana", id, { ...monthly, isRenewing: 1, validUntil: inHours(24).toISOString() });
    const ben = await addMember(database, "ben");
    await addPass(database, ben);
    await joinWaitlist(parts, ben, { classId: id }, now);
    await endLapsedBookings(parts, inHours(1));
    expect(await mailsTo("ana@example.com")).toHaveLength(1);
    await database
      .updateTable("pass")
      .set({ endedAt: inHours(2).toISOString(), isRenewing: 0 })
      .where("id", "=", ana.pass.id)
      .execute();
    await Promise.all([endLapsedBookings(parts, inHours(3)), endLapsedBookings(parts, inHours(3))]);
    const [, over, ...more] = await mailsTo("ana@example.com");
    expect(over).toMatchObject({ subject: "No longer booked", method: "CANCEL" });
    expect(over?.text).toContain("is over, so your booking is too.");
    expect(more).toEqual([]);
    const { bookings } = await readBooks(database, id);
    expect(bookings.find(({ status }) => status === "booked")?.uid).toBe(ben.uid);
  });

  test("a pause is told in one mail that names all it ended, and calendars hear of each", async () => {
    const { database, parts, mailsTo, book } = await openStudio(kind);
    const hatha = await addClass(database, { startsAt });
    const later = await addClass(database, {
      startsAt: inHours(72).toISOString(),
      classType: "Vinyasa Flow",
    });
    const { member, pass } = await book("ana", hatha.id, monthly);
    await bookClass(parts, member, { classId: later.id }, now);
    const third = await addClass(database, { startsAt: inHours(96).toISOString(), classType: "Meditation" });
    await bookClass(parts, member, { classId: third.id }, now);
    // No calendar heard of this one.
    await database.updateTable("booking").set({ lastMailId: null }).where("classId", "=", third.id).execute();
    const soon = await addClass(database, { startsAt: inHours(1).toISOString() });
    await checkIn(database, { email: member.email, classId: soon.id }, now);
    await database
      .transaction()
      .execute((transaction) => endPausedBookings(transaction, parts.settings, pass, now));
    const mails = (await mailsTo(member.email)).filter(({ subject }) => subject !== "Booked");
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "No longer booked",
      "Your pass is paused",
    ]);
    expect(mails.map(({ method }) => method)).toEqual(["CANCEL", "CANCEL"]);
    expect(new Set(mails.map(({ uid }) => uid)).size).toBe(2);
    const { text } = mails.find(({ subject }) => subject === "Your pass is paused") ?? expect.fail();
    for (const name of ["Hatha Yoga", "Vinyasa Flow", "Meditation"])
      expect(text).toContain(`- ${name} with `);
    expect(await readBooks(database, later.id)).toMatchObject({ taken: 0, booked: 0 });
    // Who is in the room stays there.
    expect(await readBooks(database, soon.id)).toMatchObject({ taken: 1, booked: 1 });
  });

  test("nobody is reminded of what they cancelled", async () => {
    const { database, parts, mailsTo, book } = await openStudio(kind);
    const { id } = await addClass(database, { startsAt });
    const { booking, member } = await book("ana", id, monthly);
    await cancelBooking(parts, { id: booking.id, uid: member.uid, acceptsLoss: false }, inHours(1));
    await sendReminders(parts, inHours(30));
    await sendReminders(parts, inHours(47.7));
    expect((await mailsTo("ana@example.com")).map(({ subject }) => subject)).toEqual(["Booked", "Cancelled"]);
  });
});

test("who is given a spot at the very moment they take one has it once, and pays for it once", async () => {
  // SQLite has one writer, and cannot get there.
  const { database, parts, passOf, book } = await openStudio("PostgreSQL");
  const { id: classId } = await addClass(database, { startsAt, capacity: 2 });
  const inside = [await book("ana", classId), await book("cleo", classId)];
  const ben = await addMember(database, "ben");
  const pass = await addPass(database, ben);
  await joinWaitlist(parts, ben, { classId }, now);
  const countStuck = async () => {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    return Number(rows[0]?.count);
  };
  const { booking } = await database.transaction().execute(async (transaction) => {
    await lockClass(transaction, classId);
    const taking = bookClass(parts, ben, { classId }, now);
    await expect.poll(countStuck).toBe(1);
    for (const {
      booking: { id },
    } of inside) {
      await removeWithin(transaction, parts.settings, { id, why: "removed" }, now);
    }
    return { booking: taking };
  });
  expect(await booking).toMatchObject({ isNew: false });
  expect(await readBooks(database, classId)).toMatchObject({ taken: 1, booked: 1, waiting: 0 });
  expect((await passOf(pass.id)).classesLeft).toBe(9);
});

test.each([
  ["a day before", -24, -100, "in person", ["day before"]],
  ["a minute too early", -24.02, -100, "in person", []],
  ["hours late", -6, -100, "in person", ["day before"]],
  ["when it is about to begin", -0.9, -100, "in person", []],
  ["a day before what was booked since", -23, -23.5, "in person", []],
  ["twenty minutes before, online", -0.33, -5, "online", ["soon"]],
  ["nine minutes late, online", -0.2, -5, "online", ["soon"]],
  ["eleven minutes late, online", -0.15, -5, "online", []],
  ["twenty minutes before, in the room", -0.33, -5, "in person", []],
] as const)("who is reminded %s", (_when, hours, madeHours, place, kinds) => {
  const start = inHours(200);
  const at = (from: number) => new Date(start.getTime() + from * hourMs);
  const booking = { madeAt: at(madeHours).toISOString(), place };
  expect(kindsDue(booking, { startsAt: start.toISOString(), movedAt: null }, at(hours))).toEqual(kinds);
});
