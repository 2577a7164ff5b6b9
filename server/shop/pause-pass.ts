import type { Database, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findPassesByEmail } from "../passes/use-pass.ts";
import type { PaymentProvider } from "./payment-provider.ts";

type PauseParts = {
  database: Database;
  provider: Pick<PaymentProvider, "pauseSubscription" | "resumeSubscription">;
};

/** The provider takes no date that has passed. */
const soonestChargeMs = 60 * 60_000;

/**
 * Rests a member's subscription: nothing is charged, nothing is open. The provider first: should we not come
 * to the second step, the member has a few days for free, and the same command again ends that.
 */
export async function pausePass(
  { database, provider }: PauseParts,
  email: string,
  now: Date,
): Promise<PassTable> {
  const pass = await requireSubscription(database, email, ({ pausedAt }) => pausedAt === null);
  await provider.pauseSubscription(pass.subscriptionId ?? "");
  await database
    .updateTable("pass")
    .set({ pausedAt: now.toISOString() })
    .where("id", "=", pass.id)
    .where("pausedAt", "is", null)
    .execute();
  return { ...pass, pausedAt: now.toISOString() };
}

/** Goes on with it: the days that were left when it was paused begin now, and then it is charged again. */
export async function resumePass(
  { database, provider }: PauseParts,
  email: string,
  now: Date,
): Promise<PassTable> {
  const pass = await requireSubscription(database, email, ({ pausedAt }) => pausedAt !== null);
  const left = Math.max(0, Date.parse(pass.validUntil ?? "") - Date.parse(pass.pausedAt ?? ""));
  const until = new Date(now.getTime() + Math.max(left, soonestChargeMs));
  await provider.resumeSubscription(pass.subscriptionId ?? "", until);
  const validUntil = until.toISOString();
  await database
    .updateTable("pass")
    .set({ pausedAt: null, validUntil })
    .where("id", "=", pass.id)
    .where("pausedAt", "=", pass.pausedAt)
    .execute();
  return { ...pass, pausedAt: null, validUntil };
}

async function requireSubscription(
  database: Database,
  email: string,
  isIt: (pass: PassTable) => boolean,
): Promise<PassTable> {
  const passes = await findPassesByEmail(database, email);
  const running = passes.filter(
    ({ subscriptionId, endedAt, isRenewing }) => subscriptionId && !endedAt && isRenewing,
  );
  if (running.length === 0) throw new AppError("not_found", `${email} has no running subscription.`);
  const found = running.find(isIt);
  const isPaused = running.some(({ pausedAt }) => pausedAt !== null);
  if (!found) {
    throw new AppError(
      "conflict",
      `The subscription of ${email} is ${isPaused ? "paused already" : "not paused"}.`,
    );
  }
  return found;
}
