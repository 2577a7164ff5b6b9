/** What triage sees of a message: which of a great many small features it has, each at a place of its own. */
import { normalise } from "../safety/words.ts";
import { circumstancesOf } from "./circumstances.ts";

/** How many places there are; features that share one by chance share its weight. */
export const places = 1 << 18;

const shortest = 3;
const longest = 5;
/** A circumstance says more than a word: it counts as so many features. */
const circumstanceStrength = 9;

const start = 2166136261;
const kinds = { word: 1, pair: 2, triple: 3, gapped: 4, letters: 5, circumstance: 6, first: 7, last: 8 };
const space = " ".charCodeAt(0);
/** How many words at either end count as its beginning and end: where people say what they want. */
const edge = 8;

const seen = new Uint32Array(places);
let turn = 0;

/** The features of a text: words, pairs and triples of them, their letters, and its circumstances. */
export function featuresOf(text: string): Uint32Array {
  const plain = normalise(text);
  return featuresWith(plain, circumstancesOf(plain));
}

/** The same of a text that was normalised, with whatever else is known of it in place of its circumstances. */
export function featuresWith(plain: string, circumstances: Iterable<string>): Uint32Array {
  turn += 1;
  const found: number[] = [];
  const add = (hash: number) => {
    const place = finish(hash) & (places - 1);
    if (seen[place] === turn) return;
    seen[place] = turn;
    found.push(place);
  };
  const words = plain.match(/[\p{L}\p{M}\p{N}]+|[.!?]/gu) ?? [];
  const hashes = words.map((word) => hashOf(word, start));
  for (let index = 0; index < words.length; index += 1) {
    const own = hashes[index] ?? 0;
    const next = hashes[index + 1];
    const third = hashes[index + 2];
    add(mix(own, kinds.word));
    if (next !== undefined) add(mix(mix(own, next), kinds.pair));
    if (next !== undefined && third !== undefined) {
      add(mix(mix(mix(own, next), third), kinds.triple));
      add(mix(mix(own, third), kinds.gapped));
    }
    if (index < edge) add(mix(own, kinds.first));
    if (index >= words.length - edge) add(mix(own, kinds.last));
    addLetters(words[index] ?? "", add);
  }
  for (const circumstance of circumstances) {
    const own = mix(hashOf(circumstance, start), kinds.circumstance);
    for (let copy = 0; copy < circumstanceStrength; copy += 1) add(mix(own, copy));
  }
  return Uint32Array.from(found);
}

/** Where one feature has its place. */
export function placeOf(feature: string): number {
  return finish(hashOf(feature, start));
}

/** Every run of three to five letters of a word, its beginning and end marked: what misspellings keep. */
function addLetters(word: string, add: (hash: number) => void): void {
  const at = (index: number) => (index < 0 || index === word.length ? space : word.charCodeAt(index));
  for (let from = -1; from <= word.length - 2; from += 1) {
    let hash = mix(start, kinds.letters);
    for (let index = from; index <= word.length && index - from < longest; index += 1) {
      hash = Math.imul(hash ^ at(index), 16777619);
      if (index - from + 1 >= shortest) add(hash);
    }
  }
}

function hashOf(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash;
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ Math.imul(other, 0x9e3779b1), 16777619) ^ (other >>> 7);
}

function finish(hash: number): number {
  let left = hash ^ (hash >>> 15);
  left = Math.imul(left, 0x2c1b3c6d);
  left ^= left >>> 12;
  left = Math.imul(left, 0x297a2d39);
  return (left ^ (left >>> 15)) >>> 0;
}
