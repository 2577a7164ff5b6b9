import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const answerSchema = z.object({
  kind: z.enum(["good", "unsafe"]),
  question: z.string(),
  /** What the member said earlier: conditions, allergies, a diet, wishes. */
  known: z.array(z.string()).default([]),
  /** Markdown as a model writes it. */
  answer: z.string(),
  /** The sentences of it, letter for letter, that must never be shown. */
  unsafe: z.array(z.string()).default([]),
});
export type WrittenAnswer = z.infer<typeof answerSchema> & { writer: string };

/** The answers of one file, which one writer wrote. */
export function readAnswers(file: string | URL): WrittenAnswer[] {
  const writer = String(file).split("/").at(-1)?.replace(".jsonl", "") ?? "";
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => ({ ...answerSchema.parse(JSON.parse(line)), writer }));
}

/** Everything that was written to learn from. Blind sets are elsewhere, and training never opens them. */
export function readAllAnswers(): WrittenAnswer[] {
  const place = new URL("answers/", import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readAnswers(new URL(name, place)));
}
