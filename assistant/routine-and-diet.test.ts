import { describe, expect, test } from "vitest";
import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import { practices } from "../handbook/practices/all.ts";
import { goals, levels } from "../handbook/types.ts";
import { askDietPlan, askRoutine } from "../tests/parts/asked.ts";
import { isAllowed, understandDiet } from "./understand-diet.ts";
import { writeFromHandbook } from "./write-from-handbook.ts";
import { writeRoutine as write } from "./write-routine.ts";

const monday = new Date("2026-11-16T12:00:00Z");
const tuesday = new Date("2026-11-17T12:00:00Z");

const writeRoutine = (level: string, goal: string, now: Date) => write(askRoutine(level, goal, { now }));
const writeDietPlan = (diet: string, now: Date) => writeFromHandbook(askDietPlan(diet, { now }));

function practicesIn(routine: string) {
  const names = [...routine.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name);
  return names.map((name) => practices.find((practice) => practice.name === name) ?? expect.fail(`${name}`));
}

describe.each(levels)("a routine for %s", (level) => {
  test.each([...goals, "", "something calm after work"])(
    "and '%s' adds up to the minutes it states",
    (goal) => {
      const routine = writeRoutine(level, goal, monday);
      const total = Number(/^## (\d+) minutes/.exec(routine)?.[1]);
      const parts = [...routine.matchAll(/^### (.+) \((\d+) min\)$/gm)];
      expect(parts.map(([, name]) => name)).toEqual(["Warm-up", "Main part", "Cool-down", "Rest"]);
      expect(parts.reduce((sum, [, , minutes]) => sum + Number(minutes), 0)).toBe(total);
      const each = [...routine.matchAll(/^- \*\*.+?\*\*, (\d+) min/gm)];
      expect(each.reduce((sum, [, minutes]) => sum + Number(minutes), 0)).toBe(total);
      for (const [, , minutes] of parts) expect(Number(minutes)).toBeGreaterThanOrEqual(2);
      const names = practicesIn(routine).map(({ id }) => id);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

test("every level and goal has a routine of its own, another one each day, and the same again on the same day", () => {
  const all = levels.flatMap((level) => goals.map((goal) => writeRoutine(level, goal, monday)));
  expect(new Set(all).size).toBe(levels.length * goals.length);
  expect(writeRoutine("Beginner", "Strength", monday)).toBe(writeRoutine("Beginner", "Strength", monday));
  expect(writeRoutine("Beginner", "Strength", tuesday)).not.toBe(
    writeRoutine("Beginner", "Strength", monday),
  );
});

test("what somebody mentions beside the goal is kept out of the routine", () => {
  const routine = writeRoutine(
    "Advanced",
    "strength, but I have high blood pressure and sore wrists",
    monday,
  );
  for (const { id, strains } of practicesIn(routine)) {
    expect([
      id,
      strains.filter((strain) => /head below|on head or neck|inversion|wrist|holding|forceful/.test(strain)),
    ]).toEqual([id, []]);
  }
});

test("what somebody described that they cannot do is kept out of the routine, in their language too", () => {
  const routine = (described: string) =>
    write(askRoutine("Advanced", "Strength", { now: monday, described }));
  const isOnBelly = ({ position }: { position: string }) => position === "belly";
  expect(practicesIn(routine("my shoulders are stiff")).some(isOnBelly)).toBe(true);
  expect(practicesIn(routine("bitte nichts in Bauchlage")).some(isOnBelly)).toBe(false);
  expect(practicesIn(routine("nothing lying on my belly please")).some(isOnBelly)).toBe(false);
});

test("headstands and forceful breathing are for a class, not for a routine", () => {
  for (const level of levels) {
    for (const goal of goals) {
      const ids = practicesIn(writeRoutine(level, goal, monday)).map(({ id }) => id);
      expect(ids).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/headstand|shoulder-stand|plow|skull/)]),
      );
    }
  }
});

/** Every ingredient of every meal a plan names. */
function ingredientsIn(plan: string) {
  const named = meals.filter(({ name }) => plan.includes(`: ${name}.**`));
  expect(named.length).toBeGreaterThan(6);
  const ids = new Set(named.flatMap((meal) => meal.ingredients.map(({ id }) => id)));
  return ingredients.filter(({ id }) => ids.has(id));
}

test.each([
  ["Vegan", ["dairy", "egg", "honey", "meat", "fish"], []],
  ["vegan and gluten free, no nuts", ["dairy", "egg", "honey", "meat"], ["gluten", "tree nuts", "peanut"]],
  ["Vegetarian", ["meat", "fish", "shellfish"], []],
  ["Gluten-Free", [], ["gluten"]],
  ["I'm coeliac and lactose intolerant", ["dairy"], ["gluten", "dairy"]],
  ["allergic to eggs, sesame and soy", ["egg"], ["egg", "sesame", "soy"]],
  ["Jain", ["onion or garlic", "root vegetable", "meat", "egg"], []],
  ["pescatarian without onions", ["meat", "onion or garlic"], []],
  ["diabetic", ["sweet"], []],
  ["sin gluten y vegano", ["dairy", "egg", "meat"], ["gluten"]],
])("a week for '%s' holds to it", (text, traits, allergens) => {
  const plan = writeDietPlan(text, monday);
  for (const ingredient of ingredientsIn(plan)) {
    expect([ingredient.id, ingredient.traits.filter((trait) => traits.includes(trait))]).toEqual([
      ingredient.id,
      [],
    ]);
    expect([ingredient.id, ingredient.allergens.filter((each) => allergens.includes(each))]).toEqual([
      ingredient.id,
      [],
    ]);
  }
  for (const day of ["Monday", "Sunday"]) expect(plan).toContain(`### ${day}`);
  expect(plan).toContain("### Shopping list");
  expect(plan).toContain("### Swaps");
});

test.each(ingredients)("'no $name' leaves it out", (ingredient) => {
  expect(isAllowed(ingredient, understandDiet(`no ${ingredient.name}`))).toBe(false);
  expect(isAllowed(ingredient, understandDiet(`I love ${ingredient.name}`))).toBe(true);
});

test.each([
  "500 calories a day",
  "a water fast",
  "lose 10 kg in 2 weeks",
  "juice cleanse",
  "fasting for 5 days",
])("'%s' is refused kindly, and a sound week given instead", (text) => {
  const plan = writeDietPlan(text, monday);
  expect(plan).toContain("I do not plan crash diets");
  expect(plan).not.toMatch(/\bk?cal\b|calorie/i);
  expect(plan).toContain("### Sunday");
});

test.each(["I have bulimia", "I hate my body and skip meals", "low calorie, I binge and purge"])(
  "'%s' gets support and no plan",
  (text) => {
    const plan = writeDietPlan(text, monday);
    expect(plan).not.toContain("### Monday");
    expect(plan).toContain("0808 801 0677");
  },
);

test("what somebody likes is not taken away with what they refuse", () => {
  const diet = understandDiet("no meat but fish is fine");
  expect([...diet.noTraits]).toEqual(["meat", "poultry", "beef", "pork"]);
  expect(understandDiet("I love cheese").noAllergens.size).toBe(0);
});

test("what cannot be promised is said", () => {
  expect(writeDietPlan("low FODMAP", monday)).toContain("I do not weigh portions, and amounts matter");
  expect(writeDietPlan("raw food", monday)).toContain("I cannot promise this for: raw food");
});
