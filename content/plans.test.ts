import { expect, test } from "vitest";
import { plans } from "#content/plans.ts";
import { writePrices } from "../assistant/answer-about-studio.ts";
import { formatAmount, readAmount } from "../money/money.ts";
import { describeValidity } from "../server/shop/describe-pass.ts";
import { writePass } from "../server/shop/passes.ts";
import { plansAsData } from "../web/marketing/structured-data.ts";
import { describeMistakes } from "./check.ts";
import { describeBilling, describePrice } from "./describe-plan.ts";
import { findLostPlans } from "./find-lost-plans.ts";
import { type PricingPlan, plansSchema } from "./schemas.ts";

const [, single, monthly] = plans;
if (!single || !monthly) throw new Error("The tests' studio sells a single class and a subscription.");
const quarterly: PricingPlan = { ...monthly, priceText: "$100", amount: 10_000, months: 3 };
const tenInAYear: PricingPlan = { ...single, classes: 10, months: 12 };

test.each([
  [1, "a month"],
  [3, "every 3 months"],
  [12, "a year"],
])("a subscription of %i months is paid %s", (months, words) => {
  expect(describeBilling({ mode: "subscription", months })).toBe(words);
  expect(describeBilling({ mode: "payment", months })).toBe("");
});

test("a quarter is a quarter on Pricing, to the assistant and to machines", () => {
  expect(describePrice(quarterly)).toBe("$100 every 3 months");
  expect(writePrices([quarterly])).toContain("$100 every 3 months");
  expect(JSON.stringify(plansAsData([quarterly]))).toContain('"billingDuration":"P3M"');
});

test("yen have no hundredths, for machines either", () => {
  const inYen: PricingPlan = { ...quarterly, priceText: "¥4,000", amount: 4000 };
  expect(JSON.stringify(plansAsData([inYen], "JPY")).match(/"price":4000,/g)).toHaveLength(2);
  expect(describeMistakes("plans.ts", plansSchema("JPY"), [inYen])).toEqual([]);
});

test.each([
  ["18,50 €", "EUR", 1850],
  ["18,5 €", "EUR", 1850],
  ["€18.50", "EUR", 1850],
  ["1.250,00 €", "EUR", 125_000],
  ["$1,250", "USD", 125_000],
  ["CHF 40.–", "CHF", 4000],
  ["1'250.50 CHF", "CHF", 125_050],
  ["¥4,000", "JPY", 4000],
  ["18.500 KWD", "KWD", 18_500],
  ["Free", "USD", 0],
  ["Kostenlos", "EUR", 0],
])("%s in %s is %i of the smallest unit", (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
  if (currency === "EUR") {
    expect(
      describeMistakes("plans.ts", plansSchema("EUR"), [{ ...single, priceText: text, amount }]),
    ).toEqual([]);
  }
});

test("what is shown and what is charged agree however an amount is written", () => {
  for (const amount of [0, 5, 99, 1850, 4000, 125_000]) {
    expect(readAmount(formatAmount(amount, "USD"), "USD")).toBe(amount);
  }
});

test("ten classes within a year is a pass, and says so", () => {
  expect(describeMistakes("plans.ts", plansSchema("USD"), [tenInAYear])).toEqual([]);
  const from = new Date("2026-11-16T12:00:00Z");
  const grant = { id: "cs_1", uid: null, email: "a@example.com", subscriptionId: null, customerId: null };
  const pass = writePass({ ...grant, plan: tenInAYear, from });
  expect(describeValidity(pass)).toBe("Valid for 10 classes until November 16, 2027");
  expect(describeValidity({ ...pass, classesLeft: 1 })).toBe("Valid for 1 class until November 16, 2027");
  expect(describeValidity({ ...pass, classesLeft: 0 })).toBe("Every class used");
});

test("a pass for nothing and a subscription that counts classes are refused", () => {
  const mistakes = (plan: PricingPlan) => describeMistakes("plans.ts", plansSchema("USD"), [plan]);
  expect(mistakes({ ...single, classes: null })).not.toEqual([]);
  expect(mistakes({ ...monthly, classes: 4 })).not.toEqual([]);
  expect(mistakes({ ...monthly, isOffSale: true })).toEqual(["plans.ts: at least one plan must be on sale"]);
});

test("a plan that was sold and is deleted is named with what to do instead", () => {
  const sold = [single.priceId, "price_gone"];
  expect(findLostPlans(sold)).toEqual([
    "content/plans.ts no longer has price_gone: whoever holds it loses the class link. Put it back with isOffSale: true, or under formerPriceIds.",
  ]);
});
