import type { Area, Practice } from "../types.ts";

const known = new WeakMap<object, Area[]>();

/** Every part of a person that a practice works on, whether it eases or loads it. */
export function areasOf(practice: Pick<Practice, "eases" | "loads">): Area[] {
  const areas = known.get(practice) ?? [...new Set([...practice.eases, ...practice.loads])];
  known.set(practice, areas);
  return areas;
}
