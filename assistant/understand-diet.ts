import { either } from "../handbook/any-of.ts";
import type { Exclusion } from "../handbook/diet-words.ts";
import {
  crashes,
  fastLoss,
  illnesses,
  type Pattern,
  smallChildren,
  support,
} from "../handbook/hunger-words.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { beforeDiet, type NamedDiet } from "../handbook/named-diets.ts";
import { tellsHarm } from "../handbook/refusal-words.ts";
import type { Allergen, Ingredient, Trait } from "../handbook/types.ts";
import { onceFor } from "./once-for.ts";
import { plainOf, splitPlain, type Word } from "./read/split-words.ts";
import { type Heard, hear, longest } from "./refusal/find-eating.ts";
import { findRefused } from "./refusal/find-refused.ts";
import { reword } from "./refusal/reword.ts";

/** What may be on somebody's plate, from their own words. */
export type Diet = {
  /** As people would say it, for the heading. */
  names: string[];
  /** The ways of eating they named, kept or not. */
  named: NamedDiet[];
  noAllergens: Set<Allergen>;
  noTraits: Set<Trait>;
  /** Those of them that were refused in so many words, and not for a way of eating. */
  refusedTraits: Set<Trait>;
  /** Ingredients they named themselves. */
  noIngredients: Set<string>;
  /** What they cannot have and we have no data on. */
  unknown: string[];
  /** Starving, or food as punishment: answered with care instead of a plan. */
  isCrash: boolean;
  needsSupport: boolean;
  /** An illness in which a wrong meal does harm: no plan but a dietitian's. */
  needsDietitian: boolean;
  /** A child so small, or to lose weight: no plan but a professional's. */
  isForSmallChild: boolean;
};

/** Reads a free description of a diet: what it leaves out, and what in it calls for care. */
export function understandDiet(text: string): Diet {
  const plain = plainOf(text);
  return understandWords(plain, splitPlain(plain));
}

/** "Vegetarian, apart from fish." */
const fishToo =
  /\b(?:vegetarian|veggie),? (?:apart from|except(?:ing)?(?: for)?|bar|aside from|other than|save for|but (?:i )?(?:do |still )?eat|who (?:still )?eats) (?:(?:the|some|odd|occasional|bit|piece|of|a) )*(?:fish|seafood)\b/;

/** The same of a text that is plain and was split already. */
export function understandWords(plain: string, words: Word[]): Diet {
  // Whoever is harmed by something eats no fish that was not asked for in so many words.
  const isFishToo = fishToo.test(plain) && !tellsHarm.test(plain);
  const written = isFishToo ? plain.replace(fishToo, "pescatarian") : plain;
  const text = reword(written);
  const heard = text === plain ? hear(plain, words) : hear(text);
  const asWritten = () => {
    if (text === written) return heard;
    return written === plain ? hear(plain, words) : hear(written);
  };
  const named = findNamed(heard);
  const refused = findRefused(heard, asWritten);
  // The same food may be refused a hundred times.
  const exclusions = [...new Set(refused.exclusions)];
  const found = [...named.filter(({ kept }) => kept !== "not"), ...exclusions];
  const left = [...named, ...exclusions, ...widened(named, refused.traits)];
  const isOfCare = anyPattern(ofCare).test(plain);
  return {
    names: namesOf(found),
    named,
    noAllergens: new Set(left.flatMap(({ allergens = [] }) => allergens)),
    noTraits: new Set(left.flatMap(({ traits = [] }) => traits)),
    refusedTraits: new Set(exclusions.flatMap(({ traits = [] }) => traits)),
    noIngredients: new Set(left.flatMap((each) => each.ingredients ?? [])),
    unknown: refused.unknown,
    isCrash: isCrashDiet(plain),
    needsSupport: isOfCare && isSaid(support, plain),
    needsDietitian: isOfCare && isSaid(illnesses, plain),
    isForSmallChild: isOfCare && isSaid(smallChildren, plain),
  };
}

/** Most texts say nothing of the kind, which one look at them tells. */
const ofCare = [...support, ...illnesses, ...smallChildren];

/** "Diabetes, and no grapes", "no sugar, nor dates": of some things one stands for all. */
function widened(named: NamedDiet[], refused: Set<Trait>): Exclusion[] {
  const wide = [
    ...named.flatMap(({ widens = [] }) => widens),
    ...(refused.has("sweet") ? ["sweet fruit" as const] : []),
  ];
  const traits = wide.filter((each) => refused.has(each));
  return traits.length > 0 ? [{ name: "", words: [], traits }] : [];
}

/** The ways of eating somebody follows; "not vegan" and "used to be vegan" are none. */
function findNamed({ text, words, eating: { diets, notFollowed } }: Heard): NamedDiet[] {
  const denialEnds = new Set(notFollowed.map(({ place, length }) => place + length));
  const isDenied = ({ place }: { place: number }) => {
    let end = place;
    while (!denialEnds.has(end) && beforeDiet.has(words[end - 1]?.text ?? "")) end -= 1;
    return denialEnds.has(end) && words[end - 1]?.clause === words[place]?.clause;
  };
  const isOther = ({ unless }: NamedDiet) => unless?.test(text) ?? false;
  const followed = longest(diets).filter((hit) => !isDenied(hit));
  return [...new Set(followed.map(({ item }) => item))].filter((diet) => !isOther(diet));
}

/** What is left out as such; single ingredients only where nothing names them together. */
function namesOf(all: Exclusion[]): string[] {
  const found = [...new Set(all)];
  const isGroup = (each: Exclusion) => "kept" in each || each.allergens || each.traits;
  const groups = found.filter(isGroup);
  const noAllergens = new Set(groups.flatMap(({ allergens = [] }) => allergens));
  const noTraits = new Set(groups.flatMap(({ traits = [] }) => traits));
  const isCovered = ({ ingredients: ids = [] }: Exclusion) =>
    ids.every((id) => {
      const { allergens = [], traits = [] } = ingredientById.get(id) ?? {};
      return allergens.some((each) => noAllergens.has(each)) || traits.some((each) => noTraits.has(each));
    });
  const single = found.filter((each) => !isGroup(each) && !isCovered(each));
  return [...new Set([...groups, ...single].map(({ name }) => name))];
}

const ingredientById = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));

/** Everything that any of them leaves out. */
export function joinDiets(diets: Diet[]): Diet {
  // Of a long conversation most messages say nothing of food.
  const telling = diets.filter(leavesSomethingOut);
  return {
    names: [...joinAll(telling, ({ names }) => names)],
    named: [...joinAll(telling, ({ named }) => named)],
    noAllergens: joinAll(telling, ({ noAllergens }) => noAllergens),
    noTraits: joinAll(telling, ({ noTraits }) => noTraits),
    refusedTraits: joinAll(telling, ({ refusedTraits }) => refusedTraits),
    noIngredients: joinAll(telling, ({ noIngredients }) => noIngredients),
    unknown: [...joinAll(telling, ({ unknown }) => unknown)],
    isCrash: diets.at(-1)?.isCrash ?? false,
    needsSupport: diets.some(({ needsSupport }) => needsSupport),
    needsDietitian: diets.some(({ needsDietitian }) => needsDietitian),
    isForSmallChild: diets.at(-1)?.isForSmallChild ?? false,
  };
}

function leavesSomethingOut({ names, named, noAllergens, noTraits, noIngredients, unknown }: Diet): boolean {
  const lists = names.length + named.length + unknown.length;
  return lists + noAllergens.size + noTraits.size + noIngredients.size > 0;
}

function joinAll<T>(diets: Diet[], of: (diet: Diet) => Iterable<T>): Set<T> {
  const all = new Set<T>();
  for (const diet of diets) for (const each of of(diet)) all.add(each);
  return all;
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
  if (!anyPattern(patterns).test(plain)) return false;
  return patterns.some(
    ({ pattern, only, unless }) =>
      pattern.test(plain) && (only?.test(plain) ?? true) && !(unless?.test(plain) ?? false),
  );
}

/** All of them in one, as most texts say nothing of the kind. */
const anyPattern = onceFor((patterns: Pattern[]) => either(...patterns.map(({ pattern }) => pattern)));

/** More than a kilogram a week. */
function isFastLoss(plain: string): boolean {
  if (plain.search(fastLoss.weight) === -1) return false;
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
