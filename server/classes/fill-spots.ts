import type { Database } from "../database/tables.ts";
import { findMemberPasses } from "../passes/use-pass.ts";
import { queueClassMail } from "./class-mails.ts";
import { type ClassMailSettings, changeBooking, changeTaken, findCurrent, lockClass } from "./class-parts.ts";
import { deadlineOf } from "./deadlines.ts";
import { takeClass } from "./take-class.ts";

/**
 * Gives the free spots of a class to those who wait, in the transaction that freed them: before the deadline to
 * the first whose pass is good for it, and whoever is passed over is told why and keeps their place in line.
 * After it nobody is booked unasked: all who wait are told, and the first to book has the spot. From the start
 * on nothing moves.
 */
export async function fillSpots(
  transaction: Database,
  settings: ClassMailSettings,
  classId: string,
  now: Date,
): Promise<void> {
  const datedClass = await lockClass(transaction, classId);
  const startsAt = new Date(datedClass.startsAt);
  let free = datedClass.capacity - datedClass.taken;
  if (datedClass.status !== "open" || startsAt <= now || free <= 0) return;
  const waiting = await findCurrent(transaction, classId, "waiting");
  if (now >= deadlineOf(startsAt)) {
    for (const booking of waiting) {
      await queueClassMail(transaction, settings, { kind: "spot free", booking, datedClass }, now);
    }
    return;
  }
  for (const booking of waiting) {
    if (free === 0) return;
    const passes = booking.uid ? await findMemberPasses(transaction, booking.uid) : [];
    const entrant = { email: booking.email, passes, wanted: booking.place };
    const taken = await takeClass(transaction, datedClass, entrant, now);
    if (!taken) {
      await queueClassMail(transaction, settings, { kind: "passed over", booking, datedClass }, now);
      continue;
    }
    const { pass, place, freeUntil } = taken;
    await changeTaken(transaction, classId, 1);
    free -= 1;
    const promoted = await changeBooking(transaction, booking.id, {
      status: "booked",
      place,
      passId: pass.id,
      usesClass: pass.classesLeft === null ? 0 : 1,
      madeAt: now.toISOString(),
      freeUntil: freeUntil.toISOString(),
    });
    await queueClassMail(
      transaction,
      settings,
      { kind: "promoted", booking: promoted, datedClass, pass },
      now,
    );
  }
}
