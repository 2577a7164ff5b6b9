/**
 * Holds everything in `content/` to its schema. The pages import the plain data, so that the schema
 * library stays out of the visitor's download; the build and the server call this instead.
 */
import type { z } from "zod";
import { classLinks } from "#content/class-links.ts";
import { classes } from "#content/classes.ts";
// All that is in it, whatever its names are: a misspelt one is told like any other mistake.
import * as crisisLines from "#content/crisis-lines.ts";
import { instructors } from "#content/instructors.ts";
import { plans } from "#content/plans.ts";
import { questions } from "#content/questions.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import {
  classesSchema,
  classLinksSchema,
  crisisLinesSchema,
  instructorsSchema,
  plansSchema,
  questionsSchema,
  scheduleSchema,
  studioSchema,
} from "./schemas.ts";

const checks = [
  ["studio.ts", studioSchema, studio],
  ["instructors.ts", instructorsSchema, instructors],
  ["classes.ts", classesSchema, classes],
  ["schedule.ts", scheduleSchema(classes, instructors), schedule],
  ["plans.ts", plansSchema(studio.currency), plans],
  ["class-links.ts", classLinksSchema(plans), classLinks],
  ["questions.ts", questionsSchema, questions],
  ["crisis-lines.ts", crisisLinesSchema, { ...crisisLines }],
] as const;

export const checkedFiles = checks.map(([file]) => file);

/** Every mistake in the studio's content, each as one line that names the file; empty when all is well. */
export function findContentMistakes(): string[] {
  return checks.flatMap(([file, schema, data]) => describeMistakes(`content/${file}`, schema, data));
}

export function describeMistakes(file: string, schema: z.ZodType, data: unknown): string[] {
  const result = schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    const place = issue.path.length > 0 ? ` at ${issue.path.join(".")}` : "";
    return `${file}${place}: ${issue.message}`;
  });
}
