import {
  changeNames,
  correcting,
  countsNoStep,
  isStretched,
  namesAnother,
  namesLength,
  ordinals,
} from "./change-words.ts";
import type { Change, Session } from "./request.ts";

/** Which step of the last answer is meant. */
export function findWhich(plain: string): number | undefined {
  if (countsNoStep.test(plain)) return undefined;
  return ordinals.find(([words]) => words.test(plain))?.[1];
}

/** "Extend the five-minute version": its length says which one is meant. "He is awake again. The five-minute version" does not. */
export function namesOne(plain: string): boolean {
  return plain.split(/[.!?]/).some((each) => namesLength.test(each) && isStretched.test(each));
}

/** The change that a message has a word for. */
export function changeNamed(plain: string): Change | undefined {
  return changeNames.find(([, words]) => words.test(plain))?.[0];
}

/** What somebody would have changed, or undefined when it is said by what they name alone. */
export function findChange(plain: string, session: Session, hasFoodChange: boolean): Change {
  const first = changeNamed(plain);
  const named = first === "tomorrow" && namesAnother.test(plain) ? "another" : first;
  if (named === "left out" || named === "why") return named;
  if (
    named === "swap" &&
    (findWhich(plain) !== undefined || session.named.length + session.without.length > 0)
  )
    return "swap";
  const isCorrecting = correcting.test(plain) && session.areas.length > 0 && session.refused.length === 0;
  if (isCorrecting) return "correct";
  const isNamedByLength = namesOne(plain);
  if ((named === "shorter" || named === "longer") && (session.minutes === undefined || isNamedByLength))
    return named;
  if (session.minutes !== undefined && named !== "tomorrow" && named !== "again") return "minutes";
  if (named === "harder" || named === "easier") return named;
  if (session.refused.length > 0 || session.without.length > 0 || (hasFoodChange && named !== "swap"))
    return "without";
  if (session.only.length > 0 || session.venue) return "only";
  if (named) return named;
  return session.areas.length > 0 ? "correct" : "another";
}
