import { expect, test } from "vitest";
import type { ScheduleEntry } from "../content/schemas.ts";
import { formatTime, slugOf } from "./schedule-entry.ts";

const monday: ScheduleEntry = {
  day: "Monday",
  time: "18:00",
  minutes: 60,
  classType: "Meditation & Breathwork",
  instructor: "Ana",
  place: "both",
  capacity: 12,
};

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
