/** A point or a direction: x ahead of the body, y up, z to its right. Lengths are in head heights. */
export type Vector = readonly [x: number, y: number, z: number];

const radians = Math.PI / 180;

export function add(a: Vector, b: Vector, scale = 1): Vector {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(...a);
}

export function scaleTo(a: Vector, length: number): Vector {
  return add([0, 0, 0], a, length / (lengthOf(a) || 1));
}

/** The part of a that has nothing of the unit vector b. */
export function without(a: Vector, b: Vector): Vector {
  return add(a, b, -dot(a, b));
}

/** Degrees between two directions. */
export function angleBetween(a: Vector, b: Vector): number {
  const cosine = dot(a, b) / (lengthOf(a) * lengthOf(b));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / radians;
}

export function sine(degrees: number): number {
  return Math.sin(degrees * radians);
}

export function cosine(degrees: number): number {
  return Math.cos(degrees * radians);
}

/** Turned about the axis that points ahead, so that up leans to the right. */
export function rollAhead([x, y, z]: Vector, degrees: number): Vector {
  const s = sine(degrees);
  const c = cosine(degrees);
  return [x, y * c - z * s, y * s + z * c];
}

/** Turned about the axis from side to side, so that ahead rises. */
export function pitchUp([x, y, z]: Vector, degrees: number): Vector {
  const s = sine(degrees);
  const c = cosine(degrees);
  return [x * c - y * s, x * s + y * c, z];
}

/** Turned about the upright axis, so that ahead comes to the right. */
export function turnRight([x, y, z]: Vector, degrees: number): Vector {
  const s = sine(degrees);
  const c = cosine(degrees);
  return [x * c - z * s, y, x * s + z * c];
}
