import { cosine, sine, type Vector } from "./vectors.ts";

/** A round dot on the sheet: x to the right, y down. */
export type Dot = { x: number; y: number; radius: number };
export type Camera = { see: (point: Vector, radius?: number) => Dot; nearness: (point: Vector) => number };

/**
 * Looks at the body without perspective, from so far round it and so far above. In a mirror its right side is
 * its left one.
 */
export function aimCamera([round, down]: readonly [number, number], isMirrored = false): Camera {
  const sign = isMirrored ? -1 : 1;
  const toward = ([x, , z]: Vector) => x * sine(round) + z * cosine(round);
  return {
    see: (point, radius = 0) => ({
      x: sign * (point[0] * cosine(round) - point[2] * sine(round)),
      y: toward(point) * sine(down) - point[1] * cosine(down),
      radius,
    }),
    nearness: (point) => toward(point) * cosine(down) + point[1] * sine(down),
  };
}

const directions = Array.from({ length: 36 }, (_, i) => [cosine(i * 10), sine(i * 10)] as const);

/** The outline of a skin drawn tightly around dots, as the `d` of a path: in each direction, the outermost. */
export function outline(dots: Dot[]): string {
  const rim: string[] = [];
  for (const [c, s] of directions) {
    const { x, y, radius } = dots.reduce((a, b) => (reach(a, c, s) >= reach(b, c, s) ? a : b));
    const spot = `${round(x + radius * c)} ${round(y + radius * s)}`;
    if (spot !== rim.at(-1)) rim.push(spot);
  }
  return `M${rim.join("L")}Z`;
}

function reach(dot: Dot, c: number, s: number): number {
  return dot.x * c + dot.y * s + dot.radius;
}

export function line(dots: Dot[]): string {
  return `M${dots.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
