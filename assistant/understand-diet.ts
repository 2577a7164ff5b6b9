import { type Exclusion, waysOfEating } from "../handbook/diet-words.ts";
import { crashes, fastLoss, illnesses, type Pattern, support } from "../handbook/hunger-words.ts";
import { ingredients } from "../handbook/ingredients.ts";
import type { Allergen, Ingredient, Trait } from "../handbook/types.ts";
import { findRefused } from "./find-refused.ts";
import { createPhraseFinder, normalise, splitWords } from "./safety/words.ts";

/** What may be on somebody's plate, from their own words. */
export type Diet = {
  /** As people would say it, for the heading. */
  names: string[];
  noAllergens: Set<Allergen>;
  noTraits: Set<Trait>;
  /** Ingredients they named themselves. */
  noIngredients: Set<string>;
  /** What they asked for that we cannot promise. */
  notHonoured: string[];
  /** What they cannot have and we have no data on. */
  unknown: string[];
  /** Starving, or food as punishment: answered with care instead of a plan. */
  isCrash: boolean;
  needsSupport: boolean;
  /** An illness in which a wrong meal does harm: no plan but a dietitian's. */
  needsDietitian: boolean;
};

const notPromised =
  /\b(raw food|raw vegan|paleo|carnivore|fodmap|fruitarian|macrobiotic|blood type diet|alkaline|whole30|kidney stones|oxalate|warfarin|kosher|gout|gicht|gota|histamine|halal|ramadan|navratri|vrat)\b/g;
const noWay =
  /\b(?:not|no longer|isnt|arent|nicht|never) (?:an? |really |fully )?(?:vegan|vegetarian|veggie|keto|kosher|halal)\b/g;

const findWays = createPhraseFinder(waysOfEating.map((item) => ({ item, words: item.words })));

/** Reads a free description of a diet: what it leaves out, and what in it calls for care. */
export function understandDiet(text: string): Diet {
  const plain = normalise(text);
  const ways = new Set(findWays(splitWords(plain.replaceAll(noWay, " "))).map(({ item }) => item));
  const refused = findRefused(plain);
  const found = [...ways, ...refused.exclusions];
  return {
    names: namesOf(found),
    noAllergens: new Set(found.flatMap(({ allergens = [] }) => allergens)),
    noTraits: new Set(found.flatMap(({ traits = [] }) => traits)),
    noIngredients: new Set(found.flatMap((each) => each.ingredients ?? [])),
    notHonoured: [...new Set(plain.match(notPromised) ?? [])],
    unknown: refused.unknown,
    isCrash: isCrashDiet(plain),
    needsSupport: isSaid(support, plain),
    needsDietitian: isSaid(illnesses, plain),
  };
}

/** What is left out as such; single ingredients only where nothing names them together. */
function namesOf(found: Exclusion[]): string[] {
  const groups = found.filter(({ allergens, traits }) => allergens || traits);
  const isCovered = ({ ingredients: ids = [] }: Exclusion) =>
    ids.every((id) => {
      const ingredient = ingredients.find((each) => each.id === id);
      return groups.some(
        ({ allergens = [], traits = [] }) =>
          ingredient?.allergens.some((each) => allergens.includes(each)) ||
          ingredient?.traits.some((each) => traits.includes(each)),
      );
    });
  const single = found.filter((each) => !groups.includes(each) && !isCovered(each));
  return [...new Set([...groups, ...single].map(({ name }) => name))];
}

/** Everything that any of them leaves out. */
export function joinDiets(diets: Diet[]): Diet {
  return {
    names: [...new Set(diets.flatMap(({ names }) => names))],
    noAllergens: new Set(diets.flatMap(({ noAllergens }) => [...noAllergens])),
    noTraits: new Set(diets.flatMap(({ noTraits }) => [...noTraits])),
    noIngredients: new Set(diets.flatMap(({ noIngredients }) => [...noIngredients])),
    notHonoured: [...new Set(diets.flatMap(({ notHonoured }) => notHonoured))],
    unknown: [...new Set(diets.flatMap(({ unknown }) => unknown))],
    isCrash: diets.at(-1)?.isCrash ?? false,
    needsSupport: diets.some(({ needsSupport }) => needsSupport),
    needsDietitian: diets.some(({ needsDietitian }) => needsDietitian),
  };
}

/** Whether an ingredient may be on the plate. */
export function isAllowed(ingredient: Ingredient, diet: Diet): boolean {
  if (diet.noIngredients.has(ingredient.id)) return false;
  if (ingredient.allergens.some((allergen) => diet.noAllergens.has(allergen))) return false;
  return !ingredient.traits.some((trait) => diet.noTraits.has(trait));
}

/** Starving by any name. Expects normalised text. */
export function isCrashDiet(plain: string): boolean {
  return isSaid(crashes, plain) || isFastLoss(plain);
}

function isSaid(patterns: Pattern[], plain: string): boolean {
  return patterns.some(
    ({ pattern, only, unless }) =>
      pattern.test(plain) && (only?.test(plain) ?? true) && !(unless?.test(plain) ?? false),
  );
}

/** More than a kilogram a week. */
function isFastLoss(plain: string): boolean {
  return plain.split(/[.!?\n]+/).some((sentence) =>
    [...sentence.matchAll(fastLoss.weight)].some(
      ([, count = "", unit = "", between = "", span = "", ago]) => {
        const wants = fastLoss.lose.test(sentence);
        const isWish = fastLoss.within.test(between) && !fastLoss.carried.test(sentence);
        if (ago || !(wants || isWish)) return false;
        const amount = (fastLoss.numbers[count] ?? Number(count)) * (/^(?:p|l)/.test(unit) ? 0.45 : 1);
        const weeks = /^(?:mon|mes|moi)/.test(span) ? 4 : Number(fastLoss.weeks.exec(sentence)?.[1] ?? 1);
        return amount / weeks > 1;
      },
    ),
  );
}
