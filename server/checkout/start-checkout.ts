import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { findPlan } from "../../content/plans.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../errors.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** For so long, another press leads to the same checkout. */
const sameCheckoutMs = 60_000;

export type CheckoutStart = {
  priceId: string;
  mode: string;
  buyer: { uid: string; email: string } | undefined;
  /** The browser's own key; the provider is only told its hash. */
  browser: string;
};

/** Leads a buyer to a checkout for one of our plans: a second press within a minute to the same one. */
export async function startCheckout(
  { database, provider }: { database: Database; provider: PaymentProvider },
  { priceId, mode, buyer, browser }: CheckoutStart,
): Promise<{ url: string }> {
  const plan = requirePlan(priceId, mode);
  const key = hashBrowser(`${buyer?.uid ?? browser} ${plan.priceId}`);
  const attemptId = await joinAttempt(database, key, new Date());
  const session = await provider.createSession({ plan, attemptId, buyer, browser: hashBrowser(browser) });
  await database
    .updateTable("checkoutAttempt")
    .set({ sessionId: session.id })
    .where("key", "=", key)
    .where("attemptId", "=", attemptId)
    .execute();
  return { url: session.url };
}

export function hashBrowser(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function requirePlan(priceId: string, mode: string): PricingPlan {
  const plan = findPlan(priceId);
  if (!plan) throw new AppError("bad_request", "There is no such plan.");
  if (plan.mode !== mode) throw new AppError("bad_request", "This plan is not sold that way.");
  return plan;
}

/** The attempt under way for a key, or a new one: decided in one statement, so that all agree. */
async function joinAttempt(database: Database, key: string, now: Date): Promise<string> {
  const startedAt = now.toISOString();
  const oldest = new Date(now.getTime() - sameCheckoutMs).toISOString();
  const ifOver = (fresh: unknown, column: "attemptId" | "startedAt" | "sessionId") =>
    sql<string>`case when "checkoutAttempt"."startedAt" <= ${oldest} then ${fresh} else ${sql.ref(`checkoutAttempt.${column}`)} end`;
  const attemptId = randomUUID();
  const row = await database
    .insertInto("checkoutAttempt")
    .values({ key, attemptId, startedAt, sessionId: null })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        attemptId: ifOver(attemptId, "attemptId"),
        sessionId: ifOver(null, "sessionId"),
        startedAt: ifOver(startedAt, "startedAt"),
      }),
    )
    .returning("attemptId")
    .executeTakeFirstOrThrow();
  return row.attemptId;
}

/** Forgets attempts that nobody can join any more. */
export async function deleteOldAttempts(database: Database, now = new Date()): Promise<void> {
  const hourAgo = new Date(now.getTime() - 60 * 60_000).toISOString();
  await database.deleteFrom("checkoutAttempt").where("startedAt", "<=", hourAgo).execute();
}
