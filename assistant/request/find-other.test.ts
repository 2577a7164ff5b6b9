import { expect, test } from "vitest";
import { findOther } from "./find-other.ts";
import type { Wants } from "./request.ts";

const rank = (...odds: [Wants, number][]) => odds.map(([intent, each]) => ({ intent, odds: each }));

test.each([
  ["is plain", rank(["eat", 0.8], ["practise", 0.2]), undefined],
  ["is plain enough", rank(["eat", 0.5], ["practise", 0.4]), undefined],
  ["may as well be another", rank(["eat", 0.4], ["practise", 0.35], ["idea", 0.25]), "practise"],
  [
    "is plain of its kind, whichever of it",
    rank(["practise", 0.3], ["change", 0.3], ["out of scope", 0.3]),
    undefined,
  ],
  [
    "may be of another kind than two that are alike",
    rank(["idea", 0.22], ["explain", 0.21], ["studio", 0.2], ["eat", 0.19], ["mine", 0.18]),
    "studio",
  ],
])("what %s", (_, ranked, other) => {
  expect(findOther(ranked)).toBe(other);
});
