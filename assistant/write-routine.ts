import type { Goal, Level, Phase } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { knowMember } from "./know-member.ts";
import { planSession } from "./planner/plan-session.ts";
import { wantSession } from "./planner/want-session.ts";
import { practiceById, type Step } from "./planner/wanted.ts";
import { readingsOf } from "./read/read-asked.ts";
import { plainOf } from "./read/split-words.ts";
import { type Aim, sessionSchema } from "./request/request.ts";
import { dayOf } from "./seeded.ts";
import { triageText } from "./triage/triage.ts";

const totalMinutes: Record<Level, number> = { Beginner: 20, Intermediate: 30, Advanced: 40 };
const titles: Record<Phase, string> = {
  "warm-up": "Warm-up",
  main: "Main part",
  "cool-down": "Cool-down",
  rest: "Rest",
};

const phases = ["warm-up", "main", "cool-down", "rest"] as const;
const aims: Record<Goal, Aim> = {
  Flexibility: "flexibility",
  Strength: "strength",
  Relaxation: "relaxation",
  "Weight Loss": "weight loss",
};

const goalWords: [Goal, RegExp][] = [
  ["Weight Loss", /weight|slim|fat|tone|fit(?!ness)|cardio|active/],
  ["Strength", /strong|strength|muscle|power|core|arms|abs/],
  ["Flexibility", /flexib|stretch|supple|splits|mobil|stiff|open/],
  ["Relaxation", /relax|calm|sleep|stress|rest|unwind|peace|breath|anx/],
];

/** A session for a level and a goal on a day, from the handbook: its minutes add up to what it says. */
export function writeRoutine(asked: Extract<Asked, { kind: "routine" }>): string {
  const { now, described, yogaGoal } = asked;
  const goal = readGoal(yogaGoal);
  const { level, conditions, bounds, now: said } = knowMember(asked);
  const mentioned = [
    ...conditions,
    ...said.complaints,
    ...(readingsOf(asked).described[0]?.complaints ?? []),
  ];
  const total = totalMinutes[level];
  const { wanted } = wantSession(
    sessionSchema.parse({ minutes: total, aim: aims[goal] }),
    { conditions, level, bounds },
    { seed: `${asked.member ?? ""} ${dayOf(now)} ${goal}`, defaultMinutes: total },
  );
  const parts = divide(planSession(wanted));
  const lines = [
    `## ${total} minutes for ${goal.toLowerCase()}, ${level.toLowerCase()}`,
    ...(described.some((text) => triageText(text).outcome === "urgent")
      ? [
          "**You described signs that need a doctor. Have them looked at first. Until then, only rest and breathe.**",
        ]
      : []),
    ...(mentioned.length > 0
      ? [`Made gentle for what you mentioned: ${[...new Set(mentioned.map(({ name }) => name))].join(", ")}.`]
      : []),
    ...phases.map((phase) => writePart(titles[phase], parts[phase])),
    "Move slowly, breathe through the nose, and leave out whatever hurts. Tomorrow's session is a different one.",
  ];
  return lines.join("\n\n");
}

function readGoal(text: string): Goal {
  const plain = plainOf(text);
  return goalWords.find(([, words]) => words.test(plain))?.[0] ?? "Relaxation";
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

function writePart(title: string, steps: Step[]): string {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  const items = steps.flatMap(({ id, minutes: each }) => {
    const practice = practiceById.get(id);
    if (!practice) return [];
    const { name, cues, dose, minutes: usual } = practice;
    return [
      `- **${name}**, ${each} min. ${cues.join(" ")} ${each === usual ? `${dose}.` : "Take your time."}`,
    ];
  });
  return [`### ${title} (${minutes} min)`, ...items].join("\n");
}
