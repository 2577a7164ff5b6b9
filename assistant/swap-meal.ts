import { weekdays } from "../clock/weekdays.ts";
import type { PlannedMeal, PlannedWeek, SwapRequest } from "../contract/week.ts";
import { meals } from "../handbook/meals.ts";
import type { Meal } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { knowMember } from "./know-member.ts";
import { findMealsFor } from "./plan-week.ts";
import { listShopping } from "./shopping-list.ts";
import { writeDay, writeShoppingList } from "./write-diet-plan.ts";

type AskedWeek = Extract<Asked, { kind: "diet plan" }>;
type Day = { day: string; meals: Meal[] };

const byId = new Map(meals.map((meal) => [meal.id, meal]));
/** Enough to choose from on a telephone. */
const mostOptions = 12;

/** The days by the ids they are stored as; undefined where the handbook has forgotten one. */
export function readWeek(ids: string[][]): Day[] | undefined {
  const days = ids.map((each, index) => ({
    day: weekdays[index] ?? "",
    meals: each.flatMap((id) => byId.get(id) ?? []),
  }));
  return days.every((day, index) => day.meals.length === ids[index]?.length) ? days : undefined;
}

/** The week of a plan from before weeks were stored: only where every meal is the handbook's. */
export function findWeek(content: string): string[][] | undefined {
  const days = weekdays.map((day) => {
    const [, lines = ""] = new RegExp(`^### ${day}\\n((?:- .*(?:\\n|$))+)`, "m").exec(content) ?? [];
    return [...lines.matchAll(/^- \*\*(\w+)(?:, [^:*]+(?::\d\d[^:*]*)?)?: (.+?)\.\*\* /gm)].map(
      ([, kind = "", name]) =>
        meals.find((meal) => meal.name === name && meal.kind === kind.toLowerCase())?.id ?? "",
    );
  });
  const count = days[0]?.length ?? 0;
  return count > 0 && days.every((day) => day.length === count && !day.includes("")) ? days : undefined;
}

export function describeWeek(days: Day[], asked: AskedWeek): PlannedWeek {
  const planned = new Set(days.flatMap((day) => day.meals));
  const options = findMealsFor(asked).flatMap(({ options: fitting }) =>
    fitting.filter((meal) => !planned.has(meal)).slice(0, mostOptions),
  );
  return {
    days: days.map(({ day, meals: inside }) => ({ day, meals: inside.map(nameMeal) })),
    options: options.map(nameMeal),
    shopping: listShopping(days.flatMap((day) => day.meals)),
  };
}

function nameMeal({ id, kind, name }: Meal): PlannedMeal {
  return { id, kind, name };
}

/** Another meal in the place of one, if it is within what the member eats; undefined if it is not, or if there is none there. */
export function swapMeal(
  days: Day[],
  { day, kind, meal: id }: SwapRequest,
  asked: AskedWeek,
): Day[] | undefined {
  const fitting = findMealsFor(asked).find((each) => each.kind === kind)?.options;
  const wanted = fitting?.find((meal) => meal.id === id);
  if (!wanted || !days[day]?.meals.some((meal) => meal.kind === kind)) return undefined;
  return days.map((each, index) =>
    index === day ? { ...each, meals: each.meals.map((meal) => (meal.kind === kind ? wanted : meal)) } : each,
  );
}

/** The words of a plan with its changed days and its new shopping list; undefined where they are not those of its week. */
export function rewritePlan(
  content: string,
  before: Day[],
  after: Day[],
  asked: AskedWeek,
): string | undefined {
  const { diet } = knowMember(asked);
  const mealsOf = (days: Day[]) => days.flatMap((day) => day.meals);
  const changes = [
    ...before.map((day, index) => [writeDay(day, diet), writeDay(after[index] ?? day, diet)]),
    [writeShoppingList(mealsOf(before)), writeShoppingList(mealsOf(after))],
  ];
  let text = content;
  for (const [from = "", to = ""] of changes) {
    if (!text.includes(from)) return undefined;
    text = text.replace(from, () => to);
  }
  return text;
}
