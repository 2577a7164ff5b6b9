import { DatabaseError } from "pg";
import { isBusy as isFileBusy } from "./sqlite-driver.ts";

/** PostgreSQL's two ways to say no more than "again": a deadlock, and what could not be put in order. */
const undoneCodes = new Set(["40P01", "40001"]);
/** Its ways to say that it has too much to do: out of time, a lock not had, a transaction left idle, no connection free. */
const busyCodes = new Set([...undoneCodes, "57014", "55P03", "25P03", "53300"]);
/** The pool's own words, which have no code. */
const noneFree = "timeout exceeded when trying to connect";

/** Whether the database gave up a transaction for another's sake: begun again at once, it may succeed. */
export function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && undoneCodes.has(error.code ?? "");
}

/** Whether the database had too much to do. Nothing of what was asked is stored; a little later it may be. */
export function isBusy(error: unknown): boolean {
  if (error instanceof DatabaseError) return busyCodes.has(error.code ?? "");
  return isFileBusy(error) || (error instanceof Error && error.message === noneFree);
}
