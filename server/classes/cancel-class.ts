import type { DatedClassTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { endBooked, endedAt, findCredit } from "./cancel-booking.ts";
import { queueClassMail } from "./class-mails.ts";
import { type ClassParts, changeBooking, findCurrent, lockClass } from "./class-parts.ts";
import { lengthenPass } from "./preview-class.ts";
import { requireToCome } from "./refusals.ts";

/**
 * The studio cancels a class: everybody has their class back, passes that end soon are lengthened, nobody waits
 * any more, and all are told. All of it or nothing; a class that is cancelled already stays so.
 */
export async function cancelClass(parts: ClassParts, id: string, now: Date): Promise<void> {
  const { database, settings } = parts;
  await transact(database, async (transaction) => {
    const before = await lockClass(transaction, id);
    if (before.status === "cancelled") return;
    requireToCome(before, now);
    const datedClass: DatedClassTable = await transaction
      .updateTable("datedClass")
      .set((is) => ({ status: "cancelled", sequence: is("sequence", "+", 1), isAdjusted: 1 }))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const booking of await findCurrent(transaction, id, "booked")) {
      const ended = await endBooked(transaction, booking, "class", now);
      const passUntil = await lengthenPass(transaction, booking, datedClass);
      const credit = await findCredit(transaction, ended);
      const mail = { kind: "class cancelled", booking: ended, datedClass, credit, passUntil } as const;
      await queueClassMail(transaction, settings, mail, now);
    }
    for (const booking of await findCurrent(transaction, id, "waiting")) {
      const ended = await changeBooking(transaction, booking.id, { ...endedAt(now), endedBy: "class" });
      const mail = { kind: "class cancelled", booking: ended, datedClass } as const;
      await queueClassMail(transaction, settings, { ...mail, credit: "none", passUntil: null }, now);
    }
  });
  parts.wakeMail();
}
