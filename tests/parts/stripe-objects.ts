/** What is kept at the loopback Stripe, and what becomes of it as somebody pays. */
import { randomBytes } from "node:crypto";
import { plans } from "#content/plans.ts";
import { studio } from "#content/studio.ts";
import { refusal } from "./stripe-refusal.ts";

export type Fields = Record<string, unknown>;
export type StripeObject = { id: string; object: string } & Fields;
export type StripeObjects = Map<string, StripeObject>;

/** What the published API description lets a checkout have, as far as we use it. */
const sessionParameters =
  /^(mode|success_url|cancel_url|client_reference_id|customer_email|customer|metadata\[\w+\]|line_items\[\d+\]\[(price|quantity)\])$/;

/** What the owner would have set up at Stripe for what is sold here. */
export function pricesAtStripe(): StripeObject[] {
  return plans.map((plan) => ({
    id: plan.priceId,
    object: "price",
    unit_amount: plan.amount,
    currency: studio.currency.toLowerCase(),
    active: true,
    recurring: plan.mode === "subscription" ? { interval: "month", interval_count: 1 } : null,
  }));
}

/** A new checkout, after Stripe's own checks. */
export function createSession(objects: StripeObjects, form: URLSearchParams, url: string): StripeObject {
  const mode = requireField(form, "mode");
  const price = objects.get(requireField(form, "line_items[0][price]"));
  for (const name of form.keys()) {
    if (!sessionParameters.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
  }
  if (!price) throw refusal(400, "No such price");
  if (requireField(form, "line_items[0][quantity]") !== "1") throw refusal(400, "Invalid quantity");
  if ((mode === "subscription") !== Boolean(price.recurring)) {
    throw refusal(400, "You specified a mode that does not fit the price.");
  }
  for (const name of ["success_url", "cancel_url"]) {
    if (!URL.canParse(requireField(form, name))) throw refusal(400, "Not a valid URL");
  }
  const id = `cs_test_${randomBytes(12).toString("hex")}`;
  return {
    id,
    object: "checkout.session",
    mode,
    status: "open",
    payment_status: "unpaid",
    created: seconds(),
    amount_total: price.unit_amount,
    currency: price.currency,
    client_reference_id: form.get("client_reference_id"),
    customer_email: form.get("customer_email"),
    customer_details: null,
    customer: form.get("customer"),
    subscription: null,
    payment_intent: null,
    invoice: null,
    metadata: Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    ),
    url: `${url}/pay/${id}`,
    success_url: form.get("success_url"),
    line_items: { object: "list", data: [{ object: "item", price, quantity: 1 }], has_more: false },
  };
}

/** The buyer pays, or the payment is under way: what Stripe then has, beside the changed session. */
export function completeSession(
  session: StripeObject,
  { email = "buyer@example.com", paymentStatus = "paid" }: { email?: string; paymentStatus?: string },
  url: string,
): StripeObject[] {
  const suffix = session.id.slice(-8);
  const isSubscription = session.mode === "subscription";
  const completed = {
    ...session,
    status: "complete",
    payment_status: session.amount_total === 0 ? "no_payment_required" : paymentStatus,
    customer_details: { email: session.customer_email ?? email },
    customer: isSubscription ? (session.customer ?? `cus_${suffix}`) : null,
    subscription: isSubscription ? `sub_${suffix}` : null,
    invoice: isSubscription ? `in_${suffix}` : null,
    payment_intent: isSubscription || session.amount_total === 0 ? null : `pi_${suffix}`,
  };
  const charge = {
    id: `ch_${suffix}`,
    object: "charge",
    amount: session.amount_total,
    amount_refunded: 0,
    receipt_url: `${url}/receipt`,
  };
  const intent = {
    id: `pi_${suffix}`,
    object: "payment_intent",
    created: seconds(),
    latest_charge: `ch_${suffix}`,
  };
  return [completed, charge, intent, ...(isSubscription ? startSubscription(suffix, url) : [])];
}

function startSubscription(suffix: string, url: string): StripeObject[] {
  return [
    {
      id: `sub_${suffix}`,
      object: "subscription",
      status: "active",
      start_date: seconds(),
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: `in_${suffix}`,
      items: { object: "list", data: [{ current_period_end: seconds() + 27 * 24 * 3600 }] },
    },
    {
      id: `in_${suffix}`,
      object: "invoice",
      status: "paid",
      billing_reason: "subscription_create",
      created: seconds(),
      hosted_invoice_url: `${url}/invoice`,
      parent: { subscription_details: { subscription: `sub_${suffix}` } },
      payments: { data: [{ payment: { type: "payment_intent", payment_intent: `pi_${suffix}` } }] },
    },
  ];
}

/** What the published API description lets a change of a subscription have, as far as we use it. */
const subscriptionParameters = /^(pause_collection(\[behavior\])?|trial_end|proration_behavior)$/;

/** Pausing and resuming, as Stripe does it. */
export function changeSubscription(objects: StripeObjects, id: string, form: URLSearchParams): StripeObject {
  const before = objects.get(id);
  if (!before) throw refusal(404, `No such subscription: ${id}`);
  for (const name of form.keys()) {
    if (!subscriptionParameters.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
  }
  const behavior = form.get("pause_collection[behavior]");
  const trialEnd = Number(form.get("trial_end") ?? 0);
  if (form.has("trial_end") && !(trialEnd > seconds())) throw refusal(400, "trial_end must be in the future");
  const changed = {
    ...before,
    ...(behavior && { pause_collection: { behavior, resumes_at: null } }),
    ...(form.get("pause_collection") === "" && { pause_collection: null }),
    ...(trialEnd > 0 && {
      status: "trialing",
      trial_end: trialEnd,
      items: { object: "list", data: [{ current_period_end: trialEnd }] },
    }),
  };
  objects.set(id, changed);
  return changed;
}

const refundParameters = /^(payment_intent|amount)$/;

/** Gives back a part of a payment, or all that is left of it, and never more. */
export function createRefund(objects: StripeObjects, form: URLSearchParams): StripeObject {
  for (const name of form.keys()) {
    if (!refundParameters.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
  }
  const intent = objects.get(requireField(form, "payment_intent"));
  const charge = intent && objects.get(String(intent.latest_charge));
  if (!charge) throw refusal(404, "No such payment_intent");
  const left = Number(charge.amount) - Number(charge.amount_refunded);
  const amount = Number(form.get("amount") ?? left);
  if (left === 0) throw refusal(400, "Charge has already been refunded.");
  if (!(amount > 0 && amount <= left)) throw refusal(400, "Refund amount is greater than unrefunded amount");
  objects.set(charge.id, { ...charge, amount_refunded: Number(charge.amount_refunded) + amount });
  const id = `re_${randomBytes(8).toString("hex")}`;
  return { id, object: "refund", amount, status: "succeeded", payment_intent: intent.id };
}

/** Ends a subscription at once. */
export function endSubscription(objects: StripeObjects, id: string): StripeObject {
  const before = objects.get(id);
  if (!before) throw refusal(404, `No such subscription: ${id}`);
  const ended = { ...before, status: "canceled", ended_at: seconds(), canceled_at: seconds() };
  objects.set(id, ended);
  return ended;
}

export function requireField(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw refusal(400, `Missing required param: ${name}.`);
  return value;
}

export function requireObject(objects: StripeObjects, id: string): StripeObject {
  const found = objects.get(id);
  if (!found) throw new Error(`The loopback Stripe has no ${id}.`);
  return found;
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
