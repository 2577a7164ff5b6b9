import { z } from "zod";
import type { CheckoutBooking } from "../../contract/checkout.ts";
import type { Database, DatedClassTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { findCoveringPlans } from "../passes/choose-pass.ts";
import { bookWithin } from "./book-class.ts";
import { queueNotBookedMail } from "./class-mails.ts";
import { type ClassParts, findClass, noSuchClass } from "./class-parts.ts";

const outcomeSchema = z.object({
  classType: z.string(),
  startsAt: z.string(),
  isBooked: z.boolean(),
  reason: z.string().nullable(),
  // Not written before there was a way to the waitlist.
  waitFor: z.string().nullable().default(null),
});

/** Throws if a plan is bought for a class that is not there, or that it does not cover. */
export async function requireCovered(database: Database, classId: string, priceId: string): Promise<void> {
  const datedClass = await findClass(database, classId);
  if (!datedClass) throw new AppError("bad_request", noSuchClass);
  if (!findCoveringPlans({ place: datedClass.place }).includes(priceId)) {
    throw new AppError("bad_request", "This plan is not for that class.");
  }
}

/** Notes which class a checkout is for, or that it is for none: what was pressed last counts. */
export async function noteWish(
  database: Database,
  { sessionId, uid, classId }: { sessionId: string; uid: string; classId: string | undefined },
  now: Date,
): Promise<void> {
  if (classId === undefined) {
    await database
      .deleteFrom("bookingWish")
      .where("sessionId", "=", sessionId)
      .where("outcome", "is", null)
      .execute();
    return;
  }
  await database
    .insertInto("bookingWish")
    .values({ sessionId, classId, uid, createdAt: now.toISOString(), outcome: null })
    .onConflict((conflict) =>
      conflict.column("sessionId").doUpdateSet({ classId, uid }).where("bookingWish.outcome", "is", null),
    )
    .execute();
}

/**
 * Books the class that a checkout was for, now that it is paid, once however often it is called. Answers what
 * came of it, or nothing for a checkout that was for no class.
 */
export async function fulfilWish(
  parts: ClassParts,
  sessionId: string,
  now: Date,
): Promise<CheckoutBooking | undefined> {
  const { database, settings } = parts;
  const wish = await database
    .selectFrom("bookingWish")
    .selectAll()
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
  if (!wish) return undefined;
  if (wish.outcome !== null) return outcomeSchema.parse(JSON.parse(wish.outcome));
  const { classId, uid } = wish;
  const datedClass = await findClass(database, classId);
  const user = await database.selectFrom("user").select("email").where("id", "=", uid).executeTakeFirst();
  // The account or the class is gone: there is nobody to book, or nothing.
  if (!datedClass || !user) return undefined;
  const { email } = user;
  const keep = (transaction: Database, outcome: CheckoutBooking) =>
    keepOutcome(transaction, sessionId, outcome);
  const booked = outcomeOf(datedClass, null);
  const refusal = await transact(database, async (transaction) => {
    await bookWithin(transaction, settings, { uid, email }, { classId }, now);
    await keep(transaction, booked);
    return null;
  }).catch((error) => {
    // Refused, and nothing of it stays: full, cancelled, begun.
    if (error instanceof AppError) return error;
    throw error;
  });
  if (refusal) {
    const { message: reason, as } = refusal;
    const why = { to: email, datedClass, reason, isFull: as === "class_full" };
    await transact(database, async (transaction) => {
      const isFirst = await keep(transaction, outcomeOf(datedClass, refusal));
      if (isFirst) await queueNotBookedMail(transaction, settings, why, now);
    });
  }
  parts.wakeMail();
  return refusal ? outcomeOf(datedClass, refusal) : booked;
}

function outcomeOf({ id, classType, startsAt }: DatedClassTable, refusal: AppError | null): CheckoutBooking {
  return {
    classType,
    startsAt,
    isBooked: refusal === null,
    reason: refusal?.message ?? null,
    waitFor: refusal?.as === "class_full" ? id : null,
  };
}

/** Answers whether nobody had done it before. */
async function keepOutcome(
  transaction: Database,
  sessionId: string,
  outcome: CheckoutBooking,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("bookingWish")
    .set({ outcome: JSON.stringify(outcome) })
    .where("sessionId", "=", sessionId)
    .where("outcome", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
