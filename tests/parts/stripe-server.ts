import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import {
  changeSubscription,
  completeSession,
  createRefund,
  createSession,
  endSubscription,
  type Fields,
  requireField,
  requireObject,
  type StripeObject,
} from "./stripe-objects.ts";
import { read } from "./stripe-reading.ts";
import { type Refusal, refusal } from "./stripe-refusal.ts";

export const stripeKey = "sk_test_loopback";
export const stripeWebhookSecret = "whsec_loopback";

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

/** Stripe's API on loopback: the parts we call, with its checks, its errors and its idempotency. */
export async function openStripeServer(prices: StripeObject[]): Promise<StripeServer> {
  const portal: StripeObject = { id: "bpc_1", object: "billing_portal.configuration" };
  const objects = new Map([...prices, portal].map((object) => [object.id, object]));
  const requests: string[] = [];
  const answers = new Map<string, { body: string; answer: StripeObject }>();

  const server: StripeServer = {
    url: "",
    objects,
    requests,
    mood: "well",
    complete(sessionId, changes = {}) {
      const made = completeSession(requireObject(objects, sessionId), changes, server.url);
      for (const object of made) objects.set(object.id, object);
    },
    change(id, fields) {
      objects.set(id, { ...requireObject(objects, id), ...fields });
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

  const make = (pathname: string, form: URLSearchParams): StripeObject => {
    if (pathname === "/v1/billing_portal/sessions") {
      const url = `${server.url}/portal/${requireField(form, "customer")}`;
      return { id: "bps_1", object: "billing_portal.session", url };
    }
    if (pathname === "/v1/refunds") return createRefund(objects, form);
    const subscription = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1];
    if (subscription) return changeSubscription(objects, subscription, form);
    const session = createSession(objects, form, server.url);
    objects.set(session.id, session);
    return session;
  };
  const answer = async (request: IncomingMessage): Promise<StripeObject | Fields> => {
    const url = new URL(request.url ?? "", "http://loopback");
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      throw refusal(401, "Invalid API Key provided");
    if (!request.headers["stripe-version"]) throw refusal(400, "Missing Stripe-Version");
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.method === "DELETE") return endSubscription(objects, url.pathname.split("/").at(-1) ?? "");
    if (request.method !== "POST") return read(objects, url);
    const key = String(request.headers["idempotency-key"] ?? "");
    const before = answers.get(key);
    if (key && before) {
      if (before.body !== body)
        throw refusal(400, "Keys for idempotent requests can only be used with the same parameters");
      return before.answer;
    }
    const made = make(url.pathname, new URLSearchParams(body));
    if (key) answers.set(key, { body, answer: made });
    return made;
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

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_loopback" });
  response.end(JSON.stringify(body));
}
