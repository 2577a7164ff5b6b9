/**
 * The studio's clock, for the server and the assistant: every date of theirs is the studio's, whatever
 * time zone the machine is in. Built on Temporal, which not every browser has: pages use `next-start.ts`.
 */

import { studio } from "#content/studio.ts";
import type { ScheduleEntry } from "../content/schemas.ts";
import { weekdays } from "./weekdays.ts";

/** What the studio's clock shows at an instant. */
function readClock(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

/** The start of the entry's next class that has not ended yet, on a date on which it happens. */
export function nextClassOf(
  { day, time, minutes, notOn = [] }: ScheduleEntry,
  now: Date,
  timeZone = studio.timeZone,
): Temporal.ZonedDateTime {
  // From yesterday on: a late class may run past midnight.
  const yesterday = readClock(now, timeZone).toPlainDate().subtract({ days: 1 });
  const ahead = (weekdays.indexOf(day) + 8 - yesterday.dayOfWeek) % 7;
  const startIn = (days: number) => yesterday.add({ days }).toZonedDateTime({ timeZone, plainTime: time });
  const isToCome = (start: Temporal.ZonedDateTime) =>
    start.add({ minutes }).epochMilliseconds > now.getTime() &&
    !notOn.includes(start.toPlainDate().toString());
  let days = ahead;
  while (!isToCome(startIn(days))) days += 7;
  return startIn(days);
}

/**
 * The same time of the same day so many calendar months later, or of the last day where the month is too
 * short: 31 January, then 28 or 29 February. An hour that clocks skip becomes the one after it.
 */
export function addMonths(from: Date, months: number, timeZone = studio.timeZone): Date {
  return new Date(readClock(from, timeZone).add({ months }).epochMilliseconds);
}

/** The studio's date at an instant, `2026-11-16`. */
export function dateOf(instant: Date, timeZone = studio.timeZone): string {
  return readClock(instant, timeZone).toPlainDate().toString();
}

/** Making one takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
/** The studio's month at an instant, `2026-11`. */
export function monthOf(instant: Date, timeZone = studio.timeZone): string {
  return readClock(instant, timeZone).toPlainDate().toPlainYearMonth().toString();
}

/** The studio's date at an instant, in words: `November 16, 2026`. */
export function formatDate(instant: Date, timeZone = studio.timeZone): string {
  const format =
    dateFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  dateFormats.set(timeZone, format);
  return format.format(instant);
}
