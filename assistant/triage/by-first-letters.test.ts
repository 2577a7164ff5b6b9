import { expect, test } from "vitest";
import { readStories } from "../../evals/stories.ts";
import { normalise } from "../safety/words.ts";
import { sortByFirstLetters } from "./by-first-letters.ts";
import { circumstanceWords } from "./circumstance-words.ts";
import { circumstancesOf } from "./circumstances.ts";

/** Which of some patterns match where a word begins, and with what. */
function tryAll(patterns: RegExp[], plain: string): [number, string][] {
  const { at } = sortByFirstLetters(patterns);
  return [...plain.matchAll(/\b\w/g)].flatMap(({ index }) =>
    at(plain, index).flatMap(({ pattern, expression }): [number, string][] => {
      expression.lastIndex = index;
      const [found] = expression.exec(plain) ?? [];
      return found === undefined ? [] : [[pattern, found]];
    }),
  );
}

test.each([
  [
    "each where it begins",
    [/\b(?:cat|cow)\b/, /\bdogs?\b/],
    "a cow, dogs",
    [
      [0, "cow"],
      [1, "dogs"],
    ],
  ],
  [
    "short beginnings with whatever follows",
    [/\b(?:an? hour|anorak)\b/],
    "a hour an anorak",
    [
      [0, "a hour"],
      [0, "anorak"],
    ],
  ],
  ["what begins with a choice", [/\b(?:my|our) (?:son|dog)\b/], "our dog", [[0, "our dog"]]],
  ["a letter that may be missing", [/\bx?rays\b|\bscan\b/], "no scan", [[0, "scan"]]],
] as [string, RegExp[], string, [number, string][]][])("finds %s", (_, patterns, plain, found) => {
  expect(tryAll(patterns, plain)).toEqual(found);
});

test("keeps apart what need not begin with letters of its own", () => {
  const { elsewhere } = sortByFirstLetters([/\b(?:\d+ years?|year)\b/, /\b(?:very )?ill\b/, /[😂]/u]);
  expect(elsewhere.map(({ pattern, expression }) => [pattern, expression.source])).toEqual([
    [0, "\\b(?:\\d+ years?)\\b"],
    [1, "\\b(?:very )?ill\\b"],
    [2, "[😂]"],
  ]);
});

test("finds the same in stories as the patterns do", () => {
  const patterns = Object.entries(circumstanceWords);
  for (const { text } of readStories().slice(0, 1500)) {
    const plain = normalise(text);
    const searched = patterns
      .filter(([, own]) => own.some((pattern) => pattern.test(plain)))
      .map(([name]) => name);
    expect(
      circumstancesOf(plain).filter((name) => name in circumstanceWords),
      text,
    ).toEqual(searched);
  }
});
