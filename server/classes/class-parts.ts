import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import type { MailSettings } from "../mail/studio-mail.ts";

/** Where members are led to, and who writes to them. */
export type ClassMailSettings = MailSettings & { publicUrl: string };

/** What booking needs. */
export type ClassParts = {
  database: Database;
  settings: ClassMailSettings;
  /** Called when a mail waits in the outbox. */
  wakeMail(): void;
};

/** Whoever books. */
export type Booker = { uid: string; email: string };

export const noSuchClass = "There is no such class.";

export function findClass(database: Database, id: string): Promise<DatedClassTable | undefined> {
  return database.selectFrom("datedClass").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The class as it is now, and as it stays until the transaction is over: whoever changes a class or who is in
 * it begins here, so that of several one comes after the other.
 */
export async function lockClass(transaction: Database, id: string): Promise<DatedClassTable> {
  const locked = await transaction
    .updateTable("datedClass")
    .set((is) => ({ taken: is.ref("taken") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!locked) throw new AppError("not_found", noSuchClass);
  return locked;
}

/** The bookings of a class that count, in the order in which they were made. */
export function findCurrent(
  database: Database,
  classId: string,
  status: "booked" | "waiting",
): Promise<BookingTable[]> {
  return database
    .selectFrom("booking")
    .selectAll()
    .where("classId", "=", classId)
    .where("status", "=", status)
    .orderBy("madeAt")
    .orderBy("id")
    .execute();
}

export function findMine(
  database: Database,
  classId: string,
  email: string,
): Promise<BookingTable | undefined> {
  return database
    .selectFrom("booking")
    .selectAll()
    .where("classId", "=", classId)
    .where("email", "=", email.toLowerCase())
    .where("status", "!=", "ended")
    .executeTakeFirst();
}

export async function changeTaken(transaction: Database, classId: string, by: number): Promise<void> {
  await transaction
    .updateTable("datedClass")
    .set((is) => ({ taken: is("taken", "+", by) }))
    .where("id", "=", classId)
    .execute();
}

export async function changeBooking(
  transaction: Database,
  id: string,
  fields: Partial<BookingTable>,
): Promise<BookingTable> {
  return transaction
    .updateTable("booking")
    .set(fields)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
