import { type Exclusion, refusable } from "../../handbook/diet-words.ts";
import { foods } from "../../handbook/foods.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { cueWords, fillers, joins, notFoods } from "../../handbook/refusal-words.ts";
import type { Allergen } from "../../handbook/types.ts";
import { createPhraseFinder, type Hit, toPhrase, type Word } from "../safety/words.ts";

/** A word for a food: what "no" to it leaves out, and what besides when it does harm. */
export type NamedFood = { words: Set<string>; exclusion: Exclusion; family: Exclusion; isAllergen: boolean };

const none: Exclusion = { name: "", words: [] };
/** Two foods as often as one: "nut, milk and egg" is written without its comma. */
const ambiguous = new Set(["nut milk", "nut butter"]);

const foodWords: { item: Omit<NamedFood, "words">; words: string[] }[] = [
  ...refusable.map((exclusion) => ({
    item: { exclusion, family: none, isAllergen: Boolean(exclusion.allergens) },
    words: exclusion.words,
  })),
  ...ingredients.map(({ id, name, aliases, allergens }) => ({
    item: {
      exclusion: { name: `without ${name.toLowerCase()}`, words: [], ingredients: [id] },
      family: none,
      isAllergen: allergens.length > 0,
    },
    words: [name, ...aliases],
  })),
  // Whoever cannot have paneer cannot have milk.
  ...foods.map(({ words, allergens = [] }) => ({
    item: { exclusion: none, family: familyOf(allergens), isAllergen: allergens.length > 0 },
    words,
  })),
  { item: { exclusion: none, family: none, isAllergen: false }, words: notFoods },
];
const findNamed = createPhraseFinder<NamedFood>(
  foodWords.map(({ item, words }) => ({
    item: { ...item, words: new Set(words.map((word) => toPhrase(word).join(" "))) },
    words: words.filter((word) => !ambiguous.has(word)),
  })),
);

/** The foods that words name; of names within each other, all. */
export function findFoods(words: Word[]): Hit<NamedFood>[] {
  return exactFirst(findNamed(words), words);
}

/** All that an allergy to something with these takes along. */
function familyOf(allergens: Allergen[]): Exclusion {
  const known = refusable.find((each) => each.allergens?.[0] === allergens[0]);
  if (allergens.length === 1 && known) return known;
  return { name: allergens.length > 0 ? `without ${allergens.join(", ")}` : "", words: [], allergens };
}

/** Words that are said of foods, or between them. */
const ownWords = new Set([
  ...fillers,
  ...joins,
  ...cueWords.flatMap(({ words }) => words.flatMap((word) => word.split(" "))),
]);

/** Where a word is known as it is written, it is no slip for another: mustard is no custard, "nada" no "anda". */
function exactFirst(hits: Hit<NamedFood>[], words: Word[]): Hit<NamedFood>[] {
  const isExact = ({ item, place, length }: Hit<NamedFood>) => item.words.has(textOf(words, place, length));
  return hits.filter((hit) => {
    if (isExact(hit)) return true;
    const { place, length } = hit;
    if (ownWords.has(textOf(words, place, length))) return false;
    return !hits.some((other) => other.place === place && other.length === length && isExact(other));
  });
}

/** The words from a place on, as a phrase. */
export function textOf(words: Word[], place: number, length: number): string {
  return words
    .slice(place, place + length)
    .map(({ text }) => text)
    .join(" ");
}

/** Of hits that lie within each other, the longest: "peanut butter" is no butter. */
export function longest<T>(hits: Hit<T>[]): Hit<T>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.length > hit.length &&
          other.place <= hit.place &&
          other.place + other.length >= hit.place + hit.length,
      ),
  );
}
