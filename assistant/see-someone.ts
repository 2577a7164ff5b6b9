import type { Complaint, Condition } from "../handbook/types.ts";

type Since = { isLasting: boolean };

/** When to see somebody about a complaint: nobody who has waited for months is told to wait for weeks. */
export function seeSomeoneFor({ seeSomeone, seeSomeoneNow }: Complaint, { isLasting }: Since): string {
  return isLasting ? (seeSomeoneNow ?? seeSomeone) : seeSomeone;
}

export function askFor({ ask }: Condition, { isLasting }: Since): string {
  return isLasting ? ask.replace(/ if it lasts longer than .+$/, "") : ask;
}
