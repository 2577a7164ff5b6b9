import type { Database, DatedClassTable, PassTable } from "../database/tables.ts";
import { endByStudio, type Removed } from "./cancel-booking.ts";
import { queuePauseMails } from "./class-mails.ts";
import type { ClassMailSettings } from "./class-parts.ts";

export type BookedWith = Pick<DatedClassTable, "classType" | "startsAt"> & { id: string };

/** What is booked with a pass and still to come, in the order in which everybody locks classes. */
export function findBookedWith(database: Database, passId: string, now: Date): Promise<BookedWith[]> {
  return (
    database
      .selectFrom("booking")
      .innerJoin("datedClass", "datedClass.id", "booking.classId")
      .select(["booking.id", "datedClass.classType", "datedClass.startsAt"])
      .where("booking.passId", "=", passId)
      .where("booking.status", "=", "booked")
      .where("datedClass.startsAt", ">", now.toISOString())
      // Who is in the room already stays there.
      .where("booking.attendance", "is", null)
      .orderBy("booking.classId")
      .execute()
  );
}

/** A pass that rests holds no spots. Its holder is told of the pause and of all that it ended, in one mail. */
export async function endPausedBookings(
  transaction: Database,
  settings: ClassMailSettings,
  pass: PassTable,
  now: Date,
): Promise<void> {
  const ended: Removed[] = [];
  for (const { id } of await findBookedWith(transaction, pass.id, now)) {
    const removed = await endByStudio(transaction, settings, id, now);
    if (removed) ended.push(removed);
  }
  const user = await transaction
    .selectFrom("user")
    .select("email")
    .where("id", "=", pass.uid ?? "")
    .executeTakeFirst();
  await queuePauseMails(transaction, settings, { to: user?.email ?? pass.email, pass, ended }, now);
}
