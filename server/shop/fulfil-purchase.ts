import { findPlan } from "../../content/find-plan.ts";
import type { CheckoutBooking } from "../../contract/checkout.ts";
import type { Database, PurchaseTable } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Log } from "../process/log.ts";
import { applyRefund, followSubscription, isRefunded } from "./follow-subscription.ts";
import { writePass } from "./passes.ts";
import type { CheckoutSession, PaymentProvider } from "./payment-provider.ts";
import type { PurchaseMailer } from "./purchase-mail.ts";
import { findTwin } from "./running-subscriptions.ts";

export type FulfilmentParts = {
  database: Database;
  provider: PaymentProvider;
  log: Log;
  mailer: PurchaseMailer;
  /** Called when a mail waits in the outbox. */
  wakeMail(): void;
  /** Books the class that a checkout was for, once it is paid. */
  bookWish(sessionId: string): Promise<CheckoutBooking | undefined>;
};

export type Fulfilment = {
  session: CheckoutSession;
  purchase: PurchaseTable;
  booking: CheckoutBooking | undefined;
};

/**
 * Gives a buyer what a checkout paid for, once, however often and from wherever this is called: by the
 * webhook, the success page and the reconciliation. The sale, the pass and the promised mail are written
 * in one transaction, keyed by the checkout; the class that it was bought for is booked right after. Answers nothing for a checkout that is unpaid or not ours.
 */
export async function fulfilPurchase(
  parts: FulfilmentParts,
  sessionId: string,
): Promise<Fulfilment | undefined> {
  const session = await parts.provider.findSession(sessionId);
  return session && fulfilSession(parts, session);
}

/** The same for a checkout that was just read from the provider. */
export async function fulfilSession(
  parts: FulfilmentParts,
  session: CheckoutSession,
): Promise<Fulfilment | undefined> {
  const { database, log, mailer, wakeMail } = parts;
  const known = await findPurchase(database, session.id);
  if (known) {
    await applyRefund(database, known.id, session.refundedAmount, mailer);
    return { session, purchase: known, booking: await bookUnlessGivenBack(parts, session, known) };
  }
  if (!session.isPaid) return undefined;
  const plan = session.priceId === undefined ? undefined : findPlan(session.priceId);
  if (!plan || !session.email) {
    // Somebody paid us for this: it must come up again until the plan is known.
    if (session.isOurs) throw new Error(`The paid checkout ${session.id} has no plan: see formerPriceIds.`);
    log.warn({ sessionId: session.id, priceId: session.priceId }, "a paid checkout is not one of ours");
    return undefined;
  }
  const now = new Date();
  const uid = await findAccount(database, session.uid);
  const purchase: PurchaseTable = {
    id: session.id,
    kind: "checkout",
    way: "card",
    uid,
    email: session.email.toLowerCase(),
    priceId: plan.priceId,
    planName: plan.name,
    amount: session.amount,
    currency: session.currency,
    paidAt: session.paidAt.toISOString(),
    paymentIntentId: session.paymentIntentId ?? null,
    subscriptionId: session.subscriptionId ?? null,
    customerId: session.customerId ?? null,
    receiptUrl: session.receiptUrl ?? null,
    refundedAmount: 0,
    browser: session.browser ?? null,
  };
  const isGivenBack = isRefunded(purchase, session.refundedAmount);
  const { email, subscriptionId, customerId } = purchase;
  const pass = writePass({
    id: session.id,
    uid,
    email,
    plan,
    from: session.paidAt,
    subscriptionId,
    customerId,
  });
  const mail = await mailer.compose(purchase, pass);
  const isNew = await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("purchase")
      .values(purchase)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await transaction.insertInto("pass").values(pass).execute();
    await transaction.deleteFrom("checkoutAttempt").where("sessionId", "=", session.id).execute();
    if (isGivenBack) return true;
    await queueMail(transaction, mail, now);
    const twin = await findTwin(transaction, pass);
    if (!twin) return true;
    // Both were paid for and both are kept: which one to give back is for a person to decide.
    await queueMail(transaction, await mailer.composeTwinWarning(pass, twin), now);
    const subscriptions = [pass.subscriptionId, twin.subscriptionId];
    log.warn({ subscriptions }, "a subscription is paid for twice: cancel one at the provider and refund it");
    return true;
  });
  if (isNew) {
    wakeMail();
    log.info({ sessionId: session.id, plan: plan.name }, "purchase fulfilled");
    // What happened to it while we did not know it: given back, cancelled.
    await applyRefund(database, purchase.id, session.refundedAmount);
    if (subscriptionId) await followSubscription(parts, subscriptionId);
  }
  const stored = isNew ? purchase : await findPurchase(database, session.id);
  return stored && { session, purchase: stored, booking: await bookUnlessGivenBack(parts, session, stored) };
}

/** What was given back whole buys no spot. */
async function bookUnlessGivenBack(
  { bookWish }: FulfilmentParts,
  { id, refundedAmount }: CheckoutSession,
  purchase: PurchaseTable,
): Promise<CheckoutBooking | undefined> {
  return isRefunded(purchase, refundedAmount) ? undefined : bookWish(id);
}

export function findPurchase(database: Database, id: string): Promise<PurchaseTable | undefined> {
  return database.selectFrom("purchase").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The member who bought it, unless the account is gone by now. */
async function findAccount(database: Database, uid: string | undefined): Promise<string | null> {
  if (!uid) return null;
  const user = await database.selectFrom("user").select("id").where("id", "=", uid).executeTakeFirst();
  return user?.id ?? null;
}
