/** What triage sees of a message: which of a great many small features it has, each at a place of its own. */
import { between, kindAt } from "../read/letters.ts";
import { normalise } from "../safety/words.ts";
import { circumstancesOf } from "./circumstances.ts";

/** How many places there are; features that share one by chance share its weight. */
export const places = 1 << 18;

const shortest = 3;
const longest = 5;
/** A circumstance says more than a word: it counts as so many features. */
const circumstanceStrength = 9;

const seed = 2166136261;
const kinds = { word: 1, pair: 2, triple: 3, gapped: 4, letters: 5, circumstance: 6, first: 7, last: 8 };
const space = " ".charCodeAt(0);
/** How many places come of each word as a whole, before those of its letters. */
const wordsFirst = 4;
/** How many words at either end count as its beginning and end: where people say what they want. */
const edge = 8;

/** A bit for each place, so that all of them are at hand. */
const seen = new Int32Array(places / 32);
let gathered = new Uint32Array(1 << 12);
let count = 0;

/** The features of a text: words, pairs and triples of them, their letters, and its circumstances. */
export function featuresOf(text: string): Uint32Array {
  const plain = normalise(text);
  return featuresWith(plain, circumstancesOf(plain));
}

/** The same of a text that was normalised, with whatever else is known of it in place of its circumstances. */
export function featuresWith(plain: string, circumstances: Iterable<string>): Uint32Array {
  const tokens = tokensOf(plain);
  return featuresAmong(tokens, 0, tokens.starts.length, circumstances);
}

/** The same of some of a text's tokens only. */
export function featuresAmong(
  { hashes, places: own, ends }: Tokens,
  from: number,
  to: number,
  circumstances: Iterable<string>,
): Uint32Array {
  count = 0;
  const startOf = (index: number) => (index === 0 ? 0 : (ends[index - 1] ?? 0));
  makeRoom((ends[to - 1] ?? 0) - startOf(from) + 4 * edge);
  // Between its ends all that begins at a word counts, whatever the part.
  const middle = Math.min(from + edge, to);
  const rest = Math.max(middle, to - edge);
  for (let index = from; index < to; index += 1) {
    if (index === middle && middle < rest) {
      addAll(own, startOf(middle), startOf(rest));
      index = rest;
    }
    const start = startOf(index);
    // A word, the pair, the triple and the gapped pair that begin with it.
    const whole = index + 2 < to ? wordsFirst : index + 1 < to ? 2 : 1;
    addAll(own, start, start + whole);
    const hash = hashes[index] ?? 0;
    if (index - from < edge) add(placeFor(mix(hash, kinds.first)));
    if (index >= to - edge) add(placeFor(mix(hash, kinds.last)));
    addAll(own, start + wordsFirst, ends[index] ?? 0);
  }
  for (const circumstance of circumstances) {
    makeRoom(count + circumstanceStrength);
    const own = mix(hashOf(circumstance, 0, circumstance.length), kinds.circumstance);
    for (let copy = 0; copy < circumstanceStrength; copy += 1) add(placeFor(mix(own, copy)));
  }
  for (let index = 0; index < count; index += 1) seen[(gathered[index] ?? 0) >>> 5] = 0;
  return gathered.slice(0, count);
}

function makeRoom(most: number): void {
  if (most <= gathered.length) return;
  const wider = new Uint32Array(2 * most);
  wider.set(gathered);
  gathered = wider;
}

function add(place: number): void {
  const bits = seen[place >>> 5] ?? 0;
  const bit = 1 << (place & 31);
  if (bits & bit) return;
  seen[place >>> 5] = bits | bit;
  gathered[count] = place;
  count += 1;
}

/** The same of many, without looking anything up twice: this runs some ten thousand times for a long message. */
function addAll(from: Uint32Array, start: number, end: number): void {
  const into = gathered;
  let next = count;
  for (let index = start; index < end; index += 1) {
    const place = from[index] ?? 0;
    const bits = seen[place >>> 5] ?? 0;
    const bit = 1 << (place & 31);
    if (bits & bit) continue;
    seen[place >>> 5] = bits | bit;
    into[next] = place;
    next += 1;
  }
  count = next;
}

/**
 * The words and stops of a text: where each begins, its hash, and up to where its places go: of the word, of what
 * begins with it and of its runs of letters.
 */
export type Tokens = { starts: number[]; hashes: number[]; places: Uint32Array; ends: number[] };

/** The text that was taken apart last: the same message is looked at for several ends. */
let last: { plain: string; tokens: Tokens } | undefined;

/** Expects normalised text. */
export function tokensOf(plain: string): Tokens {
  if (last?.plain === plain) return last.tokens;
  const tokens = takeTokens(plain);
  last = { plain, tokens };
  return tokens;
}

function takeTokens(plain: string): Tokens {
  const starts: number[] = [];
  const wordEnds: number[] = [];
  const hashes: number[] = [];
  let letters = 0;
  for (let start = 0; start < plain.length; start += 1) {
    let end = start;
    while (end < plain.length && kindAt(plain, end) !== between) end += 1;
    if (end === start && !stops.has(plain.charCodeAt(start))) continue;
    if (end === start) end += 1;
    starts.push(start);
    wordEnds.push(end);
    hashes.push(hashOf(plain, start, end));
    letters += end - start;
    start = end - 1;
  }
  const runs = longest - shortest + 1;
  const own = new Uint32Array(wordsFirst * starts.length + runs * letters);
  const ends: number[] = [];
  let next = 0;
  for (let index = 0; index < starts.length; index += 1) {
    const hash = hashes[index] ?? 0;
    const second = hashes[index + 1] ?? 0;
    const third = hashes[index + 2] ?? 0;
    const pair = mix(hash, second);
    own[next] = placeFor(mix(hash, kinds.word));
    own[next + 1] = placeFor(mix(pair, kinds.pair));
    own[next + 2] = placeFor(mix(mix(pair, third), kinds.triple));
    own[next + 3] = placeFor(mix(mix(hash, third), kinds.gapped));
    next = takeLetters(plain, starts[index] ?? 0, wordEnds[index] ?? 0, own, next + wordsFirst);
    ends.push(next);
  }
  return { starts, hashes, places: own, ends };
}

const stops = new Set([...".!?"].map((stop) => stop.charCodeAt(0)));

/** Where one feature has its place. */
export function placeOf(feature: string): number {
  return finish(hashOf(feature, 0, feature.length));
}

function placeFor(hash: number): number {
  return finish(hash) & (places - 1);
}

/** Every run of three to five letters of a word, its beginning and end marked: what misspellings keep. Answers where their places end. */
function takeLetters(plain: string, start: number, end: number, into: Uint32Array, first: number): number {
  let next = first;
  for (let from = start - 1; from <= end - 2; from += 1) {
    let hash = lettersStart;
    for (let index = from; index <= end && index - from < longest; index += 1) {
      const code = index < start || index === end ? space : plain.charCodeAt(index);
      hash = Math.imul(hash ^ code, 16777619);
      if (index - from + 1 < shortest) continue;
      into[next] = placeFor(hash);
      next += 1;
    }
  }
  return next;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = seed;
  for (let index = from; index < to; index += 1) {
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

const lettersStart = mix(seed, kinds.letters);
