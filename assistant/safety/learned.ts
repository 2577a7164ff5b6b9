import { readFileSync } from "node:fs";

/** What `npm run train` wrote of one kind: which answers it was made from, a bias, and how much a step of the weights is worth. */
type Scales = { stories: string; scales: { bias: number; step: number }[] };

/** Which answers the weights were made from. */
export function readStampOf(name: string): string {
  return readScales(name).stories;
}

export function readScales(name: string): Scales {
  // We wrote it ourselves; a test holds it to the answers.
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));
}

export function likelihoodOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Where among so many weights a feature has its own. */
export function placeAmong(feature: string, places: number): number {
  return placeFor(hashOf(feature), places);
}

/** The hash of a part of a text, going on from that of what came before it. */
export function hashOf(text: string, from = 0, to = text.length, before = 2166136261): number {
  let hash = before;
  for (let index = from; index < to; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash;
}

/** Where among so many weights a hash has its own. */
export function placeFor(hash: number, places: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) & (places - 1);
}
