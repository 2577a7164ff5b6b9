import ICAL from "ical.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { classLinks } from "#content/class-links.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { nextClassOf } from "../../clock/studio-clock.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { type ChangedClass, writeCalendar } from "./calendar.ts";

const publicUrl = "https://yoga.example.com";
const early: ScheduleEntry = {
  day: "Friday",
  time: "00:30",
  minutes: 60,
  classType: "Hatha Yoga",
  instructor: "Maya Lindqvist",
  place: "both",
  capacity: 12,
};

/** Read by a parser that shares nothing with what wrote it, time zone included. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

function occurrences(event: ICAL.Event, count: number): string[] {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next().toJSDate().toISOString());
}

test("the feed has every class of the week at its time, teacher and length", () => {
  const events = parse(writeCalendar(schedule, publicUrl, new Date("2026-11-15T12:00:00Z")));
  expect(events.map((event) => [event.summary, event.duration.toSeconds() / 60])).toEqual(
    schedule.map((entry) => [`${entry.classType} with ${entry.instructor}`, entry.minutes]),
  );
  expect(events.map((event) => event.startDate.toString())).toEqual([
    "2026-11-16T18:00:00",
    "2026-11-18T09:00:00",
    "2026-11-20T18:00:00",
  ]);
  expect(new Set(events.map((event) => event.startDate.zone?.tzid))).toEqual(new Set([studio.timeZone]));
});

test("a weekly class keeps its hour across both clock changes", () => {
  const [monday] = parse(writeCalendar(schedule, publicUrl, new Date("2026-10-19T12:00:00Z")));
  const times = occurrences(monday ?? expect.fail(), 25);
  // Six in the evening in New York: 22:00 UTC in summer, 23:00 in winter.
  expect(times.slice(0, 4)).toEqual([
    "2026-10-19T22:00:00.000Z",
    "2026-10-26T22:00:00.000Z",
    "2026-11-02T23:00:00.000Z",
    "2026-11-09T23:00:00.000Z",
  ]);
  expect(times.slice(20, 22)).toEqual(["2027-03-08T23:00:00.000Z", "2027-03-15T22:00:00.000Z"]);
});

test("the time zone of the server changes nothing, not even in an hour that its clocks skip", () => {
  const now = new Date("2027-04-27T12:00:00Z");
  const written = ["UTC", "Africa/Cairo", "Pacific/Kiritimati"].map((zone) => {
    vi.stubEnv("TZ", zone);
    // Cairo's clocks go from midnight to one on this day.
    expect(new Date(2027, 3, 30, 0, 30).getHours()).toBe(zone === "Africa/Cairo" ? 1 : 0);
    return writeCalendar([early, ...schedule], publicUrl, now);
  });
  vi.unstubAllEnvs();
  expect(new Set(written).size).toBe(1);
  const [event] = parse(written[0] ?? "");
  expect(event?.startDate.toString()).toBe("2027-04-30T00:30:00");
});

test("a series does not begin in an hour that the studio's clocks skip, and so keeps its time", () => {
  const skipped: ScheduleEntry = { ...early, day: "Sunday", time: "02:30" };
  const [event] = parse(writeCalendar([skipped], publicUrl, new Date("2027-03-13T12:00:00Z")));
  expect(event?.startDate.toString()).toBe("2027-03-07T02:30:00");
  expect(occurrences(event ?? expect.fail(), 3)[2]).toBe("2027-03-21T06:30:00.000Z");
});

test("a class that is still running after midnight is in the calendar with the day it began", () => {
  const late: ScheduleEntry = { ...early, day: "Monday", time: "23:30" };
  const [event] = parse(writeCalendar([late], publicUrl, new Date("2026-11-17T05:00:00Z")));
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    "2026-11-16T23:30:00",
    "2026-11-17T00:30:00",
  ]);
});

test("each event is stamped in UTC and says where it is", () => {
  const text = writeCalendar(schedule, publicUrl, new Date("2026-11-15T12:34:56Z"));
  for (const { component, location } of parse(text)) {
    expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-15T12:34:56Z");
    expect(location).toBe(studio.name);
  }
  studio.address = "12 Reed Lane, Millbrook";
  onTestFinished(() => {
    delete studio.address;
  });
  const [event] = parse(writeCalendar(schedule, publicUrl, new Date()));
  expect(event?.location).toBe(`${studio.name}\n12 Reed Lane, Millbrook`);
});

test("the class link is in no calendar that everybody can read", async () => {
  const app = createApp(await openTestServices("SQLite"));
  for (const path of ["/schedule.ics", "/schedule/monday-1800-hatha-yoga.ics"]) {
    const text = (await (await app.request(path)).text()).replaceAll("\r\n ", "");
    for (const each of Object.values(classLinks)) expect(text).not.toContain(each);
  }
});

test("what a calendar has imported stays the same event next week", () => {
  const idsOn = (day: string) =>
    parse(writeCalendar(schedule, publicUrl, new Date(day))).map((event) => event.uid);
  expect(idsOn("2026-11-15T12:00:00Z")).toEqual(idsOn("2026-11-22T12:00:00Z"));
  expect(new Set(idsOn("2026-11-15T12:00:00Z")).size).toBe(schedule.length);
});

test("lines are folded and end as the standard wants", () => {
  const text = writeCalendar(schedule, publicUrl, new Date());
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("the feed and each class are served as calendar files", async () => {
  const app = createApp(await openTestServices("SQLite"));
  const feed = await app.request("/schedule.ics");
  expect(feed.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(parse(await feed.text())).toHaveLength(3);
  const single = await app.request("/schedule/monday-1800-hatha-yoga.ics");
  expect(single.headers.get("content-disposition")).toBe('attachment; filename="monday-1800-hatha-yoga.ics"');
  expect(parse(await single.text()).map((event) => event.summary)).toEqual([
    "Hatha Yoga with Maya Lindqvist",
  ]);
  expect((await app.request("/schedule/sunday-aerial-yoga.ics")).status).toBe(404);
  expect((await app.request("/schedule/monday-1800-hatha-yoga")).status).toBe(404);
});

const changed: ChangedClass = {
  id: "2026-11-23-monday-1800-hatha-yoga",
  entry: "monday-1800-hatha-yoga",
  classType: "Hatha Yoga",
  instructor: "Maya Lindqvist",
  startsAt: "2026-11-23T23:00:00.000Z",
  plannedFor: "2026-11-23T23:00:00.000Z",
  minutes: 60,
  status: "cancelled",
  sequence: 1,
};

/** The days and times that a calendar shows of the first series, exceptions and all. */
function shown(text: string, count: number): string[] {
  const [series = expect.fail(), ...rest] = parse(text);
  for (const event of rest.filter((each) => each.uid === series.uid)) series.relateException(event);
  const iterator = series.iterator();
  return Array.from({ length: count }, () => {
    const { startDate } = series.getOccurrenceDetails(iterator.next());
    return startDate.toString().slice(0, 16);
  });
}

test.each(["America/New_York", "Europe/Berlin"])(
  "in %s cancelled dates and holidays are left out, and a moved one is shown at its new time",
  (zone) => {
    const before = studio.timeZone;
    studio.timeZone = zone;
    onTestFinished(() => {
      studio.timeZone = before;
    });
    const at = (date: string, time = "18:00") =>
      Temporal.ZonedDateTime.from(`${date}T${time}[${zone}]`).toInstant().toString();
    const [monday = expect.fail()] = schedule;
    const dates = [
      { ...changed, startsAt: at("2026-10-26"), plannedFor: at("2026-10-26") },
      { ...changed, startsAt: at("2026-11-03", "19:30"), plannedFor: at("2026-11-02"), status: "open" },
    ] as const;
    const entries = [{ ...monday, notOn: ["2026-10-19", "2026-11-16"] }];
    // From a Monday on which there is no class, over both countries' change to winter time.
    const written = ["UTC", "Africa/Cairo"].map((serverZone) => {
      vi.stubEnv("TZ", serverZone);
      return writeCalendar(entries, publicUrl, new Date("2026-10-17T12:00:00Z"), [...dates]);
    });
    vi.unstubAllEnvs();
    expect(new Set(written).size).toBe(1);
    expect(shown(written[0] ?? "", 4)).toEqual([
      "2026-11-03T19:30",
      "2026-11-09T18:00",
      "2026-11-23T18:00",
      "2026-11-30T18:00",
    ]);
  },
);

test("a class moved from a day that has passed is still shown", () => {
  const moved: ChangedClass = {
    ...changed,
    plannedFor: "2026-11-16T23:00:00.000Z",
    startsAt: "2026-11-19T23:00:00.000Z",
    status: "open",
  };
  const text = writeCalendar(schedule, publicUrl, new Date("2026-11-18T12:00:00Z"), [moved]);
  expect(shown(text, 2)).toEqual(["2026-11-19T18:00", "2026-11-23T18:00"]);
});

test("the feed that is served knows what was cancelled", async () => {
  const services = await openTestServices("SQLite");
  const [monday = expect.fail()] = schedule;
  const next = nextClassOf(monday, new Date());
  const startsAt = next.toInstant().toString({ smallestUnit: "millisecond" });
  await services.database
    .insertInto("datedClass")
    .values({
      ...changed,
      // The one that the server has made, unless it is running by now.
      id: `${next.toPlainDate()}-${changed.entry}`,
      startsAt,
      plannedFor: startsAt,
      place: "both",
      capacity: 12,
      taken: 0,
      link: null,
      isAdjusted: 0,
      movedAt: null,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ status: "cancelled" }))
    .execute();
  const app = createApp(services);
  for (const path of ["/schedule.ics", "/schedule/monday-1800-hatha-yoga.ics"]) {
    const text = await (await app.request(path)).text();
    expect(shown(text, 1)).toEqual([next.add({ weeks: 1 }).toPlainDateTime().toString().slice(0, 16)]);
  }
});
