import { expect, test } from "vitest";
import type { Place } from "../../contract/booking.ts";
import { addClass } from "../../tests/parts/booking.ts";
import { openTestDatabase } from "../../tests/parts/test-services.ts";
import { findTodaysClasses } from "./todays-classes.ts";

// The tests' studio is in New York: 2026-11-16 is a Monday there until 05:00 UTC of the next day.
const dates = {
  late: "2026-11-16T04:30:00.000Z",
  morning: "2026-11-16T14:00:00.000Z",
  evening: "2026-11-16T23:00:00.000Z",
  tuesday: "2026-11-17T14:00:00.000Z",
};

async function findOn(now: string, covered: Place[] = ["online", "in person"]): Promise<string[]> {
  const database = await openTestDatabase("SQLite");
  for (const [id, startsAt] of Object.entries(dates)) await addClass(database, { id, startsAt });
  await addClass(database, { id: "cancelled", startsAt: dates.evening, status: "cancelled" });
  await addClass(database, { id: "room", startsAt: "2026-11-18T17:00:00.000Z", place: "in person" });
  return (await findTodaysClasses(database, covered, new Date(now))).map(({ id }) => id);
}

test.each([
  [
    "in the morning both of the day, and none that is cancelled",
    "2026-11-16T12:00:00Z",
    ["morning", "evening"],
  ],
  ["while one runs it is still there", "2026-11-16T14:59:00Z", ["morning", "evening"]],
  ["once it has ended only the other", "2026-11-16T15:00:00Z", ["evening"]],
  ["the studio's evening is the day, whatever UTC says", "2026-11-16T23:30:00Z", ["evening"]],
  ["one that runs past midnight", "2026-11-16T05:10:00Z", ["late", "morning", "evening"]],
  ["a day without classes", "2026-11-19T12:00:00Z", []],
])("%s", async (_, now, ids) => {
  expect(await findOn(now)).toEqual(ids);
});

test("only where the passes are good", async () => {
  expect(await findOn("2026-11-18T12:00:00Z")).toEqual(["room"]);
  expect(await findOn("2026-11-18T12:00:00Z", ["online"])).toEqual([]);
  expect(await findOn("2026-11-16T12:00:00Z", [])).toEqual([]);
});
