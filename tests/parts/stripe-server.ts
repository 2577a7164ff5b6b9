import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { plans } from "#content/plans.ts";

export const stripeKey = "sk_test_loopback";
export const stripeWebhookSecret = "whsec_loopback";

type Fields = Record<string, unknown>;
export type StripeObject = { id: string; object: string } & Fields;

/** How the server misbehaves until told otherwise. */
export type Mood = "well" | "down" | "slow" | "failing" | "malformed";

export type StripeServer = {
  url: string;
  objects: Map<string, StripeObject>;
  /** Every request as `METHOD path`. */
  requests: string[];
  mood: Mood;
  /** The buyer pays, or the payment is under way. */
  complete(sessionId: string, changes?: { email?: string; paymentStatus?: string }): void;
  change(id: string, fields: Fields): void;
  /** An event about an object, signed by Stripe's own SDK. */
  event(type: string, object: { id: string } & Fields, at?: Date): { body: string; signature: string };
  close(): void;
};

/** What the published API description lets each request have, as far as we use it. */
const sessionParameters =
  /^(mode|success_url|cancel_url|client_reference_id|customer_email|customer|metadata\[\w+\]|line_items\[\d+\]\[(price|quantity)\])$/;
const queries: Record<string, RegExp> = {
  "checkout.session": /^(expand\[\d*\]|created\[gte\]|status|limit|starting_after)$/,
  subscription: /^expand\[\d*\]$/,
  invoice: /^(expand\[\d*\]|subscription|status|limit|starting_after)$/,
  payment_intent: /^expand\[\d*\]$/,
  price: /^expand\[\d*\]$/,
  "billing_portal.configuration": /^(active|limit)$/,
};
const expandable: Record<string, string[]> = {
  "checkout.session": [
    "line_items",
    "subscription",
    "payment_intent",
    "payment_intent.latest_charge",
    "invoice",
    "invoice.payments",
  ],
  subscription: ["latest_invoice"],
  invoice: ["payments", "data.payments"],
  payment_intent: ["latest_charge"],
};
const collections: Record<string, string> = {
  "/v1/checkout/sessions": "checkout.session",
  "/v1/invoices": "invoice",
  "/v1/billing_portal/configurations": "billing_portal.configuration",
};
const pageSize = 2;

/** What the owner would have set up at Stripe for what is sold here. */
export function pricesAtStripe(): StripeObject[] {
  return plans.map((plan) => ({
    id: plan.priceId,
    object: "price",
    unit_amount: plan.amount,
    currency: "usd",
    active: true,
    recurring: plan.mode === "subscription" ? { interval: "month", interval_count: 1 } : null,
  }));
}

/** Stripe's API on loopback: the parts we call, with its checks, its errors and its idempotency. */
export async function openStripeServer(prices: StripeObject[]): Promise<StripeServer> {
  const portal: StripeObject = { id: "bpc_1", object: "billing_portal.configuration" };
  const objects = new Map([...prices, portal].map((object) => [object.id, object]));
  const requests: string[] = [];
  const answers = new Map<string, { body: string; answer: StripeObject }>();

  const create = (form: URLSearchParams): StripeObject => {
    const mode = require(form, "mode");
    const price = objects.get(require(form, "line_items[0][price]"));
    for (const name of form.keys()) {
      if (!sessionParameters.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
    }
    if (!price) throw refusal(400, "No such price");
    if (require(form, "line_items[0][quantity]") !== "1") throw refusal(400, "Invalid quantity");
    if ((mode === "subscription") !== Boolean(price.recurring)) {
      throw refusal(400, "You specified a mode that does not fit the price.");
    }
    for (const name of ["success_url", "cancel_url"]) {
      if (!URL.canParse(require(form, name))) throw refusal(400, "Not a valid URL");
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
      url: `${server.url}/pay/${id}`,
      success_url: form.get("success_url"),
      line_items: { object: "list", data: [{ object: "item", price, quantity: 1 }], has_more: false },
    };
  };

  const server: StripeServer = {
    url: "",
    objects,
    requests,
    mood: "well",
    complete(sessionId, { email = "buyer@example.com", paymentStatus = "paid" } = {}) {
      const session = demand(objects, sessionId);
      const suffix = sessionId.slice(-8);
      const isSubscription = session.mode === "subscription";
      server.change(sessionId, {
        status: "complete",
        payment_status: session.amount_total === 0 ? "no_payment_required" : paymentStatus,
        customer_details: { email: session.customer_email ?? email },
        customer: isSubscription ? (session.customer ?? `cus_${suffix}`) : null,
        subscription: isSubscription ? `sub_${suffix}` : null,
        invoice: isSubscription ? `in_${suffix}` : null,
        payment_intent: isSubscription || session.amount_total === 0 ? null : `pi_${suffix}`,
      });
      if (isSubscription) {
        objects.set(`sub_${suffix}`, {
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
        });
        objects.set(`in_${suffix}`, {
          id: `in_${suffix}`,
          object: "invoice",
          status: "paid",
          billing_reason: "subscription_create",
          created: seconds(),
          hosted_invoice_url: `${server.url}/invoice`,
          parent: { subscription_details: { subscription: `sub_${suffix}` } },
          payments: { data: [{ payment: { type: "payment_intent", payment_intent: `pi_${suffix}` } }] },
        });
      }
      objects.set(`ch_${suffix}`, {
        id: `ch_${suffix}`,
        object: "charge",
        amount_refunded: 0,
        receipt_url: `${server.url}/receipt`,
      });
      objects.set(`pi_${suffix}`, {
        id: `pi_${suffix}`,
        object: "payment_intent",
        created: seconds(),
        latest_charge: `ch_${suffix}`,
      });
    },
    change(id, fields) {
      objects.set(id, { ...demand(objects, id), ...fields });
    },
    event(type, object, at = new Date()) {
      const body = JSON.stringify({
        id: `evt_${randomBytes(8).toString("hex")}`,
        object: "event",
        type,
        data: { object },
      });
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: stripeWebhookSecret,
        timestamp: Math.floor(at.getTime() / 1000),
      });
      return { body, signature };
    },
    close() {
      http.close();
      http.closeAllConnections();
    },
  };

  const answer = async (request: IncomingMessage): Promise<StripeObject | Fields> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://loopback");
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      throw refusal(401, "Invalid API Key provided");
    if (!request.headers["stripe-version"]) throw refusal(400, "Missing Stripe-Version");
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.method === "POST") {
      const key = String(request.headers["idempotency-key"] ?? "");
      const before = answers.get(key);
      if (key && before) {
        if (before.body !== body)
          throw refusal(400, "Keys for idempotent requests can only be used with the same parameters");
        return before.answer;
      }
      const form = new URLSearchParams(body);
      const made =
        pathname === "/v1/billing_portal/sessions"
          ? {
              id: "bps_1",
              object: "billing_portal.session",
              url: `${server.url}/portal/${require(form, "customer")}`,
            }
          : create(form);
      if (pathname === "/v1/checkout/sessions") objects.set(made.id, made);
      if (key) answers.set(key, { body, answer: made });
      return made;
    }
    const kind = collections[pathname] ?? objects.get(pathname.split("/").at(-1) ?? "")?.object;
    if (!kind) throw refusal(404, `No such object: ${pathname}`);
    for (const name of searchParams.keys()) {
      if (!queries[kind]?.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
    }
    const wanted = [...searchParams].filter(([name]) => name.startsWith("expand")).map(([, value]) => value);
    for (const path of wanted) {
      if (!expandable[kind]?.includes(path)) throw refusal(400, `This property cannot be expanded: ${path}`);
    }
    if (pathname in collections) return list(kind, searchParams, wanted);
    return expand(demand(objects, pathname.split("/").at(-1) ?? ""), wanted);
  };
  const list = (kind: string, query: URLSearchParams, wanted: string[]) => {
    const subscription = query.get("subscription");
    const all = [...objects.values()].filter(
      (each) =>
        each.object === kind &&
        (!query.has("status") || each.status === query.get("status")) &&
        (!query.has("created[gte]") || Number(each.created) >= Number(query.get("created[gte]"))) &&
        (!subscription || JSON.stringify(each.parent).includes(`"${subscription}"`)),
    );
    const start = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const data = all.slice(start, start + pageSize).map((each) => expand(each, wanted.map(withoutData)));
    return { object: "list", data, has_more: start + pageSize < all.length, url: "/" };
  };
  /** What is not asked for stays an id, and a list is left out. */
  const expand = (object: StripeObject, wanted: string[]): StripeObject => {
    const copy: StripeObject = { ...object };
    if (object.object === "checkout.session" && !wanted.includes("line_items")) delete copy.line_items;
    if (object.object === "invoice" && !wanted.includes("payments")) delete copy.payments;
    for (const field of new Set(wanted.map((path) => path.split(".")[0] ?? ""))) {
      const inner = wanted.flatMap((path) =>
        path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : [],
      );
      const found = typeof copy[field] === "string" ? objects.get(String(copy[field])) : undefined;
      if (found) copy[field] = expand(found, inner);
    }
    return copy;
  };

  const http = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url?.split("?")[0]}`);
    if (misbehave(server.mood, request, response)) return;
    try {
      send(response, 200, await answer(request));
    } catch (error) {
      const { status = 500, message = "" } = error as Refusal;
      send(response, status, { error: { type: "invalid_request_error", message } });
    }
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  // A listening TCP server has an address with a port.
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return server;
}

function misbehave(mood: Mood, request: IncomingMessage, response: ServerResponse): boolean {
  if (mood === "well") return false;
  if (mood === "down") request.socket.destroy();
  if (mood === "failing")
    send(response, 500, { error: { type: "api_error", message: "down for maintenance" } });
  if (mood === "malformed") response.writeHead(200, { "content-type": "application/json" }).end("<html>");
  return true;
}

function withoutData(path: string): string {
  return path.replace(/^data\./, "");
}

type Refusal = Error & { status: number };

function refusal(status: number, message: string): Refusal {
  return Object.assign(new Error(message), { status });
}

function require(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw refusal(400, `Missing required param: ${name}.`);
  return value;
}

function demand(objects: Map<string, StripeObject>, id: string): StripeObject {
  const found = objects.get(id);
  if (!found) throw new Error(`The loopback Stripe has no ${id}.`);
  return found;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_loopback" });
  response.end(JSON.stringify(body));
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
