import { readFileSync } from "node:fs";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { placeOf } from "../triage/features.ts";
import type { NamedFood } from "./find-eating.ts";
import type { NamedFoods } from "./name-foods.ts";

export const foodPlaces = 1 << 14;
/** To leave out what was welcome is the lesser harm. */
const refusedFrom = 0.3;
/** Where grammar heard a welcome it takes more. */
const refusedInSpiteFrom = 0.85;

/** How far around it words count, and how near their exact distance does. */
const reach = 10;
const near = 3;
/** What is said somewhere in a text counts as so many features. */
const copies = [0, 1, 2];

let weights: { bias: number; step: number; of: Int8Array } | undefined;

/** Whether somebody refuses a food that they name, by all the words around it: "eggs. nah", "peanuts = hospital". */
export function isRefusedByAll(features: Uint32Array, isWelcome: boolean): boolean {
  weights ??= loadWeights();
  const { bias, step, of } = weights;
  let sum = 0;
  for (const feature of features) sum += of[feature & (foodPlaces - 1)] ?? 0;
  const score = bias + (sum * step) / Math.sqrt(features.length || 1);
  return 1 / (1 + Math.exp(-score)) >= (isWelcome ? refusedInSpiteFrom : refusedFrom);
}

/** What a food is weighed by; training sees a text exactly as this does. */
export function foodFeatures(food: Hit<NamedFood>, named: NamedFoods): Uint32Array {
  const { item, place } = food;
  const { words, foods, cues, settled } = named;
  const own = words[place];
  const kinds = [...(item.exclusion.allergens ?? []), ...(item.exclusion.traits ?? []), item.family.name];
  const said = new Set(
    cues.map((cue) => {
      const side = cue.place < place ? "before" : "behind";
      return `cue ${cue.item} ${side} ${whereIs(words[cue.place], own)}`;
    }),
  );
  said.add(`grammar ${settled.get(item)}`);
  const found = [
    ...kinds.map((kind) => `kind ${kind}`),
    item.isAllergen ? "allergen" : "no allergen",
    words.length > 12 ? "long" : "short",
    foods.length > 3 ? "many foods" : "few foods",
    ...copies.flatMap((copy) => [...said].map((each) => `${each} ${copy}`)),
    ...wordsAround(food, named),
  ];
  return Uint32Array.from(new Set([...found.map(placeOf), ...named.everyWord]));
}

/** The words before and behind a food, by their distance and what parts them from it. */
function wordsAround({ place, length }: Hit<NamedFood>, { words, inFoods }: NamedFoods): string[] {
  const found: string[] = [];
  const own = words[place];
  // Of another food only that it is one: what is said of them is often said of both.
  const textAt = (at: number) => (inFoods.has(at) ? "FOOD" : (words[at]?.text ?? ""));
  for (const [side, first, step] of [
    ["before", place - 1, -1],
    ["behind", place + length, 1],
  ] as const) {
    for (let distance = 0; distance < reach; distance += 1) {
      const at = first + distance * step;
      if (!words[at]) break;
      const text = textAt(at);
      const where = whereIs(words[at], own);
      found.push(`${side} ${text} ${where}`);
      if (where !== "text") found.push(`${side} ${text}`);
      if (text.length > 4) found.push(`${side} ${text.slice(0, 4)}…`);
      if (distance < near) found.push(`${side} ${text} ${distance}`);
      if (words[at + step]) found.push(`${side} ${text} ${textAt(at + step)}`);
    }
  }
  return found;
}

/** How near a word is to another. */
function whereIs(word: Word | undefined, own: Word | undefined): string {
  if (word?.clause === own?.clause) return "clause";
  return word?.sentence === own?.sentence ? "sentence" : "text";
}

/** What the weights were made from. */
export function readFoodsStamp(): string {
  return readScales().stamp;
}

function loadWeights() {
  const bytes = readFileSync(new URL("foods.bin", import.meta.url));
  const [scale] = readScales().scales;
  if (!scale) throw new Error("There are no weights of foods.");
  return { ...scale, of: new Int8Array(bytes.buffer, bytes.byteOffset, foodPlaces) };
}

function readScales(): { stamp: string; scales: { bias: number; step: number }[] } {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("foods.json", import.meta.url), "utf8"));
}
