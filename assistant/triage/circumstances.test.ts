import { expect, test } from "vitest";
import { circumstancesOf, circumstancesOfParts } from "./circumstances.ts";

const texts = [
  "my husband took too many tablets just now and what does that little red light in the hall mean for the baby",
  "the film was sad still she was right now at the moment swallowed up by it 38.5 and 165 over 95 this morning",
  "no pain no fever back in 2019 it turned out to be nothing broken all clear my doctor says",
];

test.each(texts)(
  "the circumstances of a part are those of the part alone, wherever it is cut: %s",
  (text) => {
    const starts = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)];
    const ends = [...starts.slice(1).map((start) => start - 1), text.length];
    for (const length of [1, 2, 3, 5, 8, starts.length]) {
      const parts = starts.flatMap((start, first) => {
        const end = ends[first + length - 1];
        return end === undefined ? [] : [{ start, end }];
      });
      const alone = parts.map(({ start, end }) => circumstancesOf(text.slice(start, end)));
      expect(circumstancesOfParts(text, parts)).toEqual(alone);
    }
  },
);

test("so many tablets are many, wherever the number stands", () => {
  const isMany = (text: string) => circumstancesOf(text).includes("many tablets");
  expect(isMany("is paracetamol a problem? took about 22 at teatime")).toBe(true);
  expect(isMany("i took 10 minutes over my tablets")).toBe(false);
  expect(isMany("is paracetamol a problem? took thirty of my mums")).toBe(true);
  expect(isMany("I had 20 sessions last month, is ibuprofen ok after class?")).toBe(false);
  expect(isMany("had 12 stitches, on codeine")).toBe(false);
});
