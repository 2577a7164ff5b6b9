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

/** Which cue is said at a moment: one after the other, and the last one stays. */
export function cueAt(cues: number, holdMs: number, elapsedMs: number): number {
  const each = Math.max(shortestCueMs, Math.min(longestCueMs, holdMs / cues));
  return Math.max(0, Math.min(cues - 1, Math.floor(elapsedMs / each)));
}

/** "Left side", or nothing. */
export function nameSide(side: PlayedStep["side"]): string {
  return side ? `${side} side` : "";
}
