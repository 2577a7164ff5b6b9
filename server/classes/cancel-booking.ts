import type { Cancelled } from "../../contract/booking.ts";
import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { giveBackClass } from "../passes/use-pass.ts";
import { queueClassMail } from "./class-mails.ts";
import {
  type ClassMailSettings,
  type ClassParts,
  changeBooking,
  changeTaken,
  lockClass,
} from "./class-parts.ts";
import { fillSpots } from "./fill-spots.ts";
import { refuse, requireToCome } from "./refusals.ts";

const noSuchBooking = "There is no such booking.";
const creditLost =
  "It is too late to cancel for free: the class stays used. You can still give your spot to somebody else.";

/**
 * A member gives up a class, or a place in line. In time the class goes back to the pass; later it stays used,
 * which the member must have accepted. Either way the spot is free for the next.
 */
export async function cancelBooking(
  parts: ClassParts,
  { id, uid, acceptsLoss }: { id: string; uid: string; acceptsLoss: boolean },
  now: Date,
): Promise<Cancelled> {
  const cancelled = await transact(parts.database, async (transaction) => {
    const { classId } = await requireBooking(transaction, id, uid);
    const datedClass = await lockClass(transaction, classId);
    // Again, now that nobody else changes it.
    const booking = await requireBooking(transaction, id, uid);
    if (booking.status === "ended") return { credit: await findCredit(transaction, booking) };
    requireToCome(datedClass, now);
    if (booking.status === "waiting") {
      await changeBooking(transaction, id, { ...endedAt(now), endedBy: "member" });
      return { credit: "none" } as const;
    }
    // A no-show stays one, also where the class was moved since.
    const isLate = booking.attendance === "missed" || now.toISOString() >= (booking.freeUntil ?? "");
    if (isLate && booking.usesClass && !acceptsLoss) throw refuse("credit_lost", creditLost);
    const ended = await endBooked(transaction, booking, isLate ? "late" : "member", now);
    const mail = { kind: "cancelled", booking: ended, datedClass } as const;
    const credit = await findCredit(transaction, ended);
    await queueClassMail(transaction, parts.settings, { ...mail, credit }, now);
    await fillSpots(transaction, parts.settings, classId, now);
    return { credit };
  });
  parts.wakeMail();
  return cancelled;
}

/** Ends a booking and frees its spot; what it used is given back unless it was cancelled late. */
export async function endBooked(
  transaction: Database,
  booking: BookingTable,
  endedBy: NonNullable<BookingTable["endedBy"]>,
  now: Date,
): Promise<BookingTable> {
  const isGivenBack = endedBy !== "late" && booking.usesClass === 1;
  if (isGivenBack && booking.passId) await giveBackClass(transaction, booking.passId);
  await changeTaken(transaction, booking.classId, -1);
  return changeBooking(transaction, booking.id, {
    ...endedAt(now),
    endedBy,
    usesClass: isGivenBack ? 0 : booking.usesClass,
  });
}

/** The owner takes somebody out of a class, which always gives the class back; a place in line just ends. */
export async function removeBooking(parts: ClassParts, id: string, now: Date): Promise<void> {
  const removal = { id, why: "removed" } as const;
  await transact(parts.database, (transaction) => removeWithin(transaction, parts.settings, removal, now));
  parts.wakeMail();
}

export type Removal = {
  id: string;
  /** By the owner, or because the pass it was booked with is over. */
  why: "removed" | "pass over";
};

export async function removeWithin(
  transaction: Database,
  settings: ClassMailSettings,
  { id, why: kind }: Removal,
  now: Date,
): Promise<void> {
  const removed = await endByStudio(transaction, settings, id, now);
  if (!removed) return;
  const credit = kind === "pass over" ? "none" : removed.credit;
  await queueClassMail(transaction, settings, { kind, ...removed, credit }, now);
}

/** What was ended, for whoever writes about it. */
export type Removed = { booking: BookingTable; datedClass: DatedClassTable; credit: Cancelled["credit"] };

/** Ends a booking or a place in line without a word to who had it; undefined if that had been done before. */
export async function endByStudio(
  transaction: Database,
  settings: ClassMailSettings,
  id: string,
  now: Date,
): Promise<Removed | undefined> {
  const { classId } = await requireBooking(transaction, id);
  const datedClass = await lockClass(transaction, classId);
  const before = await requireBooking(transaction, id);
  if (before.status === "ended") return undefined;
  const isBooked = before.status === "booked";
  const booking = isBooked
    ? await endBooked(transaction, before, "studio", now)
    : await changeBooking(transaction, id, { ...endedAt(now), endedBy: "studio" });
  if (isBooked) await fillSpots(transaction, settings, classId, now);
  return { booking, datedClass, credit: await findCredit(transaction, booking) };
}

export function endedAt(now: Date) {
  return { status: "ended", endedAt: now.toISOString() } as const;
}

/** What became of the class that a booking used. */
export async function findCredit(
  database: Database,
  { usesClass, passId }: BookingTable,
): Promise<Cancelled["credit"]> {
  if (usesClass === 1) return "kept";
  if (!passId) return "none";
  const pass = await database
    .selectFrom("pass")
    .select("classesLeft")
    .where("id", "=", passId)
    .executeTakeFirst();
  return pass && pass.classesLeft !== null ? "returned" : "none";
}

/** Somebody else's is none of theirs. */
async function requireBooking(database: Database, id: string, uid?: string): Promise<BookingTable> {
  const booking = await database.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
  if (!booking || (uid !== undefined && booking.uid !== uid)) throw new AppError("not_found", noSuchBooking);
  return booking;
}
