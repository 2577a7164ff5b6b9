import { described } from "../../handbook/described.ts";
import { type Food, foods } from "../../handbook/foods.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { alsoInFoods, kitchens } from "../../handbook/kitchens.ts";
import { moves } from "../../handbook/moves.ts";
import { notTaught } from "../../handbook/not-taught.ts";
import { otherNames, otherPractices } from "../../handbook/other-names.ts";
import { practices } from "../../handbook/practices/all.ts";
import type { Allergen, Strain, Trait } from "../../handbook/types.ts";
import { createCueFinder } from "./cue-finder.ts";
import { compactOf, createNameFinder } from "./name-finder.ts";

export type NamedPractice = { strains: Strain[]; isAdvanced: boolean };
export type NamedFood = { allergens: Allergen[]; traits: Trait[]; id: string | undefined };

/** Names that are also words of every sentence about yoga. */
const ordinary = new Set([
  "",
  "backbend",
  "legs up",
  "roll down",
  "flat back",
  "standing tall",
  "cross legged",
  "final rest",
  "humming",
  "waterfall",
  "crescent",
  "squat",
]);

/** What is often named without "pose", and is nothing else in an answer about yoga. */
const shortNames = new Set("crow lotus dolphin frog lizard hero scorpion peacock tortoise".split(" "));

function withShortNames(names: string[]): string[] {
  const short = names.map((name) => name.toLowerCase().replace(/ pose$/, ""));
  return [...names, ...short.filter((name) => shortNames.has(name))];
}

/** The practices that words name, taught here or not, with what each asks of a body. */
const findNamedPractices = createNameFinder<NamedPractice>(() => [
  ...[...moves, ...notTaught, ...otherPractices].map(({ words, strains }) => ({
    item: { strains, isAdvanced: false },
    names: withShortNames(words),
  })),
  ...practices.map(({ name, sanskrit, aliases, strains, level }) => ({
    item: { strains, isAdvanced: level === "Advanced" },
    names: withShortNames([name, sanskrit, ...aliases].filter((each) => !ordinary.has(each.toLowerCase()))),
  })),
]);

/** The same; whoever pushes up to sitting does no push-up. */
export function findPractices(words: string[]) {
  return findNamedPractices(words).filter(
    ({ start, end }) =>
      !/^(?:push|press)$/.test(words[start] ?? "") || !/^(?:in)?to$|^from$/.test(words[end] ?? ""),
  );
}

/** Each name with all that any list knows of it, however it is spelled. */
function joined(known: (Food & { id?: string })[]): { item: NamedFood; names: string[] }[] {
  const byName = new Map<string, { item: NamedFood; names: string[] }>();
  for (const { words, id, allergens = [], traits = [] } of known) {
    for (const name of words) {
      const before = byName.get(compactOf(name));
      byName.set(compactOf(name), {
        item: {
          id: before?.item.id ?? id,
          allergens: [...new Set([...(before?.item.allergens ?? []), ...allergens])],
          traits: [...new Set([...(before?.item.traits ?? []), ...traits])],
        },
        names: [...(before?.names ?? []), name],
      });
    }
  }
  return [...byName.values()];
}

/** Names that are also words of every sentence. */
const everyday = new Set(
  "stock stocks wrap wraps toast date dates tea jelly spread roll rolls sweets salt oil water ice".split(" "),
);

/** What somebody refuses by name is refused by its other names, one or many. */
function otherwiseCalled(): (Food & { id: string })[] {
  const called = Map.groupBy(
    ingredients.flatMap((one) => one.aliases.map((name) => ({ name, one }))),
    ({ name }) => compactOf(name),
  );
  const lists = [otherNames, foods, kitchens, alsoInFoods].flat();
  const byName = Map.groupBy(
    lists.flatMap((food) => food.words.map((name) => ({ name: compactOf(name), food }))),
    ({ name }) => name,
  );
  return [...called].flatMap(([name, all]) => {
    const [first, ...others] = all;
    // "Toast" is of any bread, and "take stock" of none.
    if (!first || others.some(({ one }) => one !== first.one) || everyday.has(name)) return [];
    const { id, allergens, traits } = first.one;
    const alike = [name.replace(/s$/, ""), `${name}s`].flatMap((each) => byName.get(each) ?? []);
    return [
      {
        id,
        words: [first.name],
        allergens: [...allergens, ...alike.flatMap(({ food }) => food.allergens ?? [])],
        traits: [...traits, ...alike.flatMap(({ food }) => food.traits ?? [])],
      },
    ];
  });
}

/** The foods that words name, with what is in them. */
export const findFoods = createNameFinder<NamedFood>(() => [
  ...joined([
    ...ingredients.map(({ name, ...each }) => ({ ...each, words: [name] })),
    ...[otherNames, foods, kitchens, alsoInFoods].flat(),
    ...otherwiseCalled(),
  ]),
  // "Fish Pose" is no fish.
  ...practices.map(({ name, aliases }) => ({
    item: { id: undefined, allergens: [], traits: [] },
    names: [name, ...aliases].filter((each) => each.includes(" ")),
  })),
]);

const groups = described.flatMap((each, rule) =>
  each.groups.map((list, group) => ({ item: { rule, group }, list })),
);
const findGroups = createCueFinder(groups);

/** What a sentence describes without naming it: the strains, and the words that gave it away. */
export function findDescribed(words: string[]): { strains: Strain[]; start: number; end: number }[] {
  const hits = findGroups(words);
  return described.flatMap(({ groups: needed, strains }, rule) => {
    const own = hits.filter(({ item }) => item.rule === rule);
    if (new Set(own.map(({ item }) => item.group)).size < needed.length) return [];
    const starts = own.map(({ start }) => start);
    return [{ strains, start: Math.min(...starts), end: Math.max(...own.map(({ end }) => end)) }];
  });
}
