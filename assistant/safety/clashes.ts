import { clashes } from "../../handbook/knowledge/clashes.ts";
import type { Clash } from "../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import { createCueFinder } from "./cue-finder.ts";
import { findMedicines } from "./harm-marks.ts";
import { createNameFinder, type NamedAt } from "./name-finder.ts";
import { splitReadable } from "./split-readable.ts";
import { normalise } from "./words.ts";

const findPeople = createCueFinder(clashes.map((item) => ({ item, list: normalise(item.people) })));

const byThing = new Map<string, Clash[]>();
for (const clash of clashes) {
  for (const thing of clash.things.split(", ")) byThing.set(thing, [...(byThing.get(thing) ?? []), clash]);
}
const findThings = createNameFinder([...byThing].map(([name, item]) => ({ item, names: [name] })));

/** What somebody says of themselves, but for what they deny: "I am not pregnant". */
function findTold(words: string[]) {
  return findPeople(words).filter(
    ({ start }) => !words.slice(Math.max(0, start - 2), start).some((word) => denying.test(word)),
  );
}

const denying = /^(?:no|not|never|isnt|arent|without|free)$/;

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
    const hasMedicine = findMedicines(words).length > 0;
    return findThings(words)
      .map((found) => ({
        ...found,
        item: found.item.filter((clash) => own.has(clash) && (hasMedicine || !clash.isBesideMedicine)),
      }))
      .filter(({ item }) => item.length > 0);
  };
}
