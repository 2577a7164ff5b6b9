import { type Exclusion, refusable } from "../../handbook/diet-words.ts";
import { foods } from "../../handbook/foods.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { type NamedDiet, namedDiets, notFollowed } from "../../handbook/named-diets.ts";
import { otherNames } from "../../handbook/other-names.ts";
import { type Cue, cueWords, fillers, joins, notFoods } from "../../handbook/refusal-words.ts";
import type { Allergen, Trait } from "../../handbook/types.ts";
import { createMixedFinder, type Hit } from "../read/phrase-finder.ts";
import { splitPlain, type Word } from "../read/split-words.ts";

/** A word for a food: what "no" to it leaves out, and what besides when it does harm. */
export type NamedFood = { exclusion: Exclusion; family: Exclusion; isAllergen: boolean; traits: Trait[] };

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

/** Other names of foods that are something else as well: French bread is "pain". */
const alsoElse = new Set(["pain", "ble", "mani", "graham", "stuffing", "roe"]);

const namedFoods: { item: NamedFood; words: string[] }[] = [
  ...refusable.map((exclusion) => ({
    item: {
      exclusion,
      family: none,
      isAllergen: Boolean(exclusion.allergens),
      traits: exclusion.traits ?? traitsOf(exclusion.ingredients),
    },
    words: exclusion.words,
  })),
  ...ingredients.map(({ id, name, aliases, allergens, traits }) => ({
    item: {
      exclusion: { name: `without ${name.toLowerCase()}`, words: [], ingredients: [id] },
      family: none,
      isAllergen: allergens.length > 0,
      traits,
    },
    words: [name, ...aliases],
  })),
  // Whoever cannot have paneer cannot have milk.
  ...[...foods, ...otherNames].map(({ words, allergens = [], traits = [] }) => ({
    item: { exclusion: none, family: familyOf(allergens), isAllergen: allergens.length > 0, traits },
    words: words.filter((word) => !alsoElse.has(word)),
  })),
  { item: { exclusion: none, family: none, isAllergen: false, traits: [] }, words: notFoods },
];

function traitsOf(ids: string[] = []): Trait[] {
  return ingredients.filter(({ id }) => ids.includes(id)).flatMap(({ traits }) => traits);
}

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
  for (const { item, place, length, exactness } of finder.find(words)) {
    if ("food" in item) eating.foods.push({ item: item.food, place, length, exactness });
    else if ("cue" in item) eating.cues.push({ item: item.cue, place, length, exactness });
    else if ("diet" in item) eating.diets.push({ item: item.diet, place, length, exactness });
    else if ("isNotFollowed" in item) eating.notFollowed.push({ item: true, place, length, exactness });
  }
  return eating;
}

/** A plain text in its words, with all that they say of eating. */
export type Heard = { text: string; words: Word[]; eating: Eating };

export function hear(text: string, words = splitPlain(text)): Heard {
  return { text, words, eating: findEating(words) };
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
  if (hits.every(({ length }) => length === hits[0]?.length)) return hits;
  const lengthAt = new Map<number, number>();
  for (const { place, length } of hits) lengthAt.set(place, Math.max(length, lengthAt.get(place) ?? 0));
  let most = 0;
  for (const length of lengthAt.values()) most = Math.max(most, length);
  const isWithin = ({ place, length }: Hit<T>) => {
    for (let start = place; start > place - most; start -= 1) {
      const other = lengthAt.get(start) ?? 0;
      if (other > length && start + other >= place + length) return true;
    }
    return false;
  };
  return hits.filter((hit) => !isWithin(hit));
}

/** Which of so many words belong to any of these. */
export function coverOf(hits: Hit<unknown>[], words: number): Uint8Array {
  const cover = new Uint8Array(words);
  for (const { place, length } of hits) for (let at = place; at < place + length; at += 1) cover[at] = 1;
  return cover;
}

/** For each place, what the first of these is that begins there or later; -1 for none. */
export function firstFrom<T>(
  words: number,
  hits: Hit<T>[],
  of: (hit: Hit<T>, index: number) => number | undefined,
): Int32Array {
  const firsts = new Int32Array(words + 1).fill(-1);
  let place = words;
  let first = -1;
  for (let index = hits.length - 1; index >= 0; index -= 1) {
    const hit = hits[index];
    const value = hit && of(hit, index);
    if (!hit || value === undefined) continue;
    firsts.fill(first, hit.place + 1, place + 1);
    place = hit.place;
    first = value;
  }
  return firsts.fill(first, 0, place + 1);
}
