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
