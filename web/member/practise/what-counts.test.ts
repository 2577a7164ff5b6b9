import { expect, test } from "vitest";
import { describePractised, isHalf } from "./what-counts.ts";

test("only time really practised counts, and the words say so", () => {
  const said = (seconds: number, isAtEnd = true) =>
    describePractised({ seconds, isFinished: isHalf(seconds, 1200) }, isAtEnd);
  expect(said(8)).toBe("That was less than a minute, so it is not written down as practised.");
  expect(said(120)).toBe("That was 2 minutes. A week counts from five minutes, or half of a session.");
  expect(said(1200)).toBe("You are done. That was 20 minutes.");
  expect(said(300, false)).toBe("You stopped early, which is fine. That was 5 minutes.");
  expect(describePractised({ seconds: 90, isFinished: isHalf(90, 180) }, true)).toBe(
    "You are done. That was 2 minutes.",
  );
});
