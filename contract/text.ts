import { z } from "zod";

/** Whether every database and every reader can keep it: whole characters, and no NUL. */
export function isText(value: string): boolean {
  return value.isWellFormed() && !value.includes("\0");
}

/** A field of text up to a length; what is wrong with it is said in sentences that name it. */
export function text(field: string, most: number) {
  return z
    .string(`${field} must be text.`)
    .max(most, `${field} may have at most ${most.toLocaleString("en-US")} characters.`)
    .refine(isText, `${field} contains characters that are not text.`);
}
