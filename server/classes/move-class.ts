import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { queueClassMail } from "./class-mails.ts";
import { type ClassParts, changeBooking, findCurrent, lockClass } from "./class-parts.ts";
import { deadlineOf, freeUntilAfterMove } from "./deadlines.ts";
import { fillSpots } from "./fill-spots.ts";
import { requireToCome } from "./refusals.ts";

/**
 * The studio moves a class: everybody keeps their spot, and their booking even where the pass would be over by
 * then. Until when it can be cancelled follows the new start, and is never earlier than they were told.
 */
export async function moveClass(parts: ClassParts, id: string, to: Date, now: Date): Promise<void> {
  const { database, settings } = parts;
  if (to <= now) throw new AppError("bad_request", "A class can only be moved to a time to come.");
  await transact(database, async (transaction) => {
    const before = await lockClass(transaction, id);
    const startsAt = to.toISOString();
    if (before.startsAt === startsAt) return;
    requireToCome(before, now);
    const datedClass = await transaction
      .updateTable("datedClass")
      .set((is) => ({
        startsAt,
        sequence: is("sequence", "+", 1),
        isAdjusted: 1,
        movedAt: now.toISOString(),
      }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const status of ["booked", "waiting"] as const) {
      for (const booking of await findCurrent(transaction, id, status)) {
        const free =
          booking.freeUntil &&
          freeUntilAfterMove(to, { movedAt: now, before: new Date(booking.freeUntil) }).toISOString();
        const moved = free ? await changeBooking(transaction, booking.id, { freeUntil: free }) : booking;
        const pass = await transaction
          .selectFrom("pass")
          .selectAll()
          .where("id", "=", booking.passId ?? "")
          .executeTakeFirst();
        const mail = { kind: "moved", booking: moved, datedClass, pass, from: before.startsAt } as const;
        await queueClassMail(transaction, settings, mail, now);
      }
    }
    // A spot that came free too late for the old start may be in time for the new one.
    if (now < deadlineOf(to)) await fillSpots(transaction, settings, id, now);
  });
  parts.wakeMail();
}
