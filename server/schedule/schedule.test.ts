import ICAL from "ical.js";
import { expect, test } from "vitest";
import { schedule } from "../../content/schedule.ts";
import { studio } from "../../content/studio.ts";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { writeCalendar } from "./calendar.ts";

const publicUrl = "https://yoga.example.com";

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
