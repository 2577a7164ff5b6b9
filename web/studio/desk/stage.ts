import type { ClassStage, StudioClass } from "../../../contract/studio.ts";
import { several } from "./words.ts";

const minuteMs = 60_000;
/** People come before the start. */
const doorsOpenMinutes = 30;

type Timed = Pick<StudioClass, "stage" | "startsAt" | "minutes">;

/** The stage a class is in by now: a screen that stays open, or has no signal, moves on by itself. */
export function stageAt({ stage, startsAt, minutes }: Timed, now: number): ClassStage {
  if (stage === "cancelled") return stage;
  const start = Date.parse(startsAt);
  if (now < start - doorsOpenMinutes * minuteMs) return "before";
  return now < start + minutes * minuteMs ? "during" : "after";
}

/** Whether a class can still be moved or cancelled: until it begins, also while people come in. */
export function canChangeAt({ stage, startsAt }: Timed, now: number): boolean {
  return stage !== "cancelled" && now < Date.parse(startsAt);
}

/** How far off it is, in words: `in 3 hours`. */
export function distanceInWords({ startsAt, minutes }: Timed, now: number): string {
  const ahead = Math.round((Date.parse(startsAt) - now) / minuteMs);
  if (ahead > 36 * 60) return `in ${several(Math.round(ahead / 60 / 24), "day")}`;
  if (ahead > 90) return `in ${several(Math.round(ahead / 60), "hour")}`;
  if (ahead > 0) return `in ${several(ahead, "minute")}`;
  return -ahead < minutes ? "now" : "over";
}
