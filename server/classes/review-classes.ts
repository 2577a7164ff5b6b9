import { studio } from "#content/studio.ts";
import type { Database, DatedClassTable } from "../database/tables.ts";
import { formatMoment } from "./describe-class.ts";
import { differs, isSameClass, type Planned, planClasses, plannedUntil } from "./make-classes.ts";

export type ReviewedClass = {
  datedClass: DatedClassTable;
  waiting: number;
  /** What the owner should know, or decide. */
  notes: string[];
};

/** Every class to come as the owner sees it, with what no longer agrees with the schedule. */
export async function reviewClasses(
  database: Database,
  now: Date,
  planned: Planned = {},
): Promise<ReviewedClass[]> {
  const classes = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("startsAt", ">", now.toISOString())
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  const lines = await database
    .selectFrom("booking")
    .select((is) => ["classId", is.fn.countAll().as("count")])
    .where("status", "=", "waiting")
    .groupBy("classId")
    .execute();
  const waiting = new Map(lines.map(({ classId, count }) => [classId, Number(count)]));
  const wanted = planClasses(now, planned);
  return classes.map((datedClass) => ({
    datedClass,
    waiting: waiting.get(datedClass.id) ?? 0,
    notes: writeNotes(datedClass, { classes, wanted, now, timeZone: planned.timeZone ?? studio.timeZone }),
  }));
}

type Around = { classes: DatedClassTable[]; wanted: DatedClassTable[]; now: Date; timeZone: string };

function writeNotes(datedClass: DatedClassTable, { classes, wanted, now, timeZone }: Around): string[] {
  const { id, status, startsAt, plannedFor } = datedClass;
  if (status === "cancelled") return ["cancelled"];
  const notes = startsAt === plannedFor ? [] : [`moved from ${formatMoment(plannedFor, timeZone)}`];
  const isPlanned = plannedFor > now.toISOString() && plannedFor <= plannedUntil(now).toISOString();
  const same = wanted.find((each) => each.id === id);
  if (same) return differs(datedClass, same) ? [...notes, describeChange(datedClass, same)] : notes;
  if (!isPlanned) return notes;
  // The same class at another time, which was not made because this one is booked.
  const known = new Set(classes.map((each) => each.id));
  const instead = wanted.find((each) => !known.has(each.id) && isSameClass(each, datedClass));
  if (!instead) return [...notes, "no longer on the schedule"];
  const time = timeOf(instead.startsAt, timeZone);
  return instead.startsAt === startsAt ? notes : [...notes, `the schedule says ${time}`];
}

function describeChange(before: DatedClassTable, wanted: DatedClassTable): string {
  const words = [
    ...(before.minutes === wanted.minutes ? [] : [`${wanted.minutes} minutes`]),
    ...(before.place === wanted.place ? [] : [wanted.place]),
    ...(before.capacity === wanted.capacity ? [] : [`room for ${wanted.capacity}`]),
    ...(before.instructor === wanted.instructor ? [] : [`with ${wanted.instructor}`]),
  ];
  return `the schedule says ${words.join(", ")}`;
}

/** `19:00`, as the schedule writes it. */
export function timeOf(at: string, timeZone: string): string {
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainTime();
  return time.toString({ smallestUnit: "minute" });
}
