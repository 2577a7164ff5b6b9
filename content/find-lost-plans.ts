import { findPlan } from "./find-plan.ts";

/** What is wrong with each price that was sold once and that `plans.ts` no longer knows. */
export function findLostPlans(soldPriceIds: string[]): string[] {
  return soldPriceIds
    .filter((priceId) => !findPlan(priceId))
    .map(
      (priceId) =>
        `content/plans.ts no longer has ${priceId}: whoever holds it loses the class link. Put it back with isOffSale: true, or under formerPriceIds.`,
    );
}
