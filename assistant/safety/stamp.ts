import { formatDate } from "../../clock/studio-clock.ts";

/** The disclaimer, in the specification's sense; added by code to everything the assistant writes. */
export const disclaimer =
  "This is for information only and is not a substitute for professional medical advice. Please consult a healthcare provider before starting any new exercise program.";

/** What stands under every text: the disclaimer and the date. */
export function stampOf(now: Date): string {
  return `\n\n---\n\n*${disclaimer} Written on ${formatDate(now)}.*\n`;
}
