import type { Database, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findPassesByEmail } from "../passes/use-pass.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** The provider takes no date that has passed. */
const soonestChargeMs = 60 * 60_000;

/**
 * Rests what is charged for a pass. Before we write it down: should we not come to that, the member has a few days
 * for free, and the same again ends it.
 */
export async function pauseAtProvider(
  provider: Pick<PaymentProvider, "pauseSubscription"> | undefined,
  { subscriptionId }: PassTable,
): Promise<void> {
  if (subscriptionId) await requireProvider(provider).pauseSubscription(subscriptionId);
}

/**
 * Goes on with it: the days that were left when it was paused begin now, and then it is charged again. Answers
 * until when they last; undefined for a pass without an end.
 */
export async function resumeAtProvider(
  provider: Pick<PaymentProvider, "resumeSubscription"> | undefined,
  { validUntil, pausedAt, subscriptionId }: PassTable,
  now: Date,
): Promise<Date | undefined> {
  if (!validUntil || !pausedAt) return undefined;
  const left = Math.max(0, Date.parse(validUntil) - Date.parse(pausedAt));
  const until = new Date(now.getTime() + Math.max(left, subscriptionId ? soonestChargeMs : 0));
  if (subscriptionId) await requireProvider(provider).resumeSubscription(subscriptionId, until);
  return until;
}

/** A member's running subscription that is paused, or not. */
export async function requireSubscription(
  database: Database,
  email: string,
  { isPaused }: { isPaused: boolean },
): Promise<PassTable> {
  const passes = await findPassesByEmail(database, email);
  const running = passes.filter(
    ({ subscriptionId, endedAt, isRenewing }) => subscriptionId && !endedAt && isRenewing,
  );
  if (running.length === 0) throw new AppError("not_found", `${email} has no running subscription.`);
  const found = running.find(({ pausedAt }) => (pausedAt !== null) === isPaused);
  if (!found) {
    throw new AppError(
      "conflict",
      `The subscription of ${email} is ${isPaused ? "not paused" : "paused already"}.`,
    );
  }
  return found;
}

export function requireProvider<T>(provider: T | undefined): T {
  if (provider) return provider;
  throw new AppError("conflict", "This is a subscription, and no payment provider is set up.");
}
