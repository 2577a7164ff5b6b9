import type { PassTable } from "../database/tables.ts";

/** A renewal is charged a while after the period before it has ended. */
const graceMs = 24 * 60 * 60_000;

/** Whether a pass opens the door now. */
export function isValid(pass: PassTable, now: Date): boolean {
  const { validUntil, classesLeft, isRenewing } = pass;
  if (isStopped(pass, now)) return false;
  const latest = new Date(now.getTime() - (isRenewing ? graceMs : 0)).toISOString();
  if (validUntil !== null && validUntil <= latest) return false;
  return classesLeft === null || classesLeft > 0;
}

/**
 * Whether a pass that is good today will be good at a later moment, so that a class then can be booked with it.
 * One that renews itself counts beyond the period that is paid: whoever pays every month must be able to book
 * next month's classes, and until it is cancelled another period is what everybody expects.
 */
export function isValidAt(pass: PassTable, at: Date, now: Date): boolean {
  if (!isValid(pass, now)) return false;
  return pass.isRenewing === 1 || pass.validUntil === null || pass.validUntil > at.toISOString();
}

/** Ended before its time, or resting. */
function isStopped({ endedAt, pausedAt }: PassTable, now: Date): boolean {
  return pausedAt !== null || (endedAt !== null && endedAt <= now.toISOString());
}
