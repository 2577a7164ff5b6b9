import { followSubscription, storeRenewal } from "./follow-subscription.ts";
import { type FulfilmentParts, fulfilSession } from "./fulfil-purchase.ts";

const dayMs = 24 * 60 * 60_000;
/** Longer than the provider repeats an event, so that nothing falls between. */
const lookBackDays = 14;

/**
 * Repairs what no event told us: reads back the provider's recent checkouts and our running
 * subscriptions. What was fulfilled already stays as it is, and one that fails does not keep the others.
 */
export async function reconcile(parts: FulfilmentParts, now = new Date()): Promise<void> {
  const { database, provider, log } = parts;
  const since = new Date(now.getTime() - lookBackDays * dayMs);
  const attempt = (about: object, work: Promise<unknown>) =>
    work.catch((err) => log.error({ ...about, err }, "could not be reconciled"));
  for await (const session of provider.listSessions(since)) {
    await attempt({ sessionId: session.id }, fulfilSession(parts, session));
  }
  const running = await database
    .selectFrom("pass")
    .select("subscriptionId")
    .where("subscriptionId", "is not", null)
    .where("endedAt", "is", null)
    .where("validUntil", ">", since.toISOString())
    .execute();
  for (const { subscriptionId } of running) {
    if (subscriptionId) await attempt({ subscriptionId }, catchUp(parts, subscriptionId));
  }
}

async function catchUp(parts: FulfilmentParts, subscriptionId: string): Promise<void> {
  for (const renewal of await parts.provider.listRenewals(subscriptionId)) await storeRenewal(parts, renewal);
  await followSubscription(parts, subscriptionId);
}
