import { expect, test } from "vitest";
import { ingredients } from "./ingredients.ts";
import { meals } from "./meals.ts";
import { standIns } from "./stand-ins.ts";
import type { Allergen, Ingredient, Meal, Trait } from "./types.ts";
import { pieces, writePortion } from "./write-portion.ts";

const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));

function contents(meal: Meal): Ingredient[] {
  return meal.ingredients.flatMap(({ id }) => known.get(id) ?? []);
}

function has(meal: Meal, ...wanted: Trait[]): boolean {
  return contents(meal).some(({ traits }) => traits.some((trait) => wanted.includes(trait)));
}

function allergensOf(meal: Meal): Allergen[] {
  return contents(meal).flatMap((ingredient) => ingredient.allergens);
}

function isVegan(meal: Meal): boolean {
  return !has(meal, "meat", "pork", "fish", "shellfish", "dairy", "egg", "honey");
}

/** Vegan and without the plant allergens that rule out the most food. */
function suitsNearlyAll(meal: Meal): boolean {
  const avoided: Allergen[] = ["gluten", "tree nuts", "peanut", "soy", "sesame"];
  return isVegan(meal) && !allergensOf(meal).some((allergen) => avoided.includes(allergen));
}

/** Fails naming the kind of meal that falls short. */
function expectAtLeast(minimums: Partial<Record<Meal["kind"], number>>, fits: (meal: Meal) => boolean) {
  for (const [kind, minimum] of Object.entries(minimums)) {
    const count = meals.filter((meal) => meal.kind === kind && fits(meal)).length;
    expect(count, kind).toBeGreaterThanOrEqual(minimum);
  }
}

test("No two ingredients and no two meals share an id, and every id is kebab-case.", () => {
  for (const ids of [ingredients.map(({ id }) => id), meals.map(({ id }) => id)]) {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test("Every ingredient that a meal names exists.", () => {
  const named = meals.flatMap((meal) => meal.ingredients.map(({ id }) => id));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("Every ingredient is used by at least one meal.", () => {
  const named = new Set(meals.flatMap((meal) => meal.ingredients.map(({ id }) => id)));
  expect(ingredients.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

test("A meal has three to nine ingredients and names each of them once.", () => {
  for (const meal of meals) {
    const ids = meal.ingredients.map(({ id }) => id);
    expect(ids.length, meal.id).toBeGreaterThanOrEqual(3);
    expect(ids.length, meal.id).toBeLessThanOrEqual(9);
    expect(new Set(ids).size, meal.id).toBe(ids.length);
  }
});

const measures =
  /(?:^[\d/]+ (?:g|ml|tsp|tbsp|bag|handful|pinch|squeeze|slice|stick|clove|thumb-tip)| (?:handful|handfuls|slice|slices|sticks|leaves|clove|brewed))$/;

test("Every amount is of a measure, or counts something that has a word for one and for several.", () => {
  const portions = meals.flatMap((meal) => meal.ingredients);
  const unclear = portions.filter(({ id, amount }) =>
    pieces.test(amount) ? !known.get(id)?.counted : !measures.test(amount),
  );
  expect(unclear).toEqual([]);
});

test("No meal has one of several or several of one: 1 frozen banana, 2 bananas.", () => {
  const counted = meals
    .flatMap((meal) => meal.ingredients)
    .filter(({ amount }) => pieces.test(amount))
    .map(({ id, amount }) => writePortion(known.get(id) ?? expect.fail(id), amount));
  expect(counted.length).toBeGreaterThan(50);
  const isSeveral = (portion: string) => /^(?!1 )\d/.test(portion);
  expect(counted.filter((portion) => isSeveral(portion) !== portion.endsWith("s"))).toEqual([]);
});

test.each([
  ["banana", "1 frozen", "1 frozen banana"],
  ["potato", "1 large", "1 large potato"],
  ["potato", "150 g", "150 g potatoes"],
  ["tomato", "6 small", "6 small tomatoes"],
  ["courgette", "2", "2 courgettes"],
  ["egg", "1", "1 egg"],
  ["onion", "half", "half an onion"],
  ["cucumber", "quarter", "a quarter of a cucumber"],
  ["blueberries", "1 handful", "1 handful blueberries"],
])("Of %s, %s reads: %s.", (id, amount, portion) => {
  expect(writePortion(known.get(id) ?? expect.fail(id), amount)).toBe(portion);
});

test("There are 41 breakfasts, 40 lunches, 46 dinners and 31 snacks.", () => {
  const count = (kind: Meal["kind"]) => meals.filter((meal) => meal.kind === kind).length;
  expect([count("breakfast"), count("lunch"), count("dinner"), count("snack")]).toEqual([41, 40, 46, 31]);
  expect(new Set(meals.map(({ name }) => name)).size).toBe(meals.length);
});

test("Enough meals are vegan and free of gluten, tree nuts, peanut, soy and sesame.", () => {
  expectAtLeast({ breakfast: 10, lunch: 12, dinner: 14, snack: 10 }, suitsNearlyAll);
});

test("Enough of those meals have no nightshades either.", () => {
  expectAtLeast(
    { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
    (meal) => suitsNearlyAll(meal) && !has(meal, "nightshade"),
  );
});

test("Enough of those meals have no onion, garlic or root vegetables, as Jain eaters need.", () => {
  expectAtLeast(
    { breakfast: 7, lunch: 7, dinner: 7, snack: 7 },
    (meal) => suitsNearlyAll(meal) && !has(meal, "onion or garlic", "root vegetable"),
  );
});

test("Enough vegan meals have no legumes.", () => {
  expectAtLeast(
    { breakfast: 7, lunch: 7, dinner: 7, snack: 5 },
    (meal) => isVegan(meal) && !has(meal, "legume"),
  );
});

test("Enough lunches and dinners have fish, meat or egg for people who eat everything.", () => {
  expectAtLeast({ lunch: 7, dinner: 7 }, (meal) => has(meal, "fish", "meat", "egg"));
});

test("Enough meals have no starchy ingredient.", () => {
  expectAtLeast({ breakfast: 8, lunch: 8, dinner: 8, snack: 8 }, (meal) => !has(meal, "starchy"));
});

test("Enough meals have no sweet ingredient, for people with diabetes.", () => {
  expectAtLeast({ breakfast: 10, lunch: 10, dinner: 10, snack: 10 }, (meal) => !has(meal, "sweet"));
});

test("what stands in for an ingredient is one, and never itself", () => {
  const ids = new Set(ingredients.map(({ id }) => id));
  for (const [id, others] of Object.entries(standIns)) {
    expect([id, ...others].filter((each) => !ids.has(each))).toEqual([]);
    expect(others).not.toContain(id);
  }
});
