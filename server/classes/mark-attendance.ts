import type { BookingTable, Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { giveBackClass } from "../passes/use-pass.ts";
import { changeBooking, lockClass } from "./class-parts.ts";

/** Notes whether somebody who is booked came; that they did not is known once it began. Part of a transaction. */
export async function markAttendance(
  transaction: Database,
  { bookingId, classId }: { bookingId: string; classId: string },
  attendance: BookingTable["attendance"],
  now: Date,
): Promise<BookingTable> {
  const { startsAt } = await lockClass(transaction, classId);
  if (attendance === "missed" && startsAt > now.toISOString()) {
    throw new AppError("conflict", "Nobody is a no-show before the class has begun.");
  }
  const booking = await requireBooking(transaction, bookingId);
  if (booking.classId !== classId) throw new AppError("not_found", "There is no such booking.");
  if (booking.status !== "booked") throw new AppError("conflict", "They are not booked into this class.");
  return changeBooking(transaction, bookingId, { attendance });
}

/** Gives the class of a no-show, or of a late cancelling, back after all. Part of a transaction. */
export async function forgiveBooking(
  transaction: Database,
  id: string,
): Promise<{ before: BookingTable; isGivenBack: boolean }> {
  const { classId } = await requireBooking(transaction, id);
  await lockClass(transaction, classId);
  const before = await requireBooking(transaction, id);
  const isMissed = before.status === "booked" && before.attendance === "missed";
  if (!isMissed && before.endedBy !== "late") {
    throw new AppError("conflict", "There is nothing to forgive: this was no no-show.");
  }
  if (before.usesClass === 0 || !before.passId) return { before, isGivenBack: false };
  await giveBackClass(transaction, before.passId);
  await changeBooking(transaction, id, { usesClass: 0 });
  return { before, isGivenBack: true };
}

async function requireBooking(database: Database, id: string): Promise<BookingTable> {
  const booking = await database.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
  if (!booking) throw new AppError("not_found", "There is no such booking.");
  return booking;
}
