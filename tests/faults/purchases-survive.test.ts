import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Environment } from "../../server/config.ts";
import { parseConfig } from "../../server/config.ts";
import { visitDatabase } from "../../server/database/visit-database.ts";
import { launchServer, type ServerProcess } from "../parts/server-process.ts";
import { openSilentServer } from "../parts/smtp-inbox.ts";
import { pricesAtStripe } from "../parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../parts/stripe-server.ts";
import { createTestEnvironment, type DatabaseKind, databaseKinds } from "../parts/test-services.ts";

async function openShop(kind: DatabaseKind) {
  const stripe = await openStripeServer(pricesAtStripe());
  onTestFinished(() => stripe.close());
  const environment: Environment = {
    ...(await createTestEnvironment(kind)),
    PUBLIC_URL: "http://localhost:3000",
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const running = new Set<ServerProcess>();
  onTestFinished(async () => {
    await Promise.all([...running].map((server) => server.stop("SIGKILL")));
  });
  const launch = async (changes: Environment = {}) => {
    const server = launchServer({ ...environment, ...changes });
    running.add(server);
    const address = await server.address;
    const kill = async () => {
      running.delete(server);
      await server.stop("SIGKILL");
    };
    return { address, kill };
  };
  /** A checkout that was begun at a server and paid for. */
  const buy = async (address: string) => {
    const response = await fetch(
      `${address}/create-checkout-session?price_id=price_workshop_ten&mode=payment`,
    );
    const { url } = await response.json();
    const id = String(url).split("/").at(-1) ?? "";
    stripe.complete(id, { email: "buyer@example.com" });
    return id;
  };
  const deliver = (address: string, event: { body: string; signature: string }) =>
    fetch(`${address}/webhooks/stripe`, {
      method: "POST",
      body: event.body,
      headers: { "stripe-signature": event.signature },
    });
  const count = async () => {
    const database = await visitDatabase(parseConfig(environment));
    const purchases = await database.selectFrom("purchase").select("id").execute();
    const passes = await database.selectFrom("pass").select("id").execute();
    const mails = await database.selectFrom("outbox").select("id").execute();
    await database.destroy();
    return { purchases: purchases.length, passes: passes.length, mails: mails.length };
  };
  /** As if a dead server's claims, to a mail and to reading back, had run out and the next attempt were due. */
  const letTimePass = async () => {
    const database = await visitDatabase(parseConfig(environment));
    const past = "2020-01-01T00:00:00.000Z";
    await database.updateTable("outbox").set({ leaseUntil: null, nextAttemptAt: past }).execute();
    await database.updateTable("reconciliation").set({ leaseUntil: null }).execute();
    await database.destroy();
  };
  const mailFolder = join(environment.DATA_DIR ?? "", "mail");
  const deliveredMails = async () => {
    mkdirSync(mailFolder, { recursive: true });
    const files = readdirSync(mailFolder).filter((name) => name.endsWith(".eml"));
    return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))));
  };
  return { stripe, environment, launch, buy, deliver, count, letTimePass, deliveredMails };
}

const once1 = { purchases: 1, passes: 1, mails: 1 };

/** When to kill, in milliseconds after the event was sent: each costs a start, so the two share them. */
const moments = { SQLite: [0, 5, 20], PostgreSQL: [2, 10, 40] };

describe.each(databaseKinds)("on %s, a server killed", (kind) => {
  // One studio for all of it, since every server begins where the one before it was killed.
  test("at any moment of a sale has sold it once or not at all, and the next one sends the mail", async () => {
    const { stripe, launch, buy, deliver, count, letTimePass, deliveredMails } = await openShop(kind);
    const silent = await openSilentServer();
    onTestFinished(() => silent.close());
    const sales = (number: number) => ({ purchases: number, passes: number, mails: number });

    // While it asks the provider it has sold nothing yet; the next one finds the sale by itself.
    const first = await launch();
    const begun = await buy(first.address);
    stripe.mood = "slow";
    const asked = stripe.requests.length;
    const delivery = deliver(first.address, stripe.event("checkout.session.completed", { id: begun })).catch(
      () => "cut",
    );
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(asked);
    await first.kill();
    expect(await delivery).toBe("cut");
    expect(await count()).toEqual(sales(0));
    stripe.mood = "well";
    await letTimePass();
    const second = await launch({ SMTP_URL: silent.url });
    await expect.poll(count).toEqual(sales(1));

    // Once it has answered it owes the mails, and the next one sends them.
    const sold = await buy(second.address);
    const event = stripe.event("checkout.session.completed", { id: sold });
    expect((await deliver(second.address, event)).status).toBe(200);
    await second.kill();
    expect(await count()).toEqual(sales(2));
    expect(await deliveredMails()).toEqual([]);
    await letTimePass();
    let shop = await launch();
    await expect.poll(async () => (await deliveredMails()).length).toBe(2);
    expect((await deliver(shop.address, event)).status).toBe(200);
    expect(await count()).toEqual(sales(2));
    expect((await deliveredMails())[0]?.subject).toBe(
      "Your class link: Yoga Workshop In Person - 10 class pass",
    );

    // At any other moment of it.
    for (const [index, wait] of moments[kind].entries()) {
      const id = await buy(shop.address);
      const event = stripe.event("checkout.session.completed", { id });
      const delivery = deliver(shop.address, event).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await shop.kill();
      await delivery;
      await letTimePass();
      shop = await launch();
      await expect.poll(count).toEqual(sales(3 + index));
      expect((await deliver(shop.address, event)).status).toBe(200);
      expect(await count()).toEqual(sales(3 + index));
      await expect.poll(async () => (await deliveredMails()).length).toBe(3 + index);
    }
  });
});

test("a PostgreSQL that is gone for the length of an event costs a 5xx, and the next delivery succeeds; then a hundred at once over three servers are one purchase", async () => {
  const { stripe, environment, launch, buy, deliver, count } = await openShop("PostgreSQL");
  const proxy = await openProxy(environment.DATABASE_URL ?? "");
  onTestFinished(proxy.close);
  const shops = await Promise.all([{ DATABASE_URL: proxy.url }, {}, {}].map((changes) => launch(changes)));
  const addresses = shops.map(({ address }) => address);
  const [first = ""] = addresses;
  const event = stripe.event("checkout.session.completed", { id: await buy(first) });
  proxy.cut();
  expect((await deliver(first, event)).status).toBeGreaterThanOrEqual(500);
  proxy.restore();
  await expect.poll(async () => (await deliver(first, event)).status).toBe(200);
  expect(await count()).toEqual(once1);
  await deliverAHundredTimes(
    addresses,
    deliver,
    stripe.event("checkout.session.completed", { id: await buy(first) }),
  );
  expect(await count()).toEqual({ purchases: 2, passes: 2, mails: 2 });
});

test("a SQLite file that is locked for the length of an event costs a 5xx, and the next delivery succeeds; then a hundred deliveries at once are one purchase", async () => {
  const { stripe, environment, launch, buy, deliver, count } = await openShop("SQLite");
  const { address } = await launch();
  const event = stripe.event("checkout.session.completed", { id: await buy(address) });
  const other = new DatabaseSync(join(environment.DATA_DIR ?? "", "studio.db"));
  other.exec("begin immediate");
  expect((await deliver(address, event)).status).toBeGreaterThanOrEqual(500);
  other.exec("rollback");
  other.close();
  expect((await deliver(address, event)).status).toBe(200);
  expect(await count()).toEqual(once1);
  const another = stripe.event("checkout.session.completed", { id: await buy(address) });
  await deliverAHundredTimes([address], deliver, another);
  expect(await count()).toEqual({ purchases: 2, passes: 2, mails: 2 });
});

type Delivered = { body: string; signature: string };

/** The same event, at once; as Stripe does, a server that is too busy to answer in time is told again. */
async function deliverAHundredTimes(
  addresses: string[],
  deliver: (address: string, event: Delivered) => Promise<Response>,
  event: Delivered,
): Promise<void> {
  const deliverUntilTaken = async (address: string): Promise<number> => {
    const { status } = await deliver(address, event);
    return status === 503 ? deliverUntilTaken(address) : status;
  };
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => deliverUntilTaken(addresses[index % addresses.length] ?? "")),
  );
  expect(answers).toEqual(Array.from({ length: 100 }, () => 200));
}

/** Stands between a server and its database, and can cut the line. */
async function openProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((socket) => {
    socket.on("error", () => {});
    if (isCut) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    upstream.on("error", () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.once("close", () => sockets.delete(each));
    }
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = new URL(target);
  url.port = String(address && typeof address === "object" ? address.port : 0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      isCut = true;
      drop();
    },
    restore() {
      isCut = false;
    },
    close() {
      proxy.close();
      drop();
    },
  };
}
