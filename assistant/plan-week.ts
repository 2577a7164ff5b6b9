import { weekdays } from "../clock/weekdays.ts";
import type { Meal } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { chooseMeals } from "./choose-meals.ts";
import { knowMember } from "./know-member.ts";
import { dayOf } from "./seeded.ts";
import type { Found } from "./write-diet-notes.ts";

const kinds = ["breakfast", "lunch", "dinner", "snack"] as const;

/** The meals somebody would like on a day, by id; what is not allowed or not there is chosen for them. */
export type ProposedDay = Partial<Record<Meal["kind"], string>>;

/** What a diet plan is made of: seven days, and what any meal may be swapped for. */
export type Week = { days: { day: string; meals: Meal[] }[]; swaps: Found[] };

const swapsEach = 3;

/** The meals of each day by their ids, as they are stored. */
export function idsOf({ days }: Week): string[][] {
  return days.map(({ meals }) => meals.map(({ id }) => id));
}

/** The meals of each kind that are within what the member eats, today's order first. */
export function findMealsFor(asked: Extract<Asked, { kind: "diet plan" }>): Found[] {
  const { diet } = knowMember(asked);
  const seed = `${dayOf(asked.now)} ${asked.dietType}`;
  return kinds.map((kind) => ({ kind, options: chooseMeals(diet, kind, seed) }));
}

/** Seven days from what was found: as proposed where that is found and not too often the same. */
export function planWeek(found: Found[], proposed: ProposedDay[] = [], swaps: string[] = []): Week {
  const byKind = found.map(({ kind, options }) => chooseKind(kind, options, proposed));
  return {
    days: weekdays.map((day, index) => ({ day, meals: byKind.flatMap((meals) => meals[index] ?? []) })),
    swaps: found.map(({ kind, options }, index) => {
      const others = options.filter((meal) => !byKind[index]?.includes(meal));
      const isNamed = ({ id }: Meal) => swaps.includes(id);
      const sorted = others.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
      return { kind, options: sorted.slice(0, swapsEach) };
    }),
  };
}

/** One kind of meal for each day. */
function chooseKind(kind: Meal["kind"], options: Meal[], proposed: ProposedDay[]): Meal[] {
  const uses = new Map(options.map((meal) => [meal, 0]));
  const most = Math.max(2, Math.ceil(weekdays.length / Math.max(1, options.length)));
  const take = (meal: Meal) => {
    uses.set(meal, (uses.get(meal) ?? 0) + 1);
    return meal;
  };
  const wished = weekdays.map((_, index) => {
    const meal = options.find(({ id }) => id === proposed[index]?.[kind]);
    return meal && (uses.get(meal) ?? 0) < most ? take(meal) : undefined;
  });
  return wished.flatMap((meal) => {
    if (meal) return [meal];
    const [least] = options.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    return least ? [take(least)] : [];
  });
}
