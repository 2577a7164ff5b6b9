import { oneOf } from "../../handbook/any-of.ts";
import { beforeOutOf } from "../../handbook/grammar.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { createPhraseFinder } from "../read/phrase-finder.ts";
import type { Reading } from "../read/read.ts";
import { findMinutes } from "./find-minutes.ts";
import type { Found } from "./find-slots.ts";
import type { Food } from "./request.ts";

let finder: ReturnType<typeof createFinder> | undefined;
function createFinder() {
  return createPhraseFinder(
    "en",
    ingredients.map(({ id, name, aliases }) => ({ item: id, list: [name, ...aliases].join(", ") })),
  );
}

const replaced = oneOf(
  "instead of|in place of|rather than|alternative to|replace|replaces|substitute|swap|swap out",
  "sustituir|ersetzen|remplacer|ki jagah",
);
/** Said right before a food that is not there. */
const replacing = new RegExp(`\\b${replaced}\\b[^,.;]{0,25}$`);

const lacked = new RegExp(`\\b(?:${beforeOutOf} out of|no more)\\b[^,.;]{0,25}$`);

/** Which meal somebody means who only says when. */
const mealAt: Record<string, Food["meal"]> = { morning: "breakfast", evening: "dinner", night: "dinner" };

/** What a message says about the meal it asks for. */
export function findFood({ words }: Reading, { hits, refused }: Found): Food {
  finder ??= createFinder();
  const named = finder.find(words, { allowsSlips: false });
  const textBefore = (place: number) =>
    words
      .slice(Math.max(0, place - 5), place)
      .map(({ text }) => text)
      .join(" ");
  const food: Food = { have: [], swap: [], without: [] };
  const missing: string[] = [];
  for (const [index, { item, place }] of named.entries()) {
    const before = textBefore(place);
    const isReplaced = replacing.test(before);
    if (isReplaced || lacked.test(before)) {
      // Of butter and ghee, which are both called butter, the first is meant.
      const isFirst = named.findIndex((each) => each.place === place) === index;
      if (isFirst) (isReplaced ? food.swap : missing).push(item);
    } else if (refused.has(place)) food.without.push(item);
    else food.have.push(item);
  }
  // "Out of butter" asks what to take for it, unless something else is there to be used up.
  (food.have.length > 0 ? food.without : food.swap).push(...missing);
  const lastOf = (kind: "meal" | "when" | "time") =>
    hits.findLast(({ item }) => item.kind === kind)?.item.value;
  const when = lastOf("when");
  const meal = lastOf("meal") ?? mealAt[lastOf("time") ?? ""] ?? (when === "before" ? "snack" : undefined);
  const minutes = findMinutes(words);
  return {
    have: [...new Set(food.have)],
    swap: [...new Set(food.swap)],
    without: [...new Set(food.without)],
    // The lists have no other values.
    ...(meal !== undefined && { meal: meal as Food["meal"] }),
    ...(when !== undefined && { when: when as Food["when"] }),
    ...(minutes !== undefined && { minutes }),
  };
}
