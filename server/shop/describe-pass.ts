import { formatDate } from "../../clock/studio-clock.ts";
import type { PassTable } from "../database/tables.ts";

/** How long a pass is good for, in words: for the mail, the success page and the dashboard alike. */
export function describeValidity({ validUntil, classesLeft, isRenewing, endedAt }: Validity): string {
  if (endedAt !== null) return `Ended on ${formatDate(new Date(endedAt))}`;
  if (validUntil !== null) {
    const until = `Valid until ${formatDate(new Date(validUntil))}`;
    return isRenewing ? `${until}, then renewed until you cancel` : until;
  }
  if (classesLeft === 0) return "Every class used";
  return classesLeft === 1 ? "Valid for 1 class" : `Valid for ${classesLeft} classes`;
}

type Validity = Pick<PassTable, "validUntil" | "classesLeft" | "isRenewing" | "endedAt">;
