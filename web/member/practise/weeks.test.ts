import { expect, test } from "vitest";
import { countWeeks } from "./weeks.ts";

const now = new Date(2026, 10, 16, 12);
const at = (...parts: [number, number, number, number]) => ({
  startedAt: new Date(...parts).toISOString(),
  seconds: 600,
});

test("weeks are counted by days, from Monday to Sunday, over the change of the clocks too", () => {
  const weeks = countWeeks(
    [
      at(2026, 9, 25, 23),
      at(2026, 9, 26, 1),
      at(2026, 10, 15, 23),
      at(2026, 10, 16, 0),
      at(2026, 10, 16, 11),
    ],
    now,
  );
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ days }) => days)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1]);
  expect(weeks.at(-1)).toMatchObject({ days: 1, minutes: 20, monday: new Date(2026, 10, 16) });
});

test("what is older than the picture is not in it", () => {
  expect(countWeeks([at(2026, 0, 1, 12)], now).some(({ days }) => days > 0)).toBe(false);
});
