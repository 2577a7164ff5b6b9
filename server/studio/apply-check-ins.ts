import { findPlan } from "../../content/find-plan.ts";
import type { CheckIn, CheckInResult, WalkIn } from "../../contract/studio.ts";
import { insertBooking, writeBooking } from "../classes/book-class.ts";
import { checkIn, describeRoom } from "../classes/check-in.ts";
import { changeBooking, changeTaken, findMine, lockClass } from "../classes/class-parts.ts";
import { markAttendance } from "../classes/mark-attendance.ts";
import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { writeNoAddress } from "./addresses.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";
import { insertDoorSale } from "./sell-at-door.ts";
import { walkInPlans } from "./todays-classes.ts";

const minuteMs = 60_000;
const doorOpensMs = 60 * minuteMs;

/** Applies what a phone has gathered, in its order: each in a transaction of its own, and each once by its id. */
export async function applyCheckIns(
  desk: Desk,
  actor: Actor,
  checkIns: CheckIn[],
  now: Date,
): Promise<CheckInResult[]> {
  const results: CheckInResult[] = [];
  for (const each of checkIns) {
    const known = await findApplied(desk.database, each.id);
    results.push(known ?? (await applyOne(desk, actor, each, now)));
  }
  return results;
}

async function applyOne(desk: Desk, actor: Actor, given: CheckIn, now: Date): Promise<CheckInResult> {
  try {
    return await audited(desk, actor, "checked in", async (inner) => {
      const { database } = inner;
      // The class first: of two phones that send the same one, the later waits and finds it applied.
      const datedClass = await lockClass(database, given.classId);
      const known = await findApplied(database, given.id);
      if (known) return { subject: given.classId, isNothing: true, result: known };
      if (datedClass.status === "cancelled") throw new AppError("conflict", "This class was cancelled.");
      const before = "bookingId" in given ? await findBooking(database, given.bookingId) : undefined;
      const booking =
        "bookingId" in given
          ? await mark(database, given, now)
          : await letWalkIn(
              inner,
              { ...given.walkIn, id: given.id, attendance: given.attendance },
              datedClass,
              {
                at: doorTime(given.at, datedClass, now),
                now,
              },
            );
      // Said to whoever lets somebody in; marking who is booked changes nothing about the room.
      const detail =
        "walkIn" in given ? (describeRoom(await lockClass(database, given.classId)) ?? null) : null;
      await keep(database, given, { outcome: "applied", detail, bookingId: booking.id }, now);
      return {
        subject: booking.name ?? booking.email,
        before: before ? { attendance: before.attendance } : null,
        after: { classId: given.classId, attendance: given.attendance, at: given.at },
        result: { id: given.id, outcome: "applied", detail, bookingId: booking.id },
      };
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const refused = { outcome: "refused", detail: error.message, bookingId: null } as const;
    await keep(desk.database, given, refused, now);
    return { id: given.id, ...refused };
  }
}

/** The later tap wins, in whichever order they arrive. */
async function mark(
  database: Database,
  { bookingId, classId, attendance, at }: Extract<CheckIn, { bookingId: string }>,
  now: Date,
): Promise<BookingTable> {
  const later = await database
    .selectFrom("checkIn")
    .select("attendance")
    .where("bookingId", "=", bookingId)
    .where("outcome", "=", "applied")
    .where("at", ">", at)
    .orderBy("at", "desc")
    .executeTakeFirst();
  const wanted = later?.attendance ?? attendance;
  return markAttendance(database, { bookingId, classId }, wanted === "none" ? null : wanted, now);
}

type Arriving = WalkIn & { id: string; attendance: CheckIn["attendance"] };

/** With a pass as at the command line; with cash, a sale of one class, which this is. */
async function letWalkIn(
  desk: Desk,
  { id, name, email, payment, priceId, attendance }: Arriving,
  datedClass: DatedClassTable,
  { at, now }: { at: Date; now: Date },
): Promise<BookingTable> {
  const { database } = desk;
  const booking =
    payment === "pass"
      ? await letInWithPass(database, datedClass, email, at)
      : await letInForCash(desk, { id, name, email, priceId }, datedClass, { at, now });
  const seen = attendance === "none" ? null : attendance;
  // A member has a name already.
  const called = booking.uid === null ? (booking.name ?? name) : null;
  return changeBooking(database, booking.id, { name: called, attendance: seen });
}

async function letInWithPass(
  database: Database,
  datedClass: DatedClassTable,
  email: string | undefined,
  at: Date,
): Promise<BookingTable> {
  if (!email) throw new AppError("bad_request", "Please give the address that the pass belongs to.");
  const { how } = await checkIn(database, { email, classId: datedClass.id }, at);
  if (how === "no pass") {
    throw new AppError("conflict", `${email} has no pass with a class left that is good for this class.`);
  }
  const booking = await findMine(database, datedClass.id, email);
  if (!booking) throw new Error("Somebody was let in and is not in the class.");
  return booking;
}

type Paying = { id: string; name: string; email: string | undefined; priceId: string | undefined };

async function letInForCash(
  desk: Desk,
  { id, name, email, priceId }: Paying,
  datedClass: DatedClassTable,
  { at, now }: { at: Date; now: Date },
): Promise<BookingTable> {
  const { database } = desk;
  const plan = findPlan(priceId ?? walkInPlans()[0]?.priceId ?? "");
  if (plan?.classes !== 1) {
    throw new AppError("bad_request", "There is no plan for one class that could be paid for in cash.");
  }
  const address = email?.toLowerCase() ?? writeNoAddress(id);
  const mine = await findMine(database, datedClass.id, address);
  if (mine?.status === "booked") throw new AppError("conflict", `${name} is booked into this class already.`);
  const user = email
    ? await database.selectFrom("user").select("id").where("email", "=", address).executeTakeFirst()
    : undefined;
  const uid = user?.id ?? null;
  await insertDoorSale(desk, { id: `door_${id}`, uid, email: address, plan, way: "cash" }, now);
  await changeTaken(database, datedClass.id, 1);
  const fields = {
    status: "booked",
    place: datedClass.place === "online" ? "online" : "in person",
    madeAt: at.toISOString(),
    freeUntil: at.toISOString(),
  } as const;
  if (mine) return changeBooking(database, mine.id, fields);
  return insertBooking(
    database,
    writeBooking({ ...fields, name, classId: datedClass.id, email: address, uid, timeZone: null }),
  );
}

/** When they stood at the door, as far as a phone's clock can be believed: around the class, and not to come. */
function doorTime(at: string, { startsAt, minutes }: DatedClassTable, now: Date): Date {
  const start = Date.parse(startsAt);
  const within = Math.min(Math.max(Date.parse(at), start - doorOpensMs), start + minutes * minuteMs);
  return new Date(Math.min(within, now.getTime()));
}

function findBooking(database: Database, id: string): Promise<BookingTable | undefined> {
  return database.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
}

async function findApplied(database: Database, id: string): Promise<CheckInResult | undefined> {
  const row = await database.selectFrom("checkIn").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { outcome, detail, bookingId } = row;
  return { id, outcome: outcome === "applied" ? "again" : "refused", detail, bookingId };
}

async function keep(
  database: Database,
  { id, classId, attendance, at }: CheckIn,
  result: Omit<CheckInResult, "id" | "outcome"> & { outcome: "applied" | "refused" },
  now: Date,
): Promise<void> {
  await database
    .insertInto("checkIn")
    .values({ id, classId, attendance, at, appliedAt: now.toISOString(), ...result })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
