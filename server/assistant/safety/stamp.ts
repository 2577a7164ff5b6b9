import { studio } from "../../../content/studio.ts";

/** The disclaimer, in the specification's sense; added by code to everything the assistant writes. */
export const disclaimer =
  "This is for information only and is not a substitute for professional medical advice. Please consult a healthcare provider before starting any new exercise program.";

/** Dates a text and puts the disclaimer under it. */
export function stamp(content: string, now: Date): string {
  const date = now.toLocaleDateString("en-US", {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: studio.timeZone,
  });
  return `${content.trim()}\n\n---\n\n*${disclaimer} Written on ${date}.*\n`;
}
