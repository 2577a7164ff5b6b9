import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";

const press = "/create-checkout-session?price_id=price_in_person_single&mode=payment";

test("presses while Stripe is slow lead to one checkout, and so does one after it did not answer in time", async () => {
  const stripe = await openSlowStripe();
  const services = await openTestServices("SQLite", {
    stripe: { secretKey: "sk_test", webhookSecret: "whsec_test", apiBase: stripe.url, timeoutMs: 1_000 },
  });
  await services.reconcile();
  const app = createApp(services);
  const get = () => app.request(press, {}, { incoming: { socket: { remoteAddress: "192.0.2.1" } } });
  stripe.takes(2_500);
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const urls = await Promise.all(answers.map(async (answer) => (await answer.json()).url));
  expect(new Set(urls)).toEqual(new Set(["https://pay.example/1"]));

  await services.database.deleteFrom("checkoutAttempt").execute();
  stripe.takes(Number.POSITIVE_INFINITY);
  expect((await get()).status).toBe(503);
  stripe.finish();
  expect(await (await get()).json()).toEqual({ url: "https://pay.example/2" });
  expect(stripe.made()).toBe(2);
});

/** As Stripe does: while it is at work under a key it answers 409, and afterwards what came of it. */
async function openSlowStripe() {
  const sessions = new Map<string, object | "busy">();
  let takesMs = 0;
  let made = 0;
  const finish = (key: string) => {
    made += 1;
    sessions.set(key, { id: `cs_${made}`, object: "checkout.session", url: `https://pay.example/${made}` });
  };
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (request.method === "GET") return send(200, { object: "list", data: [], has_more: false, url: "/" });
    await request.toArray();
    const key = String(request.headers["idempotency-key"]);
    const known = sessions.get(key);
    if (known === "busy") return send(409, { error: { type: "idempotency_error", message: "in use" } });
    if (known) return send(200, known);
    sessions.set(key, "busy");
    if (takesMs === Number.POSITIVE_INFINITY) return;
    await delay(takesMs);
    finish(key);
    send(200, sessions.get(key) as object);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takes(ms: number) {
      takesMs = ms;
    },
    finish() {
      for (const [key, state] of sessions) if (state === "busy") finish(key);
    },
    made: () => made,
  };
}
