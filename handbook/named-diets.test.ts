import { expect, test } from "vitest";
import { refusable } from "./diet-words.ts";
import { ingredients } from "./ingredients.ts";
import { namedDiets } from "./named-diets.ts";
import type { Allergen, Ingredient, Trait } from "./types.ts";

test("every named diet has a source, says what it does not keep, and is marked as unread until somebody reads it", () => {
  for (const { name, kept, note, source, reviewedBy, reviewedOn } of namedDiets) {
    expect(source, name).not.toBe("");
    if (kept !== "whole") expect(note, name).toMatch(/[.?!]$/);
    expect(reviewedOn, name).toMatch(reviewedBy ? /^\d{4}-\d{2}-\d{2}$/ : /^$/);
  }
  expect(new Set(namedDiets.map(({ name }) => name)).size).toBe(namedDiets.length);
});

test("every diet and refusal names only ingredients that exist", () => {
  const known = new Set(ingredients.map(({ id }) => id));
  const named = [...namedDiets, ...refusable].flatMap((each) => each.ingredients ?? []);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

type Rule = [
  string,
  (ingredient: Ingredient) => boolean,
  { allergens?: Allergen[]; traits?: Trait[]; isAll?: boolean },
];
const isNamed =
  (pattern: RegExp) =>
  ({ id }: Ingredient) =>
    pattern.test(id);
const isIn =
  (...sections: Ingredient["section"][]) =>
  ({ section }: Ingredient) =>
    sections.includes(section);
const hasTrait =
  (trait: Trait) =>
  ({ traits }: Ingredient) =>
    traits.includes(trait);

/** What an ingredient is, and what it then is tagged with; `isAll`: nothing else is. */
const rules: Rule[] = [
  ["from milk", isIn("milk products"), { allergens: ["dairy"], traits: ["dairy"], isAll: true }],
  ["an egg", isIn("eggs"), { allergens: ["egg"], traits: ["egg"], isAll: true }],
  [
    "a fish",
    isNamed(/^(?:salmon|cod|tinned-tuna|sardines)$/),
    { allergens: ["fish"], traits: ["fish"], isAll: true },
  ],
  ["shellfish", isNamed(/^prawns$/), { allergens: ["shellfish"], traits: ["shellfish"], isAll: true }],
  ["meat", isIn("meat"), { traits: ["meat"], isAll: true }],
  [
    "a tree nut",
    isNamed(/^(?:almonds|almond-milk|walnuts|cashews|pistachios)$/),
    { allergens: ["tree nuts"], isAll: true },
  ],
  ["from peanuts", isNamed(/peanut/), { allergens: ["peanut"], isAll: true }],
  [
    "from soya",
    isNamed(/soy|tofu|tempeh|edamame|miso|tamari|dark-chocolate/),
    { allergens: ["soy"], isAll: true },
  ],
  ["from sesame", isNamed(/sesame|tahini/), { allergens: ["sesame"], isAll: true }],
  [
    "from wheat, rye, barley or common oats",
    isNamed(
      /^(?:oats|wholemeal-.*|rye-bread|wholewheat-pasta|couscous|bulgur|pearl-barley|seitan|soy-sauce)$/,
    ),
    { allergens: ["gluten"], isAll: true },
  ],
  ["mustard or holds it", isNamed(/mustard|curry-paste/), { allergens: ["mustard"], isAll: true }],
  ["celery or holds it", isNamed(/celery|stock|curry-paste/), { allergens: ["celery"], isAll: true }],
  ["a grain", isIn("grains"), { traits: ["grain"] }],
  ["a bean", isIn("beans", "soy"), { traits: ["legume"] }],
  [
    "of the onion family or holds it",
    isNamed(/onion|garlic|leek|shallot|chives|stock|curry-paste/),
    { traits: ["onion or garlic"], isAll: true },
  ],
  ["a citrus fruit", isNamed(/orange|lemon|lime/), { traits: ["citrus", "reflux trigger"] }],
  [
    "aged cheese",
    isNamed(/cheddar|feta|halloumi/),
    { traits: ["high tyramine", "high histamine", "fermented"] },
  ],
  [
    "fermented soya",
    isNamed(/soy-sauce|tamari|miso|tempeh/),
    { traits: ["high tyramine", "high histamine", "fermented"] },
  ],
  ["soya", isIn("soy"), { traits: ["high tyramine", "high histamine"] }],
  ["fermented", hasTrait("fermented"), { traits: ["high histamine"] }],
  ["stimulating", isNamed(/coffee|tea$|matcha|cocoa|chocolate/), { traits: ["caffeine", "reflux trigger"] }],
  ["hot", hasTrait("spicy"), { traits: ["reflux trigger"] }],
  ["a pulse", isIn("beans"), { traits: ["high fodmap"] }],
  [
    "wheat, rye or barley",
    isNamed(/^(?:wholemeal-.*|rye-bread|wholewheat-pasta|couscous|bulgur|pearl-barley)$/),
    { traits: ["high fodmap"] },
  ],
  [
    "very salty",
    isNamed(/soy-sauce|tamari|miso|olives|capers|cheddar|feta|halloumi|stock|curry-paste/),
    { traits: ["salty"] },
  ],
];

test.each(rules)("whatever is %s is tagged as such", (_, isOne, { allergens = [], traits = [], isAll }) => {
  const ones = ingredients.filter(isOne);
  expect(ones.length).toBeGreaterThan(0);
  const lacking = ones.filter(
    (each) =>
      !allergens.every((allergen) => each.allergens.includes(allergen)) ||
      !traits.every((trait) => each.traits.includes(trait)),
  );
  expect(lacking.map(({ id }) => id)).toEqual([]);
  if (!isAll) return;
  const others = ingredients.filter((each) => !isOne(each));
  const wrong = others.filter(
    (each) =>
      each.allergens.some((allergen) => allergens.includes(allergen)) ||
      each.traits.some((trait) => traits.includes(trait)),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
