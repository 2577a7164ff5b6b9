import { type Exclusion, refusable } from "../../handbook/diet-words.ts";
import { foods } from "../../handbook/foods.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { type NamedDiet, namedDiets, notFollowed } from "../../handbook/named-diets.ts";
import { type Cue, cueWords, fillers, joins, notFoods } from "../../handbook/refusal-words.ts";
import type { Allergen } from "../../handbook/types.ts";
import { createMixedFinder, type Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";

/** A word for a food: what "no" to it leaves out, and what besides when it does harm. */
export type NamedFood = { exclusion: Exclusion; family: Exclusion; isAllergen: boolean };

/** All that words say of eating, each where it was said. */
export type Eating = {
  foods: Hit<NamedFood>[];
  cues: Hit<Cue>[];
  diets: Hit<NamedDiet>[];
  /** "Not" and "used to be", said of a diet. */
  notFollowed: Hit<true>[];
};

type Item =
  | { food: NamedFood }
  | { cue: Cue }
  | { diet: NamedDiet }
  | { isNotFollowed: true }
  | { own: true };

const none: Exclusion = { name: "", words: [] };
/** Two foods as often as one: "nut, milk and egg" is written without its comma. */
const ambiguous = new Set(["nut milk", "nut butter"]);

const namedFoods: { item: NamedFood; words: string[] }[] = [
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

/** One finder for all: a word that is known as it is written is no slip for another of them. */
const finder = createMixedFinder<Item>([
  ...namedFoods.map(({ item, words }) => ({
    item: { food: item },
    list: words.filter((word) => !ambiguous.has(word)).join(","),
  })),
  ...cueWords.map(({ item, words }) => ({ item: { cue: item }, list: words.join(",") })),
  ...namedDiets.map((diet) => ({ item: { diet }, list: diet.words.join(",") })),
  { item: { isNotFollowed: true }, list: notFollowed },
  { item: { own: true }, list: [...fillers, ...joins].join(",") },
]);

/** What words say of eating; of names within each other, all. */
export function findEating(words: Word[]): Eating {
  const eating: Eating = { foods: [], cues: [], diets: [], notFollowed: [] };
  for (const { item, ...where } of finder.find(words)) {
    if ("food" in item) eating.foods.push({ item: item.food, ...where });
    else if ("cue" in item) eating.cues.push({ item: item.cue, ...where });
    else if ("diet" in item) eating.diets.push({ item: item.diet, ...where });
    else if ("isNotFollowed" in item) eating.notFollowed.push({ item: true, ...where });
  }
  return eating;
}

/** All that an allergy to something with these takes along. */
function familyOf(allergens: Allergen[]): Exclusion {
  const known = refusable.find((each) => each.allergens?.[0] === allergens[0]);
  if (allergens.length === 1 && known) return known;
  return { name: allergens.length > 0 ? `without ${allergens.join(", ")}` : "", words: [], allergens };
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
  const lengthAt = new Map<number, number>();
  for (const { place, length } of hits) lengthAt.set(place, Math.max(length, lengthAt.get(place) ?? 0));
  const most = Math.max(0, ...lengthAt.values());
  const isWithin = ({ place, length }: Hit<T>) => {
    for (let start = place; start > place - most; start -= 1) {
      const other = lengthAt.get(start) ?? 0;
      if (other > length && start + other >= place + length) return true;
    }
    return false;
  };
  return hits.filter((hit) => !isWithin(hit));
}
