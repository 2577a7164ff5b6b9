import type { PlannedMeal, PlannedWeek, ShoppingSection, SwapAnswer } from "../../../contract/week.ts";
import { listOf, object, oneOf, text } from "../../answer-shapes.ts";
import { ask } from "../../api.ts";
import { useAnswer } from "../../use-answer.ts";

const mealShape = object<PlannedMeal>({
  id: text,
  kind: oneOf("breakfast", "lunch", "dinner", "snack"),
  name: text,
});
const weekFields = {
  days: listOf(object<PlannedWeek["days"][number]>({ day: text, meals: listOf(mealShape) })),
  options: listOf(mealShape),
  shopping: listOf(
    object<ShoppingSection>({
      section: text,
      items: listOf(object<ShoppingSection["items"][number]>({ id: text, text })),
    }),
  ),
};
const weekShape = object<PlannedWeek>(weekFields);
const swapShape = object<SwapAnswer>({ ...weekFields, content: text });

const loadWeek = (id: string, signal: AbortSignal) => ask(`/api/guides/${id}/week`, weekShape, { signal });

/** The week of a diet plan, and how to swap a meal of it; answers the plan's new words. */
export function useWeek(id: string | undefined) {
  const { answer: week, change } = useAnswer(id, loadWeek);
  const swap = async (day: string, kind: PlannedMeal["kind"], meal: string): Promise<string> => {
    const index = week?.days.findIndex((each) => each.day === day) ?? -1;
    const body = { day: index, kind, meal };
    const { content, ...next } = await ask(`/api/guides/${id}/swap`, swapShape, { body });
    change(() => next);
    return content;
  };
  return { week: week && week.days.length > 0 ? week : undefined, swap };
}
