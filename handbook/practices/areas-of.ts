import type { Area, Practice } from "../types.ts";

/** Every part of a person that a practice works on, whether it eases or loads it. */
export function areasOf({ eases, loads }: Pick<Practice, "eases" | "loads">): Area[] {
  return [...new Set([...eases, ...loads])];
}
