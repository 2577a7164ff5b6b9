import type { GuideKind } from "../contract/assistant.ts";
import { practices } from "../handbook/practices/all.ts";
import type { Step } from "./planner/wanted.ts";

const idByName = new Map(practices.map(({ id, name }) => [name, id]));

/** How each kind of guide writes a step, and how long it says to take in all. */
const written: Partial<Record<GuideKind, { step: RegExp; total: RegExp }>> = {
  "therapy plan": {
    step: /^\d+\. \*\*(.+?)\*\* \((\d+) minutes?\)\.$/gm,
    total: /^- \*\*How long:\*\* about (\d+) minutes?\.$/m,
  },
  routine: { step: /^- \*\*(.+?)\*\*, (\d+) min\. /gm, total: /^## (\d+) minutes? for / },
};

/**
 * The steps of a guide from before steps were stored. Only where nothing is left to guess: every name is the
 * handbook's, none is there twice, and the minutes are those the guide says it takes.
 */
export function findSteps(kind: GuideKind, content: string): Step[] | undefined {
  const marks = written[kind];
  if (!marks) return undefined;
  const found = [...content.matchAll(marks.step)].map(([, name = "", minutes]) => ({
    id: idByName.get(name),
    minutes: Number(minutes),
  }));
  const steps = found.flatMap(({ id, minutes }) => (id ? [{ id, minutes }] : []));
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const isWhole = steps.length === found.length && new Set(steps.map(({ id }) => id)).size === steps.length;
  return isWhole && total > 0 && total === Number(marks.total.exec(content)?.[1]) ? steps : undefined;
}
