import { readFileSync } from "node:fs";
import type { Hit } from "../read/phrase-finder.ts";
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
const cueStrength = 3;

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
export function foodFeatures(
  { item, place, length }: Hit<NamedFood>,
  { words, foods, cues, settled }: NamedFoods,
): Uint32Array {
  const own = words[place];
  const kinds = [...(item.exclusion.allergens ?? []), ...(item.exclusion.traits ?? []), item.family.name];
  const found = [
    ...kinds.map((kind) => `kind ${kind}`),
    item.isAllergen ? "allergen" : "no allergen",
    words.length > 12 ? "long" : "short",
    foods.length > 3 ? "many foods" : "few foods",
  ];
  const isFood = (at: number) => foods.some((food) => at >= food.place && at < food.place + food.length);
  for (let copy = 0; copy < cueStrength; copy += 1) {
    found.push(`grammar ${settled.get(item)} ${copy}`);
    for (const cue of cues) {
      const side = cue.place < place ? "before" : "behind";
      const where =
        words[cue.place]?.clause === own?.clause
          ? "clause"
          : words[cue.place]?.sentence === own?.sentence
            ? "sentence"
            : "text";
      found.push(`cue ${cue.item} ${side} ${where} ${copy}`);
    }
  }
  for (const { text } of words) found.push(`text ${text}`);
  for (const [side, first, step] of [
    ["before", place - 1, -1],
    ["behind", place + length, 1],
  ] as const) {
    for (let distance = 0; distance < reach; distance += 1) {
      const at = first + distance * step;
      const word = words[at];
      if (!word) break;
      // Of another food only that it is one: what is said of them is often said of both.
      const text = isFood(at) ? "FOOD" : word.text;
      const next = words[at + step];
      const where =
        word.clause === own?.clause ? "here" : word.sentence === own?.sentence ? "apart" : "elsewhere";
      found.push(`${side} ${text} ${where}`);
      if (where !== "elsewhere") found.push(`${side} ${text}`);
      if (text.length > 4) found.push(`${side} ${text.slice(0, 4)}…`);
      if (distance < near) found.push(`${side} ${text} ${distance}`);
      if (next) found.push(`${side} ${text} ${isFood(at + step) ? "FOOD" : next.text}`);
    }
  }
  return Uint32Array.from(new Set(found.map(placeOf)));
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
