import type { NamedDiet } from "../../handbook/named-diets.ts";
import {
  begins,
  type Cue,
  conditionals,
  fillers,
  freeWords,
  joins,
  negatesAfter,
  negatesBefore,
} from "../../handbook/refusal-words.ts";
import type { Hit } from "../read/phrase-finder.ts";
import { splitWords, type Word } from "../read/split-words.ts";
import { findEating, longest, type NamedFood } from "./find-eating.ts";

/** What words around a food say of it. */
export type Said = Exclude<Cue, "nothing">;

/** A piece of a sentence with the foods it names and what it says of them. */
export type Clause = {
  words: Word[];
  foods: Hit<NamedFood>[];
  cues: Hit<Said>[];
  /** "Gluten-free bread" is bread, and without gluten. */
  free: Hit<NamedFood>[];
  diets: Hit<NamedDiet>[];
};

/** The words of a clause, once more parted where "and" begins something new. */
export function readClauses(text: string): Clause[] {
  const words = splitWords(text);
  const starts = words.flatMap(({ text: word }, place) => {
    const next = words[place + 1]?.text ?? "";
    return joins.has(word) && (begins.has(next) || startsCue(words, place + 1)) ? [place + 1] : [];
  });
  return [0, ...starts].map((start, index) => {
    const part = words.slice(start, starts[index]);
    const { foods: all, cues, diets } = findEating(part);
    const free = all.filter(({ place, length }) => freeWords.has(part[place + length]?.text ?? ""));
    const foods = longest(all).filter((food) => !free.includes(food));
    return { words: part, foods, cues: readCues(cues, part), free, diets };
  });
}

function startsCue(words: Word[], place: number): boolean {
  return findEating(words.slice(place, place + 3)).cues.some(
    (cue) => cue.place === 0 && cue.item !== "nothing",
  );
}

/** What is said, with "don't like" and "aime pas" as the refusals they are. */
export function readCues(found: Hit<Cue>[], words: Word[]): Hit<Said>[] {
  const textAt = (place: number) => words[place]?.text ?? "";
  return longest(found).flatMap(({ item, ...where }, index, all) => {
    const { place, length } = where;
    const isHarmToo = all.slice(0, index).some((other) => other.place === place && other.item === "harm");
    // "Tree nuts only" says which, not that they are liked.
    const isIf = item === "welcome" && length === 1 && isConditional(words);
    const isWhich = textAt(place) === "only" && place > 0 && place === words.length - 1;
    if (item === "nothing" || isHarmToo || isWhich || isIf) return [];
    const isNegated =
      item === "welcome" &&
      length === 1 &&
      ([1, 2].some((back) => negatesAfter.has(textAt(place - back))) ||
        [1, 2].some((on) => negatesBefore.has(textAt(place + on))));
    return [{ item: isNegated ? ("refused" as const) : item, ...where }];
  });
}

/** Whether a clause says when, not what: "if I eat eggs". */
export function isConditional(words: Word[]): boolean {
  return words.slice(0, 2).some(({ text }) => conditionals.has(text));
}

/** Whether a clause only names foods: one more line of a list. */
export function isListOnly({ words, foods, cues }: Clause): boolean {
  if (foods.length === 0 || cues.length > 0) return false;
  const isInFood = (place: number) =>
    foods.some((food) => place >= food.place && place < food.place + food.length);
  return words.every(({ text }, place) => isInFood(place) || fillers.has(text));
}

/** No more than a food or two would take. */
export function isShort({ words }: Clause): boolean {
  return words.filter(({ text }) => !fillers.has(text)).length <= 4;
}

export function isFiller(words: Word[]): boolean {
  return words.every(({ text }) => fillers.has(text));
}
