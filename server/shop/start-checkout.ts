import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { findPlan } from "../../content/find-plan.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { latestBelievable } from "../process/belief.ts";
import { hashBrowser } from "./browser-name.ts";
import { type Buyer, type PaymentProvider, UndecidedError } from "./payment-provider.ts";
import { requireNotSubscribed } from "./running-subscriptions.ts";

/** For so long, another press leads to the same checkout. */
const sameCheckoutMs = 60_000;

export type CheckoutStart = {
  priceId: string;
  mode: string;
  buyer: Buyer | undefined;
  /** The browser's own key; the provider is only told its hash. */
  browser: string;
};

/** Leads a buyer to a checkout for one of our plans: a second press within a minute to the same one. */
export async function startCheckout(
  { database, provider }: { database: Database; provider: PaymentProvider },
  { priceId, mode, buyer, browser }: CheckoutStart,
): Promise<{ id: string; url: string }> {
  const plan = requirePlan(priceId, mode);
  if (buyer && plan.mode === "subscription") await requireNotSubscribed(database, buyer.uid, plan);
  const customerId = buyer && (await findCustomer(database, buyer.uid));
  // Everything the provider is told: it refuses another request under the same attempt.
  const key = hashBrowser(`${buyer?.uid} ${customerId} ${browser} ${plan.priceId}`);
  const attemptId = await joinAttempt(database, key, new Date());
  const attempt = () =>
    database.deleteFrom("checkoutAttempt").where("key", "=", key).where("attemptId", "=", attemptId);
  const request = {
    plan,
    attemptId,
    buyer: buyer && { ...buyer, customerId },
    browser: hashBrowser(browser),
  };
  const session = await provider.createSession(request).catch(async (error) => {
    // The provider remembers a refusal under the attempt's id as well: the next press is a new one.
    if (!(error instanceof UndecidedError)) await attempt().execute();
    throw error;
  });
  await database
    .updateTable("checkoutAttempt")
    .set({ sessionId: session.id })
    .where("key", "=", key)
    .where("attemptId", "=", attemptId)
    .execute();
  return session;
}

/** Who the member is to the provider: one customer, with all their subscriptions in one place. */
async function findCustomer(database: Database, uid: string): Promise<string | undefined> {
  const pass = await database
    .selectFrom("pass")
    .select("customerId")
    .where("uid", "=", uid)
    .where("customerId", "is not", null)
    .orderBy("validFrom", "desc")
    .executeTakeFirst();
  return pass?.customerId ?? undefined;
}

function requirePlan(priceId: string, mode: string): PricingPlan {
  const plan = findPlan(priceId);
  if (!plan) throw new AppError("bad_request", "There is no such plan.");
  if (plan.isOffSale) throw new AppError("bad_request", "This plan is no longer sold.");
  if (plan.mode !== mode) throw new AppError("bad_request", "This plan is not sold that way.");
  return plan;
}

/** The attempt under way for a key, or a new one: decided in one statement, so that all agree. */
async function joinAttempt(database: Database, key: string, now: Date): Promise<string> {
  const startedAt = now.toISOString();
  const oldest = new Date(now.getTime() - sameCheckoutMs).toISOString();
  const latest = latestBelievable(now, 0);
  const ifOver = (fresh: unknown, column: "attemptId" | "startedAt" | "sessionId") =>
    sql<string>`case when "checkoutAttempt"."startedAt" <= ${oldest} or "checkoutAttempt"."startedAt" > ${latest} then ${fresh} else ${sql.ref(`checkoutAttempt.${column}`)} end`;
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
  await database
    .deleteFrom("checkoutAttempt")
    .where((is) => is.or([is("startedAt", "<=", hourAgo), is("startedAt", ">", latestBelievable(now, 0))]))
    .execute();
}
