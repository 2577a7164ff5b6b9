import type { BookingTable, Database } from "../database/tables.ts";
import { endBooked, findCredit } from "./cancel-booking.ts";
import { queueClassMail } from "./class-mails.ts";
import { type Booker, type ClassMailSettings, findMine, lockClass } from "./class-parts.ts";
import { fillSpots } from "./fill-spots.ts";

/**
 * With an account its bookings go: what is to come is cancelled as the member would, so that the spots go to
 * those who wait, and what has been is forgotten. Part of the deletion itself.
 */
export async function endMemberBookings(
  transaction: Database,
  settings: ClassMailSettings,
  { uid, email }: Booker,
  now: Date,
): Promise<void> {
  const theirs = await transaction
    .selectFrom("booking")
    .select(["id", "classId", "status"])
    .where((is) => is.or([is("uid", "=", uid), is("email", "=", email.toLowerCase())]))
    // One order for all, so that two of these do not wait for each other.
    .orderBy("classId")
    .execute();
  for (const { classId, status } of theirs) {
    if (status !== "ended") await giveUp(transaction, settings, { classId, email }, now);
  }
  const ids = theirs.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.deleteFrom("reminder").where("bookingId", "in", ids).execute();
    await transaction.deleteFrom("booking").where("id", "in", ids).execute();
  }
  await transaction.deleteFrom("bookingWish").where("uid", "=", uid).execute();
}

async function giveUp(
  transaction: Database,
  settings: ClassMailSettings,
  { classId, email }: Pick<BookingTable, "classId" | "email">,
  now: Date,
): Promise<void> {
  const datedClass = await lockClass(transaction, classId);
  const booking = await findMine(transaction, classId, email);
  const isToCome = datedClass.status === "open" && datedClass.startsAt > now.toISOString();
  if (booking?.status !== "booked" || !isToCome) return;
  const isLate = now.toISOString() >= (booking.freeUntil ?? "");
  const ended = await endBooked(transaction, booking, isLate ? "late" : "member", now);
  const credit = await findCredit(transaction, ended);
  await queueClassMail(transaction, settings, { kind: "cancelled", booking: ended, datedClass, credit }, now);
  await fillSpots(transaction, settings, classId, now);
}
