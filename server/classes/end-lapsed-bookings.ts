import { transact } from "../database/transact.ts";
import { removeWithin } from "./cancel-booking.ts";
import type { ClassParts } from "./class-parts.ts";

/**
 * A pass that ended before its time, refunded or no longer renewed, holds no spots: what is booked with it and
 * still to come goes to those who wait. Every process may do so at any time.
 */
export async function endLapsedBookings(parts: ClassParts, now: Date): Promise<void> {
  const { database, settings } = parts;
  const lapsed = await database
    .selectFrom("booking")
    .innerJoin("pass", "pass.id", "booking.passId")
    .innerJoin("datedClass", "datedClass.id", "booking.classId")
    .select("booking.id")
    .where("booking.status", "=", "booked")
    .where("datedClass.startsAt", ">", now.toISOString())
    .where("pass.endedAt", "<=", now.toISOString())
    // Who is in the room already stays there.
    .where("booking.attendance", "is", null)
    .orderBy("booking.classId")
    .execute();
  for (const { id } of lapsed) {
    await transact(database, (transaction) =>
      removeWithin(transaction, settings, { id, why: "pass over" }, now),
    );
  }
  if (lapsed.length > 0) parts.wakeMail();
}
