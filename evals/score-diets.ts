import { z } from "zod";
import { writeFromHandbook } from "../assistant/write-from-handbook.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { meals } from "../handbook/meals.ts";
import { askChat, askDietPlan } from "../tests/parts/asked.ts";
import { linesOf } from "./lines-of.ts";

const eaterSchema = z.object({
  text: z.string(),
  /** Traits and allergens that must not be on the plate of whoever wrote it. */
  without: z.array(z.string()),
});
export type Eater = z.infer<typeof eaterSchema>;

/** What people wrote about how they eat. */
export function readEaters(folder: "diets" | "blind-diets" = "diets"): Eater[] {
  return linesOf(folder).flatMap(({ lines }) => lines.map((line) => eaterSchema.parse(JSON.parse(line))));
}

const longestDiet = 200;

/** The meals that somebody would be offered against their own words: in a plan for them, in any plan, in the chat. */
export function findServed({ text, without }: Eater): string[] {
  const answers = [
    askDietPlan("Balanced", { described: text }),
    ...(text.length <= longestDiet ? [askDietPlan(text)] : []),
    askChat("What could I have for dinner?", { earlier: [text] }),
    askChat(`${text} What could I have for lunch and for dinner?`),
  ].map(writeFromHandbook);
  const forbidden = new Set(
    ingredients
      .filter(({ traits, allergens }) => [...traits, ...allergens].some((each) => without.includes(each)))
      .map(({ id }) => id),
  );
  return meals
    .filter((meal) => meal.ingredients.some(({ id }) => forbidden.has(id)))
    .filter(({ name }) =>
      answers.some((answer) => answer.includes(`: ${name}.**`) || answer.includes(`**${name}**`)),
    )
    .map(({ name }) => name);
}
