import { classLinks } from "#content/class-links.ts";
import { findPlan } from "./find-plan.ts";

/** The link of whoever bought at this price, today or under an earlier one. */
export function findClassLink(priceId: string): string | null {
  return classLinks[findPlan(priceId)?.priceId ?? ""] ?? null;
}
