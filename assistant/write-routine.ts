import { measureDose } from "../handbook/breath-pace.ts";
import type { Phase } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { writeFelt } from "./felt.ts";
import { knowMember } from "./know-member.ts";
import { noWords, type PlanWords, writeAdviceFor, writeGreeting, writeReason } from "./plan-words.ts";
import { planSession } from "./planner/plan-session.ts";
import { readGoal, wantPlan } from "./planner/want-plan.ts";
import { practiceById, type Step } from "./planner/wanted.ts";
import { readingsOf } from "./read/read-asked.ts";
import { triageText } from "./triage/triage.ts";

const titles: Record<Phase, string> = {
  "warm-up": "Warm-up",
  main: "Main part",
  "cool-down": "Cool-down",
  rest: "Rest",
};

const phases = ["warm-up", "main", "cool-down", "rest"] as const;
/** A session for a level and a goal on a day, from the handbook or as it was proposed: its minutes add up. */
export function writeRoutine(
  asked: Extract<Asked, { kind: "routine" }>,
  steps = planSession(wantPlan(asked)),
  words = noWords,
): string {
  const { described } = asked;
  const { level, conditions, now: said, felt } = knowMember(asked);
  const mentioned = [
    ...conditions,
    ...said.complaints,
    ...(readingsOf(asked).described[0]?.complaints ?? []),
  ];
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const parts = divide(steps);
  const lines = [
    `## ${total} minutes for ${readGoal(asked.yogaGoal).toLowerCase()}, ${level.toLowerCase()}`,
    ...(described.some((text) => triageText(text).outcome === "urgent")
      ? [
          "**You described signs that need a doctor. Have them looked at first. Until then, only rest and breathe.**",
        ]
      : []),
    ...(mentioned.length > 0
      ? [`Made gentle for what you mentioned: ${[...new Set(mentioned.map(({ name }) => name))].join(", ")}.`]
      : []),
    ...writeFelt(felt),
    ...writeGreeting(words),
    ...phases.map((phase) => writePart(titles[phase], parts[phase], words)),
    ...writeAdviceFor(words),
    "Move slowly, breathe through the nose, and leave out whatever hurts. Tomorrow's session is a different one.",
  ];
  return lines.join("\n\n");
}

/** A planned session in the four parts that a class has: up to the work, through it, down from it, and rest. */
function divide(steps: Step[]): Record<Phase, Step[]> {
  const effortOf = ({ id }: Step) => practiceById.get(id)?.effort ?? 0;
  const last = steps.at(-1);
  const rest = last && effortOf(last) === 0 ? [last] : [];
  const body = steps.slice(0, steps.length - rest.length);
  const firstWork = body.findIndex((step) => effortOf(step) >= 2);
  const third = Math.max(1, Math.floor(body.length / 3));
  const warm = Math.max(1, Math.min(third, firstWork < 0 ? third : firstWork));
  const isDown = (index: number) => index > warm && effortOf(body[index] ?? { id: "", minutes: 0 }) <= 1;
  let cool = body.length;
  while (body.length - cool < third && isDown(cool - 1)) cool -= 1;
  return {
    "warm-up": body.slice(0, warm),
    main: body.slice(warm, cool),
    "cool-down": body.slice(cool),
    rest,
  };
}

function writePart(title: string, steps: Step[], words: PlanWords): string {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const items = steps.flatMap(({ id, minutes: each }) => {
    const practice = practiceById.get(id);
    if (!practice) return [];
    const { name, cues } = practice;
    const dose = measureDose(practice, each).words;
    return [`- **${name}**, ${each} min. ${cues.join(" ")} ${dose}.${writeReason(words, id)}`];
  });
  return [`### ${title} (${minutes} min)`, ...items].join("\n");
}
