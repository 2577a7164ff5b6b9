import { type Exclusion, refusable, refusals, waysOfEating, welcomes } from "../handbook/diet-words.ts";
import { ingredients } from "../handbook/ingredients.ts";
import type { Allergen, Ingredient, Trait } from "../handbook/types.ts";
import { createPhraseFinder, type Hit, normalise, splitWords, type Word } from "./safety/words.ts";

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
  /** Starving, or food as punishment: answered with care instead of a plan. */
  isCrash: boolean;
  needsSupport: boolean;
  /** An illness in which a wrong meal does harm: no plan but a dietitian's. */
  needsDietitian: boolean;
};

const notPromised =
  /\b(raw food|raw vegan|paleo|carnivore|fodmap|fruitarian|macrobiotic|blood type diet|alkaline|whole30|kidney stones|oxalate|warfarin|kosher|gout|gicht|gota|histamine|halal|ramadan|navratri|vrat)\b/g;
const crash =
  /\b(?:[1-9]\d{1,2}|1[01]\d{2}) ?(?:k?cals?\b|calor\w*|kalorien)|\bwater fast\w*|\bdry fast\w*|\b(?:juice|water|lemon|sirf paani)\b.{0,12}\b(?:cleanse|fast|only|diet)\w*|\bcrash diet\w*|\bdetox\w*|\b(?:only|just|solo|nur|seulement) (?:\w+ )?(?:water|juice|lemon water|agua|wasser|l eau)\b|\b(?:solo|only|nur) (?:\w+ ){1,2}(?:y|and|und|et) (?:agua|water|wasser)\b|\bfast(?:ing)? (?:for )?(?:\d+|two|three|four|five|seven) days?\b|\bas fast as possible\b|\bwhatever it takes\b|\bstop eating\b|\bextreme(?:ly)? low\b|\bone meal every\b|\bdont make me eat\b/;
const fastLoss =
  /\b(\d+|five|six|eight|ten|twelve|fifteen|twenty) ?(kg|kilos?|pounds?|lbs?|livres?|kilo)\b.{0,20}\b(days?|weeks?|month|dias?|semanas?|mes|tagen?|wochen?|monat|jours?|semaines?|mois|din|hafte)\b/;
const support =
  /\b(?:anorexi\w+|bulimi\w+|binge\w*|purg\w+|laxatives?|diet pills|thinspo|pro[- ]?ana|ana (?:diet|plan|buddy)|abc (?:diet|style)|tw: ?ed|hate my body|disgust\w* (?:with|by) my body|skip(?:ping)? (?:all )?meals|starv(?:e|ing) myself|punish myself|eating disorder|scared of food|afraid of (?:eating|food)|guilty (?:after|when) (?:i )?eat\w*|earn my food|living off (?:coffee|gum|air|water)|still (?:too big|too fat|look fat)|throw up after|vomit after)\b/;
const illness =
  /\b(?:pku|phenylketonuria|galactos[ae]mia|dialysis|kidney (?:disease|failure)|kidneys are (?:weak|failing)|stage [345] kidney|ckd|renal (?:diet|failure)|tube feeding|gastric bypass|after bariatric|liver failure|cirrhosis|potass?ium)\b/;
const lowIndex = /\bbmi\D{0,10}(?:1[0-7])\b/;

/** "Everything but nuts" refuses nuts. */
const allBut =
  /\b(?:everything|anything|all|alles|todo|tout)\b[^,.]{0,12}\b(?:but|except|apart from|besides|ausser|menos|excepto|sauf)\b/g;
const noWay =
  /\b(?:not|no longer|isnt|arent|nicht|never) (?:an? |really |fully )?(?:vegan|vegetarian|veggie|keto|kosher|halal)\b/g;

const findWays = createPhraseFinder(waysOfEating.map((item) => ({ item, words: item.words })));
const findFoods = createPhraseFinder<Exclusion>([
  ...refusable.map((item) => ({ item, words: item.words })),
  ...ingredients.map(({ id, name, aliases }) => ({
    item: { name: `without ${name.toLowerCase()}`, words: [], ingredients: [id] },
    words: [name, ...aliases],
  })),
]);
const findCues = createPhraseFinder([
  { item: "refused" as const, words: refusals },
  { item: "welcome" as const, words: welcomes },
]);

/** Reads a free description of a diet: what it leaves out, and what in it calls for care. */
export function understandDiet(text: string): Diet {
  const plain = normalise(text).replaceAll(allBut, " no ");
  const ways = new Set(findWays(splitWords(plain.replaceAll(noWay, " "))).map(({ item }) => item));
  const found = [...ways, ...findRefused(plain)];
  return {
    names: namesOf(found),
    noAllergens: new Set(found.flatMap(({ allergens = [] }) => allergens)),
    noTraits: new Set(found.flatMap(({ traits = [] }) => traits)),
    noIngredients: new Set(found.flatMap((each) => each.ingredients ?? [])),
    notHonoured: [...new Set([...(plain.match(notPromised) ?? []), ...findUnknownAllergies(plain)])],
    isCrash: isCrashDiet(plain),
    needsSupport: support.test(plain) || lowIndex.test(plain),
    needsDietitian: illness.test(plain),
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

type Cue = "refused" | "welcome";

/** The foods that are refused: each is taken as the words around it take it, and a list as its first item. */
function findRefused(plain: string): Exclusion[] {
  const refused: Exclusion[] = [];
  let waiting: Exclusion[] = [];
  for (const sentence of plain.split(/[.!?;\n।]+/)) {
    let carried: Cue | undefined;
    for (const clause of sentence.split(
      /[,():–—]| but | pero | aber | mais | lekin | otherwise | although /,
    )) {
      const words = splitWords(clause);
      const cues = findPolarity(words);
      const foods = longest(findFoods(words));
      // "Apples, pears, cherries make my mouth itch" and "I am allergic to both" mean what came before.
      const [first] = cues;
      const reachesBack = first?.item === "refused" && first.place > (foods[0]?.place ?? -1);
      if (reachesBack && (foods.length > 0 || pronouns.test(clause))) refused.push(...waiting);
      for (const food of foods) {
        const cue = cueOf(food, foods, cues, words) ?? carried;
        if (cue === "refused") refused.push(food.item);
        if (cue === undefined) waiting.push(food.item);
      }
      carried = cues.at(-1)?.item ?? carried;
      if (first && foods.length > 0) waiting = [];
    }
  }
  return refused;
}

const pronouns = /\b(?:both|them|these|those|it|that|any|all)\b/;

/** Refusals and welcomes; "without" is not "with". */
function findPolarity(words: Word[]): Hit<Cue>[] {
  const cues = longest(findCues(words));
  const refusing = new Set(cues.filter(({ item }) => item === "refused").map(({ place }) => place));
  const firstRefusal = Math.min(...refusing);
  return cues.filter(({ item, place }) => {
    if (item === "refused") return true;
    // After a refusal, "with" only goes on: "hives from anything with sesame".
    const isJoining = /^(?:with|con|mit|avec)$/.test(words[place]?.text ?? "");
    return !refusing.has(place) && !(isJoining && firstRefusal < place);
  });
}

/** What is said of a food in its own clause: by the nearest word before it, else by what follows. */
function cueOf(
  food: Hit<Exclusion>,
  foods: Hit<Exclusion>[],
  cues: Hit<Cue>[],
  words: Word[],
): Cue | undefined {
  const next = words[food.place + food.length]?.text;
  if (next === "free" || next === "frei") return "refused";
  const before = cues.filter(({ place }) => place < food.place).at(-1);
  if (before) return before.item;
  const after = cues.find(({ place }) => place >= food.place + food.length);
  // In "fish is fine, no meat" the words after a food belong to it unless another food comes in between.
  const isBetween = foods.some(({ place }) => place > food.place && place < (after?.place ?? 0));
  return after && (after.item === "refused" || !isBetween) ? after.item : undefined;
}

/** Of hits that lie within each other, the longest: "peanut butter" is no butter. */
function longest<T>(hits: Hit<T>[]): Hit<T>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.length > hit.length &&
          other.place <= hit.place &&
          other.place + other.length >= hit.place + hit.length,
      ),
  );
}

const numberWords: Record<string, number> = {
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** Starving by any name. Expects normalised text. */
export function isCrashDiet(plain: string): boolean {
  return crash.test(plain) || isFastLoss(plain);
}

const named =
  /\b(?:allergic|allergy|intolerant|intolerance) to ([\p{L} ]{3,24})|\b([\p{L}-]{4,20}) (?:allergy|intolerance|syndrome)\b/gu;

/** What somebody cannot have that our lists do not know: to be said, not dropped. */
function findUnknownAllergies(plain: string): string[] {
  return [...plain.matchAll(named)]
    .map(([, after, before]) => (after ?? before ?? "").trim())
    .filter((food) => !findFoods(splitWords(food)).length && !findWays(splitWords(food)).length)
    .filter(
      (food) =>
        !/^(?:food|foods|both|them|these|those|it|that|any|severe|bad|everything|anything|my|an?|the|pollen|dust|cats?|dogs?)\b/.test(
          food,
        ),
    );
}

/** More than a kilogram a week. */
function isFastLoss(plain: string): boolean {
  const [, count = "", unit = "", span = ""] = fastLoss.exec(plain) ?? [];
  const amount = (numberWords[count] ?? Number(count)) * (/^(?:p|l)/.test(unit) ? 0.45 : 1);
  const weeks = /^(?:mon|mes|moi)/.test(span)
    ? 4
    : Number(/(\d+) ?(?:weeks|semanas|wochen|semaines)/.exec(plain)?.[1] ?? 1);
  return amount / weeks > 1;
}
