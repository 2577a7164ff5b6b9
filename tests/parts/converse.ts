import type { EarlierExchange } from "../../assistant/assistant.ts";
import type { Kept } from "../../assistant/kept.ts";
import { practiceById } from "../../assistant/planner/wanted.ts";
import { writeDraft } from "../../assistant/write-from-handbook.ts";
import { askChat } from "./asked.ts";

/** A conversation with the handbook, with what was kept of each answer. */
export function converse(
  ...questions: string[]
): { text: string; kept: Kept; positions: string[]; minutes: number }[] {
  const earlier: EarlierExchange[] = [];
  return questions.map((question) => {
    const { text, kept } = writeDraft({
      ...askChat(question),
      kind: "chat",
      question,
      earlier: [...earlier],
    });
    if (!kept) throw new Error("Nothing was kept.");
    earlier.push({ question, response: text, kept: JSON.stringify(kept) });
    const positions = kept.steps.flatMap(({ id }) => practiceById.get(id)?.position ?? []);
    return { text, kept, positions, minutes: kept.steps.reduce((sum, step) => sum + step.minutes, 0) };
  });
}
