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

test.each([
  ["PostgreSQL", 3],
  ["SQLite", 1],
] as const)(
  "the same event a hundred times at once on %s over %i servers is one purchase",
  async (kind, servers) => {
    const { stripe, launch, buy, deliver, count } = await openShop(kind);
    const shops = await Promise.all(Array.from({ length: servers }, () => launch()));
    const id = await buy(shops[0]?.address ?? "");
    const event = stripe.event("checkout.session.completed", { id });
    /** As Stripe does: a server that is too busy to answer in time is told again. */
    const deliverUntilTaken = async (address: string): Promise<number> => {
      const { status } = await deliver(address, event);
      return status === 503 ? deliverUntilTaken(address) : status;
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => deliverUntilTaken(shops[index % servers]?.address ?? "")),
    );
    expect(answers).toEqual(Array.from({ length: 100 }, () => 200));
    expect(await count()).toEqual(once1);
  },
);

/** When to kill, in milliseconds after the event was sent: each costs a start, so the two share them. */
const moments = { SQLite: [0, 5, 20], PostgreSQL: [2, 10, 40] };

describe.each(databaseKinds)("on %s, a server killed", (kind) => {
  test("while it asks the provider has sold nothing yet; the next one finds the sale by itself", async () => {
    const { stripe, launch, buy, deliver, count, letTimePass, deliveredMails } = await openShop(kind);
    const first = await launch();
    const id = await buy(first.address);
    stripe.mood = "slow";
    const asked = stripe.requests.length;
    const delivery = deliver(first.address, stripe.event("checkout.session.completed", { id })).catch(
      () => "cut",
    );
    await expect.poll(() => stripe.requests.length).toBeGreaterThan(asked);
    await first.kill();
    expect(await delivery).toBe("cut");
    expect(await count()).toEqual({ purchases: 0, passes: 0, mails: 0 });
    stripe.mood = "well";
    await letTimePass();
    await launch();
    await expect.poll(async () => (await deliveredMails()).length).toBe(1);
    expect(await count()).toEqual(once1);
  });

  test("once it has answered owes one mail, and the next one sends it", async () => {
    const { stripe, launch, buy, deliver, count, letTimePass, deliveredMails } = await openShop(kind);
    const silent = await openSilentServer();
    onTestFinished(() => silent.close());
    const first = await launch({ SMTP_URL: silent.url });
    const id = await buy(first.address);
    const event = stripe.event("checkout.session.completed", { id });
    expect((await deliver(first.address, event)).status).toBe(200);
    await first.kill();
    expect(await count()).toEqual(once1);
    await letTimePass();
    const second = await launch();
    await expect.poll(async () => (await deliveredMails()).length).toBe(1);
    expect((await deliver(second.address, event)).status).toBe(200);
    expect(await count()).toEqual(once1);
    expect((await deliveredMails())[0]?.subject).toBe(
      "Your class link: Yoga Workshop In Person - 10 class pass",
    );
  });

  test("at any moment of it leaves one purchase, and the mail arrives", async () => {
    const { stripe, launch, buy, deliver, count, letTimePass, deliveredMails } = await openShop(kind);
    let shop = await launch();
    let sold = 0;
    for (const wait of moments[kind]) {
      const id = await buy(shop.address);
      const event = stripe.event("checkout.session.completed", { id });
      const delivery = deliver(shop.address, event).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await shop.kill();
      await delivery;
      await letTimePass();
      shop = await launch();
      sold += 1;
      const soldOnce = { purchases: sold, passes: sold, mails: sold };
      await expect.poll(count).toEqual(soldOnce);
      expect((await deliver(shop.address, event)).status).toBe(200);
      expect(await count()).toEqual(soldOnce);
      await expect.poll(async () => (await deliveredMails()).length).toBe(sold);
    }
  });
});

test("a PostgreSQL that is gone for the length of an event costs a 5xx, and the next delivery succeeds", async () => {
  const { stripe, environment, launch, buy, deliver, count } = await openShop("PostgreSQL");
  const proxy = await openProxy(environment.DATABASE_URL ?? "");
  onTestFinished(proxy.close);
  const shop = await launch({ DATABASE_URL: proxy.url });
  const id = await buy(shop.address);
  const event = stripe.event("checkout.session.completed", { id });
  proxy.cut();
  expect((await deliver(shop.address, event)).status).toBeGreaterThanOrEqual(500);
  proxy.restore();
  await expect.poll(async () => (await deliver(shop.address, event)).status).toBe(200);
  expect(await count()).toEqual(once1);
});

test("a SQLite file that is locked for the length of an event costs a 5xx, and the next delivery succeeds", async () => {
  const { stripe, environment, launch, buy, deliver, count } = await openShop("SQLite");
  const shop = await launch();
  const id = await buy(shop.address);
  const event = stripe.event("checkout.session.completed", { id });
  const other = new DatabaseSync(join(environment.DATA_DIR ?? "", "studio.db"));
  other.exec("begin immediate");
  expect((await deliver(shop.address, event)).status).toBeGreaterThanOrEqual(500);
  other.exec("rollback");
  other.close();
  expect((await deliver(shop.address, event)).status).toBe(200);
  expect(await count()).toEqual(once1);
});

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
