import type { Direction, Reach } from "./types.ts";

/** A foot flat on the floor, so far ahead and out to its side. */
export function foot(x: number, z = 0.3, end: Direction = 0): Reach {
  return { to: [x, 0.23, z], end };
}

/** A foot on its ball, heel up. */
export function toes(x: number, z = 0.3): Reach {
  return { to: [x, 0.72, z], end: -60 };
}

/** A palm flat on the floor. */
export function palm(x: number, z = 0.56, bend: Direction = 180): Reach {
  return { to: [x, 0.11, z], end: 0, bend };
}
