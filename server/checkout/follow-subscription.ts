import { endPass, endSubscriptionPass, extendPass } from "../passes/passes.ts";
import type { FulfilmentParts } from "./fulfil-purchase.ts";

type Parts = Pick<FulfilmentParts, "database" | "provider" | "log">;

/** Brings the pass of a subscription to what the provider says now: longer, ending, or over. */
export async function followSubscription({ database, provider, log }: Parts, id: string): Promise<void> {
  const subscription = await provider.findSubscription(id);
  if (!subscription) {
    log.warn({ subscriptionId: id }, "the provider does not know a subscription");
    return;
  }
  const { endedAt, isActive, isRenewing, periodEndsAt } = subscription;
  if (endedAt) await endSubscriptionPass(database, id, endedAt);
  else await extendPass(database, id, { until: isActive ? periodEndsAt : undefined, isRenewing });
}

/** Records a renewal's payment, once, and lengthens the pass. */
export async function recordRenewal(parts: Parts, invoiceId: string): Promise<void> {
  const { database, provider } = parts;
  const renewal = await provider.findRenewal(invoiceId);
  if (!renewal) return;
  const first = await database
    .selectFrom("purchase")
    .selectAll()
    .where("subscriptionId", "=", renewal.subscriptionId)
    .where("kind", "=", "checkout")
    .executeTakeFirst();
  if (!first) {
    parts.log.warn({ invoiceId }, "a renewal of something we did not sell");
    return;
  }
  await database
    .insertInto("purchase")
    .values({
      ...first,
      id: renewal.id,
      kind: "renewal",
      amount: renewal.amount,
      currency: renewal.currency,
      paidAt: renewal.paidAt.toISOString(),
      paymentIntentId: null,
      receiptUrl: renewal.receiptUrl ?? null,
      refundedAmount: 0,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await followSubscription(parts, renewal.subscriptionId);
}

/** Notes what was given back; a sale that was refunded whole ends its pass. */
export async function recordRefund(
  { database, provider, log }: Parts,
  paymentIntentId: string,
): Promise<void> {
  const purchase = await database
    .selectFrom("purchase")
    .selectAll()
    .where("paymentIntentId", "=", paymentIntentId)
    .executeTakeFirst();
  if (!purchase) {
    log.warn({ paymentIntentId }, "a refund of something we did not sell");
    return;
  }
  const refundedAmount = await provider.findRefundedAmount(paymentIntentId);
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable("purchase").set({ refundedAmount }).where("id", "=", purchase.id).execute();
    if (refundedAmount >= purchase.amount) await endPass(transaction, purchase.id, new Date());
  });
}
