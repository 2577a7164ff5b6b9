import type { Wants } from "./request.ts";
import { type Known, wantsRules } from "./wants-rules.ts";

/** Where what is named leaves no doubt, it decides; else what was learned does. */
export function settleWants(known: Known): Wants {
  for (const { holds, wants } of wantsRules) {
    if (holds(known)) return typeof wants === "function" ? wants(known) : wants;
  }
  return known.first;
}
