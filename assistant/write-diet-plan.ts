import type { Meal } from "../handbook/types.ts";
import { writePortion } from "../handbook/write-portion.ts";
import type { Asked } from "./assistant.ts";
import { requireIngredient } from "./choose-meals.ts";
import { knowMember } from "./know-member.ts";
import { findMealsFor, type Week } from "./plan-week.ts";
import { noWords, writeAdviceFor, writeGreeting } from "./plan-words.ts";
import { readingsOf } from "./read/read-asked.ts";
import { help } from "./safety/help-lines.ts";
import { triageText } from "./triage/triage.ts";
import type { Diet } from "./understand-diet.ts";
import { writeDietNotes } from "./write-diet-notes.ts";

/** What is said instead of a plan to whom one would do harm. */
export function careInstead(asked: Extract<Asked, { kind: "diet plan" }>): string | undefined {
  const { diet } = knowMember(asked);
  const { now: said, dietPreference } = readingsOf(asked);
  if (said.isForeign || dietPreference.isForeign) return foreignAnswer;
  if (diet.needsSupport) return supportAnswer;
  if (diet.needsDietitian) return dietitianAnswer;
  return diet.isForSmallChild ? smallChildAnswer : undefined;
}

/** A week in words, with what has to be said of its diet. */
export function writeWeek(
  asked: Extract<Asked, { kind: "diet plan" }>,
  { days, swaps }: Week,
  words = noWords,
): string {
  const { diet } = knowMember(asked);
  const { described } = readingsOf(asked);
  return [
    `## Seven days${diet.names.length > 0 ? `, ${diet.names.join(", ")}` : " of simple, balanced meals"}`,
    ...(described.some((reading) => reading.diet.needsSupport) || asked.described.some(isEatingCrisis)
      ? [`**You wrote that food is hard for you. Please talk to somebody first:** ${help.eating}.`]
      : []),
    ...writeGreeting(words),
    ...writeDietNotes(diet, findMealsFor(asked)),
    ...days.map((day) => writeDay(day, diet)),
    writeSwaps(swaps),
    writeShoppingList(days.flatMap((day) => day.meals)),
    ...writeAdviceFor(words),
    writeAdvice(diet),
  ].join("\n\n");
}

function isEatingCrisis(text: string): boolean {
  const { outcome, kind } = triageText(text);
  return outcome === "urgent" && kind === "eating";
}

/** What somebody cannot eat must not be guessed. */
export const foreignAnswer = [
  "## I could not read this",
  "I read English, Spanish, German, French and Hindi. So that nothing you cannot eat gets into your meals, please write what you eat and what you leave out in one of these.",
].join("\n\n");

export const dietitianAnswer = [
  "## This needs a dietitian",
  "With what you describe, a meal that is fine for others can do harm. So I do not write a plan for it: please ask the clinic that looks after you for a dietitian.",
  "Bring them what you like to eat, when you eat, and what you cook. Then the plan fits your life and your blood tests.",
  "I can still help with gentle movement, breathing and rest.",
].join("\n\n");

export const smallChildAnswer = [
  "## This needs somebody who knows children",
  "A small child, or a child who is to lose weight, needs food that fits their age, their growth and their health. I plan for adults only, and a wrong plan can do harm.",
  "Please ask their doctor, a health visitor or a children's dietitian. With an allergy, ask before you try a new food.",
  "I can still help you with your own meals, gentle movement, breathing and rest.",
].join("\n\n");

const supportAnswer = [
  "## Let us be kind to you first",
  "It sounds as if food is weighing on you. I will not give you numbers, rules or a plan for eating less: you deserve better help than that.",
  "Please talk to a doctor or to people who know this well. It is common, it is nobody's fault, and it gets better with help.",
  `People to call: ${help.eating}. In an emergency call ${help.everywhere}.`,
  "For today: eat something small that you like, with somebody you trust, and rest.",
].join("\n\n");

export function writeDay({ day, meals: chosen }: { day: string; meals: Meal[] }, { named }: Diet): string {
  const times = named.find((each) => each.times)?.times;
  const lines = chosen.map(({ kind, name, ingredients: parts, method }) => {
    const portions = parts.map(({ id, amount }) => writePortion(requireIngredient(id), amount)).join(", ");
    const label = `${kind[0]?.toUpperCase()}${kind.slice(1)}${times ? `, ${times[kind]}` : ""}`;
    return `- **${label}: ${name}.** ${portions}. ${method}`;
  });
  return [`### ${day}`, ...lines].join("\n");
}

function writeSwaps(swaps: Week["swaps"]): string {
  const lines = swaps
    .filter(({ options }) => options.length > 0)
    .map(({ kind, options }) => `- Another ${kind}: ${options.map(({ name }) => name).join("; ")}`);
  return ["### Swaps", "Swap any meal for another of its kind. More ideas that fit:", ...lines].join("\n");
}

export function writeShoppingList(chosen: Meal[]): string {
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
