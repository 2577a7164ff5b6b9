import { add, lengthOf, scaleTo, type Vector, without } from "./vectors.ts";

/**
 * Two lengths and a distance make a triangle; it opens towards `wanted`. What is too far away is pointed at with
 * a straight limb.
 */
export function foldLimb(
  start: Vector,
  target: Vector,
  upper: number,
  lower: number,
  wanted: Vector,
): [upper: Vector, lower: Vector] {
  const line = add(target, start, -1);
  const distance = Math.min(upper + lower - 0.001, Math.max(Math.abs(upper - lower) + 0.01, lengthOf(line)));
  const along = scaleTo(line, 1);
  const bend = scaleTo(without(wanted, along), 1);
  const cosineAtStart = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance);
  const sineAtStart = Math.sqrt(Math.max(0, 1 - cosineAtStart ** 2));
  const upperWay = add(scaleTo(along, cosineAtStart), bend, sineAtStart);
  const middle = add(start, upperWay, upper);
  return [upperWay, scaleTo(add(add(start, along, distance), middle, -1), 1)];
}
