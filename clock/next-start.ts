/** For pages: when a class is, in browsers with Temporal and without. The server has `studio-clock.ts`. */
import type { ScheduleEntry } from "../content/schemas.ts";
import { weekdays } from "./weekdays.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The instant of the entry's next class that has not ended yet, on a date on which it happens. */
export function nextStartOf(
  { day, time, minutes, notOn = [] }: ScheduleEntry,
  timeZone: string,
  now: Date,
): Date {
  // Days are counted in UTC, where each has 24 hours. From yesterday on: a late class may run past midnight.
  const yesterday = Date.parse(readClock(now.getTime(), timeZone).slice(0, 10)) - dayMs;
  const ahead = (weekdays.indexOf(day) + 8 - new Date(yesterday).getUTCDay()) % 7;
  const dateIn = (days: number) => new Date(yesterday + days * dayMs).toISOString().slice(0, 10);
  const startIn = (days: number) => instantOf(`${dateIn(days)}T${time}:00`, timeZone);
  const isToCome = (days: number) =>
    !notOn.includes(dateIn(days)) && startIn(days) + minutes * minuteMs > now.getTime();
  let days = ahead;
  while (!isToCome(days)) days += 7;
  return new Date(startIn(days));
}

/** The instant at which clocks in a time zone show a date and time; in a gap, as Temporal has it. */
export function instantOf(shown: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${shown}Z`);
  // The offset belongs to the instant we are looking for, which may lie on either side of a clock change.
  const before = asIfUtc - offsetAt(asIfUtc - dayMs, timeZone);
  const after = asIfUtc - offsetAt(asIfUtc + dayMs, timeZone);
  const isShown = [before, after].map((instant) => readClock(instant, timeZone) === shown);
  return isShown[1] && !isShown[0] ? after : before;
}

/** How far clocks in a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${readClock(instant, timeZone)}Z`) - instant;
}

/** What this device's own clock shows at an instant: `2026-11-16T18:00:00`. */
export function readOwnClock(instant: number): string {
  const aheadMs = -new Date(instant).getTimezoneOffset() * minuteMs;
  return new Date(instant + aheadMs).toISOString().slice(0, 19);
}

/** What clocks in a time zone show at an instant: `2026-11-16T18:00:00`. */
export function readClock(instant: number, timeZone: string): string {
  // Where the browser has it: the first use of `Intl` takes a phone fifty times as long.
  if (globalThis.Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDateTime().toString({ smallestUnit: "second" });
  }
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { ...toTheSecond, timeZone });
  formats.set(timeZone, format);
  return format.format(instant).replace(" ", "T");
}

/** Swedish, because it writes dates the way computers read them; kept, because making one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();
const toTheSecond = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
