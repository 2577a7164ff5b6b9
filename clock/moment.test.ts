import { expect, test, vi } from "vitest";
import { readMoment } from "./moment.ts";

test.each([
  ["2026-11-23T23:00:00.000Z", "America/New_York", "Monday", "November 23", "6:00 PM"],
  ["2026-11-23T23:00:00.000Z", "Asia/Tokyo", "Tuesday", "November 24", "8:00 AM"],
  // The hour before New York's clocks go on, and the one after.
  ["2027-03-14T06:59:00.000Z", "America/New_York", "Sunday", "March 14", "1:59 AM"],
  ["2027-03-14T07:00:00.000Z", "America/New_York", "Sunday", "March 14", "3:00 AM"],
])("%s in %s is %s, %s, %s, with Temporal and without", (instant, zone, weekday, day, time) => {
  expect(readMoment(instant, zone)).toMatchObject({ weekday, day, time });
  vi.stubGlobal("Temporal", undefined);
  expect(readMoment(instant, zone)).toMatchObject({ weekday, day, time });
  vi.unstubAllGlobals();
});
