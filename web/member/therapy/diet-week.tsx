import { type ReactNode, useCallback, useState } from "react";
import type { PlannedMeal } from "../../../contract/week.ts";
import { ShoppingList } from "./shopping-list.tsx";
import { SwapMeal } from "./swap-meal.tsx";
import { useWeek } from "./use-week.ts";

type Pressed = { day: string; meal: PlannedMeal };

/** A diet plan whose meals can be swapped by a press on them, with its shopping list. */
export function DietWeek({
  guideId,
  onContent,
  children,
}: {
  guideId: string;
  /** Called with the plan's new words. */
  onContent: (content: string) => void;
  /** The plan, given what a press on a meal does where meals can be swapped. */
  children: (onMeal: ((day: string, kind: string) => void) | undefined) => ReactNode;
}) {
  const { week, swap } = useWeek(guideId);
  const [pressed, setPressed] = useState<Pressed>();
  const days = week?.days;
  const press = useCallback(
    (day: string, kind: string) => {
      const meal = days?.find((each) => each.day === day)?.meals.find((each) => each.kind === kind);
      if (meal) setPressed({ day, meal });
    },
    [days],
  );
  return (
    <>
      {children(week && press)}
      {week && <ShoppingList guideId={guideId} sections={week.shopping} />}
      {week && pressed && (
        <SwapMeal
          day={pressed.day}
          meal={pressed.meal}
          options={week.options}
          onSwap={async (id) => onContent(await swap(pressed.day, pressed.meal.kind, id))}
          onClose={() => setPressed(undefined)}
        />
      )}
    </>
  );
}
