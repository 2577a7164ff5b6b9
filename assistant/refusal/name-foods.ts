import { freeWords } from "../../handbook/refusal-words.ts";
import { differentIn, onceForWord } from "../read/different-words.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { placeOf } from "../triage/features.ts";
import { coverOf, type Heard, longest, type NamedFood } from "./find-eating.ts";
import { readCues, type Said } from "./read-clauses.ts";

/** The foods of a whole text, and what is said of any of them. */
export type NamedFoods = {
  words: Word[];
  foods: Hit<NamedFood>[];
  cues: Hit<Said>[];
  settled: Settled;
  /** Which words name a food. */
  inFoods: Uint8Array;
  /** What every food of the text is weighed by. */
  everyWord: Uint32Array;
};

/** What grammar says of a food, where it says something. */
export type Settled = Map<NamedFood, "refused" | "welcome">;

const placeInText = onceForWord((text) => placeOf(`text ${text}`));

/** The foods of a text, with what grammar says of them. */
export function nameFoods({ words, eating }: Heard, settled: Settled): NamedFoods {
  const { foods, cues } = eating;
  const isFree = ({ place, length }: Hit<NamedFood>) => freeWords.has(words[place + length]?.text ?? "");
  const named = longest(foods).filter((food) => !isFree(food));
  return {
    words,
    foods: named,
    cues: readCues(cues, words),
    settled,
    inFoods: coverOf(named, words.length),
    everyWord: Uint32Array.from(differentIn(words).met, placeInText),
  };
}
