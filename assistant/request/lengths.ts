/** Which of the numbers in a message is how long the session is to be: learned, with what grammar makes of each. */
import type { Word } from "../read/split-words.ts";
import { placeOf } from "../triage/features.ts";
import type { Changed } from "./find-changed-minutes.ts";
import { findMinutes, findNumbers, type Numbered } from "./find-minutes.ts";
import type { Wants } from "./request.ts";

/** What a number may say: something else, how long it is to be, how much longer or shorter. */
export const lengthSenses = ["told", "length", "more", "less"] as const;
export type LengthSense = (typeof lengthSenses)[number];

/** How far around it words count, and how near their exact distance does. */
const reach = 6;
const near = 3;
/** What grammar says counts as so many features. */
const copies = [0, 1, 2, 3];

/** Every number that might be one, with what it is weighed by; training sees a message exactly as this does. */
export function lengthsIn(
  words: Word[],
  plain: string,
  changed: Changed,
  after: Wants | undefined,
): {
  minutes: number /** Grammar takes it for one, with its unit. */;
  isSaid: boolean;
  features: Uint32Array;
}[] {
  const numbers = findNumbers(words, plain);
  const grammar = findMinutes(words);
  return numbers.map((number) => {
    const said = [
      `grammar ${number.minutes === grammar}`,
      `lone ${number.minutes === changed.minutes}`,
      `relative ${number.minutes === Math.abs(changed.more ?? 0) ? Math.sign(changed.more ?? 0) : 0}`,
      `another ${number.minutes === changed.moreOrAll}`,
      `unit ${number.unit}`,
      `unit ${number.unit} after ${after ?? "nothing"}`,
      `of ${Math.min(numbers.length, 3)} after ${after ?? "nothing"}`,
      `grammar ${number.minutes === grammar} of ${Math.min(numbers.length, 3)}`,
    ];
    const found = [
      ...copies.flatMap((copy) => said.map((each) => `${each} ${copy}`)),
      `value ${number.minutes}`,
      number.minutes % 5 === 0 ? "round" : "odd",
      words.length > 6 ? "long" : "short",
      number === numbers.at(-1) ? "last" : "earlier",
      ...wordsAround(words, number),
    ];
    return {
      minutes: number.minutes,
      isSaid: number.minutes === grammar && number.unit !== "none",
      features: Uint32Array.from(new Set(found.map(placeOf))),
    };
  });
}

function wordsAround(words: Word[], { place, length, unit }: Numbered): string[] {
  const found: string[] = [];
  const own = words[place];
  for (const [side, first, step] of [
    ["before", place - 1, -1],
    ["behind", place + length, 1],
  ] as const) {
    const edge = words[first];
    found.push(`${side} ${edge?.clause === own?.clause ? "goes on" : "ends"} ${unit}`);
    for (let distance = 0; distance < reach; distance += 1) {
      const at = first + distance * step;
      const word = words[at];
      if (!word) break;
      const text = /^\d+$/.test(word.text) ? "NUMBER" : word.text;
      const where = word.sentence === own?.sentence ? "here" : "apart";
      found.push(`${side} ${text} ${where}`);
      if (distance < near) found.push(`${side} ${text} ${distance}`, `${side} ${text} ${distance} ${unit}`);
      if (words[at + step]) found.push(`${side} ${text} ${words[at + step]?.text}`);
    }
  }
  return found;
}
