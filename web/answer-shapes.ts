/** Whether an answer is what it should be. Ours, because visitors download it: a schema library is forty times as long. */
export type Shape<T> = (value: unknown) => value is T;

export const text: Shape<string> = (value) => typeof value === "string";
export const someText: Shape<string> = (value): value is string => text(value) && value !== "";
export const flag: Shape<boolean> = (value) => typeof value === "boolean";
export const count: Shape<number> = (value) => typeof value === "number";
export function oneOf<T extends string>(...words: readonly T[]): Shape<T> {
  return (value): value is T => words.some((word) => word === value);
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

/** For a field that need not be there. */
export function orMissing<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape);
}

/** Any names, each with a value of one shape. */
export function recordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(shape);
}

export function object<T extends object>(fields: { [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> {
  const checks = Object.entries(fields) as [string, Shape<unknown>][];
  return (value): value is T => isObject(value) && checks.every(([name, shape]) => shape(value[name]));
}

/** As `object`, but fields may be missing. */
export function partial<T extends object>(
  fields: { [Name in keyof T]-?: Shape<T[Name]> },
): Shape<Partial<T>> {
  const checks = Object.entries(fields) as [string, Shape<unknown>][];
  return (value): value is Partial<T> =>
    isObject(value) && checks.every(([name, shape]) => value[name] === undefined || shape(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
