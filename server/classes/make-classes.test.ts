import { describe, expect, test, vi } from "vitest";
import { schedule } from "#content/schedule.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { addMember, addPass } from "../../tests/parts/booking.ts";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import type { Database } from "../database/tables.ts";
import { bookClass } from "./book-class.ts";
import { cancelClass } from "./cancel-class.ts";
import { changeCapacity } from "./change-capacity.ts";
import { makeClasses, planClasses } from "./make-classes.ts";
import { moveClass } from "./move-class.ts";
import { reviewClasses } from "./review-classes.ts";

const now = new Date("2026-11-16T12:00:00Z");
const monday: ScheduleEntry = {
  day: "Monday",
  time: "18:00",
  minutes: 60,
  classType: "Hatha Yoga",
  instructor: "Maya Lindqvist",
  place: "both",
  capacity: 12,
};
const settings = {
  mailFrom: "s@example.com",
  mailDomain: "example.com",
  publicUrl: "https://yoga.example.com",
};
const partsOf = (database: Database) => ({ database, settings, wakeMail: () => {} });
const list = (database: Database) =>
  database.selectFrom("datedClass").selectAll().orderBy("startsAt").orderBy("id").execute();

test.each(["America/New_York", "Europe/Berlin"])(
  "in %s six in the evening stays six in the evening across both changes, wherever the server is",
  (zone) => {
    for (const serverZone of ["UTC", "Africa/Cairo"]) {
      vi.stubEnv("TZ", serverZone);
      for (const from of ["2026-10-05T12:00:00Z", "2027-02-20T12:00:00Z"]) {
        const planned = planClasses(new Date(from), { schedule: [monday], timeZone: zone });
        const times = planned.map(({ startsAt }) => Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone));
        expect(planned.length).toBeGreaterThanOrEqual(8);
        expect(new Set(times.map((time) => time.toPlainTime().toString()))).toEqual(new Set(["18:00:00"]));
        expect(new Set(times.map((time) => time.offset)).size).toBe(2);
      }
    }
    vi.unstubAllEnvs();
  },
);

describe.each(databaseKinds)("on %s", (kind) => {
  test("every process may make the classes, and each is there once; holidays are left out", async () => {
    const database = await openTestDatabase(kind);
    const planned = { schedule: [{ ...monday, notOn: ["2026-12-28"] }, ...schedule.slice(1)] };
    await Promise.all(Array.from({ length: 5 }, () => makeClasses(database, now, planned)));
    await makeClasses(database, new Date(now.getTime() + 60_000), planned);
    const classes = await list(database);
    // Nine Mondays from today to eight weeks on, one of them a holiday, and eight of the others.
    expect(classes).toHaveLength(24);
    expect(classes[0]).toMatchObject({
      id: "2026-11-16-monday-1800-hatha-yoga",
      startsAt: "2026-11-16T23:00:00.000Z",
      capacity: 12,
      taken: 0,
    });
    expect(classes.map(({ id }) => id)).not.toContain("2026-12-28-monday-1800-hatha-yoga");
  });

  test("what nobody booked follows the schedule; what is booked stays, and the owner is told", async () => {
    const database = await openTestDatabase(kind);
    const parts = partsOf(database);
    const ana = await addMember(database, "ana");
    await addPass(database, ana);
    await makeClasses(database, now, { schedule: [monday] });
    const booked = "2026-11-23-monday-1800-hatha-yoga";
    await bookClass(parts, ana, { classId: booked }, now);
    const notesOf = async (entries: ScheduleEntry[]) => {
      await makeClasses(database, now, { schedule: entries });
      const reviewed = await reviewClasses(database, now, { schedule: entries });
      return reviewed.flatMap(({ datedClass: { id }, notes }) => notes.map((note) => `${id}: ${note}`));
    };

    expect(await notesOf([{ ...monday, minutes: 75, capacity: 8 }])).toEqual([
      `${booked}: the schedule says 75 minutes, room for 8`,
    ]);
    expect(new Set((await list(database)).map(({ capacity }) => capacity))).toEqual(new Set([8, 12]));

    expect(await notesOf([{ ...monday, time: "19:00" }])).toEqual([`${booked}: the schedule says 19:00`]);
    const moved = (await list(database)).map(({ id }) => id);
    expect(moved).toContain("2026-11-30-monday-1900-hatha-yoga");
    expect(moved).not.toContain("2026-11-23-monday-1900-hatha-yoga");
    // The owner moves it to where the schedule has it, and that settles it.
    await moveClass(parts, booked, new Date("2026-11-24T00:00:00Z"), now);
    expect(await notesOf([{ ...monday, time: "19:00" }])).toEqual([
      `${booked}: moved from Monday, November 23, 6:00 PM`,
    ]);

    expect(await notesOf([])).toEqual([
      `${booked}: moved from Monday, November 23, 6:00 PM`,
      `${booked}: no longer on the schedule`,
    ]);
    expect((await list(database)).map(({ id }) => id)).toEqual([booked]);
  });

  test("what the owner changed by hand is not made anew or put back", async () => {
    const database = await openTestDatabase(kind);
    const parts = partsOf(database);
    const planned = { schedule: [monday] };
    await makeClasses(database, now, planned);
    const [first, second, third] = (await list(database)).map(({ id }) => id);
    await cancelClass(parts, first ?? "", now);
    await changeCapacity(parts, second ?? "", 3, now);
    await moveClass(parts, third ?? "", new Date("2026-12-01T23:30:00Z"), now);
    const before = await list(database);
    await makeClasses(database, now, planned);
    expect(await list(database)).toEqual(before);
    expect(before[0]).toMatchObject({ status: "cancelled", sequence: 1 });
  });
});
