import type { PricingPlan } from "../../content/schemas.ts";

/** What the provider says about a checkout. This, and nothing a browser or an event says, is acted on. */
export type CheckoutSession = {
  id: string;
  /** Paid, or nothing to pay. */
  isPaid: boolean;
  /** Undefined when it sold something that is not ours. */
  priceId: string | undefined;
  /** Whether it began here, whatever has become of its price since. */
  isOurs: boolean;
  /** How much of it was given back. */
  refundedAmount: number;
  amount: number;
  /** Three letters, upper case. */
  currency: string;
  email: string | undefined;
  /** Who was signed in when it began. */
  uid: string | undefined;
  /** The browser it began in, as a hash. */
  browser: string | undefined;
  paidAt: Date;
  paymentIntentId: string | undefined;
  subscriptionId: string | undefined;
  customerId: string | undefined;
  receiptUrl: string | undefined;
};

export type Subscription = {
  id: string;
  /** Over for good. */
  endedAt: Date | undefined;
  /** Whether it will be charged again by itself. */
  isRenewing: boolean;
  /** The end of the last period that was paid for; a period that has begun may not be paid yet. */
  paidUntil: Date | undefined;
};

/** A period that was paid for after the first. */
export type Renewal = {
  id: string;
  subscriptionId: string;
  amount: number;
  currency: string;
  paidAt: Date;
  paymentIntentId: string | undefined;
  receiptUrl: string | undefined;
};

/** A period that could not be charged, and is still not paid. */
export type UnpaidInvoice = {
  id: string;
  subscriptionId: string;
  amount: number;
  currency: string;
  attempts: number;
  failedAt: Date;
};

/** The same key again asks for the same refund again. */
export type RefundRequest = { paymentIntentId: string; amount: number; key: string };

export type CheckoutRequest = {
  plan: PricingPlan;
  /** The same id again asks for the same session again. */
  attemptId: string;
  buyer: Buyer | undefined;
  browser: string;
};

/** A member who buys, and who they are to the provider if they have bought before. */
export type Buyer = { uid: string; email: string; customerId?: string | undefined };

/** Whoever takes the card: Stripe, or our own demonstration of it. */
export type PaymentProvider = {
  /** For the start-up banner. */
  description: string;
  /** What its events are signed with. */
  webhookSecret: string;
  createSession(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  findSession(id: string): Promise<CheckoutSession | undefined>;
  /** Finished checkouts since a time, newest first. */
  listSessions(since: Date): AsyncIterable<CheckoutSession>;
  findSubscription(id: string): Promise<Subscription | undefined>;
  /** The renewal an invoice paid for; undefined for a first period or anything else. */
  findRenewal(invoiceId: string): Promise<Renewal | undefined>;
  /** The latest renewals of a subscription that were paid. */
  listRenewals(subscriptionId: string): Promise<Renewal[]>;
  /** How much of a payment was given back. */
  findRefundedAmount(paymentIntentId: string): Promise<number>;
  /** Gives back a part of a payment, or all of it. Throws a `RefusedRefundError` where that cannot be. */
  refund(request: RefundRequest): Promise<void>;
  /** Undefined where an invoice is paid by now, or no subscription's. */
  findFailedPayment(invoiceId: string): Promise<UnpaidInvoice | undefined>;
  /** Ends it at once: nothing is charged any more. */
  endSubscription(id: string): Promise<void>;
  /** Charges nothing until it is resumed. */
  pauseSubscription(id: string): Promise<void>;
  /** Goes on; the next period begins, and is charged, at that time. */
  resumeSubscription(id: string, nextChargeAt: Date): Promise<void>;
  /** Where a customer looks after a subscription. */
  createPortal(customerId: string): Promise<{ url: string }>;
};

/** The provider did not say whether a checkout was made: asked again under the same attempt, it will. */
export class UndecidedError extends Error {
  override name = "UndecidedError";
}

/** The provider has decided: this cannot be given back. Anything else it throws may have been done. */
export class RefusedRefundError extends Error {
  override name = "RefusedRefundError";
}
