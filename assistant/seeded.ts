import { hash } from "node:crypto";
import { dateOf } from "../clock/studio-clock.ts";

/** The day it is at the studio: routines and menus change with it. */
export function dayOf(now: Date): string {
  return dateOf(now);
}

/** The same order for the same words: varied from day to day, and the same again on the same day. */
export function shuffle<T extends { id: string }>(items: T[], seed: string): T[] {
  const keyOf = ({ id }: T) => hash("sha256", `${seed} ${id}`);
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** A number from 0 to 1 that is the same for the same words. */
export function fractionOf(words: string): number {
  let sum = 2166136261;
  for (let index = 0; index < words.length; index += 1) {
    sum = Math.imul(sum ^ words.charCodeAt(index), 16777619);
  }
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return ((sum ^ (sum >>> 13)) >>> 0) / 2 ** 32;
}
