import { expect, test } from "vitest";
import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import { type NamedDiet, namedDiets } from "../handbook/named-diets.ts";
import { type Allergen, allergens, type Ingredient } from "../handbook/types.ts";
import { askDietPlan } from "../tests/parts/asked.ts";
import { writeFromHandbook } from "./write-from-handbook.ts";

/** Numbers from 0 to 1, the same in every run. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const phrasings: ((names: string[]) => string)[] = [
  (names) => `allergic to ${names.join(", ")}`,
  (names) => `with a ${names.join(" and ")} allergy`,
  (names) => names.map((name) => `${name}-free`).join(", "),
  (names) => `I can't have ${names.join(" or ")}`,
  (names) => `${names.join(", ")}: anaphylaxis, EpiPen`,
  (names) => `${names.join(" and ")} make me ill`,
  (names) => `everything but ${names.join(" and ")}`,
  (names) => `no ${names.join(", no ")} please`,
  (names) => `soy alérgica a ${names.join(" y ")}`,
  (names) => `ohne ${names.join(" und ohne ")}`,
  (names) => `allergique: ${names.join(" et ")}`,
  (names) => `${names.join(" और ")} से एलर्जी`,
];

type Case = { text: string; diets: NamedDiet[]; refused: Allergen[] };

function throwCases(count: number): Case[] {
  const dice = createDice(20_261_116);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(dice() * items.length)] ?? expect.fail();
  const some = <T>(items: readonly T[], most: number) => [
    ...new Set(Array.from({ length: Math.floor(dice() * (most + 1)) }, () => pick(items))),
  ];
  return Array.from({ length: count }, () => {
    const diets = some(namedDiets, 2);
    const refused = some(allergens, 3);
    const said = diets.map(({ words }) => pick(words)).join(" and ");
    const harmed = refused.length > 0 ? pick(phrasings)(refused) : "";
    return { text: [said, harmed].filter(Boolean).join(dice() < 0.5 ? ", " : ". "), diets, refused };
  });
}

/** By the data alone, without the reader of texts. */
function isRefused({ id, allergens: own, traits }: Ingredient, { diets, refused }: Case): boolean {
  return (
    own.some((each) => refused.includes(each) || diets.some((diet) => diet.allergens?.includes(each))) ||
    traits.some((each) => diets.some((diet) => diet.traits?.includes(each))) ||
    diets.some((diet) => diet.ingredients?.includes(id))
  );
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const wordsOf = ({ name, counted, aliases }: Ingredient) =>
  [name, ...aliases, ...Object.values(counted ?? {})].map((word) => word.toLowerCase());

/** What methods and dishes are called, whatever is in them: "toast the seeds", "a curry", "the beans". */
const ofDishes = new Set(["toast", "curry", "beans", "pasta", "rice"]);

/** Names of a refused ingredient in a text, where no allowed one is meant by them. */
function findNames(text: string, banned: Ingredient[]): string[] {
  const allowedWords = ingredients
    .filter((each) => !banned.includes(each))
    .flatMap(wordsOf)
    .toSorted((a, b) => b.length - a.length);
  const shared = new Set(allowedWords);
  const rest = allowedWords.reduce(
    (left, word) => left.replaceAll(new RegExp(`\\b${literally(word)}\\b`, "g"), " "),
    text.toLowerCase(),
  );
  return banned
    .flatMap(wordsOf)
    .filter(
      (word) => !shared.has(word) && !ofDishes.has(word) && new RegExp(`\\b${literally(word)}\\b`).test(rest),
    );
}

test.each(throwCases(150))("no meal, list or line for '$text' holds what is refused", (each) => {
  const plan = writeFromHandbook(askDietPlan(each.text));
  const banned = ingredients.filter((ingredient) => isRefused(ingredient, each));
  const start = plan.indexOf("### Monday");
  expect(start).toBeGreaterThan(0);
  const served = plan.slice(start, plan.indexOf("### Good to know"));
  const used = meals
    .filter(({ name }) => served.includes(`: ${name}.**`))
    .flatMap((meal) => meal.ingredients.map(({ id }) => id));
  expect(
    banned.filter(({ id }) => used.includes(id)).map(({ id }) => id),
    each.text,
  ).toEqual([]);
  // "Milk products" is where the shop has feta.
  const named = served.replaceAll(/\*\*[\w ]+:\*\*/g, " ");
  expect(findNames(named, banned), each.text).toEqual([]);
  const lines = [...served.matchAll(/^- \*\*(\w+)[^:]*: (.+?)\.\*\*/gm)].map(
    ([, kind, name]) => `${kind} ${name}`,
  );
  const repeats = lines.length < 28 || new Set(lines).size < lines.length;
  expect(/I have (?:few ideas|nothing for)/.test(plan), each.text).toBe(repeats);
});
