import { readFileSync } from "node:fs";
import { harmMarksOf } from "./harm-marks.ts";
import { splitReadable } from "./split-readable.ts";

export const harmPlaces = 1 << 17;

/** What `npm run train` wrote: a bias, and how much one step of the weights is worth. */
type Scales = { stories: string; scales: { bias: number; step: number }[] };

let scale: { bias: number; step: number; weights: Int8Array } | undefined;

/** A mark says more than a word: it counts as so many features. */
const markStrength = 3;
const stemLength = 5;

/** The features of a sentence as the judge sees it: words, their beginnings, two and three of them, and marks. */
export function harmFeatures(plain: string, around: string[] = []): Uint32Array {
  const words = splitReadable(plain);
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
  for (const mark of harmMarksOf(words, around)) {
    for (let copy = 0; copy < markStrength; copy += 1) places.add(placeOf(`m${copy} ${mark}`));
  }
  return Uint32Array.from(places);
}

function placeOf(feature: string): number {
  let hash = 2166136261;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) & (harmPlaces - 1);
}

/** How likely a sentence would do harm to whoever follows it, from 0 to 1. */
export function weighHarm(plain: string, around: string[] = []): number {
  scale ??= loadScale();
  const features = harmFeatures(plain, around);
  let sum = 0;
  for (const feature of features) sum += scale.weights[feature] ?? 0;
  return 1 / (1 + Math.exp(-(scale.bias + (sum * scale.step) / Math.sqrt(features.length || 1))));
}

/** Which answers the weights were made from. */
export function readHarmStamp(): string {
  return readScales().stories;
}

function loadScale() {
  const [{ bias, step } = { bias: 0, step: 0 }] = readScales().scales;
  const bytes = readFileSync(new URL("harm.bin", import.meta.url));
  return { bias, step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, harmPlaces) };
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to the answers.
  return JSON.parse(readFileSync(new URL("harm.json", import.meta.url), "utf8"));
}
