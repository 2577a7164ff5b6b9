import { setTimeout as delay } from "node:timers/promises";
import Stripe from "stripe";
import type { StripeSettings } from "../outside-services.ts";
import {
  type CheckoutRequest,
  type CheckoutSession,
  type PaymentProvider,
  RefusedRefundError,
  type Renewal,
  type Subscription,
  UndecidedError,
  type UnpaidInvoice,
} from "./payment-provider.ts";

const retries = 2;
/** For so long a second press waits for the first one's checkout: less than a request may take. */
const busyWaitMs = 11_000;
const busyPauseMs = 300;
const expandSession = ["line_items", "subscription", "payment_intent.latest_charge", "invoice.payments"];

/** Stripe Checkout through Stripe's own SDK, with bounds of our own on how long it may take. */
export function createStripeProvider(
  settings: StripeSettings,
  publicUrl: string,
): PaymentProvider & { stripe: Stripe } {
  const stripe = openStripe(settings);
  return {
    stripe,
    description: `Stripe at ${settings.apiBase}`,
    webhookSecret: settings.webhookSecret,
    createSession: (request) => whenDecided(() => createSession(stripe, request, publicUrl)),
    async findSession(id) {
      const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand: expandSession }));
      return session && readSession(session);
    },
    async *listSessions(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const list = stripe.checkout.sessions.list({ created, status: "complete", limit: 100 });
      // The list does not say what was sold; whoever needs the whole session reads it again.
      for await (const { id } of list) {
        const session = await unlessMissing(stripe.checkout.sessions.retrieve(id, { expand: expandSession }));
        if (session) yield readSession(session);
      }
    },
    async findSubscription(id) {
      const subscription = await unlessMissing(
        stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
      );
      return subscription && readSubscription(subscription);
    },
    async findRenewal(invoiceId) {
      const invoice = await unlessMissing(stripe.invoices.retrieve(invoiceId, { expand: ["payments"] }));
      return invoice && readRenewal(invoice);
    },
    async listRenewals(subscription) {
      const list = await stripe.invoices.list({
        subscription,
        status: "paid",
        limit: 3,
        expand: ["data.payments"],
      });
      return list.data.map(readRenewal).filter((renewal) => renewal !== undefined);
    },
    async findRefundedAmount(paymentIntentId) {
      const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ["latest_charge"] });
      const charge = intent.latest_charge;
      return charge && typeof charge === "object" ? charge.amount_refunded : 0;
    },
    async refund({ paymentIntentId: payment_intent, amount, key }) {
      await refuseIfDecided(
        stripe.refunds.create({ payment_intent, amount }, { idempotencyKey: `refund-${key}` }),
      );
    },
    async findFailedPayment(invoiceId) {
      const invoice = await unlessMissing(stripe.invoices.retrieve(invoiceId));
      return invoice && readUnpaid(invoice);
    },
    async endSubscription(id) {
      await unlessMissing(stripe.subscriptions.cancel(id));
    },
    async pauseSubscription(id) {
      // Stripe's periods go on meanwhile; what they would charge is void.
      await stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
    },
    async resumeSubscription(id, nextChargeAt) {
      // A "trial" is Stripe's word for days that nothing is charged for: here, those that were paid for before.
      await stripe.subscriptions.update(id, {
        pause_collection: "",
        trial_end: Math.ceil(nextChargeAt.getTime() / 1000),
        proration_behavior: "none",
      });
    },
    async createPortal(customer) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${publicUrl}/dashboard`,
      });
      return { url };
    },
  };
}

export function openStripe({ secretKey, apiBase, timeoutMs }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === "https:" ? 443 : 80),
    protocol: protocol === "https:" ? "https" : "http",
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

async function createSession(
  stripe: Stripe,
  { plan, attemptId, buyer, browser }: CheckoutRequest,
  publicUrl: string,
): Promise<{ id: string; url: string }> {
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: plan.mode,
      line_items: [{ price: plan.priceId, quantity: 1 }],
      success_url: `${publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/cancel`,
      metadata: { browser, price_id: plan.priceId },
      ...(buyer && { client_reference_id: buyer.uid }),
      ...(buyer && (buyer.customerId ? { customer: buyer.customerId } : { customer_email: buyer.email })),
    },
    { idempotencyKey: attemptId },
  );
  if (!url) throw new Error(`Stripe gave the checkout ${id} no address.`);
  return { id, url };
}

/** While Stripe is still at work on the same attempt it answers 409; silence may mean that it is, too. */
async function whenDecided<T>(ask: () => Promise<T>): Promise<T> {
  const latest = performance.now() + busyWaitMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const status = error instanceof Stripe.errors.StripeError ? error.statusCode : 400;
      if (status !== undefined && status !== 409) throw error;
      if (status === undefined || performance.now() > latest) {
        throw new UndecidedError("Stripe did not answer in time.", { cause: error });
      }
    }
    await delay(busyPauseMs);
  }
}

function readSession(session: Stripe.Checkout.Session): CheckoutSession {
  const { subscription, payment_intent: intent, invoice } = session;
  const started = expanded(subscription)?.start_date ?? expanded(intent)?.created ?? session.created;
  const charge = expanded(expanded(intent)?.latest_charge);
  return {
    id: session.id,
    isPaid:
      session.payment_status === "paid" ||
      (session.payment_status === "no_payment_required" && session.status === "complete"),
    priceId: session.line_items?.data[0]?.price?.id ?? session.metadata?.price_id,
    isOurs: session.metadata?.price_id !== undefined,
    refundedAmount: charge?.amount_refunded ?? 0,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    email: session.customer_details?.email ?? session.customer_email ?? undefined,
    uid: session.client_reference_id ?? undefined,
    browser: session.metadata?.browser,
    paidAt: fromSeconds(started),
    paymentIntentId: intent ? idOf(intent) : intentOf(expanded(invoice)),
    subscriptionId: subscription ? idOf(subscription) : undefined,
    customerId: session.customer ? idOf(session.customer) : undefined,
    receiptUrl: charge?.receipt_url ?? expanded(invoice)?.hosted_invoice_url ?? undefined,
  };
}

function readSubscription(subscription: Stripe.Subscription): Subscription {
  const { id, status, items, ended_at: endedAt, latest_invoice: invoice } = subscription;
  const isOver = status === "canceled" || status === "incomplete_expired";
  const isEnding = subscription.cancel_at_period_end || Boolean(subscription.cancel_at);
  const periodEnd =
    items?.data[0]?.current_period_end ?? (subscription as OlderSubscription).current_period_end;
  // A period begins an hour or so before it is charged, and may never be paid.
  const isPaid = status === "active" && (expanded(invoice)?.status ?? "paid") === "paid";
  return {
    id,
    endedAt: isOver ? fromSeconds(endedAt ?? subscription.canceled_at ?? Date.now() / 1000) : undefined,
    isRenewing: !isOver && !isEnding,
    paidUntil: isPaid && periodEnd !== undefined ? fromSeconds(periodEnd) : undefined,
  };
}

/** Undefined for a first period, which is the purchase itself, and for what is not paid. */
function readRenewal(invoice: Stripe.Invoice): Renewal | undefined {
  const subscription = subscriptionOf(invoice);
  if (!invoice.id || !subscription || invoice.status !== "paid") return undefined;
  if (invoice.billing_reason === "subscription_create") return undefined;
  // Written, for nothing, when a subscription is resumed.
  if (invoice.billing_reason === "subscription_update" && invoice.amount_paid === 0) return undefined;
  return {
    id: invoice.id,
    subscriptionId: idOf(subscription),
    amount: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    paidAt: fromSeconds(invoice.status_transitions?.paid_at ?? invoice.created),
    paymentIntentId: intentOf(invoice),
    receiptUrl: invoice.hosted_invoice_url ?? undefined,
  };
}

function readUnpaid(invoice: Stripe.Invoice): UnpaidInvoice | undefined {
  const subscription = subscriptionOf(invoice);
  if (!invoice.id || !subscription || invoice.status === "paid" || invoice.attempt_count === 0) {
    return undefined;
  }
  return {
    id: invoice.id,
    subscriptionId: idOf(subscription),
    amount: invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    attempts: invoice.attempt_count,
    failedAt: fromSeconds(invoice.created),
  };
}

/** Stripe's no is a no; its silence, and its own faults, are not. */
async function refuseIfDecided(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      throw new RefusedRefundError(error.message, { cause: error });
    }
    throw error;
  }
}

function intentOf(invoice: Stripe.Invoice | undefined): string | undefined {
  const intent = invoice?.payments?.data[0]?.payment.payment_intent;
  return intent ? idOf(intent) : undefined;
}

/** Where these stood before 2025: webhooks and simulators may still speak an older version. */
type OlderSubscription = { current_period_end?: number };
type OlderInvoice = { subscription?: string | { id: string } };

function subscriptionOf(invoice: Stripe.Invoice): string | { id: string } | undefined {
  return invoice.parent?.subscription_details?.subscription ?? (invoice as OlderInvoice).subscription;
}

function expanded<T extends object>(value: string | T | null | undefined): T | undefined {
  return value && typeof value === "object" ? value : undefined;
}

function idOf(value: string | { id: string }): string {
  return typeof value === "string" ? value : value.id;
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** An id that Stripe does not know is an answer, not a failure. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return undefined;
    throw error;
  }
}
