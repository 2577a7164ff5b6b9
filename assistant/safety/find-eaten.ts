import { exactly } from "../../handbook/any-of.ts";
import type { Trait } from "../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import type { Diet } from "../understand-diet.ts";
import { createClashFinder } from "./clashes.ts";
import type { NamedAt } from "./name-finder.ts";
import { findFoods, type NamedFood } from "./named.ts";

/** Finds everything to eat or to take that a sentence names, each with why it is not for this member, or nothing. */
export function createEatenFinder(known: KnownMember): (words: string[]) => NamedAt<string[]>[] {
  const { diet } = known;
  const findClashes = createClashFinder(known);
  const isKeptApart = diet.named.some(({ apart }) => apart?.includes("meat"));
  return (words) => {
    const isWithMeat = isKeptApart && words.some((word) => meats.test(word));
    const clashing = findClashes(words);
    const isAt = (one: NamedAt<unknown>, other: NamedAt<unknown>) =>
      one.start < other.end && other.start < one.end;
    const foods = findFoods(words)
      // "With a fish allergy" serves no fish.
      .filter(({ end }) => !allergic.test(words[end] ?? ""))
      .map((food) => ({
        ...food,
        item: [
          ...wrongIn(food.item, diet),
          ...(isWithMeat && food.item.allergens.includes("dairy") ? ["meat with milk"] : []),
          ...clashing.filter((each) => isAt(each, food)).flatMap(idsOf),
        ],
      }));
    const others = clashing
      .filter((each) => !foods.some((food) => isAt(each, food)))
      .map((each) => ({ ...each, item: idsOf(each) }));
    return [...foods, ...others].toSorted((one, other) => one.start - other.start);
  };
}

const meats = exactly(
  "meat|meats|beef|lamb|mutton|veal|chicken|turkey|duck|goose|steak|mince|salami|sausages?|brisket|schnitzel|burgers?|hamburgers?",
);

const allergic = exactly("allergy|allergies|allergic|intolerance|intolerant|sensitivity|hypersensitivity");

function idsOf({ item }: NamedAt<{ id: string }[]>): string[] {
  return item.map(({ id }) => id);
}

/** What a plan keeps small for somebody, and a sentence may still name. */
const soft = new Set<Trait>([
  "sweet",
  "sweet fruit",
  "starchy",
  "grain",
  "spicy",
  "salty",
  "caffeine",
  "citrus",
  "reflux trigger",
  "fermented",
  "protein",
  "mediterranean",
]);

/** What in a food is left out; what is kept small is told along with it, and is no reason by itself. */
function wrongIn({ id, allergens, traits }: NamedFood, diet: Diet): string[] {
  const refused = id && diet.noIngredients.has(id) ? ["refused"] : [];
  const inIt = allergens.filter((each) => diet.noAllergens.has(each));
  const ofIt = traits.filter((each) => diet.noTraits.has(each));
  const isOnPlate = refused.length + inIt.length === 0 && ofIt.every((each) => soft.has(each));
  return isOnPlate ? [] : [...refused, ...inIt, ...ofIt];
}
