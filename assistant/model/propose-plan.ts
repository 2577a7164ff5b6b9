import type { Asked, Made } from "../assistant.ts";
import type { KnownMember } from "../know-member.ts";
import { withNotice } from "../language.ts";
import { idsOf } from "../plan-week.ts";
import { isQuestion } from "../triage/triage.ts";
import { careInstead, writeWeek } from "../write-diet-plan.ts";
import { writeRoutine } from "../write-routine.ts";
import { writeTherapyPlan } from "../write-therapy-plan.ts";
import type { Model } from "./ask-model.ts";
import { createWordCheck } from "./check-words.ts";
import { ModelFault } from "./model-fault.ts";
import { askForSession, readSessionProposal, takeSession } from "./propose-session.ts";
import { askForWeek, readWeekProposal, takeWeek } from "./propose-week.ts";
import { findJson } from "./read-proposal.ts";
import type { Prompt } from "./write-prompt.ts";

export type AskedPlan = Exclude<Asked, { kind: "chat" }>;

/** The longest proposal is a tenth of this; a model that runs on is cut short. */
const longest = 60_000;

/** A plan that a model chose and the handbook wrote; or word that the member should see a doctor first. */
export type ProposedPlan = { text: string; made: Made } | "urgent";

/** How a model is asked once: what it is told, its whole answer. */
type Ask = (prompt: Prompt) => ReturnType<Model["ask"]>;

/**
 * What a model is asked for a plan. Undefined where there is nothing to choose, or where triage could not read what was
 * written: a model might.
 */
export function askForPlan(asked: AskedPlan, known: KnownMember): Prompt | undefined {
  if (known.now.isForeign) return undefined;
  if (asked.kind !== "diet plan") return askForSession(asked, known);
  return careInstead(asked) === undefined ? askForWeek(asked, known) : undefined;
}

/**
 * A model chooses, in which order and with which words for this member; the planner checks and completes it, and
 * the handbook's own writers write it. Throws when nothing of it can be used.
 */
export async function proposePlan(
  asked: AskedPlan,
  known: KnownMember,
  prompt: Prompt,
  ask: Ask,
): Promise<ProposedPlan> {
  const json = findJson(await collect(ask(prompt)));
  const check = createWordCheck(known);
  if (asked.kind === "diet plan") {
    const { week, words, isUsed } = takeWeek(readWeekProposal(json), asked, check);
    if (!isUsed) throw new ModelFault("proposed nothing that can be used");
    return { text: writeWeek(asked, week, words), made: { week: idsOf(week) } };
  }
  const proposal = readSessionProposal(json);
  // Who has answered our question once is not asked again.
  if (proposal.isUrgent && !isQuestion(asked.before?.response ?? "")) return "urgent";
  const { steps, words, isUsed } = await takeSession(proposal, asked, check);
  if (!isUsed) throw new ModelFault("proposed nothing that can be used");
  return {
    text:
      asked.kind === "routine"
        ? writeRoutine(asked, steps, words)
        : withNotice(known.now, writeTherapyPlan(asked, steps, words)),
    made: { steps },
  };
}

async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) {
    text += piece;
    if (text.length > longest) throw new ModelFault("said too much");
  }
  return text;
}
