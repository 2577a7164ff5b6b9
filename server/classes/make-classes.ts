import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { slugOf } from "../../clock/schedule-entry.ts";
import { weekdays } from "../../clock/weekdays.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import type { Database, DatedClassTable } from "../database/tables.ts";

const weeksAhead = 8;

export type Planned = { schedule?: ScheduleEntry[]; timeZone?: string };

/**
 * Makes the classes of the next eight weeks from the schedule. Every process may do so at any time: each class
 * is made once. What nobody has booked follows the schedule when that changes; a class that somebody booked, or
 * that the owner changed by hand, stays as it is (see review-classes.ts).
 */
export async function makeClasses(database: Database, now: Date, planned: Planned = {}): Promise<void> {
  const wanted = planClasses(now, planned);
  const current = await findOpen(database, now);
  const known = new Map(current.map((each) => [each.id, each]));
  const byId = new Map(wanted.map((each) => [each.id, each]));
  const stale = current.filter((each) => !byId.has(each.id));
  for (const each of stale) await dropUnbooked(database, each.id);
  for (const each of wanted) {
    const before = known.get(each.id);
    if (before && differs(before, each)) await followSchedule(database, each);
  }
  // What was put at another time and is booked stands in for its new self, until the owner decides.
  const left = stale.length > 0 ? await findOpen(database, now) : current;
  const standIns = left.filter((each) => !byId.has(each.id));
  const isStoodInFor = (each: DatedClassTable) => standIns.some((other) => isSameClass(other, each));
  const missing = wanted.filter((each) => !known.has(each.id) && !isStoodInFor(each));
  if (missing.length === 0) return;
  await database
    .insertInto("datedClass")
    .values(missing)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** The same class of the same day, whatever its time. */
export function isSameClass(a: DatedClassTable, b: DatedClassTable): boolean {
  return a.classType === b.classType && a.id.slice(0, 10) === b.id.slice(0, 10);
}

/** So far ahead there are classes, if the schedule has any. */
export function plannedUntil(now: Date): Date {
  return new Date(now.getTime() + weeksAhead * 7 * 24 * 60 * 60_000);
}

/** What the schedule says of the next weeks. */
export function planClasses(
  now: Date,
  { schedule: entries = schedule, timeZone = studio.timeZone }: Planned = {},
): DatedClassTable[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const dates = Array.from({ length: weeksAhead * 7 + 1 }, (_, days) => today.add({ days }));
  return dates.flatMap((date) =>
    entries
      .filter(({ day, notOn }) => weekdays[date.dayOfWeek - 1] === day && !notOn?.includes(date.toString()))
      .map((entry) => writeClass(entry, date, timeZone))
      .filter(({ startsAt }) => startsAt > now.toISOString()),
  );
}

function writeClass(entry: ScheduleEntry, date: Temporal.PlainDate, timeZone: string): DatedClassTable {
  const start = date.toZonedDateTime({ timeZone, plainTime: entry.time });
  const startsAt = new Date(start.epochMilliseconds).toISOString();
  return {
    id: `${date}-${slugOf(entry)}`,
    entry: slugOf(entry),
    classType: entry.classType,
    instructor: entry.instructor,
    startsAt,
    plannedFor: startsAt,
    minutes: entry.minutes,
    place: entry.place,
    capacity: entry.capacity,
    taken: 0,
    link: null,
    status: "open",
    sequence: 0,
    isAdjusted: 0,
    movedAt: null,
  };
}

/** To come, and not cancelled. */
export function findOpen(database: Database, now: Date): Promise<DatedClassTable[]> {
  return database
    .selectFrom("datedClass")
    .selectAll()
    .where("startsAt", ">", now.toISOString())
    .where("status", "=", "open")
    .orderBy("startsAt")
    .execute();
}

const followed = ["instructor", "minutes", "place", "capacity", "startsAt"] as const;

export function differs(before: DatedClassTable, wanted: DatedClassTable): boolean {
  return before.isAdjusted === 0 && followed.some((field) => before[field] !== wanted[field]);
}

async function followSchedule(database: Database, wanted: DatedClassTable): Promise<void> {
  const { instructor, minutes, place, capacity, startsAt } = wanted;
  await unbooked(database, wanted.id, (id) =>
    database
      .updateTable("datedClass")
      .set({ instructor, minutes, place, capacity, startsAt, plannedFor: startsAt })
      .where("id", "=", id)
      .where("taken", "=", 0)
      .where("isAdjusted", "=", 0)
      .execute(),
  );
}

async function dropUnbooked(database: Database, classId: string): Promise<void> {
  await unbooked(database, classId, (id) =>
    database
      .deleteFrom("datedClass")
      .where("id", "=", id)
      // Somebody who books it at this moment keeps it.
      .where("taken", "=", 0)
      .where("isAdjusted", "=", 0)
      .execute(),
  );
}

/** Also of those whose bookings have all ended something is left, in the members' own lists. */
async function unbooked(
  database: Database,
  id: string,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  const booking = await database
    .selectFrom("booking")
    .select("id")
    .where("classId", "=", id)
    .executeTakeFirst();
  if (!booking) await work(id);
}
