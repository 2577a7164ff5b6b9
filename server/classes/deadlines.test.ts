import { expect, test, vi } from "vitest";
import { deadlineOf, freeUntilAfterMove, freeUntilOf } from "./deadlines.ts";
import { planClasses } from "./make-classes.ts";

const hour = "T09:00";
const at = (text: string) => new Date(Temporal.ZonedDateTime.from(text).epochMilliseconds);
const shown = (date: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(zone)
    .toString({ smallestUnit: "minute" });

test.each([
  // The clocks go forward in the night: twelve hours before nine is eight, not nine.
  ["America/New_York", "2026-03-08", "2026-03-07T20:00-05:00[America/New_York]"],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T20:00+01:00[Europe/Berlin]"],
  // And back: it is ten.
  ["America/New_York", "2026-11-01", "2026-10-31T22:00-04:00[America/New_York]"],
  ["Europe/Berlin", "2026-10-25", "2026-10-24T22:00+02:00[Europe/Berlin]"],
  ["Europe/Berlin", "2026-06-14", "2026-06-13T21:00+02:00[Europe/Berlin]"],
])("in %s the deadline of nine on %s is %s, wherever the server is", (zone, date, expected) => {
  for (const serverZone of ["UTC", "Africa/Cairo", "Pacific/Kiritimati"]) {
    vi.stubEnv("TZ", serverZone);
    const entry = {
      day: "Sunday",
      time: "09:00",
      minutes: 60,
      classType: "Hatha Yoga",
      instructor: "Maya Lindqvist",
      place: "both",
      capacity: 5,
    } as const;
    const now = at(`${date}${hour}[${zone}]`);
    const [first] = planClasses(new Date(now.getTime() - 86_400_000), { schedule: [entry], timeZone: zone });
    const startsAt = new Date(first?.startsAt ?? "");
    expect(startsAt).toEqual(now);
    expect(shown(deadlineOf(startsAt, 12), zone)).toBe(expected);
  }
  vi.unstubAllEnvs();
});

const start = new Date("2026-11-16T18:00:00Z");

test.each([
  ["long before", "2026-11-10T00:00:00Z", "2026-11-16T06:00:00.000Z"],
  ["after the deadline", "2026-11-16T10:00:00Z", "2026-11-16T10:15:00.000Z"],
  ["five minutes before the start", "2026-11-16T17:55:00Z", "2026-11-16T18:00:00.000Z"],
])(
  "who books %s can cancel for free until the later of both, and never after the start",
  (_when, madeAt, until) => {
    expect(freeUntilOf(start, new Date(madeAt), 12).toISOString()).toBe(until);
  },
);

test("after a move it is never earlier than it was, and at least a day where there is one", () => {
  const before = new Date("2026-11-16T06:00:00Z");
  const move = (to: string, movedAt: string) =>
    freeUntilAfterMove(new Date(to), { movedAt: new Date(movedAt), before, hours: 12 }).toISOString();
  expect(move("2026-11-18T18:00:00Z", "2026-11-10T00:00:00Z")).toBe("2026-11-18T06:00:00.000Z");
  expect(move("2026-11-16T15:00:00Z", "2026-11-10T00:00:00Z")).toBe("2026-11-16T06:00:00.000Z");
  expect(move("2026-11-17T18:00:00Z", "2026-11-16T12:00:00Z")).toBe("2026-11-17T12:00:00.000Z");
  expect(move("2026-11-16T20:00:00Z", "2026-11-16T12:00:00Z")).toBe("2026-11-16T20:00:00.000Z");
});
