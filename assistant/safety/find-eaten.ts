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
    const isAllergy = ({ end }: NamedAt<unknown>) => allergic.test(words[end] ?? "");
    const clashing = findClashes(words).filter((each) => !isAllergy(each));
    const isAt = (one: NamedAt<unknown>, other: NamedAt<unknown>) =>
      one.start < other.end && other.start < one.end;
    const foods = findFoods(words)
      // "With a fish allergy" serves no fish.
      .filter((food) => !isAllergy(food))
      .map((food) => ({
        ...food,
        item: [
          ...wrongIn(food.item, diet),
          ...(isKeptApart && food.item.allergens.includes("dairy") && isWithMeat(words, food.start)
            ? ["meat with milk"]
            : []),
          // "Wine vinegar" is no wine, and "fish pose" no fish.
          ...clashing.filter((each) => each.start <= food.start && food.end <= each.end).flatMap(idsOf),
        ],
      }));
    const others = clashing
      .filter((each) => !foods.some((food) => isAt(each, food)))
      .map((each) => ({ ...each, item: idsOf(each) }));
    return [...foods, ...others].toSorted((one, other) => one.start - other.start);
  };
}

const meats = exactly(
  "meat|meats|beef|lamb|mutton|veal|chicken|turkey|duck|goose|steak|mince|salami|brisket|schnitzel|hamburgers?",
);
const noMeat = exactly("no|without|vegan|veggie|vegetarian|free|meatless|plant|mock");

/** Whether meat is named in the same part of a sentence. */
function isWithMeat(words: string[], place: number): boolean {
  const from = words.slice(0, place).findLastIndex((word) => parting.test(word)) + 1;
  const behind = words.slice(place).findIndex((word) => parting.test(word));
  const part = words.slice(from, behind < 0 ? undefined : place + behind);
  return part.some((word) => meats.test(word)) && !part.some((word) => noMeat.test(word));
}

const parting = /^[,;:.!?()–—]$/;

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
