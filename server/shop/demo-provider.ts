import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { studio } from "#content/studio.ts";
import { addMonths } from "../../clock/studio-clock.ts";
import { findPlan } from "../../content/find-plan.ts";
import type { Database, DemoObjectTable } from "../database/tables.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { signEvent } from "./webhook-signature.ts";

const sessionSchema = z.object({
  id: z.string(),
  status: z.enum(["open", "complete"]),
  priceId: z.string(),
  uid: z.string().optional(),
  email: z.string().optional(),
  browser: z.string(),
  paidAt: z.string().optional(),
  subscriptionId: z.string().optional(),
  customerId: z.string().optional(),
});
export type DemoSession = z.infer<typeof sessionSchema>;

const subscriptionSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  priceId: z.string(),
  startedAt: z.string(),
  periods: z.int(),
  endedAt: z.string().optional(),
  pausedAt: z.string().optional(),
  /** When its periods are counted from since it was last resumed. */
  resumed: z.object({ periods: z.int(), at: z.string() }).optional(),
});
export type DemoSubscription = z.infer<typeof subscriptionSchema>;

const invoiceSchema = z.object({
  id: z.string(),
  subscriptionId: z.string(),
  amount: z.int(),
  paidAt: z.string().optional(),
  failedAt: z.string().optional(),
});
type DemoInvoice = z.infer<typeof invoiceSchema>;
const refundSchema = z.object({ id: z.string(), paymentIntentId: z.string(), amount: z.int() });
type DemoObject = DemoSession | DemoSubscription | DemoInvoice | z.infer<typeof refundSchema>;

/** What the provider tells our webhook, as it goes over the wire. */
export type SignedEvent = { body: string; signature: string };

export type DemoParts = {
  database: Database;
  secret: string;
  publicUrl: string;
};

export type DemoProvider = PaymentProvider & {
  findDemoSession(id: string): Promise<DemoSession | undefined>;
  listSubscriptions(customerId: string): Promise<DemoSubscription[]>;
  /** Each answers the event that is to be sent, if it came to one. */
  pay(id: string, email: string): Promise<SignedEvent | undefined>;
  renew(subscriptionId: string): Promise<SignedEvent | undefined>;
  /** The card is declined for the next period. */
  fail(subscriptionId: string): Promise<SignedEvent | undefined>;
  cancel(subscriptionId: string): Promise<SignedEvent | undefined>;
};

/**
 * Stands in for Stripe where none is configured, outside production: keeps its own sessions and
 * subscriptions, and tells us of them through signed events, as Stripe would.
 */
export function createDemoProvider({ database, secret, publicUrl }: DemoParts): DemoProvider {
  const webhookSecret = createHmac("sha256", secret).update("demonstration webhook").digest("hex");
  const objects = openObjects(database);

  const writeEvent = (type: string, object: { id: string }): SignedEvent => {
    const now = new Date();
    const id = `evt_demo_${hash(`${type} ${object.id} ${now.toISOString()}`)}`;
    const body = JSON.stringify({ id, object: "event", type, data: { object } });
    return { body, signature: signEvent(body, webhookSecret, now) };
  };
  const findDemoSession = (id: string) => objects.find(id, sessionSchema);
  const findRefundedAmount = async (paymentIntentId: string) => {
    const refunds = await objects.list("refund", new Date(0), refundSchema);
    return refunds
      .filter((refund) => refund.paymentIntentId === paymentIntentId)
      .reduce((sum, { amount }) => sum + amount, 0);
  };
  const read = async (session: DemoSession) => ({
    ...readSession(session, publicUrl),
    refundedAmount: await findRefundedAmount(intentOf(session)),
  });
  const nextInvoice = ({ id, periods, priceId }: DemoSubscription) => ({
    id: `in_demo_${hash(`${id} ${periods + 1}`)}`,
    subscriptionId: id,
    amount: findPlan(priceId)?.amount ?? 0,
  });

  return {
    description: "demonstration (no card is charged)",
    webhookSecret,
    findDemoSession,
    async createSession({ plan, attemptId, buyer, browser }) {
      const id = `cs_demo_${hash(attemptId)}`;
      await objects.create("session", {
        id,
        status: "open",
        priceId: plan.priceId,
        browser,
        ...(buyer && { uid: buyer.uid, email: buyer.email }),
      });
      return { id, url: `${publicUrl}/demo-checkout/${id}` };
    },
    async findSession(id) {
      const session = await findDemoSession(id);
      return session && read(session);
    },
    async *listSessions(since) {
      for (const session of await objects.list("session", since, sessionSchema)) {
        if (session.status === "complete") yield await read(session);
      }
    },
    async findSubscription(id) {
      const subscription = await objects.find(id, subscriptionSchema);
      if (!subscription) return undefined;
      const { startedAt, periods, endedAt, priceId, resumed } = subscription;
      const months = findPlan(priceId)?.months ?? 1;
      const counted = resumed ?? { periods: 0, at: startedAt };
      return {
        id,
        endedAt: endedAt ? new Date(endedAt) : undefined,
        isRenewing: !endedAt,
        paidUntil: addMonths(new Date(counted.at), (periods - counted.periods) * months),
      };
    },
    async findRenewal(invoiceId) {
      const invoice = await objects.find(invoiceId, invoiceSchema);
      return invoice?.paidAt ? readRenewal(invoice, invoice.paidAt) : undefined;
    },
    async listRenewals(subscriptionId) {
      const invoices = await objects.list("invoice", new Date(0), invoiceSchema);
      return invoices
        .filter((invoice) => invoice.subscriptionId === subscriptionId)
        .flatMap((invoice) => (invoice.paidAt ? [readRenewal(invoice, invoice.paidAt)] : []));
    },
    findRefundedAmount,
    async refund({ paymentIntentId, amount, key }) {
      await objects.create("refund", { id: `re_demo_${hash(key)}`, paymentIntentId, amount });
    },
    async findFailedPayment(invoiceId) {
      const invoice = await objects.find(invoiceId, invoiceSchema);
      if (!invoice?.failedAt || invoice.paidAt) return undefined;
      const { id, subscriptionId, amount, failedAt } = invoice;
      return {
        id,
        subscriptionId,
        amount,
        currency: studio.currency,
        attempts: 1,
        failedAt: new Date(failedAt),
      };
    },
    async endSubscription(id) {
      const subscription = await objects.find(id, subscriptionSchema);
      if (subscription && !subscription.endedAt) {
        await objects.change({ ...subscription, endedAt: new Date().toISOString() });
      }
    },
    async pauseSubscription(id) {
      const subscription = await objects.find(id, subscriptionSchema);
      if (subscription) await objects.change({ ...subscription, pausedAt: new Date().toISOString() });
    },
    async resumeSubscription(id, nextChargeAt) {
      const subscription = await objects.find(id, subscriptionSchema);
      if (!subscription) return;
      const { pausedAt: _, ...rest } = subscription;
      const resumed = { periods: rest.periods, at: nextChargeAt.toISOString() };
      await objects.change({ ...rest, resumed });
    },
    createPortal: (customerId) => Promise.resolve({ url: `${publicUrl}/demo-checkout/portal/${customerId}` }),

    async pay(id, email) {
      const session = await findDemoSession(id);
      if (!session || session.status === "complete") return undefined;
      const now = new Date().toISOString();
      const isSubscription = findPlan(session.priceId)?.mode === "subscription";
      const customerId = `cus_demo_${hash(id)}`;
      const subscriptionId = `sub_demo_${hash(id)}`;
      if (isSubscription) {
        const { priceId } = session;
        await objects.create("subscription", {
          id: subscriptionId,
          customerId,
          priceId,
          startedAt: now,
          periods: 1,
        });
      }
      await objects.change({
        ...session,
        status: "complete",
        email,
        paidAt: now,
        customerId,
        ...(isSubscription && { subscriptionId }),
      });
      return writeEvent("checkout.session.completed", { id });
    },
    async listSubscriptions(customerId) {
      const all = await objects.list("subscription", new Date(0), subscriptionSchema);
      return all.filter((subscription) => subscription.customerId === customerId);
    },
    async renew(subscriptionId) {
      const subscription = await objects.find(subscriptionId, subscriptionSchema);
      if (!subscription || subscription.endedAt || subscription.pausedAt) return undefined;
      const invoice = { ...nextInvoice(subscription), paidAt: new Date().toISOString() };
      await objects.change({ ...subscription, periods: subscription.periods + 1 });
      await objects.create("invoice", invoice);
      // One that had failed before is paid now.
      await objects.change(invoice);
      return writeEvent("invoice.paid", { id: invoice.id });
    },
    async fail(subscriptionId) {
      const subscription = await objects.find(subscriptionId, subscriptionSchema);
      if (!subscription || subscription.endedAt || subscription.pausedAt) return undefined;
      const invoice = { ...nextInvoice(subscription), failedAt: new Date().toISOString() };
      await objects.create("invoice", invoice);
      return writeEvent("invoice.payment_failed", { id: invoice.id });
    },
    async cancel(subscriptionId) {
      const subscription = await objects.find(subscriptionId, subscriptionSchema);
      if (!subscription || subscription.endedAt) return undefined;
      await objects.change({ ...subscription, endedAt: new Date().toISOString() });
      return writeEvent("customer.subscription.deleted", { id: subscriptionId });
    },
  };
}

function readSession(session: DemoSession, publicUrl: string) {
  const plan = findPlan(session.priceId);
  return {
    id: session.id,
    isPaid: session.status === "complete",
    priceId: session.priceId,
    isOurs: true,
    refundedAmount: 0,
    amount: plan?.amount ?? 0,
    currency: studio.currency,
    email: session.email,
    uid: session.uid,
    browser: session.browser,
    paidAt: new Date(session.paidAt ?? 0),
    paymentIntentId: intentOf(session),
    subscriptionId: session.subscriptionId,
    customerId: session.customerId,
    receiptUrl: `${publicUrl}/demo-checkout/${session.id}`,
  };
}

function intentOf({ id }: { id: string }): string {
  return `pi_demo_${id}`;
}

function readRenewal({ id, subscriptionId, amount }: DemoInvoice, paidAt: string) {
  return {
    id,
    subscriptionId,
    amount,
    currency: studio.currency,
    paidAt: new Date(paidAt),
    paymentIntentId: intentOf({ id }),
    receiptUrl: undefined,
  };
}

/** The provider's own memory, apart from what the studio makes of it. */
function openObjects(database: Database) {
  return {
    async create(kind: DemoObjectTable["kind"], object: DemoObject): Promise<void> {
      const createdAt = new Date().toISOString();
      await database
        .insertInto("demoObject")
        .values({ id: object.id, kind, createdAt, data: JSON.stringify(object) })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
    async change(object: DemoObject): Promise<void> {
      await database
        .updateTable("demoObject")
        .set({ data: JSON.stringify(object) })
        .where("id", "=", object.id)
        .execute();
    },
    async find<T>(id: string, schema: z.ZodType<T>): Promise<T | undefined> {
      const row = await database
        .selectFrom("demoObject")
        .select("data")
        .where("id", "=", id)
        .executeTakeFirst();
      return row && schema.safeParse(JSON.parse(row.data)).data;
    },
    async list<T>(kind: DemoObjectTable["kind"], since: Date, schema: z.ZodType<T>): Promise<T[]> {
      const rows = await database
        .selectFrom("demoObject")
        .select("data")
        .where("kind", "=", kind)
        .where("createdAt", ">=", since.toISOString())
        .orderBy("createdAt", "desc")
        .execute();
      return rows.map(({ data }) => schema.parse(JSON.parse(data)));
    },
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}
