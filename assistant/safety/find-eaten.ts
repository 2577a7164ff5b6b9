import { exactly, oneOf } from "../../handbook/any-of.ts";
import type { Allergen, Trait } from "../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import { type Diet, understandDiet } from "../understand-diet.ts";
import { createClashFinder } from "./clashes.ts";
import type { NamedAt } from "./name-finder.ts";
import { findFoods, type NamedFood } from "./named.ts";
import { normalise } from "./words.ts";

/** Finds everything to eat or to take that a sentence names, each with why it is not for this member, or nothing. */
export function createEatenFinder(known: KnownMember): (words: string[]) => NamedAt<string[]>[] {
  const { diet } = known;
  const findClashes = createClashFinder(known);
  const ofAmount = amountsOf(diet);
  const firm = firmOf(diet);
  const isOfLactose = isOnlyOfLactose(known);
  const isKeptApart = diet.named.some(({ apart }) => apart?.includes("meat"));
  // What is known by name is there before the first sentence is.
  findFoods([]);
  return (words) => {
    const isAllergy = ({ end }: NamedAt<unknown>) => allergic.test(words[end] ?? "");
    const clashing = findClashes(words).filter((each) => !isAllergy(each) && !isDry(words, each));
    const isAt = (one: NamedAt<unknown>, other: NamedAt<unknown>) =>
      one.start < other.end && other.start < one.end;
    const foods = findFoods(words)
      // "With a fish allergy" serves no fish.
      .filter((food) => !isAllergy(food) && !isAche(words, food))
      .map((food) => ({
        ...food,
        item: [
          ...wrongIn(
            without(isOfLactose && hasNoLactose(words, food) ? ["dairy"] : freedOf(food, words), food.item),
            diet,
            ofAmount,
            firm,
          ),
          ...(isKeptApart && food.item.allergens.includes("dairy") && isWithMeat(words)
            ? ["meat with milk"]
            : []),
          ...(isOther(words, food) ? [] : clashing.filter((each) => isAt(each, food)).flatMap(idsOf)),
        ],
      }));
    const remedies = clashing
      .filter((each) => !foods.some((food) => isAt(each, food)))
      .map((each) => ({ ...each, item: idsOf(each) }));
    return [...foods, ...remedies].toSorted((one, other) => one.start - other.start);
  };
}

/** What may stand between "gluten-free" and what is so. */
const kindOfFood = oneOf(
  "-|self|raising|plain|white|brown|wholemeal|wholegrain|rolled|strong|fine|all|purpose|good|certified|fresh|dried|soft",
);
const freeOf: [RegExp, (Allergen | Trait)[]][] = [
  [rightBefore("gluten", "flourless"), ["gluten"]],
  [rightBefore("dairy|milk"), ["dairy"]],
  [rightBefore("egg", "eggless"), ["egg"]],
  [rightBefore("nut"), ["tree nuts", "peanut"]],
  [rightBefore("soya?"), ["soy"]],
];
const freeReach = 8;
/** "Ladoo, dairy-free –", but not "paneer, dairy-free yoghurt". */
const freeBehind = /^, ((?:gluten|dairy|milk|egg|nut|soya?)(?: -)? free)(?=$| [.:–—)])/;

function rightBefore(names: string, orOneWord?: string): RegExp {
  const free = [`(?:${names})(?: -)? free(?: ${kindOfFood})*`];
  // "A flourless chocolate cake."
  if (orOneWord) free.push(`${orOneWord}(?: \\p{L}+)?`);
  return new RegExp(`(?<!\\b(?:not|isnt|no|never) )\\b${oneOf(...free)}$`, "u");
}

/** "Gluten-free self-raising flour" and "ladoo, dairy-free" have none in them; "gluten-free pasta with seitan" has. */
function freedOf({ start, end }: NamedAt<unknown>, words: string[]): (Allergen | Trait)[] {
  const before = words.slice(Math.max(0, start - freeReach), start).join(" ");
  const [, said = ""] = freeBehind.exec(words.slice(end, end + freeReach).join(" ")) ?? [];
  return freeOf.flatMap(([pattern, of]) => (pattern.test(before) || pattern.test(said) ? of : []));
}

function without(gone: (Allergen | Trait)[], item: NamedFood): NamedFood {
  if (gone.length === 0) return item;
  return {
    ...item,
    allergens: item.allergens.filter((each) => !gone.includes(each)),
    traits: item.traits.filter((each) => !gone.includes(each)),
  };
}

/** Whoever bears no lactose, and said nothing else against milk, may have what is made of it and has next to none. */
function isOnlyOfLactose({ texts, diet }: KnownMember): boolean {
  const ofMilk = diet.named.filter(({ allergens = [] }) => allergens.includes("dairy"));
  if (ofMilk.length !== 1 || !texts.some((text) => /\bla[ck]tos/i.test(text))) return false;
  const said = texts.flatMap((text) => normalise(text).split(/[.;!?\n]/));
  return !said.some((each) => againstMilk.test(each) && !isOfOthers(each));
}

/** "Allergic to kiwi" says nothing of milk. */
function isOfOthers(said: string): boolean {
  const { noAllergens, noIngredients, noTraits } = understandDiet(said);
  // "It gives me hives, and so do nuts" speaks of the milk that was named before.
  if (/\b(?:it|that|this|them|they|these|those|also|too|both|so)\b/.test(said)) return false;
  return !noAllergens.has("dairy") && noAllergens.size + noIngredients.size + noTraits.size > 0;
}

const againstMilk =
  /allerg|swell|swollen|hives|rash|react|itch|anaphyl|epipen|throat|\b(?:dairy|vegan|casein|whey|cmpa|milk protein|milch\w*|lait|leche|doodh)\b/;
const ripe = /(?<!\bnot )\b(?:aged|mature|matured|hard|lactose(?: -)? free)(?: \S+){0,2}$/;
const ofRipeCheese =
  /^(?:parmesan|parmigiano|grana|pecorino|gruyere|emmental\w*|comte|manchego|cheddar|ghee|butter)\b/;

/** "Aged cheddar", "lactose-free milk", "butter". */
function hasNoLactose(words: string[], { start, end }: NamedAt<unknown>): boolean {
  const name = words.slice(start, end).join(" ");
  return (
    ofRipeCheese.test(name) ||
    /^lactose(?: -)? free\b/.test(name) ||
    ripe.test(words.slice(Math.max(0, start - 4), start).join(" "))
  );
}

/** "Wine vinegar" is no wine, "fish pose" no fish, "tartare sauce" not raw, and "vegan chorizo" no sausage. */
const others = exactly("vinegar|pose|sauce|ginger|root|water|vegan|veggie|soy|soya|mock");

function isOther(words: string[], { start, end }: NamedAt<unknown>): boolean {
  return words.slice(start, end).some((word) => others.test(word));
}

/** "Pain" is bread in French, and in English what to stop at. */
function isAche(words: string[], { start, end }: NamedAt<unknown>): boolean {
  return (
    end === start + 1 && /^pains?$/.test(words[start] ?? "") && !words.some((word) => ofFrench.test(word))
  );
}

const ofFrench = exactly(
  "le|les|du|des|une|et|au|aux|avec|beurre|confiture|dejeuner|mange|mangez|manger|bon",
);

/** "Alcohol-free tiramisu", "a virgin mojito". */
function isDry(words: string[], { start }: NamedAt<unknown>): boolean {
  const before = words.slice(Math.max(0, start - 3), start).join(" ");
  return /\b(?:alcohol(?: -)? free|non(?: -)? ?alcoholic|virgin)$/.test(before);
}

const meats = exactly(
  "meat|meats|beef|lamb|mutton|veal|chicken|turkey|duck|goose|steak|mince|salami|sausages?|brisket|schnitzel",
  "burgers?|hamburgers?|cheeseburgers?",
);
const noMeat = exactly("no|not|vegan|veggie|vegetarian|meatless|plant|based|mock|bean|tofu|mushroom");
const atOtherTimes = exactly("next|later|separate|separately|apart|hours|tomorrow");
const atAnother = /\banother (?:day|time|meal|evening|night|occasion|date)\b/;

/** Whether a sentence serves meat too, and not at another time. */
function isWithMeat(words: string[]): boolean {
  if (words.some((word) => atOtherTimes.test(word)) || atAnother.test(words.join(" "))) return false;
  return words.some(
    (word, place) =>
      meats.test(word) &&
      !words.slice(Math.max(0, place - 2), place).some((before) => noMeat.test(before)) &&
      !words.slice(place + 1, place + 3).includes("free"),
  );
}

const allergic = exactly("allergy|allergies|allergic|intolerance|intolerant|sensitivity|hypersensitivity");

function idsOf({ item }: NamedAt<{ id: string }[]>): string[] {
  return item.map(({ id }) => id);
}

/** What a plan keeps small for somebody, and a sentence may still name unless they refused it themselves. */
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

/** What is left out for a way of eating that is a matter of amounts, and for nothing else: a sentence may name it. */
function amountsOf({ named, refusedTraits }: Diet): Set<Trait> {
  const traitsOf = (isOfAmount: boolean) =>
    named.filter((each) => Boolean(each.isOfAmount) === isOfAmount).flatMap(({ traits = [] }) => traits);
  const others = new Set([...traitsOf(false), ...refusedTraits, "alcohol"]);
  return new Set(traitsOf(true).filter((trait) => !others.has(trait)));
}

/** What nobody may serve them a little of: what they refused themselves, and what harms in any amount. */
function firmOf({ named, refusedTraits }: Diet): Set<Trait> {
  // "Less salt" is a matter of how much, whoever says it.
  const refused = [...refusedTraits].filter((trait) => trait !== "salty");
  return new Set([...refused, ...named.flatMap(({ isStrict, traits = [] }) => (isStrict ? traits : []))]);
}

/** What in a food is left out; what is kept small is told along with it, and is no reason by itself. */
function wrongIn(
  { id, allergens, traits }: NamedFood,
  diet: Diet,
  ofAmount: Set<Trait>,
  firm: Set<Trait>,
): string[] {
  const refused = id && diet.noIngredients.has(id) ? ["refused"] : [];
  const inIt = allergens.filter((each) => diet.noAllergens.has(each));
  const ofIt = traits.filter((each) => diet.noTraits.has(each) && !ofAmount.has(each));
  const isSmall = (trait: Trait) => soft.has(trait) && !firm.has(trait);
  const isOnPlate = refused.length + inIt.length === 0 && ofIt.every(isSmall);
  return isOnPlate ? [] : [...refused, ...inIt, ...ofIt];
}
