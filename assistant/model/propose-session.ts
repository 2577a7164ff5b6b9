import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { Practice } from "../../handbook/types.ts";
import type { Asked } from "../assistant.ts";
import type { KnownMember } from "../know-member.ts";
import type { PlanWords } from "../plan-words.ts";
import { mendSession } from "../planner/mend-session.ts";
import { poolFor } from "../planner/plan-session.ts";
import { wantPlan } from "../planner/want-plan.ts";
import { practiceById, type Step } from "../planner/wanted.ts";
import { plainOf } from "../read/split-words.ts";
import type { WordCheck } from "./check-words.ts";
import { figure, listOf, words } from "./read-proposal.ts";
import { writePlanPrompt } from "./write-plan-prompt.ts";
import type { Prompt } from "./write-prompt.ts";

type AskedSession = Extract<Asked, { kind: "routine" | "therapy plan" }>;

/** So many of what serves best are enough to choose from, and few enough to read. */
const mostOffered = 70;
const mostAdvice = 3;

/** The shape as a server is asked to keep it; what comes is read more kindly. */
function shapeOf(ids: [string, ...string[]]) {
  return z.object({
    isUrgent: z.boolean(),
    greeting: z.string(),
    steps: z.array(z.object({ practice: z.enum(ids), minutes: z.number(), reason: z.string() })),
    advice: z.array(z.string()),
  });
}

const proposalSchema = z.object({
  isUrgent: z.literal(true).or(z.literal("true")).optional().catch(undefined),
  greeting: words,
  steps: listOf(z.object({ practice: z.string(), minutes: figure, reason: words })),
  advice: listOf(z.string()),
});
type SessionProposal = z.infer<typeof proposalSchema>;

const kinds = { routine: "a routine for today", "therapy plan": "a therapy plan" };

/** Asks for a session of this member's; undefined where nothing is allowed to choose from. */
export function askForSession(asked: AskedSession, known: KnownMember): Prompt | undefined {
  const wanted = wantPlan(asked);
  const offered = poolFor(wanted)
    .slice(0, mostOffered)
    .map(({ practice }) => practice);
  const [first, ...more] = offered.map(({ id }) => id);
  if (!first) return undefined;
  return writePlanPrompt(asked, known, {
    task: [
      `Choose ${kinds[asked.kind]} of ${wanted.minutes} minutes: gentle first, then the work, then down to rest. Stay in one position for a while before the next.`,
      'The JSON: {"isUrgent": false, "greeting": "two sentences that show you understood them", "steps": [{"practice": "id", "minutes": 2, "reason": "one sentence: why this one for them"}], "advice": ["up to three sentences for their day"]}. In order. Set isUrgent to true only if what they write needs a doctor today.',
    ].join("\n"),
    choice: ["## The practices to choose from", ...offered.map(writePractice)].join("\n"),
    shape: shapeOf([first, ...more]),
  });
}

function writePractice({ id, name, position, effort, minutes, eases, loads, phases }: Practice): string {
  const works = loads.length > 0 ? `, works ${loads.join(" and ")}` : "";
  const eased = eases.length > 0 ? `, eases ${eases.join(" and ")}` : "";
  return `- ${id} (${name}): ${position}, effort ${effort}, ${minutes} min${eased}${works}; ${phases.join(" or ")}`;
}

export function readSessionProposal(json: unknown): SessionProposal {
  return proposalSchema.parse(json);
}

/** The proposal as a sound session, and those of its sentences that may be said. */
export async function takeSession(
  { greeting, steps, advice }: SessionProposal,
  asked: AskedSession,
  check: WordCheck,
): Promise<{ steps: Step[]; words: PlanWords; isUsed: boolean }> {
  const proposed = steps.flatMap(({ practice, minutes, reason }) => {
    const id = findPractice(practice);
    return id ? [{ id, minutes, reason }] : [];
  });
  const mended = mendSession(proposed, wantPlan(asked));
  const chosen = proposed.filter(({ id }) => mended.some((step) => step.id === id));
  const reasons = new Map<string, string>();
  for (const { id, reason } of chosen) {
    reasons.set(id, check(reason, 1));
    // Others are served between one sentence and the next.
    await nextTurn();
  }
  return {
    steps: mended,
    words: {
      greeting: check(greeting, 3),
      reasons,
      advice: advice.slice(0, mostAdvice).flatMap((each) => check(each, 2) || []),
    },
    isUsed: chosen.length > 0,
  };
}

/** A practice by its id, or by its name where a model wrote that. */
function findPractice(text: string): string | undefined {
  if (practiceById.has(text)) return text;
  const plain = plainOf(text).trim();
  return [...practiceById.values()].find(({ id, name }) => plain === id || plain === plainOf(name))?.id;
}
