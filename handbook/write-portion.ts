import type { Ingredient } from "./types.ts";

/** So many pieces: `2`, `1 large`, `half`. Every other amount is of a measure: `100 g`, `1 handful`. */
export const pieces = /^(\d+|half|quarter)(?: (?:small|large|frozen))?$/;

/** An amount of something as a recipe has it: `1 frozen banana`, `half an onion`, `100 g green beans`. */
export function writePortion({ name, counted }: Ingredient, amount: string): string {
  const [, count] = pieces.exec(amount) ?? [];
  if (!counted || !count) return `${amount} ${name.toLowerCase()}`;
  const { one, many } = counted;
  if (Number(count) > 1) return `${amount} ${many}`;
  if (count === "1") return `${amount} ${one}`;
  const aWhole = /^[aeiou]/.test(one) ? `an ${one}` : `a ${one}`;
  return count === "half" ? `half ${aWhole}` : `a quarter of ${aWhole}`;
}
