import { studio } from "#content/studio.ts";
import { plainTextOf } from "../assistant/plain-text.ts";
import type { ShownGuide } from "./use-generator.ts";

const labels: Record<string, string> = {
  problem_statement: "What you described",
  fitnessLevel: "Fitness Level",
  yogaGoal: "Yoga Goal",
  dietType: "Diet Preference",
};

/** A guide as a text file: what it is, when and from what it was made, and the words on the screen. */
export function writeGuideFile(title: string, { content, inputs, createdAt }: ShownGuide): string {
  const date = new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "long" });
  const made = Object.entries(inputs).map(
    ([name, value]) => `${labels[name] ?? name}: ${value || "not given"}`,
  );
  return [`${title}, ${studio.name}`, `Date: ${date}`, ...made, "", plainTextOf(content), ""].join("\n");
}

/** Hands a text to the browser as a file to keep. */
export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
