import type { Database } from "../database/tables.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Notes that a subscription could not be charged, as the provider says it now: events come in any order. */
export async function recordFailedPayment(
  { database, provider }: { database: Database; provider: Pick<PaymentProvider, "findFailedPayment"> },
  invoiceId: string,
): Promise<void> {
  const failed = await provider.findFailedPayment(invoiceId);
  if (!failed) return;
  const { id, subscriptionId, amount, currency, attempts, failedAt } = failed;
  const row = { amount, currency, attempts, failedAt: failedAt.toISOString(), settledAt: null };
  await database
    .insertInto("failedPayment")
    .values({ id, subscriptionId, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** It was paid after all. */
export async function settleFailedPayment(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable("failedPayment")
    .set({ settledAt: now.toISOString() })
    .where("id", "=", id)
    .where("settledAt", "is", null)
    .execute();
}
