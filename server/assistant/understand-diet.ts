import { ingredients } from "../../handbook/ingredients.ts";
import type { Allergen, Ingredient, Trait } from "../../handbook/types.ts";
import { normalise } from "./safety/words.ts";

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
};

type Rule = { words: RegExp; name: string; allergens?: Allergen[]; traits?: Trait[] };

const meatAndFish: Trait[] = ["meat", "pork", "fish", "shellfish"];
const animal: Trait[] = [...meatAndFish, "dairy", "egg", "honey"];
const no =
  "(?:no|not|without|avoid|avoiding|free of|allergic to|allergy to|intolerant to|intolerance to|cant eat|dont eat|hate|dislike|except|minus|sin|ohne|kein|keine|sans|pas de)";
/** Words between a refusal and what is refused, as in a list, until the sentence turns to what is liked. */
const listed = "(?:[ ,;/&]+(?!but |love |like |only |eat |with |fine )\\w+){0,6}?[ ,;/&]+";
const unless = (words: string) =>
  new RegExp(
    `\\b(?:${words})[- ]free\\b|\\b${no}${listed}(?:${words})\\b|\\b(?:${words})(?: \\w+)? (?:allergy|allergic|intoleran\\w+)\\b`,
  );

const rules: Rule[] = [
  {
    words: /\bvegan\w*|\bplant[- ]based\b|\bwhole ?food plant\b/,
    name: "vegan",
    allergens: ["dairy", "egg", "fish", "shellfish"],
    traits: animal,
  },
  {
    words: /\bjain\b/,
    name: "Jain",
    allergens: ["egg", "fish", "shellfish"],
    traits: [...meatAndFish, "egg", "honey", "onion or garlic", "root vegetable"],
  },
  {
    words:
      /\bvegetarian\w*|\bveggie\b|\bvegetarisch\b|\bvegetarien\w*|\bvegetarian[oa]s?\b|\blacto\b|\bsattvic\b/,
    name: "vegetarian",
    traits: meatAndFish,
  },
  { words: /\bpesc[ae]tarian\b/, name: "pescatarian", traits: ["meat", "pork"] },
  { words: /\bhalal\b|\bkosher\b/, name: "without pork", traits: ["pork", "shellfish"] },
  {
    words: new RegExp(
      `${unless("gluten|wheat").source}|\\bcoeliac\\b|\\bceliac\\b|\\bglutenfrei\\b|\\bsin gluten\\b|\\bsans gluten\\b`,
    ),
    name: "gluten-free",
    allergens: ["gluten"],
  },
  {
    words: new RegExp(`${unless("dairy|milk|lactose|cheese|casein").source}|\\blactose\\b|\\blaktosefrei\\b`),
    name: "dairy-free",
    allergens: ["dairy"],
    traits: ["dairy"],
  },
  { words: unless("egg|eggs"), name: "without egg", allergens: ["egg"], traits: ["egg"] },
  {
    words: unless("nut|nuts|tree nuts|almond|almonds|cashew|cashews|walnut|walnuts"),
    name: "without nuts",
    allergens: ["tree nuts", "peanut"],
  },
  { words: unless("peanut|peanuts"), name: "without peanut", allergens: ["peanut"] },
  { words: unless("soy|soya|tofu"), name: "without soy", allergens: ["soy"] },
  { words: unless("sesame|tahini"), name: "without sesame", allergens: ["sesame"] },
  {
    words: unless("fish|seafood"),
    name: "without fish",
    allergens: ["fish", "shellfish"],
    traits: ["fish", "shellfish"],
  },
  {
    words: unless("shellfish|prawns|shrimp|crustaceans"),
    name: "without shellfish",
    allergens: ["shellfish"],
    traits: ["shellfish"],
  },
  { words: unless("mustard"), name: "without mustard", allergens: ["mustard"] },
  { words: unless("celery"), name: "without celery", allergens: ["celery"] },
  { words: unless("meat|chicken|beef|poultry"), name: "without meat", traits: ["meat", "pork"] },
  { words: unless("onion|onions|garlic"), name: "without onion and garlic", traits: ["onion or garlic"] },
  {
    words: unless("nightshade|nightshades|tomato|tomatoes"),
    name: "without nightshades",
    traits: ["nightshade"],
  },
  { words: unless("sugar|sweets"), name: "without added sweetness", traits: ["sweet"] },
  { words: /\bdiabet\w+|\bblood sugar\b|\blow sugar\b/, name: "easy on blood sugar", traits: ["sweet"] },
  { words: /\bketo\b|\blow[- ]?carb\b/, name: "low in starch", traits: ["starchy", "sweet"] },
  { words: /\blow[- ]?(?:salt|sodium)\b|\bblood pressure\b/, name: "low in salt", traits: ["salty"] },
  { words: unless("legume|legumes|beans|lentils"), name: "without beans", traits: ["legume"] },
  {
    words: new RegExp(`${unless("caffeine|coffee").source}|\\bpregnan\\w+`),
    name: "without caffeine",
    traits: ["caffeine"],
  },
  { words: unless("spicy|chilli|chili"), name: "mild", traits: ["spicy"] },
];

const notPromised =
  /\b(raw food|raw vegan|paleo|carnivore|fodmap|fruitarian|macrobiotic|blood type diet|alkaline|whole30|renal|kidney)\b/g;
const crash =
  /\b(?:[1-9]\d{2}|1[01]\d{2}) ?(?:k?cal\w*|calor\w*)|\bwater fast\w*|\bdry fast\w*|\bjuice (?:cleanse|fast)\w*|\bcrash diet\w*|\bdetox\w*|\bonly (?:water|juice|lemon water)\b|\bfast(?:ing)? (?:for )?(?:\d+|two|three|four|five|seven) days?\b|\b(?:\d{2,}|ten|5|five) ?(?:kg|kilos?|pounds?|lbs?) in (?:a|one|two|1|2|\d+) (?:days?|weeks?)\b|\bas fast as possible\b|\bstop eating\b|\bextreme(?:ly)? low\b/;
const support =
  /\b(?:anorexi\w+|bulimi\w+|binge\w*|purg\w+|laxatives?|thinspo|pro[- ]?ana|hate my body|disgust\w* (?:with|by) my body|skip(?:ping)? (?:all )?meals|starv(?:e|ing) myself|punish myself|eating disorder|scared of food|afraid of eating|guilty (?:after|when) (?:i )?eat\w*)\b/;

/** Each ingredient with the ways of naming it as something to leave out. */
const refusals = ingredients.map((ingredient) => {
  const names = [ingredient.name, ...ingredient.aliases].map((name) => escapePattern(normalise(name)));
  return { ingredient, words: unless(names.join("|")) };
});

/** Reads a free description of a diet: what it leaves out, and what in it calls for care. */
export function understandDiet(text: string): Diet {
  const plain = normalise(text);
  const met = rules.filter(({ words }) => words.test(plain));
  const named = refusals.filter(({ words }) => words.test(plain)).map(({ ingredient }) => ingredient);
  return {
    names: [
      ...new Set([
        ...met.map(({ name }) => name),
        ...named.map(({ name }) => `without ${name.toLowerCase()}`),
      ]),
    ],
    noAllergens: new Set(met.flatMap(({ allergens = [] }) => allergens)),
    noTraits: new Set(met.flatMap(({ traits = [] }) => traits)),
    noIngredients: new Set(named.map(({ id }) => id)),
    notHonoured: [...new Set(plain.match(notPromised) ?? [])],
    isCrash: crash.test(plain),
    needsSupport: support.test(plain),
  };
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
  };
}

/** Whether an ingredient may be on the plate. */
export function isAllowed(ingredient: Ingredient, diet: Diet): boolean {
  if (diet.noIngredients.has(ingredient.id)) return false;
  if (ingredient.allergens.some((allergen) => diet.noAllergens.has(allergen))) return false;
  return !ingredient.traits.some((trait) => diet.noTraits.has(trait));
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
