import { expect, test, vi } from "vitest";
import type { ScheduleEntry } from "../content/schemas.ts";
import { nextStartOf } from "./next-start.ts";
import { addMonths, dateOf, formatDate, nextClassOf } from "./studio-clock.ts";
import { weekdays } from "./weekdays.ts";

const newYork = "America/New_York";
const monday: ScheduleEntry = {
  day: "Monday",
  time: "18:00",
  minutes: 60,
  classType: "Hatha Yoga",
  instructor: "Ana",
  place: "both",
  capacity: 12,
};
const lateOnMonday = { ...monday, time: "23:30" };
const hourMs = 60 * 60_000;

/** The two that say when a class is, the second as a browser without Temporal has it. */
const clocks = [
  ["on the server", (...asked: Asked) => new Date(nextClassOf(...asked).epochMilliseconds)],
  ["in a browser", inBrowser],
  [
    "in a browser without Temporal",
    (...asked: Asked) => {
      vi.stubGlobal("Temporal", undefined);
      try {
        return inBrowser(...asked);
      } finally {
        vi.unstubAllGlobals();
      }
    },
  ],
] as const;

type Asked = [entry: ScheduleEntry, now: Date, timeZone: string];

function inBrowser(...[entry, now, timeZone]: Asked): Date {
  return nextStartOf(entry, timeZone, now);
}

test.each(clocks)(
  "a class that is running is still the next one, one that has ended is not, %s",
  (_, next) => {
    const at = (now: string) => next(monday, new Date(now), newYork).toISOString();
    expect(at("2026-11-16T12:00:00Z")).toBe("2026-11-16T23:00:00.000Z");
    expect(at("2026-11-16T23:59:59Z")).toBe("2026-11-16T23:00:00.000Z");
    expect(at("2026-11-17T00:00:00Z")).toBe("2026-11-23T23:00:00.000Z");
  },
);

test.each(clocks)("a date on which it does not happen is not the next one, %s", (_, next) => {
  const away: ScheduleEntry = { ...monday, notOn: ["2026-11-16", "2026-11-23", "2026-12-07"] };
  const at = (now: string) => next(away, new Date(now), newYork).toISOString();
  expect(at("2026-11-16T12:00:00Z")).toBe("2026-11-30T23:00:00.000Z");
  expect(at("2026-12-01T12:00:00Z")).toBe("2026-12-14T23:00:00.000Z");
});

test.each(clocks)("a class that runs past midnight is the next one until it ends, %s", (_, next) => {
  const at = (now: string) => next(lateOnMonday, new Date(now), newYork).toISOString();
  expect(at("2026-11-17T05:00:00Z")).toBe("2026-11-17T04:30:00.000Z");
  expect(at("2026-11-17T05:29:59Z")).toBe("2026-11-17T04:30:00.000Z");
  expect(at("2026-11-17T05:30:00Z")).toBe("2026-11-24T04:30:00.000Z");
});

test.each(clocks)("the day is the studio's, not the visitor's or the server's, %s", (_, next) => {
  // Late on Monday in New York, Tuesday already in UTC.
  const start = next({ ...monday, time: "22:00" }, new Date("2026-11-17T02:00:00Z"), newYork);
  expect(start.toISOString()).toBe("2026-11-17T03:00:00.000Z");
});

test.each(clocks)("an hour that clocks skip or repeat is the one everybody else takes, %s", (_, next) => {
  const sunday = { ...monday, day: "Sunday", time: "02:30" } as const;
  // Skipped on 14 March 2027: half past two is half past three.
  expect(next(sunday, new Date("2027-03-13T12:00:00Z"), newYork).toISOString()).toBe(
    "2027-03-14T07:30:00.000Z",
  );
  // Repeated on 7 November 2027: the first of the two.
  const earlier = { ...sunday, time: "01:30" };
  expect(next(earlier, new Date("2027-11-06T12:00:00Z"), newYork).toISOString()).toBe(
    "2027-11-07T05:30:00.000Z",
  );
});

/** Both clock changes of a year, an hour or half an hour, at midnight or later, north and south; and none. */
const zones = [
  newYork,
  "Europe/Berlin",
  "Africa/Cairo",
  "America/Havana",
  "Australia/Lord_Howe",
  "America/Santiago",
  "Pacific/Chatham",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
];

test.each(zones)("in %s a class has its own day and hour in every week of a year", (zone) => {
  const wrong: string[] = [];
  for (const day of weekdays) {
    for (const time of ["00:00", "00:30", "02:30", "12:00", "23:30"]) {
      const entry: ScheduleEntry = { ...monday, day, time, minutes: 45 };
      for (let week = 0; week < 53; week += 1) {
        const now = new Date(Date.UTC(2027, 0, 1, 7) + week * 7 * 24 * hourMs);
        const start = nextClassOf(entry, now, zone);
        const end = start.add({ minutes: 45 });
        const ahead = (end.epochMilliseconds - now.getTime()) / hourMs;
        // A week, and the hour by which a week may be longer.
        const isNext = ahead > 0 && ahead <= 7 * 24 + 1;
        const isItsDay = weekdays[start.dayOfWeek - 1] === day;
        const isSkipped = start.hoursInDay < 24 && !start.toPlainTime().equals(time);
        const isItsTime = isSkipped || start.toPlainTime().toString() === `${time}:00`;
        if (!isNext || !isItsDay || !isItsTime)
          wrong.push(`${day} ${time} from ${now.toISOString()}: ${start}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each(["with", "without"])("a browser %s Temporal has every class when the server has it", (which) => {
  const inThisBrowser = which === "with" ? clocks[1][1] : clocks[2][1];
  const differing = zones.flatMap((zone) =>
    transitionsOf(zone).flatMap((change) =>
      [-30, -1, 0, 1].flatMap((hours) => {
        const now = new Date(change + hours * hourMs);
        const entries = weekdays.flatMap((day) =>
          ["00:30", "02:30", "23:30"].map((time): ScheduleEntry => ({ ...monday, day, time })),
        );
        return entries
          .filter(
            (entry) =>
              inThisBrowser(entry, now, zone).getTime() !== nextClassOf(entry, now, zone).epochMilliseconds,
          )
          .map(({ day, time }) => `${zone} ${now.toISOString()} ${day} ${time}`);
      }),
    ),
  );
  expect(differing).toEqual([]);
});

function transitionsOf(zone: string): number[] {
  const from = Temporal.ZonedDateTime.from(`2027-01-01[${zone}]`);
  const first = from.getTimeZoneTransition("next");
  const second = first?.getTimeZoneTransition("next");
  return [first ?? from, second ?? from].map((each) => each.epochMilliseconds);
}

test.each([
  ["2027-01-31T15:00:00Z", 1, "2027-02-28T15:00:00.000Z"],
  ["2028-01-31T15:00:00Z", 1, "2028-02-29T15:00:00.000Z"],
  ["2026-12-15T15:00:30.250Z", 1, "2027-01-15T15:00:30.250Z"],
  ["2027-01-31T15:00:00Z", 2, "2027-03-31T14:00:00.000Z"],
  // The last evening of January in New York is already February in London.
  ["2027-02-01T03:00:00Z", 1, "2027-03-01T03:00:00.000Z"],
  ["2026-10-08T22:00:00Z", 1, "2026-11-08T23:00:00.000Z"],
  // Clocks skip half past two on 14 March: half past three, not half past one.
  ["2027-02-14T07:30:00Z", 1, "2027-03-14T07:30:00.000Z"],
  ["2027-10-07T05:30:00Z", 1, "2027-11-07T05:30:00.000Z"],
])("from %s, %i calendar months on is %s in New York", (from, months, expected) => {
  expect(addMonths(new Date(from), months, newYork).toISOString()).toBe(expected);
});

test.each(zones)("in %s a month never ends earlier than the clock time it began at", (zone) => {
  const wrong: string[] = [];
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const from = Date.UTC(2027, 0, 1, 0, 30) + hour * hourMs;
    const [began, ended] = [from, addMonths(new Date(from), 1, zone).getTime()].map((each) =>
      Temporal.Instant.fromEpochMilliseconds(each).toZonedDateTimeISO(zone),
    );
    if (!began || !ended) expect.fail();
    const isEarlier = Temporal.PlainTime.compare(ended, began) < 0;
    if (isEarlier || ended.month !== (began.month % 12) + 1) wrong.push(`${began} to ${ended}`);
  }
  expect(wrong).toEqual([]);
});

test.each(["UTC", "Pacific/Kiritimati", "Africa/Cairo"])(
  "on a server in %s a date is still the studio's",
  (serverZone) => {
    vi.stubEnv("TZ", serverZone);
    const lateOnSunday = new Date("2026-11-16T04:30:00Z");
    expect(dateOf(lateOnSunday, newYork)).toBe("2026-11-15");
    expect(formatDate(lateOnSunday, newYork)).toBe("November 15, 2026");
    vi.unstubAllEnvs();
  },
);
