import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import type { Ingredient, Meal, Trait } from "../handbook/types.ts";
import { shuffle } from "./seeded.ts";
import { type Diet, isAllowed } from "./understand-diet.ts";

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
const byMeal = new Map(meals.map((meal) => [meal, meal.ingredients.map(({ id }) => requireIngredient(id))]));

/** The meals of a kind that a diet allows, shuffled, those it likes best first. */
export function chooseMeals(diet: Diet, kind: Meal["kind"] | undefined, seed: string): Meal[] {
  const fitting = meals.filter((meal) => (!kind || meal.kind === kind) && suits(meal, diet));
  const preferred = diet.named.flatMap(({ prefers = [] }) => prefers);
  // toSorted keeps the order of equals, so that what is liked stays shuffled.
  return shuffle(fitting, seed).toSorted((a, b) => countTraits(b, preferred) - countTraits(a, preferred));
}

function suits(meal: Meal, diet: Diet): boolean {
  if (!ingredientsOf(meal).every((ingredient) => isAllowed(ingredient, diet))) return false;
  return diet.named.every(({ apart }) => !apart?.every((trait) => countTraits(meal, [trait]) > 0));
}

/** How many ingredients have one of these, up to two: more is not better. */
function countTraits(meal: Meal, wanted: Trait[]): number {
  const count = ingredientsOf(meal).filter(({ traits }) =>
    traits.some((each) => wanted.includes(each)),
  ).length;
  return Math.min(count, 2);
}

export function ingredientsOf(meal: Meal): Ingredient[] {
  return byMeal.get(meal) ?? meal.ingredients.map(({ id }) => requireIngredient(id));
}

export function requireIngredient(id: string): Ingredient {
  const ingredient = byId.get(id);
  if (!ingredient) throw new Error(`A meal names an ingredient that is none: ${id}`);
  return ingredient;
}
