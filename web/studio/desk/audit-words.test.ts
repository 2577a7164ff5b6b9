import { expect, test } from "vitest";
import { actInWords, changesInWords } from "./audit-words.ts";

test("what was done is said in words, with money, moments and no names of fields", () => {
  expect(actInWords("question answered")).toBe("The question was answered");
  expect(actInWords("something new")).toBe("Something new");
  const refund = {
    before: { saleId: "door_1", refunded: 0 },
    after: { refunded: 5000, currency: "USD", way: "cash", reason: "moved away" },
  };
  expect(changesInWords(refund)).toBe("given back: $0, then $50; by: cash; because: moved away");
  const moved = {
    before: { startsAt: "2026-11-16T23:00:00.000Z" },
    after: { startsAt: "2026-11-17T00:00:00.000Z" },
  };
  expect(changesInWords(moved)).toBe("start: Mon, Nov 16, 6:00 PM, then Mon, Nov 16, 7:00 PM");
  const answered = { before: { isAnswered: false }, after: null };
  expect(changesInWords(answered)).toBe("answered: no");
  expect(changesInWords({ before: null, after: { uid: "u", passId: "p" } })).toBe("");
});
