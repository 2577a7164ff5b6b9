import { expect, test } from "vitest";
import type { ClassPlace, Place } from "../../contract/booking.ts";
import type { PassTable } from "../database/tables.ts";
import { choosePasses, findCovered, findCoveringPlans } from "./choose-pass.ts";

const now = new Date("2026-11-16T12:00:00Z");
const startsAt = new Date("2026-12-01T23:00:00Z");

function pass(id: string, changes: Partial<PassTable> = {}): PassTable {
  return {
    id,
    uid: "ana",
    email: "ana@example.com",
    priceId: "price_workshop_ten",
    planName: id,
    validFrom: "2026-11-01T00:00:00.000Z",
    validUntil: null,
    classesLeft: 5,
    subscriptionId: null,
    customerId: null,
    isRenewing: 0,
    endedAt: null,
    pausedAt: null,
    ...changes,
  };
}
const online = { priceId: "price_monthly_online" };
const choose = (passes: PassTable[], place: ClassPlace = "both", wanted?: Place) =>
  choosePasses(passes, { startsAt, place, wanted }, now).map((choice) => `${choice.pass.id} ${choice.place}`);

test("unlimited comes first, then what ends soonest, then what never ends; of two alike the older, and a single class last", () => {
  const passes = [
    pass("never ends, newer", { validFrom: "2026-11-10T00:00:00.000Z" }),
    pass("never ends"),
    pass("a single class", { priceId: "price_in_person_single", validFrom: "2026-10-01T00:00:00.000Z" }),
    pass("ends in January", { validUntil: "2027-01-31T00:00:00.000Z" }),
    pass("ends in December", { validUntil: "2026-12-31T00:00:00.000Z" }),
    pass("unlimited", { ...online, classesLeft: null, validUntil: "2027-02-01T00:00:00.000Z" }),
  ];
  expect(choose(passes)).toEqual([
    "unlimited online",
    "ends in December in person",
    "ends in January in person",
    "never ends in person",
    "never ends, newer in person",
    "a single class in person",
  ]);
});

test.each<[string, Partial<PassTable>, boolean]>([
  ["has classes left", {}, true],
  ["is used up", { classesLeft: 0 }, false],
  ["ends before the class", { validUntil: "2026-12-01T22:59:59.000Z" }, false],
  ["ends after it", { validUntil: "2026-12-01T23:00:01.000Z" }, true],
  ["renews itself before the class", { validUntil: "2026-11-20T00:00:00.000Z", isRenewing: 1 }, true],
  [
    "renews itself, but was not paid for lately",
    { validUntil: "2026-11-10T00:00:00.000Z", isRenewing: 1 },
    false,
  ],
  ["rests", { pausedAt: "2026-11-10T00:00:00.000Z" }, false],
  ["was given back", { endedAt: "2026-11-10T00:00:00.000Z" }, false],
  ["is of a plan that nobody knows", { priceId: "price_unknown" }, false],
])("a pass that %s", (_what, changes, isGood) => {
  expect(choose([pass("it", changes)])).toEqual(isGood ? ["it in person"] : []);
});

test("the booking's place follows the pass, and the member where both leave a choice", () => {
  const passes = [pass("room"), pass("screen", online)];
  expect(choose(passes, "online")).toEqual(["screen online"]);
  expect(choose(passes, "in person")).toEqual(["room in person"]);
  expect(choose(passes, "both", "online")).toEqual(["screen online"]);
  expect(choose(passes, "both", "in person")).toEqual(["room in person"]);
  expect(choose([pass("room")], "both", "online")).toEqual([]);
});

test("what could be bought for a class, and where somebody's passes are good", () => {
  expect(findCoveringPlans({ place: "online" })).toEqual(["price_dropin_online", "price_monthly_online"]);
  expect(findCoveringPlans({ place: "both" })).toHaveLength(4);
  expect(findCovered([pass("room"), pass("screen", { ...online, classesLeft: 0 })], now)).toEqual([
    "in person",
  ]);
});
