import type { BookingRefusal, Place } from "../../contract/booking.ts";
import type { DatedClassTable, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findCoveringPlans } from "../passes/choose-pass.ts";
import { isValid } from "../passes/validity.ts";

/** Why something about a class cannot be done, for people and for programs. */
export function refuse(as: BookingRefusal, sentence: string, plans?: string[]): AppError {
  return new AppError("conflict", sentence, plans ? { as, plans } : { as });
}

/** Throws if a class is not one that anything can be changed about any more. */
export function requireToCome({ status, startsAt }: DatedClassTable, now: Date): void {
  if (status === "cancelled") throw refuse("class_cancelled", "This class was cancelled.");
  if (startsAt <= now.toISOString()) throw refuse("class_over", "This class has begun already.");
}

export function requirePlace({ place }: DatedClassTable, wanted: Place | null | undefined): void {
  if (!wanted || place === "both" || place === wanted) return;
  throw new AppError("bad_request", `This class is ${place} only.`);
}

export const classFull = () =>
  refuse(
    "class_full",
    "This class is full. You can join the waitlist and have the next spot that comes free.",
  );

/** No pass of theirs is good for this class. */
export function noPass(
  { place, startsAt }: DatedClassTable,
  { passes, wanted, now }: { passes: PassTable[]; wanted: Place | null | undefined; now: Date },
): AppError {
  return refuse("no_pass", explainNoPass(passes, now), findCoveringPlans({ place, wanted }));

  function explainNoPass(held: PassTable[], at: Date): string {
    if (held.some(({ pausedAt, endedAt }) => pausedAt !== null && endedAt === null)) {
      return "Your pass is paused, so this class cannot be booked with it.";
    }
    const valid = held.filter((pass) => isValid(pass, at));
    if (valid.length === 0) return "You need a pass for this class.";
    const ended = valid.filter(
      ({ validUntil, isRenewing }) => !isRenewing && (validUntil ?? "z") <= startsAt,
    );
    if (ended.length === valid.length)
      return "Your pass ends before this class. You need another one for it.";
    return wanted
      ? `Your pass is not for coming to this class ${wanted === "online" ? "online" : "in person"}.`
      : "Your pass is not for this kind of class. You need another one for it.";
  }
}
