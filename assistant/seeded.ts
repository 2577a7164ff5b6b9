import { createHash } from "node:crypto";
import { dateOf } from "../clock/studio-clock.ts";

/** The day it is at the studio: routines and menus change with it. */
export function dayOf(now: Date): string {
  return dateOf(now);
}

/** The same order for the same words: varied from day to day, and the same again on the same day. */
export function shuffle<T extends { id: string }>(items: T[], seed: string): T[] {
  const keyOf = ({ id }: T) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** A number from 0 to 1 that is the same for the same words. */
export function fractionOf(words: string): number {
  let hash = 2166136261;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
