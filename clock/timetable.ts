/** When classes are: the arithmetic between the studio's clock and everybody else's. */
import type { ScheduleEntry } from "../content/schemas.ts";
import { weekdays } from "./weekdays.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** `18:00` as people here write it: `6:00 PM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** A name for an entry that fits an address: `monday-1800-hatha-yoga`. */
export function slugOf({ day, time, classType }: ScheduleEntry): string {
  const words = `${day} ${time.replace(":", "")} ${classType}`.toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replace(/-$/, "");
}

/** The calendar date, `YYYY-MM-DD`, of the entry's next class in the studio's time zone; today counts. */
export function nextDateOf({ day }: ScheduleEntry, timeZone: string, now: Date): string {
  const today = new Date(`${dateIn(timeZone, now)}T00:00:00Z`);
  const ahead = (weekdays.indexOf(day) + 1 - today.getUTCDay() + 7) % 7;
  return new Date(today.getTime() + ahead * dayMs).toISOString().slice(0, 10);
}

/** The instant of the entry's next class that has not ended yet. */
export function nextStartOf(entry: ScheduleEntry, timeZone: string, now: Date): Date {
  const start = instantOf(nextDateOf(entry, timeZone, now), entry.time, timeZone);
  const hasEnded = start.getTime() + entry.minutes * minuteMs <= now.getTime();
  if (!hasEnded) return start;
  return instantOf(nextDateOf(entry, timeZone, new Date(now.getTime() + dayMs)), entry.time, timeZone);
}

/**
 * The same time of the same day so many calendar months later, or of the last day where the month is too
 * short: 31 January, then 28 or 29 February.
 */
export function addMonths(from: Date, months: number, timeZone: string): Date {
  const [date = "", time = ""] = readClock(from, timeZone).split("T");
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  const [hours, minutes, seconds] = time.split(":");
  const start = instantOf(target.toISOString().slice(0, 10), `${hours}:${minutes}`, timeZone);
  return new Date(start.getTime() + Number(seconds) * 1000);
}

/** The instant at which clocks in a time zone show a date and time. */
function instantOf(date: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset belongs to the instant we are looking for, so the first guess may lie across a clock change.
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetAt(guess, timeZone));
}

/** How far clocks in a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = readClock(new Date(instant), timeZone);
  return Date.parse(`${shown}Z`) - Math.floor(instant / 1000) * 1000;
}

function dateIn(timeZone: string, instant: Date): string {
  return readClock(instant, timeZone).slice(0, 10);
}

/** What clocks in a time zone show at an instant: `2026-11-16T18:00:00`. */
function readClock(instant: Date, timeZone: string): string {
  // Where the browser has it: the first use of `Intl` takes a phone fifty times as long.
  if (globalThis.Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDateTime().toString({ smallestUnit: "second" });
  }
  // Swedish, because it writes dates the way computers read them.
  return instant.toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
}
