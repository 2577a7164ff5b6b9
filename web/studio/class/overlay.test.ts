import { expect, test } from "vitest";
import type { CheckIn, StudioClassPage } from "../../../contract/studio.ts";
import { stageAt } from "../desk/stage.ts";
import { isUnheardOf, withCheckIns } from "./overlay.ts";

const startsAt = "2026-11-16T23:00:00.000Z";
const line = (bookingId: string): StudioClassPage["roster"][number] => ({
  bookingId,
  person: bookingId,
  name: bookingId,
  email: null,
  pass: "10 class pass, 4 classes left",
  place: null,
  attendance: "none",
  usesClass: true,
  isWalkIn: false,
  hasNotes: false,
});
const page: StudioClassPage = {
  class: {
    id: "c1",
    classType: "Hatha Yoga",
    instructor: "Maya",
    startsAt,
    date: "2026-11-16",
    time: "18:00",
    minutes: 60,
    place: "in person",
    capacity: 12,
    booked: 2,
    waiting: 0,
    came: 0,
    missed: 0,
    stage: "before",
    movedFrom: null,
  },
  roster: [line("ana"), line("bea")],
  waiting: [],
  walkInPlans: [],
};
const at = startsAt;

test("what waits in the phone is shown as it will be, the later tap last, and only for its class", () => {
  const checkIns: CheckIn[] = [
    { id: "1", classId: "c1", at, bookingId: "ana", attendance: "came" },
    { id: "2", classId: "c1", at, bookingId: "ana", attendance: "missed" },
    { id: "3", classId: "other", at, bookingId: "bea", attendance: "came" },
    { id: "4", classId: "c1", at, walkIn: { name: "Zora", payment: "cash" }, attendance: "came" },
  ];
  const shown = withCheckIns(page, checkIns);
  expect(shown.roster.map(({ name, attendance, isWaiting }) => [name, attendance, isWaiting])).toEqual([
    ["ana", "missed", true],
    ["bea", "none", false],
    ["Zora", "came", true],
  ]);
  expect(shown.class).toMatchObject({ booked: 3, came: 1, missed: 1 });
  // Of her the server has no booking yet that a second tap could be about.
  expect(shown.roster.map(isUnheardOf)).toEqual([false, false, true]);
});

test.each([
  ["22:29", "before"],
  ["22:30", "during"],
  ["23:59", "during"],
  ["24:00", "after"],
] as const)("at %s the class of 23:00 is %s, whatever the page was loaded as", (time, stage) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const now = Date.parse("2026-11-16T00:00:00.000Z") + (hours * 60 + minutes) * 60_000;
  expect(stageAt(page.class, now)).toBe(stage);
  expect(stageAt({ ...page.class, stage: "cancelled" }, now)).toBe("cancelled");
});
