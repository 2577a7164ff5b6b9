import { harmMarksOf } from "./harm-marks.ts";
import { hashOf, placeAmong, placeFor } from "./learned.ts";
import { type Beside, netInputOf, nothingBeside } from "./net.ts";
import { createScale, type Seen } from "./scale.ts";
import { splitReadable } from "./split-readable.ts";

export const harmPlaces = 1 << 20;

/** A mark says more than a word: it counts as so many features. */
const markStrength = 3;
const stemLength = 5;

/** How many letters of a sentence count together, wherever words begin and end; four say nothing that these do not. */
const fewLetters = 3;
const manyLetters = 5;

/** Runs of letters are no words, though they look like some. */
const lettersStart = hashOf("c ");

/** A sentence as it is weighed. */
export function seeSentence(plain: string, around: string[], beside: Beside): Seen {
  const words = splitReadable(plain);
  const marks = harmMarksOf(words, around);
  const single = [...marks].filter((mark) => !/ [&>] /.test(mark));
  return { features: harmFeatures(words, marks), input: netInputOf(words, single, beside) };
}

/** Words, their beginnings, two and three of them, letters, and marks. */
function harmFeatures(words: string[], marks: Iterable<string>): Uint32Array {
  const stems = words.map((word) => word.slice(0, stemLength));
  const places = new Set<number>();
  for (const [index, word] of words.entries()) {
    const [stem = "", next, third] = stems.slice(index, index + 3);
    places.add(placeOf(`w ${word}`));
    places.add(placeOf(`s ${stem}`));
    if (next === undefined) continue;
    places.add(placeOf(`p ${stem} ${next}`));
    if (third === undefined) continue;
    places.add(placeOf(`g ${stem} ${third}`));
    places.add(placeOf(`t ${stem} ${next} ${third}`));
  }
  const letters = ` ${words.join(" ")} `;
  for (let start = 0; start + fewLetters <= letters.length; start += 1) {
    const few = hashOf(letters, start, start + fewLetters, lettersStart);
    places.add(placeFor(few, harmPlaces));
    if (start + manyLetters > letters.length) continue;
    places.add(placeFor(hashOf(letters, start + fewLetters, start + manyLetters, few), harmPlaces));
  }
  for (const mark of marks) {
    for (let copy = 0; copy < markStrength; copy += 1) places.add(placeOf(`m${copy} ${mark}`));
  }
  return Uint32Array.from(places);
}

const placeOf = (feature: string) => placeAmong(feature, harmPlaces);
/** Each judges worse alone. */
export const harmNetCounts = 0.3;
const weigh = createScale("harm", { places: harmPlaces, netCounts: harmNetCounts });

/** How likely a sentence would do harm to whoever follows it, from 0 to 1. */
export function weighHarm(plain: string, around: string[] = [], beside = nothingBeside): number {
  return weigh(seeSentence(plain, around, beside));
}
