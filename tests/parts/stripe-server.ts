import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

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

/** What the published API description lets `POST /v1/checkout/sessions` have, as far as we use it. */
const sessionParameters =
  /^(mode|success_url|cancel_url|client_reference_id|customer_email|metadata\[\w+\]|line_items\[\d+\]\[(price|quantity)\])$/;

/** Stripe's API on loopback: the parts we call, with its checks, its errors and its idempotency. */
export async function openStripeServer(prices: StripeObject[]): Promise<StripeServer> {
  const objects = new Map(prices.map((price) => [price.id, price]));
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
      customer: null,
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
        customer: isSubscription ? `cus_${suffix}` : null,
        subscription: isSubscription ? `sub_${suffix}` : null,
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
          items: { object: "list", data: [{ current_period_end: seconds() + 30 * 24 * 3600 }] },
        });
      } else {
        objects.set(`pi_${suffix}`, {
          id: `pi_${suffix}`,
          object: "payment_intent",
          created: seconds(),
          latest_charge: {
            id: `ch_${suffix}`,
            object: "charge",
            amount_refunded: 0,
            receipt_url: `${server.url}/receipt`,
          },
        });
      }
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
    if (pathname === "/v1/checkout/sessions") {
      const data = [...objects.values()].filter(
        ({ object, status }) => object === "checkout.session" && status === searchParams.get("status"),
      );
      return {
        object: "list",
        data: data.map((session) => expand(session, [])),
        has_more: false,
        url: pathname,
      };
    }
    const found = objects.get(pathname.split("/").at(-1) ?? "");
    if (!found) throw refusal(404, `No such object: ${pathname}`);
    const wanted = [...searchParams].filter(([name]) => name.startsWith("expand")).map(([, value]) => value);
    return expand(found, wanted);
  };
  const expand = (object: StripeObject, wanted: string[]): StripeObject => {
    const copy = { ...object };
    if (object.object === "checkout.session" && !wanted.includes("line_items")) delete copy.line_items;
    for (const field of wanted.map((path) => path.split(".")[0] ?? "")) {
      const id = copy[field];
      if (typeof id === "string") copy[field] = objects.get(id) ?? id;
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
