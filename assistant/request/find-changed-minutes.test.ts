import { expect, test } from "vitest";
import { normalise } from "../safety/words.ts";
import { type Changed, findChangedMinutes } from "./find-changed-minutes.ts";

test.each<[string, Changed]>([
  ["3 more", { more: 3 }],
  ["chuck another 5 on", { more: 5 }],
  ["Brunch moved to 12 so bump it up by fifteen", { more: 15 }],
  ["is it possible to have three minutes more than that", { more: 3 }],
  ["+5", { more: 5 }],
  ["súmale 8", { more: 8 }],
  ["Lop off twelve.", { more: -12 }],
  ["can you shave two more off", { more: -2 }],
  ["Reduce it by nine, please.", { more: -9 }],
  ["drop 12 of those minutes", { more: -12 }],
  ["minus 3", { more: -3 }],
  ["another ten", { moreOrAll: 10 }],
  ["give me the ten back", { moreOrAll: 10 }],
  ["x2", { times: 2 }],
  ["found a bug. /3", { times: 1 / 3 }],
  ["Increase by one quarter.", { times: 5 / 4 }],
  ["trim that to three quarters?", { times: 3 / 4 }],
  ["And half again", { times: 1 / 2 }],
  ["Break's been cut. Half.", { times: 1 / 2 }],
  ["make it ten", { minutes: 10 }],
  ["Five minutes longer would suit rehearsal better.", { more: 5 }],
  ["another ten minute one", { minutes: 10 }],
  ["take it easy: four minutes off the total", { more: -4 }],
  ["half that'll do me", { times: 1 / 2 }],
  ["another few minutes on the lying ones", { more: 5 }],
])("'%s' changes the length", (text, expected) => {
  expect(findChangedMinutes(normalise(text).trim())).toEqual(expected);
});

test.each([
  "two more poses for hips",
  "give me that one once more",
  "one more time",
  "lose the 3rd",
  "half moon is out",
  "twelve minutes, more or less",
  "+1 for that, and standing",
  "half of this needs sitting cross-legged",
  "half of em have never done yoga",
])("'%s' leaves it as long as it is", (text) => {
  const { more, moreOrAll, times } = findChangedMinutes(normalise(text).trim());
  expect([more, moreOrAll, times]).toEqual([undefined, undefined, undefined]);
});

test("a year is no length", () => {
  expect(findChangedMinutes(normalise("no backbends, compression fracture in '09"))).toEqual({});
});
