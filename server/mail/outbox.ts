import type { ExpressionBuilder } from "kysely";
import { studio } from "#content/studio.ts";
import type { Database, Tables } from "../database/tables.ts";
import { latestBelievable } from "../process/belief.ts";
import type { ComposedMail } from "./compose-mail.ts";

const leaseMs = 90_000;
const firstRetryMs = 10_000;
const longestRetryMs = 60 * 60_000;
const parkAfterMs = 24 * 60 * 60_000;
const parkAfterAttempts = 12;

type QueueOptions = {
  status?: "queued" | "held";
  /** The mail that must no longer be waiting when this one goes. */
  afterId?: string | null;
};

/** Promises a mail. Give it the transaction that makes the promise, and it is kept or broken with it. */
export async function queueMail(
  database: Database,
  mail: ComposedMail,
  now: Date,
  { status = "queued", afterId = null }: QueueOptions = {},
): Promise<void> {
  const createdAt = now.toISOString();
  await database
    .insertInto("outbox")
    .values({ ...mail, status, afterId, createdAt, nextAttemptAt: createdAt, attempts: 0 })
    .execute();
}

/** So many mails in one statement. */
const batch = 50;

/** The same for many at once. */
export async function queueMails(database: Database, mails: ComposedMail[], now: Date): Promise<void> {
  const createdAt = now.toISOString();
  const row = { status: "queued", createdAt, nextAttemptAt: createdAt, attempts: 0 } as const;
  for (let at = 0; at < mails.length; at += batch) {
    const rows = mails.slice(at, at + batch).map((mail) => ({ ...mail, ...row }));
    await database.insertInto("outbox").values(rows).execute();
  }
}

export type ClaimedMail = ComposedMail & { createdAt: string; attempts: number };

/** Takes the mail that has waited longest, for as long as the lease; of several workers one gets it. */
export async function claimMail(database: Database, now: Date): Promise<ClaimedMail | undefined> {
  const due = database
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where(isDue(now))
    .where(followsNobody)
    // Whoever has bought something waits for nobody who only writes to us.
    .orderBy((is) => is.case().when("recipient", "=", studio.email).then(1).else(0).end())
    .orderBy("nextAttemptAt")
    .limit(5);
  for (const { id } of await due.execute()) {
    const claimed = await database
      .updateTable("outbox")
      .set((is) => ({
        leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
        attempts: is("attempts", "+", 1),
      }))
      .where("id", "=", id)
      .where("status", "=", "queued")
      .where(isDue(now))
      .returning(["id", "sender", "recipient", "subject", "raw", "createdAt", "attempts"])
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  return undefined;
}

/** Its time has come and nobody has it in hand, as far as either can be believed. */
function isDue(now: Date) {
  const nowText = now.toISOString();
  return (is: ExpressionBuilder<Tables, "outbox">) =>
    is.and([
      is.or([
        is("nextAttemptAt", "<=", nowText),
        is("nextAttemptAt", ">", latestBelievable(now, longestRetryMs)),
      ]),
      is.or([
        is("leaseUntil", "is", null),
        is("leaseUntil", "<=", nowText),
        is("leaseUntil", ">", latestBelievable(now, leaseMs)),
      ]),
    ]);
}

/** The mail that has to go before it is on its way, given up or forgotten. */
function followsNobody(is: ExpressionBuilder<Tables, "outbox">) {
  const before = is
    .selectFrom("outbox as before")
    .select("before.id")
    .whereRef("before.id", "=", "outbox.afterId")
    .where("before.status", "=", "queued");
  return is.or([is("outbox.afterId", "is", null), is.not(is.exists(before))]);
}

type Claim = Pick<ClaimedMail, "id" | "attempts" | "createdAt">;

/** Delivered is delivered, whoever still holds the claim. */
export async function recordSent(database: Database, { id }: Claim, now: Date): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ status: "sent", sentAt: now.toISOString(), leaseUntil: null, lastError: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Plans the next attempt, ever later; after a day of them the mail is parked for a person to look at.
 * Only for the attempt that still holds the claim: one that comes too late has nothing to say.
 */
export async function recordFailure(
  database: Database,
  mail: Claim,
  reason: string,
  now: Date,
): Promise<"queued" | "parked"> {
  const wait = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), longestRetryMs);
  // Whichever way: a mail from a clock that had jumped ahead is no newer for it.
  const isOld = Math.abs(now.getTime() - Date.parse(mail.createdAt)) > parkAfterMs;
  // A server that was off for the day has not tried for a day.
  const status = isOld && mail.attempts >= parkAfterAttempts ? "parked" : "queued";
  const nextAttemptAt = new Date(now.getTime() + wait).toISOString();
  await database
    .updateTable("outbox")
    .set({ status, nextAttemptAt, leaseUntil: null, lastError: reason })
    .where("id", "=", mail.id)
    .where("status", "=", "queued")
    .where("attempts", "=", mail.attempts)
    .execute();
  return status;
}

/** Sends a parked or held mail on its way again, with all its attempts before it. */
export async function requeueMail(database: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ status: "queued", nextAttemptAt: now.toISOString(), leaseUntil: null, attempts: 0 })
    .where("id", "=", id)
    .where("status", "in", ["parked", "held"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The same for a mail that only waits for its next attempt: that is now. Whoever has it in hand keeps it. */
export async function hurryMail(database: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ nextAttemptAt: now.toISOString() })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** After a crash: what the dead process had claimed is free at once. Only for a database of one owner. */
export async function releaseLeases(database: Database): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ leaseUntil: null })
    .where("leaseUntil", "is not", null)
    .execute();
}
