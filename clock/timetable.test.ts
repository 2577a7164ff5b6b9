import { expect, onTestFinished, test, vi } from "vitest";
import type { ScheduleEntry } from "../content/schemas.ts";
import { addMonths, formatTime, nextDateOf, nextStartOf, slugOf } from "./timetable.ts";

const monday: ScheduleEntry = {
  day: "Monday",
  time: "18:00",
  minutes: 60,
  classType: "Meditation & Breathwork",
  instructor: "Ana",
};
const newYork = "America/New_York";

test.each([
  ["18:00", "6:00 PM"],
  ["09:00", "9:00 AM"],
  ["00:05", "12:05 AM"],
  ["12:30", "12:30 PM"],
])("%s reads %s", (time, read) => {
  expect(formatTime(time)).toBe(read);
});

test("an entry's name fits an address", () => {
  expect(slugOf(monday)).toBe("monday-1800-meditation-breathwork");
});

test("today counts as the next day of the class", () => {
  expect(nextDateOf(monday, newYork, new Date("2026-11-16T12:00:00Z"))).toBe("2026-11-16");
  expect(nextDateOf(monday, newYork, new Date("2026-11-17T12:00:00Z"))).toBe("2026-11-23");
});

test("the day is the studio's, not the visitor's or the server's", () => {
  // Late on Monday in New York, Tuesday already in UTC.
  expect(nextDateOf(monday, newYork, new Date("2026-11-17T02:00:00Z"))).toBe("2026-11-16");
});

test("a class that is running is still the next one, one that has ended is not", () => {
  expect(nextStartOf(monday, newYork, new Date("2026-11-16T23:30:00Z")).toISOString()).toBe(
    "2026-11-16T23:00:00.000Z",
  );
  expect(nextStartOf(monday, newYork, new Date("2026-11-17T00:00:00Z")).toISOString()).toBe(
    "2026-11-23T23:00:00.000Z",
  );
});

test.each(["as here", "without Temporal"])(
  "six in the evening stays six in the evening across clock changes, %s",
  (which) => {
    if (which === "without Temporal") vi.stubGlobal("Temporal", undefined);
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const checks = ["2026-03-01", "2026-03-08", "2026-10-26", "2026-11-02", "2027-03-14", "2027-11-08"];
    for (const zone of [newYork, "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia"]) {
      for (const day of checks) {
        const start = nextStartOf(monday, zone, new Date(`${day}T00:00:00Z`));
        const shown = start.toLocaleString("en-US", {
          timeZone: zone,
          weekday: "long",
          hour: "numeric",
          minute: "2-digit",
        });
        expect(shown).toMatch(/^Monday.*6:00\sPM$/);
      }
    }
  },
);

test.each([
  ["2027-01-31T15:00:00Z", 1, "2027-02-28T15:00:00.000Z"],
  ["2028-01-31T15:00:00Z", 1, "2028-02-29T15:00:00.000Z"],
  ["2026-12-15T15:00:30Z", 1, "2027-01-15T15:00:30.000Z"],
  ["2027-01-31T15:00:00Z", 2, "2027-03-31T14:00:00.000Z"],
  // The last evening of January in New York is already February in London.
  ["2027-02-01T03:00:00Z", 1, "2027-03-01T03:00:00.000Z"],
  ["2026-10-08T22:00:00Z", 1, "2026-11-08T23:00:00.000Z"],
])("from %s, %i calendar months on is %s in New York", (from, months, expected) => {
  expect(addMonths(new Date(from), months, "America/New_York").toISOString()).toBe(expected);
});
