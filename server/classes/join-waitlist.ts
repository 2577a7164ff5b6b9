import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { findMemberPasses } from "../passes/use-pass.ts";
import { type Booked, insertBooking, requireAccount, type Wish, writeBooking } from "./book-class.ts";
import { type Booker, type ClassParts, findMine, lockClass } from "./class-parts.ts";
import { noPass, requirePlace, requireToCome } from "./refusals.ts";
import { canTakeClass } from "./take-class.ts";

const spotFree = "A spot has just come free. You can book it now.";

/** Puts a member in line for a full class. It costs nothing until a spot is theirs, but they must have a pass for it. */
export function joinWaitlist(parts: ClassParts, booker: Booker, wish: Wish, now: Date): Promise<Booked> {
  const { classId, place: wanted, timeZone = null } = wish;
  const { uid, email } = booker;
  return transact(parts.database, async (transaction) => {
    await requireAccount(transaction, uid);
    const datedClass = await lockClass(transaction, classId);
    const mine = await findMine(transaction, classId, email);
    if (mine) return { booking: mine, isNew: false };
    requireToCome(datedClass, now);
    requirePlace(datedClass, wanted);
    if (datedClass.taken < datedClass.capacity) throw new AppError("conflict", spotFree);
    const passes = await findMemberPasses(transaction, uid);
    const isHeld = await canTakeClass(transaction, datedClass, { email, passes, wanted }, now);
    if (!isHeld) throw noPass(datedClass, { passes, wanted, now });
    const booking = writeBooking({
      uid,
      email,
      classId,
      status: "waiting",
      place: wanted ?? null,
      madeAt: now.toISOString(),
      timeZone,
    });
    return { booking: await insertBooking(transaction, booking), isNew: true };
  });
}
