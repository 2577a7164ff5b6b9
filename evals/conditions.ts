import { z } from "zod";
import { strains } from "../handbook/types.ts";
import { linesOf } from "./lines-of.ts";
import type { Story } from "./stories.ts";

const conditionedSchema = z.object({
  text: z.string(),
  /** What a careful teacher would surely not give to whoever wrote it. */
  avoid: z.array(z.enum(strains)),
});
export type Conditioned = z.infer<typeof conditionedSchema> & { writer: string };

/** What people who live with something wrote of themselves, and what to leave out for them. */
export function readConditioned(folder: "conditions" | "blind-conditions" = "conditions"): Conditioned[] {
  return linesOf(folder).flatMap(({ writer, lines }) =>
    lines.map((line) => ({ ...conditionedSchema.parse(JSON.parse(line)), writer })),
  );
}

/** All that triage learns from: none of those who wrote of themselves needs help at once. */
export function withConditioned(stories: Story[], conditioned = readConditioned()): Story[] {
  return [
    ...stories,
    ...conditioned.map(({ text, writer }) => ({
      writer: `conditions ${writer}`,
      voice: writer,
      label: "fine" as const,
      kind: "condition",
      wants: "practise",
      text,
    })),
  ];
}
