import { expect, test } from "vitest";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { findTodaysClasses } from "./todays-classes.ts";

const entry = (day: ScheduleEntry["day"], time: string): ScheduleEntry => ({
  day,
  time,
  minutes: 60,
  classType: `${day} class`,
  instructor: "Ana",
  place: "both",
  capacity: 12,
});
// The tests' studio is in New York: 2026-11-16 is a Monday there until 05:00 UTC of the next day.
const week = [
  entry("Monday", "18:00"),
  entry("Monday", "09:00"),
  entry("Tuesday", "09:00"),
  entry("Sunday", "23:30"),
];

test.each([
  ["in the morning both of the day", "2026-11-16T12:00:00Z", ["9:00 AM", "6:00 PM"]],
  ["while one runs it is still there", "2026-11-16T14:59:00Z", ["9:00 AM", "6:00 PM"]],
  ["once it has ended only the other", "2026-11-16T15:00:00Z", ["6:00 PM"]],
  ["the studio's evening is the day, whatever UTC says", "2026-11-16T23:30:00Z", ["6:00 PM"]],
  ["one that runs past midnight", "2026-11-16T05:10:00Z", ["11:30 PM", "9:00 AM", "6:00 PM"]],
  ["a day without classes", "2026-11-18T12:00:00Z", []],
])("%s", (_, now, times) => {
  expect(findTodaysClasses(new Date(now), week).map(({ time }) => time)).toEqual(times);
});
