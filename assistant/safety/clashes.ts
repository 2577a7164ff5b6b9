import { clashes } from "../../handbook/knowledge/clashes.ts";
import type { Clash } from "../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import { createCueFinder } from "./cue-finder.ts";
import { findMedicines } from "./harm-marks.ts";
import { createNameFinder, type NamedAt } from "./name-finder.ts";
import { splitReadable } from "./split-readable.ts";
import { normalise } from "./words.ts";

const findPeople = createCueFinder(clashes.map((item) => ({ item, list: normalise(item.people) })));

const findThings = createNameFinder(() => {
  const byThing = new Map<string, Clash[]>();
  for (const clash of clashes) {
    for (const thing of clash.things.split(", ")) byThing.set(thing, [...(byThing.get(thing) ?? []), clash]);
  }
  return [...byThing].map(([name, item]) => ({ item, names: [name] }));
});

/** What somebody says of themselves, but for what they deny: "I am not pregnant". */
function findTold(words: string[]) {
  return findPeople(words).filter(
    ({ start }) => !denied.test(words.slice(Math.max(0, start - 3), start).join(" ")),
  );
}

const denied = /\b(?:not|isnt|arent)(?: an?)?$/;
/** "Take it with breakfast." */
const taken = /\b(?:take|taking|have|swallow|wash) (?:it|them|one|yours|that)\b/;
/** "Good for your liver" speaks of nothing to eat. */
const ownOrgan = /^(?:your|my|the|our|her|his)$/;

/** Finds the foods, herbs and remedies of a sentence that do not go with this member's illnesses, medicines or ways of eating. */
export function createClashFinder({ conditions, texts }: KnownMember) {
  const had = new Set(conditions.map(({ id }) => id));
  const said = texts.flatMap((text) =>
    findTold(splitReadable(normalise(text)).filter((word) => word !== "-")),
  );
  const own = new Set([
    ...said.map(({ item }) => item),
    ...clashes.filter((clash) => clash.conditions.some((id) => had.has(id))),
  ]);
  return (words: string[]): NamedAt<Clash[]>[] => {
    if (own.size === 0) return [];
    const hasMedicine = findMedicines(words).length > 0 || taken.test(words.join(" "));
    return findThings(words)
      .filter(({ start }) => words[start] !== "liver" || !ownOrgan.test(words[start - 1] ?? ""))
      .map((found) => ({
        ...found,
        item: found.item.filter((clash) => own.has(clash) && (hasMedicine || !clash.isBesideMedicine)),
      }))
      .filter(({ item }) => item.length > 0);
  };
}
