import { plans } from "#content/plans.ts";
import type { PricingPlan } from "./schemas.ts";

/** The plan that is or was sold at a price. */
export function findPlan(priceId: string): PricingPlan | undefined {
  return plans.find((plan) => plan.priceId === priceId || plan.formerPriceIds?.includes(priceId));
}
