import { expect, test } from "vitest";
import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import { namedDiets } from "../handbook/named-diets.ts";
import { allergens } from "../handbook/types.ts";
import { askChat, askDietPlan } from "../tests/parts/asked.ts";
import { chooseMeals } from "./choose-meals.ts";
import { knowMember } from "./know-member.ts";
import { createJudge } from "./safety/judge-sentence.ts";
import { isAllowed, joinDiets, understandDiet } from "./understand-diet.ts";
import { writeFromHandbook } from "./write-from-handbook.ts";

const planFor = (text: string) => writeFromHandbook(askDietPlan(text));

test.each([
  ["I'm a vegan", "vegan"],
  ["comida vegana", "vegan"],
  ["Ich esse vegan", "vegan"],
  ["lacto-ovo vegetarian", "vegetarian"],
  ["lacto-vegetarian", "without egg"],
  ["ovo-vegetarian", "ovo-vegetarian"],
  ["मैं शाकाहारी हूँ", "vegetarian"],
  ["pescatarian", "pescatarian"],
  ["I have coeliac disease", "gluten-free"],
  ["soy celíaca", "gluten-free"],
  ["Zöliakie", "gluten-free"],
  ["intolérant au lactose", "dairy-free"],
  ["high-protein please", "high in protein"],
  ["I'm breastfeeding", "for breastfeeding"],
  ["lunch boxes for my kids", "for a child too"],
  ["low-FODMAP for my IBS", "low FODMAP"],
  ["histamine intolerance", "low histamine"],
  ["Buddhist, without the five pungent vegetables", "without the five pungent vegetables"],
  ["Jain food", "Jain"],
  ["halal", "halal"],
  ["I fast in Ramadan", "for Ramadan"],
  ["kosher kitchen", "kosher"],
  ["low sodium", "low in salt"],
  ["régime pauvre en sel", "low in salt"],
  ["diabetes-friendly", "easy on blood sugar"],
  ["I take phenelzine", "low in tyramine"],
  ["I'm on an MAOI", "low in tyramine"],
  ["GERD", "gentle on reflux"],
  ["Sodbrennen", "gentle on reflux"],
  ["keto", "low in starch"],
  ["Mediterranean", "Mediterranean"],
  ["paleo", "paleo"],
  ["raw food", "raw food"],
])("'%s' is read as %s", (text, name) => {
  expect(understandDiet(text).named.map((each) => each.name)).toContain(name);
});

test.each(["I'm not vegan", "no longer vegetarian", "I used to be vegan", "ich bin nicht vegan"])(
  "'%s' names no diet",
  (text) => {
    expect(understandDiet(text).named).toEqual([]);
  },
);

test.each(namedDiets)("whoever says any word for $name is understood", (diet) => {
  const missed = diet.words.filter((word) => !understandDiet(word).named.includes(diet));
  expect(missed).toEqual([]);
});

test.each(namedDiets)("$name is kept for a week, or the plan says what is not and whom to ask", (diet) => {
  const plan = planFor(diet.words[0] ?? "");
  const used = meals.filter(({ name }) => plan.includes(`: ${name}.**`)).flatMap((meal) => meal.ingredients);
  const known = understandDiet(diet.words[0] ?? "");
  const wrong = ingredients.filter(
    (each) => used.some(({ id }) => id === each.id) && !isAllowed(each, known),
  );
  expect(wrong).toEqual([]);
  if (diet.note) expect(plan).toContain(diet.note);
  if (diet.kept === "not") expect(plan).toContain(`I cannot promise this for: ${diet.name}`);
});

const kinds = ["breakfast", "lunch", "dinner", "snack"] as const;

test.each(namedDiets)("$name leaves seven varied days, with every single allergy too, or says so", (diet) => {
  const own = understandDiet(diet.words[0] ?? "");
  for (const allergen of [undefined, ...allergens]) {
    const allergy = allergen ? `${allergen} allergy` : "";
    const all = allergen ? joinDiets([own, understandDiet(allergy)]) : own;
    if (allergen) expect(all.noAllergens).toContain(allergen);
    const short = kinds.filter((kind) => chooseMeals(all, kind, "").length < 7);
    if (diet.kept !== "not") expect([allergen, short]).toEqual([allergen, []]);
    else if (short.length > 0)
      expect(planFor(`${diet.words[0]}, ${allergy}`)).toMatch(/I have (?:few ideas|nothing for)/);
  }
});

test("where too little is left, the plan says so and does not repeat in silence", () => {
  const plan = planFor("keto, low histamine, low FODMAP and vegan, no courgette, no broccoli");
  expect(plan).toMatch(/I have (?:few ideas|nothing for)/);
});

test.each(["I take phenelzine", "MAOI and vegetarian", "on Parnate, no nuts"])(
  "'%s' gets no soy sauce, no aged cheese, and a warning",
  (text) => {
    const plan = planFor(text);
    const days = plan.slice(plan.indexOf("### Monday"));
    expect(days).not.toMatch(/soy sauce|tamari|miso|tempeh|cheddar|feta|halloumi|olives|chocolate/i);
    expect(plan).toContain("your prescriber's list comes before mine");
  },
);

test.each([
  ["MAOI", "Season with soy sauce and top with parmesan."],
  ["MAOI", "A glass of wine goes well with it."],
  ["fish allergy", "Dress it with Caesar dressing."],
  ["shellfish allergy", "Stir in Thai curry paste."],
  ["Jain", "Fry the mushrooms."],
  ["halal", "Add a splash of wine."],
  ["low FODMAP", "Fry the onion."],
  ["no beef", "Serve with steak."],
  ["sesame allergy", "Serve with hummus and halva."],
])("with '%s' a model may not say '%s'", (text, line) => {
  const judge = createJudge(knowMember(askDietPlan(text)));
  expect(judge({ kind: "text", lead: "", text: line, isFirst: true })).toMatchObject({ rule: "food" });
});

test("kosher meals never have meat and milk together", () => {
  const diet = understandDiet("kosher");
  const traitsOf = (id: string) => ingredients.find((each) => each.id === id)?.traits ?? [];
  for (const kind of kinds) {
    for (const meal of chooseMeals(diet, kind, "")) {
      const all = meal.ingredients.flatMap(({ id }) => traitsOf(id));
      expect([meal.id, all.includes("meat") && all.includes("dairy")]).toEqual([meal.id, false]);
    }
  }
});

test("a week in Ramadan says when to eat and how to break the fast", () => {
  const plan = planFor("Ramadan");
  expect(plan).toContain("**Breakfast, before dawn: ");
  expect(plan).toContain("Break the fast gently");
  expect(plan).not.toContain("crash diets");
});

test.each([
  "meal plan for my 2 year old",
  "for my toddler, no dairy",
  "weaning plan",
  "my baby is allergic to milk",
  "my 12 year old daughter wants to lose weight",
])("'%s' is for a professional", (text) => {
  expect(planFor(text)).toContain("children's dietitian");
  expect(planFor(text)).not.toContain("### Monday");
});

test("a plan high in protein begins with what has protein", () => {
  const [first] = chooseMeals(understandDiet("high protein"), "dinner", "");
  const traits = first?.ingredients.flatMap(({ id }) => ingredients.find((each) => each.id === id)?.traits);
  expect(traits).toContain("protein");
});

test("coconut is spoken of to whoever leaves out nuts", () => {
  expect(planFor("nut allergy")).toContain("Coconut is not counted as a nut here");
});

test("in the chat, too, what cannot be promised is said", () => {
  expect(writeFromHandbook(askChat("What can I have for dinner? I take phenelzine."))).toContain(
    "your prescriber's list comes before mine",
  );
  expect(writeFromHandbook(askChat("Lunch ideas please, allergic to lychee."))).toContain(
    "**Not checked: lychee.**",
  );
});
