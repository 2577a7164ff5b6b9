import { sql } from "kysely";
import type { ClassView, MyBooking, MyClasses, PastClass, PastOutcome } from "../../contract/booking.ts";
import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { linkOf } from "./describe-class.ts";

const hourMs = 60 * 60_000;
/** No class is longer. */
const longestMs = 8 * hourMs;
const pastShown = 20;

/** The classes that have not ended, the next one first, and what a member has to do with each. */
export async function listClasses(
  database: Database,
  uid: string | undefined,
  now: Date,
): Promise<ClassView[]> {
  const classes = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("startsAt", ">", longAgo(now))
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  const toCome = classes.filter((each) => !hasEnded(each, now));
  const mine = uid && toCome.length > 0 ? await findMyBookings(database, uid, now) : new Map();
  return toCome.map((each) => viewClass(each, mine.get(each.id)));
}

export async function listMyClasses(database: Database, uid: string, now: Date): Promise<MyClasses> {
  const all = await listClasses(database, uid, now);
  const past = await database
    .selectFrom("booking")
    .innerJoin("datedClass", "datedClass.id", "booking.classId")
    .selectAll("booking")
    .select(["datedClass.startsAt", "datedClass.minutes", "datedClass.classType"])
    .where("booking.uid", "=", uid)
    // A place in line that came to nothing is no class.
    .where("booking.passId", "is not", null)
    .where((is) =>
      is.or([
        is("datedClass.startsAt", "<=", now.toISOString()),
        is("booking.endedBy", "in", ["studio", "class"]),
      ]),
    )
    .orderBy("datedClass.startsAt", "desc")
    .limit(pastShown)
    .execute();
  return {
    upcoming: all.filter(({ mine }) => mine !== null),
    past: past
      .filter((each) => each.status === "ended" || hasEnded(each, now))
      .map(
        (each): PastClass => ({
          id: each.id,
          classType: each.classType,
          startsAt: each.startsAt,
          outcome: outcomeOf(each),
        }),
      ),
  };
}

/** One class as a member sees it. */
export async function viewOne(
  database: Database,
  { classId, uid }: { classId: string; uid: string },
  now: Date,
): Promise<ClassView> {
  const datedClass = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("id", "=", classId)
    .executeTakeFirstOrThrow();
  return viewClass(datedClass, (await findMyBookings(database, uid, now)).get(classId));
}

type MyRow = BookingTable & { position: unknown; planName: string | null; priceId: string | null };

/** By class. The position is counted where it is asked for: those who wait are few. */
async function findMyBookings(database: Database, uid: string, now: Date): Promise<Map<string, MyRow>> {
  const rows = await database
    .selectFrom("booking")
    .innerJoin("datedClass", "datedClass.id", "booking.classId")
    .leftJoin("pass", "pass.id", "booking.passId")
    .selectAll("booking")
    .select(["pass.planName", "pass.priceId"])
    .select(
      sql`case when "booking"."status" = 'waiting' then (
        select count(*) from "booking" "before"
        where "before"."classId" = "booking"."classId" and "before"."status" = 'waiting'
          and ("before"."madeAt", "before"."id") <= ("booking"."madeAt", "booking"."id")
      ) end`.as("position"),
    )
    .where("booking.uid", "=", uid)
    .where("booking.status", "!=", "ended")
    .where("datedClass.startsAt", ">", longAgo(now))
    .execute();
  return new Map(rows.map((row) => [row.classId, row]));
}

function viewClass(datedClass: DatedClassTable, mine: MyRow | undefined): ClassView {
  const { id, entry, classType, instructor, startsAt, plannedFor, minutes, place, status } = datedClass;
  const spotsLeft = status === "open" ? Math.max(0, datedClass.capacity - datedClass.taken) : 0;
  return {
    id,
    entry,
    classType,
    instructor,
    startsAt,
    minutes,
    place,
    spotsLeft,
    status,
    movedFrom: startsAt === plannedFor ? null : plannedFor,
    mine: mine ? viewMine(mine, datedClass) : null,
  };
}

function viewMine(row: MyRow, datedClass: DatedClassTable): MyBooking {
  const isBooked = row.status === "booked";
  return {
    id: row.id,
    status: isBooked ? "booked" : "waiting",
    position: isBooked ? null : Number(row.position),
    place: row.place,
    freeUntil: row.freeUntil,
    planName: row.planName,
    usesClass: row.usesClass === 1,
    classLink: isBooked ? linkOf(row, datedClass, row.priceId) : null,
  };
}

function outcomeOf({ status, endedBy, attendance }: BookingTable): PastOutcome {
  if (status !== "ended") return attendance ?? "booked";
  if (endedBy === "member") return "cancelled";
  return endedBy === "late" ? "cancelled late" : "cancelled by studio";
}

function hasEnded({ startsAt, minutes }: Pick<DatedClassTable, "startsAt" | "minutes">, now: Date): boolean {
  return Date.parse(startsAt) + minutes * 60_000 <= now.getTime();
}

function longAgo(now: Date): string {
  return new Date(now.getTime() - longestMs).toISOString();
}
