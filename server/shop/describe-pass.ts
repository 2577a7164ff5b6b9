import { formatDate } from "../../clock/studio-clock.ts";
import type { PassTable } from "../database/tables.ts";

/** How long a pass is good for, in words: for the mail, the success page and the dashboard alike. */
export function describeValidity({
  validUntil,
  classesLeft,
  isRenewing,
  endedAt,
  pausedAt,
}: Validity): string {
  if (endedAt !== null) return `Ended on ${formatDate(new Date(endedAt))}`;
  if (pausedAt !== null) return `Paused since ${formatDate(new Date(pausedAt))}`;
  if (classesLeft === 0) return "Every class used";
  const classes = classesLeft === 1 ? "1 class" : `${classesLeft} classes`;
  if (validUntil !== null && classesLeft !== null) {
    return `Valid for ${classes} until ${formatDate(new Date(validUntil))}`;
  }
  if (validUntil !== null) {
    const until = `Valid until ${formatDate(new Date(validUntil))}`;
    return isRenewing ? `${until}, then renewed until you cancel` : until;
  }
  return `Valid for ${classes}`;
}

type Validity = Pick<PassTable, "validUntil" | "classesLeft" | "isRenewing" | "endedAt" | "pausedAt">;
