import ICAL from "ical.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { classLinks } from "#content/class-links.ts";
import { studio } from "#content/studio.ts";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { BookingTable, Database, DatedClassTable } from "../database/tables.ts";
import { findFeedToken, renewFeedToken } from "./calendar-feed.ts";
import { writeInvitation } from "./invitation.ts";

const publicUrl = "https://yoga.example.com";
const now = new Date("2026-11-15T12:34:56Z");
const link = "https://live.heronyoga.example/members";

const monday: DatedClassTable = {
  id: "2026-11-16-monday-1800-hatha-yoga",
  entry: "monday-1800-hatha-yoga",
  classType: "Hatha Yoga",
  instructor: "Maya Lindqvist",
  startsAt: "2026-11-16T23:00:00.000Z",
  plannedFor: "2026-11-16T23:00:00.000Z",
  minutes: 60,
  place: "both",
  capacity: 12,
  taken: 1,
  link: null,
  status: "open",
  sequence: 0,
  isAdjusted: 0,
  movedAt: null,
};
const booking: BookingTable = {
  id: "b-1",
  classId: monday.id,
  uid: "ana",
  email: "ana@example.com",
  name: null,
  status: "booked",
  endedBy: null,
  place: "online",
  passId: null,
  usesClass: 0,
  madeAt: now.toISOString(),
  freeUntil: null,
  endedAt: null,
  attendance: null,
  timeZone: null,
  lastMailId: null,
};
const invitation = { booking, datedClass: monday, publicUrl, classLink: link, to: booking.email, now };

/** Read by a parser that shares nothing with what wrote it, time zone included. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  return { method: calendar.getFirstPropertyValue("method"), events };
}

function useZone(zone: string) {
  const before = studio.timeZone;
  studio.timeZone = zone;
  onTestFinished(() => {
    studio.timeZone = before;
  });
}

test("an invitation names the booking, who invites whom, and the way in", () => {
  const { method, events } = read(writeInvitation({ ...invitation, method: "REQUEST" }));
  const [event = expect.fail()] = events;
  expect(method).toBe("REQUEST");
  expect(events).toHaveLength(1);
  expect([event.uid, event.sequence, event.summary]).toEqual([
    "booking-b-1@yoga.example.com",
    0,
    "Hatha Yoga with Maya Lindqvist",
  ]);
  expect(event.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(event.organizer).toBe(`mailto:${studio.email}`);
  expect(event.attendees.map((each) => each.getFirstValue())).toEqual(["MAILTO:ana@example.com"]);
  expect(event.attendees[0]?.getParameter("partstat")).toBe("ACCEPTED");
  expect(event.location).toBe(link);
  expect(event.description).toContain(`Your class link: ${link}`);
  expect(event.duration.toSeconds()).toBe(3600);
  expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-15T12:34:56Z");
});

test("a moved class is the same event with a higher sequence, and a cancellation is higher still", () => {
  const moved = { ...monday, startsAt: "2026-11-17T00:30:00.000Z", sequence: 3 };
  const change = read(writeInvitation({ ...invitation, datedClass: moved, method: "REQUEST" }));
  const end = read(writeInvitation({ ...invitation, datedClass: moved, method: "CANCEL" }));
  expect(end.method).toBe("CANCEL");
  const [after, last] = [change.events[0] ?? expect.fail(), end.events[0] ?? expect.fail()];
  expect(after.startDate.toString()).toBe("2026-11-16T19:30:00");
  expect([after.uid, last.uid]).toEqual(["booking-b-1@yoga.example.com", "booking-b-1@yoga.example.com"]);
  expect([after.sequence, last.sequence]).toEqual([3, 4]);
  expect(last.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(last.description).not.toContain(link);
});

test("a booking in person says where the room is, not the link", () => {
  const inPerson = { ...booking, place: "in person" } as const;
  const text = writeInvitation({ ...invitation, booking: inPerson, method: "REQUEST" });
  expect(read(text).events[0]?.location).toBe(studio.name);
  expect(text.replaceAll("\r\n ", "")).not.toContain(link);
});

/** Weekly classes at six in the evening, on both sides of both clock changes. */
const evenings = {
  "America/New_York": [
    "2026-03-02T23:00:00.000Z",
    "2026-03-09T22:00:00.000Z",
    "2026-10-26T22:00:00.000Z",
    "2026-11-02T23:00:00.000Z",
  ],
  "Europe/Berlin": [
    "2026-03-23T17:00:00.000Z",
    "2026-03-30T16:00:00.000Z",
    "2026-10-19T16:00:00.000Z",
    "2026-10-26T17:00:00.000Z",
  ],
};

test.each(Object.entries(evenings))(
  "six in the evening in %s stays that, whatever clock the server is on",
  (zone, starts) => {
    useZone(zone);
    for (const startsAt of starts) {
      const written = ["UTC", "Africa/Cairo", "Pacific/Kiritimati"].map((serverZone) => {
        vi.stubEnv("TZ", serverZone);
        return writeInvitation({ ...invitation, datedClass: { ...monday, startsAt }, method: "REQUEST" });
      });
      vi.unstubAllEnvs();
      expect(new Set(written).size).toBe(1);
      const [event = expect.fail()] = read(written[0] ?? "").events;
      expect(event.startDate.toString().slice(11)).toBe("18:00:00");
      expect(event.startDate.zone?.tzid).toBe(zone);
      expect(event.startDate.toJSDate().toISOString()).toBe(startsAt);
      expect(event.endDate.toJSDate().getTime() - event.startDate.toJSDate().getTime()).toBe(3_600_000);
    }
  },
);

test("lines are folded and end as the standard wants", () => {
  const text = writeInvitation({ ...invitation, method: "REQUEST" });
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

/** Monday is booked, Wednesday was moved, Friday was cancelled by the studio; another Monday by the member. */
async function fillCalendar(database: Database): Promise<void> {
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const later = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const classes: DatedClassTable[] = [
    { ...monday, id: "monday", startsAt: soon, plannedFor: soon },
    { ...monday, id: "wednesday", startsAt: later, plannedFor: soon, sequence: 1 },
    { ...monday, id: "friday", startsAt: later, plannedFor: later, status: "cancelled", sequence: 1 },
    { ...monday, id: "other", startsAt: later, plannedFor: later },
  ];
  await database.insertInto("datedClass").values(classes).execute();
  await database
    .insertInto("pass")
    .values({
      id: "pass",
      uid: "ana",
      email: "ana@example.com",
      priceId: "price_monthly_online",
      planName: "Monthly Unlimited Pass - Online",
      validFrom: now.toISOString(),
      validUntil: null,
      classesLeft: null,
      subscriptionId: null,
      customerId: null,
      isRenewing: 0,
      endedAt: null,
      pausedAt: null,
    })
    .execute();
  await database
    .insertInto("booking")
    .values([
      { ...booking, id: "1", classId: "monday", passId: "pass" },
      { ...booking, id: "2", classId: "wednesday", place: "in person" },
      { ...booking, id: "3", classId: "friday", status: "ended", endedBy: "class" },
      { ...booking, id: "4", classId: "other", status: "ended", endedBy: "member" },
      { ...booking, id: "5", classId: "other", status: "waiting" },
      { ...booking, id: "6", classId: "other", uid: "ben", email: "ben@example.com" },
    ])
    .execute();
}

test.each(databaseKinds)(
  "on %s a member's own calendar has their classes, moved and cancelled ones as such, and nobody else's",
  async (kind) => {
    const services = await openTestServices(kind, { publicUrl });
    const app = createApp(services);
    await fillCalendar(services.database);
    const token = await findFeedToken(services.database, services.secret, "ana");
    const response = await app.request(`/calendar/${token}.ics`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const { method, events } = read(await response.text());
    expect(method).toBe("PUBLISH");
    expect(
      events.map(({ uid, sequence, component }) => [
        uid,
        sequence,
        component.getFirstPropertyValue("status"),
      ]),
    ).toEqual([
      ["booking-1@yoga.example.com", 0, "CONFIRMED"],
      ["booking-2@yoga.example.com", 1, "CONFIRMED"],
      ["booking-3@yoga.example.com", 1, "CANCELLED"],
    ]);
    expect(events[0]?.location).toBe(classLinks.price_monthly_online);
    expect(events[2]?.summary).toBe("Cancelled: Hatha Yoga with Maya Lindqvist");
  },
);

test.each(databaseKinds)(
  "on %s a renewed calendar has another address, and the old one, a guess and a stranger's get nothing",
  async (kind) => {
    const services = await openTestServices(kind, { publicUrl });
    const app = createApp(services);
    const { database } = services;
    const signUp = await app.request("/api/auth/sign-up/email", {
      method: "POST",
      body: JSON.stringify({ email: "ana@example.com", password: "correct horse battery", name: "Ana" }),
      headers: { "content-type": "application/json", origin: publicUrl },
    });
    const cookie = signUp.headers.get("set-cookie")?.split(";")[0] ?? "";
    const ask = async (path: string, method = "GET") => {
      const response = await app.request(path, { method, headers: { cookie, origin: publicUrl } });
      return new URL((await response.json()).url).pathname;
    };
    const statusOf = async (path: string) => (await app.request(path)).status;
    const first = await ask("/api/calendar");
    expect(await ask("/api/calendar")).toBe(first);
    expect(await statusOf(first)).toBe(200);
    const second = await ask("/api/calendar/renew", "POST");
    expect(second).not.toBe(first);
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(first)).toBe(404);
    const ofNobody = await renewFeedToken(database, "another secret", "ben");
    for (const token of [ofNobody, "ben", "", `ben-${"0".repeat(64)}`, second.slice(10, -5)]) {
      expect(await statusOf(`/calendar/${token}.ics`)).toBe(404);
    }
    expect(await statusOf("/api/calendar")).toBe(401);
  },
);
