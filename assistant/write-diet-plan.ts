import { weekdays } from "../clock/weekdays.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import type { Ingredient, Meal } from "../handbook/types.ts";
import { writePortion } from "../handbook/write-portion.ts";
import type { Asked } from "./assistant.ts";
import { knowMember } from "./know-member.ts";
import { eatingLines } from "./safety/eating-lines.ts";
import { dayOf, shuffle } from "./seeded.ts";
import { triageText } from "./triage/triage.ts";
import { type Diet, isAllowed, understandDiet } from "./understand-diet.ts";

const kinds = ["breakfast", "lunch", "dinner", "snack"] as const;
const fewest = 2;

const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));

/** Seven days of meals within a diet, from the handbook; care instead of a plan where that is what is needed. */
export function writeDietPlan(asked: Extract<Asked, { kind: "diet plan" }>): string {
  const { dietType, now } = asked;
  const { diet } = knowMember(asked);
  if (diet.needsSupport) return supportAnswer;
  if (diet.needsDietitian) return dietitianAnswer;
  const seed = `${dayOf(now)} ${dietType}`;
  const allowed = meals.filter((meal) =>
    ingredientsOf(meal).every((ingredient) => isAllowed(ingredient, diet)),
  );
  const choice = kinds.map((kind) => ({
    kind,
    options: shuffle(
      allowed.filter((meal) => meal.kind === kind),
      seed,
    ),
  }));
  const missing = choice.filter(({ options }) => options.length < fewest).map(({ kind }) => kind);
  const week = weekdays.map((day, index) => ({
    day,
    meals: choice.flatMap(({ options }) => options[index % Math.max(1, options.length)] ?? []),
  }));
  return [
    `## Seven days${diet.names.length > 0 ? `, ${diet.names.join(", ")}` : " of simple, balanced meals"}`,
    ...(asked.described.some((text) => understandDiet(text).needsSupport || isEatingCrisis(text))
      ? [`**You wrote that food is hard for you. Please talk to somebody first:** ${eatingLines}.`]
      : []),
    ...writeNotes(diet, missing),
    ...week.map(writeDay),
    writeSwaps(choice),
    writeShoppingList(week.flatMap((day) => day.meals)),
    writeAdvice(diet),
  ].join("\n\n");
}

function isEatingCrisis(text: string): boolean {
  const { outcome, kind } = triageText(text);
  return outcome === "urgent" && kind === "eating";
}

export const dietitianAnswer = [
  "## This needs a dietitian",
  "With what you describe, a meal that is fine for others can do harm. So I do not write a plan for it: please ask the clinic that looks after you for a dietitian.",
  "Bring them what you like to eat, when you eat, and what you cook. Then the plan fits your life and your blood tests.",
  "I can still help with gentle movement, breathing and rest.",
].join("\n\n");

const supportAnswer = [
  "## Let us be kind to you first",
  "It sounds as if food is weighing on you. I will not give you numbers, rules or a plan for eating less: you deserve better help than that.",
  "Please talk to a doctor or to people who know this well. It is common, it is nobody's fault, and it gets better with help.",
  `People to call: ${eatingLines}. In an emergency call 112 or 911.`,
  "For today: eat something small that you like, with somebody you trust, and rest.",
].join("\n\n");

function writeNotes({ isCrash, notHonoured, unknown }: Diet, missing: string[]): string[] {
  const notes = [];
  if (isCrash) {
    notes.push(
      "You asked for something very fast or very strict. I do not plan crash diets or long fasts: they cost muscle, sleep and mood, and the weight comes back. Here is a week that you could keep up. Talk to a doctor or dietitian if you want to lose weight.",
    );
  }
  if (unknown.length > 0) {
    notes.push(
      `**Not checked: ${unknown.join(", ")}.** My lists do not know it, so it may be in these meals. Read every label, leave out what holds it, and show this plan to your doctor or dietitian before you use it.`,
    );
  }
  if (notHonoured.length > 0) {
    notes.push(
      `I cannot promise this for: ${notHonoured.join(", ")}. Please ask a dietitian; the rest is kept below.`,
    );
  }
  if (missing.length > 0) {
    notes.push(
      `With all of this left out I have too few ideas for ${missing.join(" and ")}, so some are missing or repeat.`,
    );
  }
  return notes;
}

function writeDay({ day, meals: chosen }: { day: string; meals: Meal[] }): string {
  const lines = chosen.map(({ kind, name, ingredients: parts, method }) => {
    const portions = parts.map(({ id, amount }) => writePortion(requireIngredient(id), amount)).join(", ");
    return `- **${kind[0]?.toUpperCase()}${kind.slice(1)}: ${name}.** ${portions}. ${method}`;
  });
  return [`### ${day}`, ...lines].join("\n");
}

function writeSwaps(choice: { kind: string; options: Meal[] }[]): string {
  const lines = choice
    .map(({ kind, options }) => ({ kind, others: options.slice(weekdays.length, weekdays.length + 3) }))
    .filter(({ others }) => others.length > 0)
    .map(({ kind, others }) => `- Another ${kind}: ${others.map(({ name }) => name).join("; ")}`);
  return ["### Swaps", "Swap any meal for another of its kind. More ideas that fit:", ...lines].join("\n");
}

function writeShoppingList(chosen: Meal[]): string {
  const uses = new Map<string, number>();
  for (const { id } of chosen.flatMap((meal) => meal.ingredients)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const sections = Map.groupBy([...uses.keys()], (id) => requireIngredient(id).section);
  const lines = [...sections].map(([section, ids]) => {
    const items = ids.map((id) => {
      const count = uses.get(id) ?? 1;
      const name = requireIngredient(id).name.toLowerCase();
      return count > 1 ? `${name} (${count} meals)` : name;
    });
    return `- **${section[0]?.toUpperCase()}${section.slice(1)}:** ${items.sort().join(", ")}`;
  });
  return ["### Shopping list", ...lines].join("\n");
}

function writeAdvice({ noAllergens, unknown }: Diet): string {
  const lines = [
    "### Good to know",
    "- Portions are for one adult. Eat more if you are hungry, less if you are full.",
    "- Drink water through the day.",
  ];
  if (noAllergens.size > 0 || unknown.length > 0) {
    lines.push("- **With an allergy, read every label:** packets change, and traces are not in my lists.");
  }
  lines.push(
    "- If you are pregnant, take medicine or have an illness, show this to a doctor or dietitian first.",
  );
  return lines.join("\n");
}

function ingredientsOf(meal: Meal): Ingredient[] {
  return meal.ingredients.map(({ id }) => requireIngredient(id));
}

function requireIngredient(id: string): Ingredient {
  const ingredient = byId.get(id);
  if (!ingredient) throw new Error(`A meal names an ingredient that is none: ${id}`);
  return ingredient;
}
