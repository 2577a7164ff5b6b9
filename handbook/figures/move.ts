import type { Figure, Position } from "./types.ts";

/** The positions of a figure one after the other: one for what is held, more for what moves. */
export function positionsOf(figure: Figure): Position[] {
  const { view: _view, things: _things, moves = [], ...first } = figure;
  return [first, ...moves.map((each) => ({ ...first, ...each }))];
}

/** The position at a moment: 0 is the first, 1 the last, and between them every angle is on its way. */
export function positionAt(figure: Figure, moment: number): Position {
  const positions = positionsOf(figure);
  const place = Math.min(1, Math.max(0, moment)) * (positions.length - 1);
  const before = positions[Math.floor(place)] as Position; // the place is within the list,
  const after = positions[Math.ceil(place)] as Position; // and so is its end
  return mix(before, after, place % 1) as Position; // the same shape as both
}

/** One breath in, or out. */
const breath = 4000;

/**
 * How far a movement is after some milliseconds: from its last position, which shows best what it is about, to
 * the first and back, a breath for each, resting where the breath turns.
 */
export function momentAfter(elapsed: number, figure: Figure): number {
  const steps = figure.moves?.length ?? 0;
  if (steps === 0) return 1;
  const place = Math.abs(((elapsed / breath) % (2 * steps)) - steps);
  const within = place % 1;
  return (Math.floor(place) + (1 - Math.cos(within * Math.PI)) / 2) / steps;
}

/** Numbers on their way from one to the other, in anything made of numbers; what only one has stays. */
function mix(before: unknown, after: unknown, part: number): unknown {
  if (part === 0 || after === undefined) return before;
  if (before === undefined) return after;
  if (typeof before === "number" && typeof after === "number") return before + (after - before) * part;
  if (Array.isArray(before) || Array.isArray(after)) {
    // A plain angle may become one that also leaves the plane.
    const from = Array.isArray(before) ? before : [before, 0];
    const to = Array.isArray(after) ? after : [after, 0];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, i) => mix(from[i], to[i], part));
  }
  if (typeof before === "object" && typeof after === "object") {
    const keys = Object.keys({ ...before, ...after });
    return Object.fromEntries(
      // Whatever is there: all of it is numbers in the end, or stays.
      keys.map((key) => [key, mix(before?.[key as never], after?.[key as never], part)]),
    );
  }
  return before;
}
