import { schedule } from "#content/schedule.ts";
import { formatTime } from "../../clock/schedule-entry.ts";
import { dateOf, nextClassOf } from "../../clock/studio-clock.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import type { TodaysClass } from "../../contract/checkout.ts";

/** The classes of the studio's day that have not ended yet, the next one first. */
export function findTodaysClasses(now: Date, entries: ScheduleEntry[] = schedule): TodaysClass[] {
  const today = dateOf(now);
  return entries
    .map((entry) => ({ entry, start: nextClassOf(entry, now) }))
    .filter(({ start }) => start.toPlainDate().toString() <= today)
    .toSorted((a, b) => a.start.epochMilliseconds - b.start.epochMilliseconds)
    .map(({ entry: { classType, time } }) => ({ classType, time: formatTime(time) }));
}
