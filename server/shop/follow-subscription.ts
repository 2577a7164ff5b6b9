import { randomUUID } from "node:crypto";
import type { Database, PurchaseTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Log } from "../process/log.ts";
import { settleFailedPayment } from "./failed-payments.ts";
import { cutPassShort, endPass, endSubscriptionPass, extendPass, renewPass } from "./passes.ts";
import type { PaymentProvider, Renewal } from "./payment-provider.ts";
import type { PurchaseMailer } from "./purchase-mail.ts";

type SubscriptionParts = { database: Database; provider: PaymentProvider; log: Log };

/** Brings the pass of a subscription to what the provider says now: longer, ending, or over. */
export async function followSubscription(
  {
    database,
    provider,
    log,
  }: Omit<SubscriptionParts, "provider"> & { provider: Pick<PaymentProvider, "findSubscription"> },
  id: string,
): Promise<void> {
  const subscription = await provider.findSubscription(id);
  if (!subscription) {
    log.warn({ subscriptionId: id }, "the provider does not know a subscription");
    return;
  }
  const { endedAt, isRenewing, paidUntil } = subscription;
  if (endedAt) {
    await endSubscriptionPass(database, id, endedAt);
    return;
  }
  await database.transaction().execute(async (transaction) => {
    // First what holds the pass until we are done: a refund at this moment comes before the reading or after it all.
    await renewPass(transaction, id, isRenewing);
    const latest = await transaction
      .selectFrom("purchase")
      .selectAll()
      .where("subscriptionId", "=", id)
      .orderBy("paidAt", "desc")
      .executeTakeFirst();
    // What was given back is not paid for, although the provider's invoice says so for ever.
    const isGivenBack = latest !== undefined && isRefunded(latest, latest.refundedAmount);
    if (paidUntil && !isGivenBack) await extendPass(transaction, id, paidUntil);
  });
}

/** Records the payment an invoice names, if it is a renewal of something we sold, and lengthens the pass. */
export async function recordRenewal(parts: SubscriptionParts, invoiceId: string): Promise<void> {
  await settleFailedPayment(parts.database, invoiceId, new Date());
  const renewal = await parts.provider.findRenewal(invoiceId);
  if (!renewal) return;
  await storeRenewal(parts, renewal);
  await followSubscription(parts, renewal.subscriptionId);
}

/** Records a renewal's payment, once. */
export async function storeRenewal({ database, log }: SubscriptionParts, renewal: Renewal): Promise<void> {
  const first = await database
    .selectFrom("purchase")
    .selectAll()
    .where("subscriptionId", "=", renewal.subscriptionId)
    .where("kind", "=", "checkout")
    .executeTakeFirst();
  if (!first) {
    // If it is ours after all, reconciliation finds it once its purchase is there.
    log.warn({ invoiceId: renewal.id }, "a renewal of something we did not sell");
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
      paymentIntentId: renewal.paymentIntentId ?? null,
      receiptUrl: renewal.receiptUrl ?? null,
      refundedAmount: 0,
      browser: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Notes what was given back of the payment an event names. */
export async function recordRefund(
  { database, provider, log, mailer }: SubscriptionParts & { mailer: RefundMailer },
  paymentIntentId: string,
): Promise<void> {
  const purchase = await database
    .selectFrom("purchase")
    .select("id")
    .where("paymentIntentId", "=", paymentIntentId)
    .executeTakeFirst();
  if (!purchase) {
    // If it is ours after all, its fulfilment sees the refund.
    log.warn({ paymentIntentId }, "a refund of something we did not sell");
    return;
  }
  await applyRefund(database, purchase.id, await provider.findRefundedAmount(paymentIntentId), mailer);
}

export type RefundMailer = Pick<PurchaseMailer, "composeRefund">;

/**
 * A sale that was given back whole ends its pass, or the period of it that was paid for. What was given
 * back only ever grows: an answer of the provider's that comes late changes nothing. The buyer is told, once.
 */
export async function applyRefund(
  database: Database,
  id: string,
  refundedAmount: number,
  mailer?: RefundMailer,
): Promise<void> {
  if (refundedAmount === 0) return;
  const now = new Date();
  await transact(database, async (transaction) => {
    // Locked first: what it was before is what the rows of its refunds sum to.
    const before = await lockPurchase(transaction, id);
    if (!before || before.refundedAmount >= refundedAmount) return;
    const purchase = await transaction
      .updateTable("purchase")
      .set({ refundedAmount })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const given = refundedAmount - before.refundedAmount;
    await noteRefunded(transaction, id, given, now);
    // Somebody at the door may have given no address.
    if (mailer && purchase.email.includes("@")) {
      await queueMail(transaction, await mailer.composeRefund(purchase, given), now);
    }
    if (!isRefunded(purchase, refundedAmount)) return;
    if (purchase.subscriptionId) await cutPassShort(transaction, purchase.subscriptionId, now);
    else await endPass(transaction, id, now);
  });
}

/** A sale as it is now, and as it stays until the transaction is over. */
export function lockPurchase(transaction: Database, id: string): Promise<PurchaseTable | undefined> {
  return transaction
    .updateTable("purchase")
    .set((is) => ({ refundedAmount: is.ref("refundedAmount") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Whose refund it is: those the owner asked for first; what is left was given back at the provider itself. */
async function noteRefunded(transaction: Database, purchaseId: string, amount: number, now: Date) {
  const doneAt = now.toISOString();
  const asked = await transaction
    .selectFrom("refund")
    .select(["id", "amount"])
    .where("purchaseId", "=", purchaseId)
    .where("state", "=", "asked")
    .orderBy("askedAt")
    .execute();
  let left = amount;
  for (const refund of asked) {
    if (refund.amount > left) continue;
    left -= refund.amount;
    await transaction
      .updateTable("refund")
      .set({ state: "done", doneAt })
      .where("id", "=", refund.id)
      .execute();
  }
  if (left === 0) return;
  const row = { id: randomUUID(), purchaseId, amount: left, reason: null, state: "done" as const };
  await transaction
    .insertInto("refund")
    .values({ ...row, askedAt: doneAt, doneAt })
    .execute();
}

export function isRefunded({ amount }: PurchaseTable, refundedAmount: number): boolean {
  return amount > 0 && refundedAmount >= amount;
}
