import { expect, test } from "vitest";
import { meals } from "../handbook/meals.ts";
import { askDietPlan } from "../tests/parts/asked.ts";
import { listShopping } from "./shopping-list.ts";
import { describeWeek, findWeek, readWeek, rewritePlan, swapMeal } from "./swap-meal.ts";
import { writeDraft } from "./write-from-handbook.ts";

function planFor(dietType: string) {
  const asked = askDietPlan(dietType);
  const { made, text } = writeDraft(asked);
  const days = made && "week" in made ? readWeek(made.week) : undefined;
  if (!days) throw new Error("A diet plan was made without a week.");
  return { asked, text, days };
}

test.each(["", "Vegan", "vegan, no nuts", "intermittent fasting", "Gluten-Free"])(
  "the week of a %j plan is the one its words name",
  (dietType) => {
    const { text, days } = planFor(dietType);
    expect(findWeek(text)).toEqual(days.map((day) => day.meals.map(({ id }) => id)));
  },
);

test("a swapped meal is in the words and in the shopping list, and nothing else changes", () => {
  const { asked, text, days } = planFor("Vegan");
  const { options } = describeWeek(days, asked);
  const wanted = options.find(({ kind }) => kind === "dinner");
  const after = swapMeal(days, { day: 2, kind: "dinner", meal: wanted?.id ?? "" }, asked) ?? [];
  const rewritten = rewritePlan(text, days, after, asked) ?? "";
  const linesOf = (plan: string) => new Set(plan.split("\n"));
  const added = [...linesOf(rewritten).difference(linesOf(text))];
  expect(added.some((line) => line.startsWith(`- **Dinner: ${wanted?.name}.**`))).toBe(true);
  expect(added.filter((line) => line.startsWith("- **Dinner") || line.startsWith("- **Lunch"))).toHaveLength(
    1,
  );
  expect(findWeek(rewritten)).toEqual(after.map((day) => day.meals.map(({ id }) => id)));
  expect(rewritePlan(rewritten, after, days, asked)).toBe(text);
});

test("only what fits may be swapped in, and only where there is a meal", () => {
  const { asked, days } = planFor("Vegan");
  const eggs = meals.find(
    ({ kind, ingredients }) => kind === "breakfast" && ingredients.some(({ id }) => id === "egg"),
  );
  expect(eggs).toBeDefined();
  expect(swapMeal(days, { day: 0, kind: "breakfast", meal: eggs?.id ?? "" }, asked)).toBeUndefined();
  expect(swapMeal(days, { day: 0, kind: "breakfast", meal: "none" }, asked)).toBeUndefined();
});

test("words that are not those of the week are not changed", () => {
  const { asked, text, days } = planFor("Vegan");
  expect(rewritePlan(text.replace("### Monday", "### Moonday"), days, days, asked)).toBeUndefined();
});

test("amounts are added up, as one buys them", () => {
  const meal = (id: string, ...amounts: string[]) => ({
    id,
    name: id,
    kind: "lunch" as const,
    method: "",
    ingredients: amounts.map((amount) => ({ id, amount })),
  });
  const listed = (id: string, ...amounts: string[]) =>
    listShopping([meal(id, ...amounts)])[0]?.items[0]?.text ?? "";
  expect(listed("quinoa", "70 g", "80 g")).toBe("150 g quinoa");
  expect(listed("quinoa", "700 g", "800 g")).toBe("1.5 kg quinoa");
  expect(listed("banana", "1", "1 frozen", "half")).toBe("3 bananas");
  expect(listed("cinnamon", "1/2 tsp", "1/4 tsp", "1 pinch")).toBe("1 tsp ground cinnamon");
  expect(listed("olive-oil", "1 tbsp", "2 tbsp", "2 tsp")).toBe("4 tbsp olive oil");
  expect(listed("spinach", "1 handful", "2 handfuls", "1 small handful")).toBe("4 handfuls spinach");
  expect(listed("olive-oil", "8 tbsp", "9 tsp")).toBe("11 tbsp olive oil");
  expect(listed("olive-oil", "2 tsp")).toBe("2 tsp olive oil");
  expect(listed("olive-oil", "2 tsp", "2 tsp")).toBe("2 tbsp olive oil");
  expect(listed("lemon", "2", "1 squeeze", "1 squeeze", "1 squeeze")).toBe("3 lemons");
  expect(listed("lemon", "1 squeeze")).toBe("1 lemon");
  expect(listed("cucumber", "half", "6 slices")).toBe("1 cucumber");
  expect(listed("rye-bread", "2 slices", "2 slices")).toBe("4 slices rye bread");
  expect(listed("mint", "1 handful", "4 leaves", "1 tbsp")).toBe("2 handfuls fresh mint");
});

test("every amount of the handbook is understood", () => {
  const texts = listShopping(meals).flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) expect(text).toMatch(/^[1-9]/);
  expect(texts.filter((text) => text.includes("NaN") || text.includes("undefined"))).toEqual([]);
});
