/** The meals of a diet plan, to swap and to shop for. */
import { z } from "zod";

export const mealKinds = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealKind = (typeof mealKinds)[number];

export type PlannedMeal = { id: string; kind: MealKind; name: string };
export type ShoppingSection = { section: string; items: { id: string; text: string }[] };

/** `GET /api/guides/{id}/week`; without days there is nothing to swap. */
export type PlannedWeek = {
  days: { day: string; meals: PlannedMeal[] }[];
  /** What a meal of each kind may be swapped for, within what the member eats. */
  options: PlannedMeal[];
  shopping: ShoppingSection[];
};

/** `POST /api/guides/{id}/swap`. */
export const swapSchema = z.object({
  day: z
    .int("day must be a number from 0, Monday, to 6, Sunday.")
    .min(0, "day must be from 0 to 6.")
    .max(6, "day must be from 0 to 6."),
  kind: z.enum(mealKinds, `kind must be ${mealKinds.join(", ")}.`),
  meal: z.string("meal must be the id of a meal.").max(100, "meal must be the id of a meal."),
});
export type SwapRequest = z.infer<typeof swapSchema>;

/** The plan as it is after a swap: its words, and its week. */
export type SwapAnswer = PlannedWeek & { content: string };
