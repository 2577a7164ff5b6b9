import type { Asked } from "../assistant.ts";
import { ModelFault } from "./model-fault.ts";

/** What a model left out of a plan, from the handbook's draft. Throws when a plan cannot be mended. */
export function completePlan(kind: Asked["kind"], content: string, draft: string): string {
  if (content.trim().length < shortest) throw new ModelFault("said next to nothing");
  if (kind === "chat") return "";
  const missing = sectionsOf(draft).filter(({ heading }) => !hasHeading(content, heading));
  if (kind === "therapy plan") return missing.map(({ text }) => `\n\n${text.trim()}`).join("");
  // A list of shopping for other meals, or minutes that no longer add up, would be worse than none.
  if (missing.length > 0) throw new ModelFault(`left out ${missing[0]?.heading}`);
  const names = [...draft.matchAll(/\*\*(.+?)\*\*/g)].map(([, name = ""]) => name);
  const lost = names.find((name) => !content.includes(name));
  if (lost) throw new ModelFault(`left out ${lost}`);
  if (kind === "routine") requireSameMinutes(content, draft);
  return "";
}

const shortest = 20;

function sectionsOf(draft: string): { heading: string; text: string }[] {
  return draft
    .split(/^(?=### )/m)
    .filter((part) => part.startsWith("### "))
    .map((text) => ({ heading: text.split("\n", 1)[0]?.slice(4) ?? "", text }));
}

/** The heading's words in any heading of the text; numbers and marks aside. */
function hasHeading(content: string, heading: string): boolean {
  const wanted = plainOf(heading);
  return content.split("\n").some((line) => /^#{1,6} /.test(line) && plainOf(line).includes(wanted));
}

function plainOf(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^\p{L} ]/gu, "")
    .trim();
}

function requireSameMinutes(content: string, draft: string): void {
  const minutesOf = (text: string) => (text.match(/\b\d+ min\b/g) ?? []).join();
  if (minutesOf(content) !== minutesOf(draft)) throw new ModelFault("changed the minutes");
}
