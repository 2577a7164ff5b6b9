import { describe, expect, test } from "vitest";
import { addClass } from "../../tests/parts/booking.ts";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { writeBooking } from "../classes/book-class.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/outbox.ts";
import { purgeOldData } from "./purge.ts";

const dayMs = 24 * 60 * 60_000;
const now = new Date("2026-11-16T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();

describe.each(databaseKinds)("on %s", (kind) => {
  test("ended sessions and dead links go, running ones stay", async () => {
    const database = await openTestDatabase(kind);
    const times = { createdAt: daysAgo(40), updatedAt: daysAgo(40) };
    const member = { id: "u", name: "U", email: "u@example.com", emailVerified: 1, ...times };
    await database.insertInto("user").values(member).execute();
    for (const [id, expiresAt] of [
      ["ended", daysAgo(1)],
      ["running", daysAgo(-1)],
    ] as const) {
      const session = { id, token: id, userId: "u", userAgent: null, expiresAt, ...times };
      await database.insertInto("session").values(session).execute();
      const link = { id, identifier: id, value: "u", expiresAt, ...times };
      await database.insertInto("verification").values(link).execute();
    }
    await purgeOldData(database, now);
    for (const table of ["session", "verification"] as const) {
      expect(await database.selectFrom(table).select("id").execute()).toEqual([{ id: "running" }]);
    }
  });

  test("a sent mail loses its text after a week and is forgotten after a year; what waits is kept", async () => {
    const database = await openTestDatabase(kind);
    const from = { name: "S", address: "s@example.com" };
    const put = async (subject: string, status: "queued" | "sent" | "held" | "parked", days: number) => {
      const letter = {
        from,
        to: "m@example.com",
        subject,
        text: "https://yoga.example.com/reset?token=secret",
      };
      const mail = await composeMail(letter, "example.com", now);
      await queueMail(database, mail, new Date(daysAgo(days)));
      const sentAt = status === "sent" ? daysAgo(days) : null;
      await database.updateTable("outbox").set({ status, sentAt }).where("id", "=", mail.id).execute();
    };
    await put("sent lately", "sent", 6);
    await put("sent long ago", "sent", 8);
    await put("sent last year", "sent", 400);
    await put("waiting", "queued", 400);
    await put("caught", "held", 31);
    await put("given up", "parked", 60);
    await purgeOldData(database, now);
    const left = await database.selectFrom("outbox").select(["subject", "raw"]).orderBy("subject").execute();
    expect(left.map(({ subject, raw }) => [subject, raw.includes("secret")])).toEqual([
      ["given up", true],
      ["sent lately", true],
      ["sent long ago", false],
      ["waiting", true],
    ]);
  });

  test("classes and who was in them are forgotten after two years, reminders after a month", async () => {
    const database = await openTestDatabase(kind);
    for (const [id, days] of [
      ["old", 731],
      ["kept", 729],
    ] as const) {
      const startsAt = daysAgo(days);
      await addClass(database, { id, startsAt });
      const booking = {
        id,
        classId: id,
        email: "a@example.com",
        place: null,
        madeAt: startsAt,
        timeZone: null,
      };
      await database
        .insertInto("booking")
        .values(writeBooking({ ...booking, status: "booked" }))
        .execute();
      const reminder = { id, bookingId: id, kind: "soon", startsAt, sentAt: startsAt } as const;
      await database.insertInto("reminder").values(reminder).execute();
    }
    await purgeOldData(database, now);
    for (const table of ["datedClass", "booking"] as const) {
      expect(await database.selectFrom(table).select("id").execute()).toEqual([{ id: "kept" }]);
    }
    expect(await database.selectFrom("reminder").select("id").execute()).toEqual([]);
  });

  test("a demonstration checkout that nobody paid goes after a week, a paid one stays", async () => {
    const database = await openTestDatabase(kind);
    for (const status of ["open", "complete"]) {
      const data = JSON.stringify({ id: status, status });
      const createdAt = daysAgo(8);
      await database
        .insertInto("demoObject")
        .values({ id: status, kind: "session", createdAt, data })
        .execute();
    }
    await purgeOldData(database, now);
    expect(await database.selectFrom("demoObject").select("id").execute()).toEqual([{ id: "complete" }]);
  });
});
