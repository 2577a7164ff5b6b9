import { practices } from "../handbook/practices/all.ts";
import type { Goal, Level, Phase, Practice } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { type Bounds, findSuited, isWithin, onlyWithATeacher } from "./choose-practices.ts";
import { knowMember } from "./know-member.ts";
import { readingsOf } from "./read/read-asked.ts";
import { plainOf } from "./read/split-words.ts";
import { dayOf, shuffle } from "./seeded.ts";
import { triageText } from "./triage/triage.ts";

const totalMinutes: Record<Level, number> = { Beginner: 20, Intermediate: 30, Advanced: 40 };
const shares: [Phase, number][] = [
  ["warm-up", 0.25],
  ["main", 0.45],
  ["cool-down", 0.15],
];
const titles: Record<Phase, string> = {
  "warm-up": "Warm-up",
  main: "Main part",
  "cool-down": "Cool-down",
  rest: "Rest",
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
  const { level, conditions, bounds: allowed, now: said } = knowMember(asked);
  const bounds = { level, avoid: allowed.avoid.union(new Set(onlyWithATeacher)) };
  const mentioned = [
    ...conditions,
    ...said.complaints,
    ...(readingsOf(asked).described[0]?.complaints ?? []),
  ];
  const day = dayOf(now);
  const total = totalMinutes[level];
  const used = new Set<Practice>();
  const parts = shares.map(([phase, share]) => ({
    phase,
    chosen: fill(phase, Math.round(total * share), goal, bounds, `${day} ${level} ${goal}`, used),
  }));
  const spent = parts.flatMap(({ chosen }) => chosen).reduce((sum, { minutes }) => sum + minutes, 0);
  const rest = ["corpse", "side-lying-rest"].map((id) => findSuited(id, bounds)).find(Boolean);
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
    ...parts.map(({ phase, chosen }) => writePart(titles[phase], chosen)),
    writePart(titles.rest, rest ? [{ ...rest, minutes: total - spent, dose: "Breathe easily" }] : []),
    "Move slowly, breathe through the nose, and leave out whatever hurts. Tomorrow's session is a different one.",
  ];
  return lines.join("\n\n");
}

function readGoal(text: string): Goal {
  const plain = plainOf(text);
  return goalWords.find(([, words]) => words.test(plain))?.[0] ?? "Relaxation";
}

/** Practices for a phase, those for the goal first, until its minutes are filled. */
function fill(
  phase: Phase,
  minutes: number,
  goal: Goal,
  bounds: Bounds,
  seed: string,
  used: Set<Practice>,
): Practice[] {
  const suited = practices.filter(
    (practice) =>
      practice.phases.includes(phase) && isWithin(practice, bounds) && practice.kind !== "relaxation",
  );
  const mixed = shuffle(suited, seed);
  const rankOf = ({ goals, level }: Practice) =>
    Number(goals.includes(goal)) * 2 + Number(level === bounds.level);
  const chosen: Practice[] = [];
  let left = minutes;
  for (const practice of mixed.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    if (practice.minutes > left || used.has(practice)) continue;
    chosen.push(practice);
    used.add(practice);
    left -= practice.minutes;
  }
  return chosen;
}

function writePart(title: string, chosen: Practice[]): string {
  const minutes = chosen.reduce((sum, practice) => sum + practice.minutes, 0);
  const items = chosen.map(
    ({ name, minutes: each, cues, dose }) => `- **${name}**, ${each} min. ${cues.join(" ")} ${dose}.`,
  );
  return [`### ${title} (${minutes} min)`, ...items].join("\n");
}
