import { expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { findClassLink } from "../../content/find-class-link.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import { openTestDatabase, openTestServices } from "../../tests/parts/test-services.ts";
import { writePass } from "./passes.ts";
import { startCheckout } from "./start-checkout.ts";
import { findPlansLostToHolders } from "./warn-of-lost-plans.ts";

const grant = { uid: null, email: "a@example.com", subscriptionId: null, customerId: null };

/** Some plan of the studio's. */
function somePlan(): PricingPlan {
  const [, plan] = plans;
  if (!plan) throw new Error("The tests' studio sells nothing.");
  return plan;
}

test("what is off sale cannot be bought, and whoever holds it keeps the class link", async () => {
  const plan = somePlan();
  plan.isOffSale = true;
  onTestFinished(() => {
    delete plan.isOffSale;
  });
  const { database, payments } = await openTestServices("SQLite");
  const { provider } = payments;
  if (!provider) throw new Error("The demonstration sells.");
  const start = { priceId: plan.priceId, mode: plan.mode, buyer: undefined, browser: "a browser" };
  await expect(startCheckout({ database, provider }, start)).rejects.toThrow("This plan is no longer sold.");
  expect(findClassLink(plan.priceId)).toMatch(/^https:/);
});

test("a deleted plan that somebody can still come with is told of at the start, one that is used up is not", async () => {
  const database = await openTestDatabase("SQLite");
  const gone = { ...somePlan(), priceId: "price_gone" };
  const from = new Date();
  const held = writePass({ ...grant, id: "cs_held", plan: gone, from });
  const used = {
    ...writePass({ ...grant, id: "cs_used", plan: gone, from }),
    priceId: "price_old",
    classesLeft: 0,
  };
  expect(await findPlansLostToHolders(database, from)).toEqual([]);
  await database.insertInto("pass").values([held, used]).execute();
  const [warning, ...others] = await findPlansLostToHolders(database, from);
  expect(warning).toContain("content/plans.ts no longer has price_gone");
  expect(others).toEqual([]);
});
