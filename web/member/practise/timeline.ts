import type { PlayedStep } from "../../../contract/practice.ts";

/** A stretch of a session: getting ready for a step, or doing it. Times in milliseconds from the beginning. */
export type Part = { step: number; phase: "ready" | "hold"; start: number; length: number };

export function createTimeline(steps: PlayedStep[]): Part[] {
  let start = 0;
  return steps.flatMap(({ ready, seconds }, step) => {
    const parts = [
      { step, phase: "ready" as const, start, length: ready * 1000 },
      { step, phase: "hold" as const, start: start + ready * 1000, length: (seconds - ready) * 1000 },
    ];
    start += seconds * 1000;
    return parts.filter(({ length }) => length > 0);
  });
}

export function lengthOf(timeline: Part[]): number {
  const last = timeline.at(-1);
  return last ? last.start + last.length : 0;
}

/** Which part a moment falls into; as many as there are once all are over. */
export function partAt(timeline: Part[], position: number): number {
  const index = timeline.findIndex(({ start, length }) => position < start + length);
  return index < 0 ? timeline.length : index;
}

/** Where a press on Back leads: to the beginning of this step, or to the step before if this one has just begun. */
export function backFrom(timeline: Part[], position: number): number {
  const part = timeline[Math.min(partAt(timeline, position), timeline.length - 1)];
  if (!part) return 0;
  const start = startOf(timeline, part.step);
  return position - start > justBegunMs ? start : startOf(timeline, Math.max(0, part.step - 1));
}

/** Where a press on Skip leads: to the next step, or to the end. */
export function skipFrom(timeline: Part[], position: number): number {
  const part = timeline[partAt(timeline, position)];
  if (!part) return lengthOf(timeline);
  const next = timeline.find(({ step }) => step > part.step);
  return next?.start ?? lengthOf(timeline);
}

const justBegunMs = 3_000;

function startOf(timeline: Part[], step: number): number {
  return timeline.find((part) => part.step === step)?.start ?? 0;
}

/** Whether to breathe in or out, how full the lungs are, from 0 to 1; undefined where everybody has their own breath. */
export type Breath = { phase: "in" | "out"; fullness: number; count: number };

export function breathAt(
  { breaths, inhale }: PlayedStep,
  holdMs: number,
  elapsedMs: number,
): Breath | undefined {
  if (breaths === null) return undefined;
  const each = holdMs / breaths;
  const count = Math.min(breaths, Math.floor(elapsedMs / each) + 1);
  const share = (elapsedMs % each) / each;
  const isIn = share < inhale;
  const part = isIn ? share / inhale : 1 - (share - inhale) / (1 - inhale);
  return { phase: isIn ? "in" : "out", fullness: (1 - Math.cos(Math.PI * part)) / 2, count };
}

const shortestCueMs = 6_000;
const longestCueMs = 10_000;
const hurriedCueMs = [4_000, 2_500];

/** Which breath a cue speaks of, if of one alone. */
function phaseOf(cue: string): Breath["phase"] | undefined {
  if (/^Breathe in\b.*\b(?:breathe|and) out\b/.test(cue)) return undefined;
  const [, phase] = /^Breathe (in|out)\b/.exec(cue) ?? [];
  return phase === "in" || phase === "out" ? phase : undefined;
}

/** What of a cue stays true when its breath is over: "Lean forward a little." */
function afterBreath(cue: string, phase: Breath["phase"] | undefined): string {
  const own = phaseOf(cue);
  if (!phase || !own) return cue;
  const rest = cue.replace(/^Breathe (?:in|out)(?:,| and) /, "");
  if (rest !== cue) return `${rest[0]?.toUpperCase() ?? ""}${rest.slice(1)}`;
  return own === phase ? cue : `Breathe ${phase} slowly.`;
}

/** What ends a practice is said at its end. */
const leaving = /^(?:Come up|Press up|Lower slowly|Roll down|Roll to your side)\b/;
const leavingMs = 6_000;

/**
 * Which cue is said at a moment: one after the other, and the last one stays. Nobody is told to breathe in by one line
 * and out by another: a cue that speaks of a breath waits for its breath, and stays without it. Only a movement whose
 * last cues are a breath in and a breath out goes on with both.
 */
export function cueAt(step: PlayedStep, holdMs: number, elapsedMs: number): string {
  const last = step.cues.at(-1) ?? "";
  if (step.cues.length > 1 && leaving.test(last))
    return elapsedMs >= holdMs - leavingMs
      ? last
      : cueWithin({ ...step, cues: step.cues.slice(0, -1) }, holdMs, elapsedMs, holdMs - leavingMs);
  return cueWithin(step, holdMs, elapsedMs, holdMs);
}

function cueWithin(step: PlayedStep, holdMs: number, elapsedMs: number, untilMs: number): string {
  const plan = planCues(step, holdMs, untilMs);
  const current = plan.findLast(({ start }) => elapsedMs >= start);
  const phase = breathAt(step, holdMs, elapsedMs)?.phase;
  if (!current) return afterBreath(step.cues[0] ?? "", phase);
  if (elapsedMs < current.end) return current.cue;
  const pair = step.cues.slice(-2);
  const isMoving = current === plan.at(-1) && new Set(pair.map(phaseOf)).size === 2 && pair.every(phaseOf);
  if (phase && isMoving) return pair.find((cue) => phaseOf(cue) === phase) ?? current.cue;
  return afterBreath(current.cue, phase);
}

/** Each cue once, with when it comes and when the next may: at leisure, or as quickly as a short step needs. */
function planCues(step: PlayedStep, holdMs: number, untilMs: number) {
  const usual = Math.max(shortestCueMs, Math.min(longestCueMs, untilMs / step.cues.length));
  let plan = spreadCues(step, holdMs, usual);
  for (const slot of [shortestCueMs, ...hurriedCueMs]) {
    if ((plan.at(-1)?.end ?? 0) <= untilMs) return plan;
    plan = spreadCues(step, holdMs, slot);
  }
  return plan;
}

function spreadCues({ cues, breaths, inhale }: PlayedStep, holdMs: number, slot: number) {
  const breath = breaths === null ? undefined : holdMs / breaths;
  let time = 0;
  return cues.map((cue) => {
    const phase = phaseOf(cue);
    let [start, end] = [time, time + slot];
    if (breath !== undefined && phase) {
      const begins = phase === "in" ? 0 : inhale * breath;
      start = Math.ceil((time - begins) / breath - nearlyNothing) * breath + begins;
      end = start + (phase === "in" ? inhale : 1 - inhale) * breath;
    }
    time = end;
    return { cue, start, end };
  });
}

/** So that a breath which begins now is not the one after it, for the sake of a rounded number. */
const nearlyNothing = 1e-6;

/** "Left side", or nothing. */
export function nameSide(side: PlayedStep["side"]): string {
  return side ? `${side} side` : "";
}

/**
 * "Next: Tree Pose, left side, standing. You stand on your left foot. You need a free wall." Where it is done and with
 * what is said once, until it changes.
 */
export function introduce(step: PlayedStep, before: PlayedStep | undefined): string {
  const { name, side, sideMeans = "", place, needs } = step;
  const what = [name, nameSide(side), place === before?.place ? "" : place].filter(Boolean).join(", ");
  const more = needs.filter((each) => !before?.needs.includes(each));
  const needed = more.length > 0 ? `You need ${more.join(" and ")}.` : "";
  return [`Next: ${what}.`, sideMeans, needed].filter(Boolean).join(" ");
}
