import { followSubscription, storeRenewal } from "./follow-subscription.ts";
import { type FulfilmentParts, fulfilSession } from "./fulfil-purchase.ts";
import { takeReadingTurn } from "./reading-turn.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Longer than the provider repeats an event, so that nothing falls between. */
const lookBackMs = 14 * dayMs;
/** A checkout is found by when it began, and may be paid until a day later; an hour for clocks that differ. */
const longestCheckoutMs = dayMs + hourMs;

export type ReconcileOptions = {
  now?: Date;
  /** Leaves it be if it was done since, by whichever process. */
  unlessDoneSince?: Date;
};

/**
 * Repairs what no event told us: reads back the provider's checkouts, from where the last reading left off,
 * and our running subscriptions. Of all processes one does it at a time. Once a day it looks back further,
 * for what changes late: a refund, a payment by bank. What was fulfilled already stays as it is, and one
 * that fails does not keep the others.
 */
export async function reconcile(
  parts: FulfilmentParts,
  { now = new Date(), unlessDoneSince }: ReconcileOptions = {},
): Promise<void> {
  const { database, provider, log } = parts;
  const turn = await takeReadingTurn(database, provider.description, {
    now,
    unlessReadSince: unlessDoneSince,
  });
  if (!turn) return;
  const { readAt, lookedBackAt } = turn;
  const dayAgo = new Date(now.getTime() - dayMs);
  const isDeep = !lookedBackAt || lookedBackAt <= dayAgo;
  const lookBack = now.getTime() - lookBackMs;
  const leftOff = readAt ? readAt.getTime() - longestCheckoutMs : lookBack;
  const since = new Date(isDeep ? Math.min(lookBack, leftOff) : leftOff);
  const attempt = async (about: object, work: Promise<unknown>) => {
    await work.catch((err) => log.error({ ...about, err }, "could not be reconciled"));
    await turn.renew();
  };
  try {
    for await (const session of provider.listSessions(since)) {
      await attempt({ sessionId: session.id }, fulfilSession(parts, session));
    }
    for (const id of await listRunning(parts, new Date(lookBack))) {
      await attempt({ subscriptionId: id }, catchUp(parts, id));
    }
  } catch (error) {
    await turn.giveUp();
    throw error;
  }
  await turn.finish({ readAt: now, lookedBackAt: isDeep ? now : lookedBackAt });
}

/** Subscriptions that are not over, or were not a while ago. */
async function listRunning({ database }: FulfilmentParts, since: Date): Promise<string[]> {
  const rows = await database
    .selectFrom("pass")
    .select("subscriptionId")
    .where("subscriptionId", "is not", null)
    .where("endedAt", "is", null)
    .where("validUntil", ">", since.toISOString())
    .execute();
  return rows.flatMap(({ subscriptionId }) => subscriptionId ?? []);
}

async function catchUp(parts: FulfilmentParts, subscriptionId: string): Promise<void> {
  for (const renewal of await parts.provider.listRenewals(subscriptionId)) await storeRenewal(parts, renewal);
  await followSubscription(parts, subscriptionId);
}
