import type { BookingTable, Database, DatedClassTable, PassTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { findPassesByEmail, takeAnyClass } from "../passes/use-pass.ts";
import { insertBooking, writeBooking } from "./book-class.ts";
import { changeBooking, changeTaken, findClass, findMine, lockClass, noSuchClass } from "./class-parts.ts";
import { takeClass } from "./take-class.ts";

const minuteMs = 60_000;
/** From so long before the start until the end, people are at the door. */
const doorOpensMs = 60 * minuteMs;
const longestMs = 8 * 60 * minuteMs;

export type CheckIn =
  /** A class was used, or an unlimited pass was shown; without a class when none is on. */
  | { how: "used"; pass: PassTable; datedClass: DatedClassTable | undefined }
  /** It was used by booking it. */
  | { how: "booked" | "already"; pass: PassTable | undefined; datedClass: DatedClassTable }
  | { how: "no pass"; datedClass: DatedClassTable | undefined };

/** Somebody is at the door, for the class that is on now or the one that is named. Nobody pays twice for one class. */
export async function checkIn(
  database: Database,
  { email, classId }: { email: string; classId?: string | undefined },
  now: Date,
): Promise<CheckIn> {
  const datedClass = classId
    ? await requireClass(database, classId)
    : await findClassOnNow(database, email, now);
  if (!datedClass) {
    const pass = await takeAnyClass(database, email, now);
    if (pass) return { how: "used", pass, datedClass };
    await requireKnown(database, email);
    return { how: "no pass", datedClass };
  }
  return transact(database, async (transaction) => {
    await lockClass(transaction, datedClass.id);
    const mine = await findMine(transaction, datedClass.id, email);
    if (mine?.status === "booked") {
      await changeBooking(transaction, mine.id, { attendance: "came" });
      const how = mine.attendance === "came" ? "already" : "booked";
      return { how, pass: await findPass(transaction, mine), datedClass };
    }
    const passes = await findPassesByEmail(transaction, email);
    // Good now is good enough at the door; and who stands there comes in person, if their pass has it.
    const today = { ...datedClass, startsAt: now.toISOString() };
    const taken =
      (datedClass.place === "online"
        ? undefined
        : await takeClass(transaction, today, { email, passes, wanted: "in person" }, now)) ??
      (await takeClass(transaction, today, { email, passes, wanted: null }, now));
    if (!taken) {
      await requireKnown(transaction, email);
      return { how: "no pass", datedClass };
    }
    await changeTaken(transaction, datedClass.id, 1);
    await letIn(transaction, { datedClass, email, mine, ...taken }, now);
    const entered = await lockClass(transaction, datedClass.id);
    return { how: taken.isAgain ? "booked" : "used", pass: taken.pass, datedClass: entered };
  });
}

/** What the teacher is told who lets in more than there is room for; undefined where there is room. */
export function describeRoom({ taken, capacity }: DatedClassTable): string | undefined {
  return taken > capacity ? `The class is full: ${taken} of ${capacity}.` : undefined;
}

/** A mistyped address is no pass that is used up. */
async function requireKnown(database: Database, email: string): Promise<void> {
  const address = email.toLowerCase();
  const user = await database.selectFrom("user").select("id").where("email", "=", address).executeTakeFirst();
  if (user || (await findPassesByEmail(database, address)).length > 0) return;
  throw new AppError("not_found", "Nobody with that address has an account or a pass.");
}

type Visitor = {
  datedClass: DatedClassTable;
  email: string;
  mine: BookingTable | undefined;
  pass: PassTable;
  place: BookingTable["place"];
};

/** Whoever is at the door is in, also beyond what there is room for: the teacher sees the room. */
async function letIn(
  transaction: Database,
  { datedClass, email, mine, pass, place }: Visitor,
  now: Date,
): Promise<void> {
  const fields = {
    status: "booked",
    place,
    passId: pass.id,
    usesClass: pass.classesLeft === null ? 0 : 1,
    madeAt: now.toISOString(),
    freeUntil: now.toISOString(),
    attendance: "came",
  } as const;
  if (mine) {
    await changeBooking(transaction, mine.id, fields);
    return;
  }
  const user = await transaction
    .selectFrom("user")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  const booking = { ...fields, classId: datedClass.id, email, uid: user?.id ?? null, timeZone: null };
  await insertBooking(transaction, writeBooking(booking));
}

async function requireClass(database: Database, id: string): Promise<DatedClassTable> {
  const datedClass = await findClass(database, id);
  if (!datedClass) throw new AppError("not_found", noSuchClass);
  if (datedClass.status === "cancelled") throw new AppError("conflict", "This class was cancelled.");
  return datedClass;
}

/** The one they booked, if two are on; else the one that began first. */
async function findClassOnNow(
  database: Database,
  email: string,
  now: Date,
): Promise<DatedClassTable | undefined> {
  const around = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const near = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("status", "=", "open")
    .where("startsAt", "<=", around(doorOpensMs))
    .where("startsAt", ">", around(-longestMs))
    .orderBy("startsAt")
    .execute();
  const on = near.filter(
    ({ startsAt, minutes }) => Date.parse(startsAt) + minutes * minuteMs > now.getTime(),
  );
  for (const each of on) if (await findMine(database, each.id, email)) return each;
  return on[0];
}

function findPass(database: Database, { passId }: BookingTable): Promise<PassTable | undefined> {
  return database
    .selectFrom("pass")
    .selectAll()
    .where("id", "=", passId ?? "")
    .executeTakeFirst();
}
