import { cosine, sine, type Vector } from "./vectors.ts";

/** A round dot on the sheet: x to the right, y down. */
export type Dot = { x: number; y: number; radius: number };
export type Camera = { see: (point: Vector, radius?: number) => Dot; nearness: (point: Vector) => number };

/** Looks at the body without perspective, from so far round it and so far above. */
export function aimCamera([round, down]: readonly [number, number]): Camera {
  const toward = ([x, , z]: Vector) => x * sine(round) + z * cosine(round);
  return {
    see: (point, radius = 0) => ({
      x: point[0] * cosine(round) - point[2] * sine(round),
      y: toward(point) * sine(down) - point[1] * cosine(down),
      radius,
    }),
    nearness: (point) => toward(point) * cosine(down) + point[1] * sine(down),
  };
}

/** The outline of a skin drawn tightly around dots, as the `d` of a path. */
export function outline(dots: Dot[]): string {
  const rim = dots.flatMap(({ x, y, radius }) =>
    radius < 0.02
      ? [[x, y] as const]
      : Array.from({ length: 18 }, (_, i) => [x + radius * cosine(i * 20), y + radius * sine(i * 20)] as const),
  );
  return `M${wrap(rim)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join("L")}Z`;
}

export function line(dots: Dot[]): string {
  return `M${dots.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Spot = readonly [number, number];

/** The convex hull, by walking along the lower and then the upper edge. */
function wrap(spots: Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...edgeOf(sorted), ...edgeOf(sorted.toReversed())];
}

function edgeOf(sorted: Spot[]): Spot[] {
  const edge: Spot[] = [];
  for (const spot of sorted) {
    while (edge.length > 1 && turns(edge.at(-2), edge.at(-1), spot) <= 0) edge.pop();
    edge.push(spot);
  }
  return edge.slice(0, -1);
}

function turns(a: Spot | undefined, b: Spot | undefined, c: Spot): number {
  if (!a || !b) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
