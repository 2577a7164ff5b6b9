import { expect, test, vi } from "vitest";
import type { MyBooking } from "../../contract/booking.ts";
import { describeDeadline, describeWaiting, nameMoment, ownTime } from "./class-words.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const booked: MyBooking = {
  id: "b",
  status: "booked",
  position: null,
  place: "in person",
  freeUntil: "2026-11-22T23:00:00.000Z",
  planName: "Ten classes",
  usesClass: true,
  classLink: null,
};

const costsNothing = "Cancelling costs nothing before it begins";

/** What a browser in another place says, for the length of a test. */
function inZone(zone: string) {
  vi.stubEnv("TZ", zone);
}

test.each([
  ["in time", booked, "Free to cancel until Sunday, 6:00 PM"],
  [
    "weeks ahead",
    { ...booked, freeUntil: "2026-12-06T23:00:00.000Z" },
    "Free to cancel until Sunday, December 6, 6:00 PM",
  ],
  ["late", { ...booked, freeUntil: "2026-11-20T11:59:00.000Z" }, "Too late to get the class back"],
  ["in time with an unlimited pass", { ...booked, usesClass: false }, costsNothing],
  [
    "late with an unlimited pass",
    { ...booked, freeUntil: "2026-11-20T11:59:00.000Z", usesClass: false },
    costsNothing,
  ],
])("whoever is %s is told until when they can cancel", (_, mine, words) => {
  inZone("America/New_York");
  expect(describeDeadline(mine, "2026-12-07T23:00:00.000Z", now)).toBe(words);
  expect(describeDeadline(mine, "2026-11-20T11:59:00.000Z", now)).toBe("Ten classes");
  vi.unstubAllEnvs();
});

test("elsewhere the member's own clock is named too, with the day where that is another", () => {
  inZone("Asia/Tokyo");
  expect(nameMoment("2026-11-22T23:00:00.000Z", now)).toBe("Sunday, 6:00 PM (Monday 8:00 AM your time)");
  expect(ownTime("2026-11-23T14:00:00.000Z")).toBe("11:00 PM your time");
  vi.stubEnv("TZ", "America/Detroit");
  expect(ownTime("2026-11-23T14:00:00.000Z")).toBeUndefined();
  vi.unstubAllEnvs();
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [102, "102nd"],
  [111, "111th"],
])("number %i is %s in line", (position, words) => {
  expect(describeWaiting({ ...booked, status: "waiting", position })).toBe(`Waiting, ${words} in line`);
});
