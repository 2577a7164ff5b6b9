import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { applyRefund, followSubscription } from "./follow-subscription.ts";
import { cutPassShort } from "./passes.ts";

async function sell(
  kind: DatabaseKind,
  subscription: { subscriptionId: string; validUntil: string } | null = null,
) {
  const database = await openTestDatabase(kind);
  const sale = { id: "cs_1", uid: null, email: "ana@example.com", priceId: "price_1", planName: "Pass" };
  const nobody = { subscriptionId: subscription?.subscriptionId ?? null, customerId: null };
  const paidAt = "2026-11-15T09:30:00.000Z";
  await database
    .insertInto("purchase")
    .values({
      ...sale,
      ...nobody,
      kind: "checkout",
      way: "card",
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
      validUntil: subscription?.validUntil ?? null,
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

  test("a subscription that is looked up while its payment is given back is not lengthened by that", async () => {
    const subscriptionId = "sub_1";
    const { database } = await sell(kind, { subscriptionId, validUntil: "2026-12-15T09:30:00.000Z" });
    const today = new Date("2026-11-16T09:30:00.000Z");
    const asked = Promise.withResolvers<void>();
    const findSubscription = async () => {
      asked.resolve();
      return {
        id: subscriptionId,
        isRenewing: true,
        paidUntil: new Date("2027-01-15T09:30:00.000Z"),
        endedAt: undefined,
      };
    };
    const parts = { database, provider: { findSubscription }, log: pino({ level: "silent" }) };
    let followed: Promise<void> | undefined;
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable("purchase").set({ refundedAmount: 4000 }).execute();
      await cutPassShort(transaction, subscriptionId, today);
      followed = followSubscription(parts, subscriptionId);
      await asked.promise;
      // Whatever it reads beside this transaction, it has read by now.
      for (let reads = 0; reads < 5; reads += 1) await database.selectFrom("purchase").selectAll().execute();
    });
    await followed;
    const { validUntil } = await database.selectFrom("pass").select("validUntil").executeTakeFirstOrThrow();
    expect(validUntil).toBe(today.toISOString());
  });
});
