import { randomUUID } from "node:crypto";
import type { Place } from "../../contract/booking.ts";
import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { findMemberPasses } from "../passes/use-pass.ts";
import { queueClassMail } from "./class-mails.ts";
import {
  type Booker,
  type ClassMailSettings,
  type ClassParts,
  changeBooking,
  findMine,
  lockClass,
} from "./class-parts.ts";
import { classFull, noPass, requirePlace, requireToCome } from "./refusals.ts";
import { takeClass } from "./take-class.ts";

/** Which class, and how the member wants to come, where they said so. */
export type Wish = {
  classId: string;
  place?: Place | null | undefined;
  timeZone?: string | undefined;
};

export type Booked = { booking: BookingTable; isNew: boolean };

/** Books a class for a member, once however often it is asked: the spot, the pass, the booking and its mail in one step. */
export async function bookClass(parts: ClassParts, booker: Booker, wish: Wish, now: Date): Promise<Booked> {
  const booked = await transact(parts.database, (transaction) =>
    bookWithin(transaction, parts.settings, booker, wish, now),
  );
  if (booked.isNew) parts.wakeMail();
  return booked;
}

/** The same as part of something larger. Throws, so that nothing of it stays, when it cannot be booked. */
export async function bookWithin(
  transaction: Database,
  settings: ClassMailSettings,
  booker: Booker,
  wish: Wish,
  now: Date,
): Promise<Booked> {
  const { classId, place: wanted } = wish;
  const { uid, email } = booker;
  await requireAccount(transaction, uid);
  // Whoever waits may be given the spot at this very moment: first come, first looked at.
  await lockClass(transaction, classId);
  const mine = await findMine(transaction, classId, email);
  if (mine?.status === "booked") return { booking: mine, isNew: false };
  const datedClass = await takeSpot(transaction, classId, now);
  requirePlace(datedClass, wanted);
  const passes = await findMemberPasses(transaction, uid);
  const asked = wanted ?? mine?.place;
  const taken = await takeClass(transaction, datedClass, { email, passes, wanted: asked }, now);
  if (!taken) throw noPass(datedClass, { passes, wanted: asked, now });
  const { pass, place, freeUntil } = taken;
  const fields = {
    status: "booked",
    place,
    passId: pass.id,
    usesClass: pass.classesLeft === null ? 0 : 1,
    madeAt: now.toISOString(),
    freeUntil: freeUntil.toISOString(),
    timeZone: wish.timeZone ?? mine?.timeZone ?? null,
  } as const;
  const booking = mine
    ? await changeBooking(transaction, mine.id, fields)
    : await insertBooking(transaction, writeBooking({ ...fields, classId, uid, email }));
  await queueClassMail(transaction, settings, { kind: "booked", booking, datedClass, pass }, now);
  return { booking, isNew: true };
}

/** A member who is being deleted at this moment books nothing more; one who asks twice is heard one after the other. */
export async function requireAccount(transaction: Database, uid: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable("user")
    .set({ id: uid })
    .where("id", "=", uid)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError("unauthorized", "Please sign in first.");
}

/** One statement decides who gets the last spot. */
async function takeSpot(transaction: Database, classId: string, now: Date): Promise<DatedClassTable> {
  const taken = await transaction
    .updateTable("datedClass")
    .set((is) => ({ taken: is("taken", "+", 1) }))
    .where("id", "=", classId)
    .where("status", "=", "open")
    .where("startsAt", ">", now.toISOString())
    .whereRef("taken", "<", "capacity")
    .returningAll()
    .executeTakeFirst();
  if (taken) return taken;
  requireToCome(await lockClass(transaction, classId), now);
  throw classFull();
}

type NewBooking = Pick<BookingTable, "classId" | "email" | "status" | "place" | "madeAt" | "timeZone"> &
  Partial<BookingTable>;

/** What is not said is not there yet. */
export function writeBooking({ email, ...fields }: NewBooking): BookingTable {
  return {
    id: randomUUID(),
    uid: null,
    name: null,
    email: email.toLowerCase(),
    endedBy: null,
    passId: null,
    usesClass: 0,
    freeUntil: null,
    endedAt: null,
    attendance: null,
    lastMailId: null,
    ...fields,
  };
}

export async function insertBooking(transaction: Database, booking: BookingTable): Promise<BookingTable> {
  await transaction.insertInto("booking").values(booking).execute();
  return booking;
}
