import { sql } from "kysely";
import type { Database } from "./tables.ts";

const dayMs = 24 * 60 * 60_000;

/** How long things are kept, in days; docs/deploying.md says the same to people. */
export const retentionDays = {
  /** What a mail said, once it was sent: it may hold a link that opens an account. */
  sentMailText: 7,
  /** That a mail was sent, to whom and when. */
  sentMail: 365,
  /** Mail that was given up. */
  parkedMail: 90,
  /** Contact messages that the trap for robots caught. */
  heldMail: 30,
  /** A demonstration checkout that nobody paid. */
  openDemoCheckout: 7,
  /** Classes that have been, with who booked them and who came. */
  classes: 730,
  /** That somebody was reminded of a class, after it. */
  reminders: 30,
  /** What visitors wrote through the contact form. */
  contactMessages: 730,
  /** Who changed what: three years, as long as anybody may ask what became of a pass. */
  audit: 1095,
  /** That a phone checked somebody in under this id; a queue is not older. */
  checkIns: 90,
  /** Which class a checkout was for, and what came of it. */
  bookingWishes: 90,
};

/** So much at a time, so that nobody waits for it. */
const batch = 500;

/**
 * Deletes what its time is over: ended sessions, links that no longer work, old mail and old classes. Run every hour;
 * limits and abandoned checkouts are forgotten with it (see services.ts).
 */
export async function purgeOldData(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await database.deleteFrom("session").where("expiresAt", "<", now.toISOString()).execute();
  await database.deleteFrom("verification").where("expiresAt", "<", now.toISOString()).execute();
  await emptySentMail(database, before(retentionDays.sentMailText));
  const old = [
    ["sent", before(retentionDays.sentMail)],
    ["parked", before(retentionDays.parkedMail)],
    ["held", before(retentionDays.heldMail)],
  ] as const;
  for (const [status, createdBefore] of old) {
    await database
      .deleteFrom("outbox")
      .where("status", "=", status)
      .where("createdAt", "<", createdBefore)
      .execute();
  }
  await database
    .deleteFrom("demoObject")
    .where("kind", "=", "session")
    .where("createdAt", "<", before(retentionDays.openDemoCheckout))
    .where("data", "like", '%"status":"open"%')
    .execute();
  await purgeClasses(database, before);
  await purgeStudio(database, before, now);
}

/** The bookings before their classes: none is left that is about nothing. */
async function purgeClasses(database: Database, before: (days: number) => string): Promise<void> {
  await database.deleteFrom("reminder").where("startsAt", "<", before(retentionDays.reminders)).execute();
  await database
    .deleteFrom("bookingWish")
    .where("createdAt", "<", before(retentionDays.bookingWishes))
    .execute();
  const old = before(retentionDays.classes);
  const gone = database.selectFrom("datedClass").select("id").where("startsAt", "<", old);
  await database.deleteFrom("booking").where("classId", "in", gone).execute();
  await database.deleteFrom("datedClass").where("startsAt", "<", old).execute();
}

async function purgeStudio(database: Database, before: (days: number) => string, now: Date): Promise<void> {
  await database
    .deleteFrom("contactMessage")
    .where((is) =>
      is.or([
        is("at", "<", before(retentionDays.contactMessages)),
        // With the mail that was never sent.
        is.and([is("isHeld", "=", 1), is("at", "<", before(retentionDays.heldMail))]),
      ]),
    )
    .execute();
  await database.deleteFrom("checkIn").where("appliedAt", "<", before(retentionDays.checkIns)).execute();
  await database.deleteFrom("audit").where("id", "<", before(retentionDays.audit)).execute();
  await database.deleteFrom("ownerInvitation").where("expiresAt", "<", now.toISOString()).execute();
  const sessions = database.selectFrom("session").select("id");
  await database.deleteFrom("confirmation").where("sessionId", "not in", sessions).execute();
}

async function emptySentMail(database: Database, sentBefore: string): Promise<void> {
  for (;;) {
    const due = database
      .selectFrom("outbox")
      .select("id")
      .where(sql<boolean>`"raw" <> ''`)
      .where("status", "=", "sent")
      .where("sentAt", "<", sentBefore)
      .limit(batch);
    const { numUpdatedRows } = await database
      .updateTable("outbox")
      .set({ raw: "" })
      .where("id", "in", due)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows < BigInt(batch)) return;
  }
}
