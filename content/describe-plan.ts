import type { PricingPlan } from "./schemas.ts";

type Term = Pick<PricingPlan, "mode" | "months">;

/** How often it is paid: `a month`, `every 3 months`, `a year`; nothing for what is paid once. */
export function describeBilling({ mode, months }: Term): string {
  if (mode !== "subscription" || months === null) return "";
  return months === 1 || months === 12 ? `a ${nameMonths(months)}` : `every ${nameMonths(months)}`;
}

/** `$40 a month`, or the price alone. */
export function describePrice({ priceText, ...term }: Term & Pick<PricingPlan, "priceText">): string {
  return [priceText, describeBilling(term)].filter(Boolean).join(" ");
}

/** `month`, `3 months`, `year`. */
function nameMonths(months: number): string {
  if (months === 12) return "year";
  return months === 1 ? "month" : `${months} months`;
}
