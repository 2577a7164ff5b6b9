import { expect, test } from "vitest";
import { unitsOf } from "./money.ts";

test("every currency has as many of its smallest unit as the runtime says", () => {
  const currencies = Intl.supportedValuesOf("currency");
  expect(currencies.length).toBeGreaterThan(100);
  const asSaid = currencies.map((currency) => {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
    }).resolvedOptions();
    return [currency, 10 ** maximumFractionDigits];
  });
  expect(currencies.map((currency) => [currency, unitsOf(currency)])).toEqual(asSaid);
});
