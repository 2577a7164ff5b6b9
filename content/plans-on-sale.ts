import { plans } from "#content/plans.ts";

/** What can be bought today. The others are kept for those who hold them. */
export const plansOnSale = plans.filter((plan) => !plan.isOffSale);
