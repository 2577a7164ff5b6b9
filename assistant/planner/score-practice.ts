import { areasOf } from "../../handbook/practices/areas-of.ts";
import type { Area, Goal, Practice } from "../../handbook/types.ts";
import type { Aim } from "../request/request.ts";
import { fractionOf } from "../seeded.ts";
import type { Wanted } from "./wanted.ts";

const goalOf: Partial<Record<Aim, Goal>> = {
  sleep: "Relaxation",
  relaxation: "Relaxation",
  strength: "Strength",
  flexibility: "Flexibility",
  "weight loss": "Weight Loss",
};
/** What is helped by work more than by stretching. */
const strengthened = new Set<Area>(["core", "pelvic floor", "knees"]);
const quiet = new Set<Aim | undefined>(["sleep", "relaxation", "cool-down"]);
const active = new Set<Aim | undefined>(["energy", "strength", "weight loss"]);

/** How well a practice serves a session, apart from what stands beside it. */
export function scorePractice(practice: Practice, wanted: Wanted): number {
  const { aim, focus, suited, named, recent, energy, bounds, seed } = wanted;
  const place = suited.indexOf(practice.id);
  let score = fractionOf(`${seed} ${practice.id}`) * 1.4;
  if (named.includes(practice.id)) score += 50;
  if (place >= 0) score += 4 - place * 0.2;
  score += scoreFocus(practice, focus, aim);
  const goal = aim && goalOf[aim];
  if (goal && practice.goals.includes(goal)) score += 1.5;
  if (quiet.has(aim) || energy === "tired") score += [1.5, 1, -3, -6][practice.effort] ?? 0;
  if (active.has(aim) || energy === "lively") score += [-1, 0, 1.5, 1.5][practice.effort] ?? 0;
  if (aim === "balance" && practice.strains.includes("balance")) score += 3;
  if (aim === "posture") score += countShared(practice, ["upper back", "chest", "core"]);
  if (aim === "focus")
    score += countShared(practice, ["breath", "mind"]) + Number(practice.strains.includes("balance"));
  if (aim === "warm-up") score += practice.phases.includes("warm-up") ? 2 : -4;
  if (aim === "cool-down" && practice.phases.includes("cool-down")) score += 2;
  // Whoever is practised is not served by what they learned first.
  if (practice.kind === "pose" && !quiet.has(aim) && energy !== "tired" && suited.length === 0) {
    if (bounds.level === "Advanced")
      score += { Beginner: -0.5, Intermediate: 1.2, Advanced: 2.4 }[practice.level];
    if (bounds.level === "Intermediate") score += practice.level === "Intermediate" ? 1.4 : 0;
  }
  if (!recent.has(practice.id)) return score;
  // Something new, but still for what it is for.
  return score - (servesFocus(practice, focus) ? 1.5 : 3.5);
}

function scoreFocus(practice: Practice, focus: Wanted["focus"], aim: Aim | undefined): number {
  if (focus.length === 0) return 0;
  const eased = practice.eases.filter((area) => focus.includes(area)).length;
  const loaded = practice.loads.filter((area) => focus.includes(area)).length;
  const isForStrength = aim === "strength" || focus.some((area) => strengthened.has(area));
  return (
    Math.min(eased, 2) * 3 + Math.min(loaded, 2) * (isForStrength ? 3 : practice.effort <= 1 ? 1.6 : 0.4)
  );
}

/** Whether a practice is for what the session is for. */
export function servesFocus(practice: Practice, focus: Wanted["focus"]): boolean {
  return areasOf(practice).some((area) => focus.includes(area));
}

function countShared(practice: Practice, list: string[]): number {
  return Math.min(2, areasOf(practice).filter((area) => list.includes(area)).length) * 1.5;
}
