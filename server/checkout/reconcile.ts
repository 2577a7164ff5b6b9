import { followSubscription } from "./follow-subscription.ts";
import { type FulfilmentParts, fulfilSession } from "./fulfil-purchase.ts";

const dayMs = 24 * 60 * 60_000;
/** Longer than the provider repeats an event, so that nothing falls between. */
const lookBackDays = 14;

/**
 * Repairs what no event told us: reads back the provider's recent checkouts and our running
 * subscriptions. What was fulfilled already stays as it is.
 */
export async function reconcile(parts: FulfilmentParts, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - lookBackDays * dayMs);
  for await (const session of parts.provider.listSessions(since)) await fulfilSession(parts, session);
  const running = await parts.database
    .selectFrom("pass")
    .select("subscriptionId")
    .where("subscriptionId", "is not", null)
    .where("endedAt", "is", null)
    .where("validUntil", ">", since.toISOString())
    .execute();
  for (const { subscriptionId } of running) {
    if (subscriptionId) await followSubscription(parts, subscriptionId);
  }
}
