import { findPlan } from "../../content/find-plan.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";

const already = "You already have this subscription. You can manage it on your dashboard.";

/** Nobody is led to pay for what they are paying for. */
export async function requireNotSubscribed(
  database: Database,
  uid: string,
  plan: PricingPlan,
): Promise<void> {
  const running = await runningSubscriptions(database).where("uid", "=", uid).execute();
  if (running.some(({ priceId }) => findPlan(priceId) === plan)) {
    throw new AppError("conflict", already, { manage: "/dashboard" });
  }
}

/**
 * Another subscription to the same plan that goes on being charged to the same member or address: two
 * checkouts that were open at once were both paid. Asked in the transaction that writes the pass; of two
 * that do so at once for a member, the later waits for the earlier and finds its pass.
 */
export async function findTwin(transaction: Database, pass: PassTable): Promise<PassTable | undefined> {
  const { id, uid, email, subscriptionId, priceId } = pass;
  if (!subscriptionId) return undefined;
  if (uid) await transaction.updateTable("user").set({ id: uid }).where("id", "=", uid).execute();
  const running = await runningSubscriptions(transaction)
    .where("id", "!=", id)
    .where((is) => is.or([is("email", "=", email), ...(uid ? [is("uid", "=", uid)] : [])]))
    .execute();
  return running.find((other) => findPlan(other.priceId) === findPlan(priceId));
}

function runningSubscriptions(database: Database) {
  return database
    .selectFrom("pass")
    .selectAll()
    .where("subscriptionId", "is not", null)
    .where("isRenewing", "=", 1)
    .where("endedAt", "is", null);
}
