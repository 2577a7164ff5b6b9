import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { type ClassParts, lockClass } from "./class-parts.ts";
import { fillSpots } from "./fill-spots.ts";
import { requireToCome } from "./refusals.ts";

const mostPeople = 1000;

/** How many can come to one class. More spots go to those who wait; with fewer nobody who has one loses it. */
export async function changeCapacity(
  parts: ClassParts,
  id: string,
  capacity: number,
  now: Date,
): Promise<{ taken: number }> {
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > mostPeople) {
    throw new AppError("bad_request", `A class has room for 1 to ${mostPeople} people.`);
  }
  const changed = await transact(parts.database, async (transaction) => {
    const before = await lockClass(transaction, id);
    requireToCome(before, now);
    await transaction
      .updateTable("datedClass")
      .set({ capacity, isAdjusted: 1 })
      .where("id", "=", id)
      .execute();
    if (capacity > before.capacity) await fillSpots(transaction, parts.settings, id, now);
    return lockClass(transaction, id);
  });
  parts.wakeMail();
  return changed;
}
