import { writeFromHandbook } from "../assistant/write-from-handbook.ts";
import { practices } from "../handbook/practices/all.ts";
import { askChat, askRoutine, askTherapyPlan } from "../tests/parts/asked.ts";
import type { Conditioned } from "./conditions.ts";

/** What somebody would be given that their own words forbid: in a plan, in a hard routine, and in the chat. */
export function findForbidden({ text, avoid }: Conditioned): string[] {
  const advanced = { preferences: { fitnessLevel: "Advanced" } };
  const answers = [
    askTherapyPlan(text, advanced),
    askRoutine("Advanced", "Strength", { ...advanced, described: text }),
    askChat(text, advanced),
  ].map(writeFromHandbook);
  return practices
    .filter(({ strains }) => strains.some((strain) => avoid.includes(strain)))
    .filter(({ name }) => answers.some((answer) => isGiven(name, answer)))
    .map(({ name }) => name);
}

/** Steps are bold and go on with how long they take; what is left out is named otherwise. */
function isGiven(name: string, answer: string): boolean {
  return [`**${name}**,`, `**${name}** (`].some((step) => answer.includes(step));
}
