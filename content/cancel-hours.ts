import { studio } from "#content/studio.ts";

const usualHours = 12;

/** How many hours before its start a class can be cancelled without losing it. */
export function hoursToCancel(): number {
  return studio.cancelHours ?? usualHours;
}
