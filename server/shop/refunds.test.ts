import { describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { applyRefund } from "./follow-subscription.ts";

async function sell(kind: (typeof databaseKinds)[number]) {
  const database = await openTestDatabase(kind);
  const sale = { id: "cs_1", uid: null, email: "ana@example.com", priceId: "price_1", planName: "Pass" };
  const nobody = { subscriptionId: null, customerId: null };
  const paidAt = "2026-11-15T09:30:00.000Z";
  await database
    .insertInto("purchase")
    .values({
      ...sale,
      ...nobody,
      kind: "checkout",
      amount: 4000,
      currency: "USD",
      paidAt,
      paymentIntentId: "pi_1",
      receiptUrl: null,
      refundedAmount: 0,
      browser: null,
    })
    .execute();
  await database
    .insertInto("pass")
    .values({
      ...sale,
      ...nobody,
      validFrom: paidAt,
      validUntil: null,
      classesLeft: 1,
      isRenewing: 0,
      endedAt: null,
    })
    .execute();
  const outcome = async () => {
    const { refundedAmount } = await database
      .selectFrom("purchase")
      .select("refundedAmount")
      .executeTakeFirstOrThrow();
    const { endedAt } = await database.selectFrom("pass").select("endedAt").executeTakeFirstOrThrow();
    return { refundedAmount, isOver: endedAt !== null };
  };
  return { database, outcome };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    ["one after the other", [1000, 4000]],
    ["a whole one before a late partial one", [4000, 1000]],
    ["the same twice", [4000, 4000]],
  ])("what was given back only grows: %s", async (_, amounts) => {
    const { database, outcome } = await sell(kind);
    for (const amount of amounts) await applyRefund(database, "cs_1", amount);
    expect(await outcome()).toEqual({ refundedAmount: 4000, isOver: true });
  });

  test("what was given back only grows: many at once", async () => {
    const { database, outcome } = await sell(kind);
    const amounts = [4000, 1000, 3000, 2000, 500];
    await Promise.all(amounts.map((amount) => applyRefund(database, "cs_1", amount)));
    expect(await outcome()).toEqual({ refundedAmount: 4000, isOver: true });
  });

  test("a part of it leaves the pass as it is", async () => {
    const { database, outcome } = await sell(kind);
    await applyRefund(database, "cs_1", 3999);
    expect(await outcome()).toEqual({ refundedAmount: 3999, isOver: false });
  });
});
