import type { ShoppingSection } from "../contract/week.ts";
import type { Ingredient, Meal } from "../handbook/types.ts";
import { writePortion } from "../handbook/write-portion.ts";
import { requireIngredient } from "./choose-meals.ts";

/** What some meals take together: each ingredient once, its amounts added up, as it is bought. */
export function listShopping(meals: Meal[]): ShoppingSection[] {
  const amounts = Map.groupBy(
    meals.flatMap((meal) => meal.ingredients),
    ({ id }) => id,
  );
  const items = [...amounts].map(([id, parts]) => {
    const ingredient = requireIngredient(id);
    return {
      id,
      section: ingredient.section,
      text: writeTotal(
        ingredient,
        parts.map(({ amount }) => amount),
      ),
    };
  });
  return [...Map.groupBy(items, ({ section }) => section)].map(([section, inside]) => ({
    section,
    items: inside
      .map(({ id, text }) => ({ id, text }))
      .toSorted((a, b) => nameOf(a.id).localeCompare(nameOf(b.id))),
  }));
}

function nameOf(id: string): string {
  return requireIngredient(id).name;
}

/** "3 bananas", "250 g rice", "4 tbsp olive oil". */
function writeTotal(ingredient: Ingredient, amounts: string[]): string {
  const totals = new Map<string, number>();
  for (const amount of amounts) {
    const { count, unit } = readAmount(amount);
    totals.set(unit, (totals.get(unit) ?? 0) + count);
  }
  addSmallBits(totals);
  const pieces = totals.get("") ?? 0;
  totals.delete("");
  const measured = [...totals].map(([unit, count]) => writeMeasure(count, unit));
  // Nobody sells half an onion.
  const whole = pieces > 0 ? [writePortion(ingredient, String(Math.ceil(pieces)))] : [];
  const loose = measured.length > 0 ? [`${measured.join(" and ")} ${ingredient.name.toLowerCase()}`] : [];
  return [...whole, ...loose].join(" and ");
}

/** How much of a larger measure a smaller one is; what there is no larger one of stays as it is. */
const smallBits: { small: string; large: string; share: number; isAlways?: true }[] = [
  { small: "pinch", large: "tsp", share: 1 / 16 },
  { small: "tsp", large: "tbsp", share: 1 / 3 },
  // One buys the whole fruit, however little of it is pressed.
  { small: "squeeze", large: "", share: 1 / 4, isAlways: true },
  { small: "tbsp", large: "handful", share: 1 / 4 },
  { small: "leaf", large: "handful", share: 1 / 10 },
  { small: "slice", large: "thumb-tip", share: 1 / 4 },
  { small: "slice", large: "", share: 1 / 20 },
];
const spoonsInOne = 3;

/** Adds small measures to larger ones of the same thing, which are then rounded up: that is how one shops. */
function addSmallBits(totals: Map<string, number>): void {
  const grown = new Set<string>();
  for (const { small, large, share, isAlways } of smallBits) {
    const count = totals.get(small);
    const isMuch = small === "tsp" && count !== undefined && count >= spoonsInOne;
    if (count === undefined || !(totals.has(large) || isAlways || isMuch)) continue;
    totals.set(large, (totals.get(large) ?? 0) + count * share);
    totals.delete(small);
    grown.add(large);
  }
  for (const [unit, count] of totals) {
    const least = unit === "tsp" ? 1 / 4 : 1;
    // A third of a spoon three times is one, whatever a computer makes of it.
    if (grown.has(unit)) totals.set(unit, Math.ceil(count / least - nearlyNothing) * least);
  }
}

const nearlyNothing = 1e-6;

const parts: Record<string, number> = { half: 0.5, quarter: 0.25 };
/** How large a piece is does not matter to whoever buys several. */
const sizes = /\b(?:small|large|frozen|thick|brewed)\b/g;

function readAmount(amount: string): { count: number; unit: string } {
  const [, number = "", top, bottom, word, rest = ""] =
    /^(?:((\d+)\/(\d+)|\d+)|(half|quarter)(?: an?)?)\b(.*)$/.exec(amount) ?? [];
  const count = word ? (parts[word] ?? 1) : top && bottom ? Number(top) / Number(bottom) : Number(number);
  const unit = rest.replace(sizes, "").trim();
  return { count, unit: unit === "leaves" ? "leaf" : unit.replace(/s$/, "") };
}

function writeMeasure(count: number, unit: string): string {
  if (unit === "g" || unit === "ml") {
    const [large, small] = unit === "g" ? ["kg", "g"] : ["l", "ml"];
    return count >= 1000 ? `${Math.round(count / 10) / 100} ${large}` : `${Math.round(count)} ${small}`;
  }
  const isOne = count <= 1;
  const plural =
    unit === "leaf" ? "leaves" : unit === "squeeze" ? "squeezes" : unit === "pinch" ? "pinches" : `${unit}s`;
  const isAbbreviated = unit === "tbsp" || unit === "tsp";
  return `${writeNumber(count)} ${isOne || isAbbreviated ? unit : plural}`;
}

function writeNumber(count: number): string {
  const quarters = Math.round(count * 4);
  const fraction = ["", "1/4", "1/2", "3/4"][quarters % 4] ?? "";
  return [Math.floor(quarters / 4) || "", fraction].filter(Boolean).join(" ");
}
