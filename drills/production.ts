/** Servers as an owner runs them: production, with a loopback Stripe, mailbox and database around them. */
import { pino } from "pino";
import { plans } from "#content/plans.ts";
import { type Environment, parseConfig } from "../server/config.ts";
import { openDatabase } from "../server/database/open-database.ts";
import type { Database } from "../server/database/tables.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { addMember, type TestMember } from "../tests/parts/booking.ts";
import { findFreePort } from "../tests/parts/postgres.ts";
import { launchServer, type ServerProcess } from "../tests/parts/server-process.ts";
import { pricesAtStripe } from "../tests/parts/stripe-objects.ts";
import {
  openStripeServer,
  type StripeServer,
  stripeKey,
  stripeWebhookSecret,
} from "../tests/parts/stripe-server.ts";
import { type Stage, until } from "./stage.ts";

export const secret = "a secret of the drills, and long enough for one";

export type Replica = ServerProcess & { url: string; hasEnded(): boolean };

/** What every server of a drill is told; `changes` come last. */
export function production(stage: Stage, changes: Environment): Environment {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DATA_DIR: stage.folder(),
    PUBLIC_URL: "http://localhost:3000",
    AUTH_SECRET: secret,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "warn",
    ASSISTANT_MEMBER_MINUTE_LIMIT: "100000",
    ASSISTANT_MEMBER_DAILY_LIMIT: "100000",
    ASSISTANT_GLOBAL_DAILY_LIMIT: "1000000",
    ...changes,
  };
}

/** A server of its own process that is ready, from this folder or another copy of the program. */
export async function startReplica(
  stage: Stage,
  environment: Environment,
  program?: string,
): Promise<Replica> {
  const port = environment.PORT ?? String(await findFreePort());
  const server = launchServer({ ...environment, PORT: port }, program);
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  stage.atEnd(() => hasEnded || server.stop("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await until("a server is ready", async () => {
    if (hasEnded) throw new Error(`The server ended: ${server.output.stderr}${server.output.stdout}`);
    return isReady(url);
  });
  return { ...server, url, hasEnded: () => hasEnded };
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/ready`).catch(() => undefined);
  return answer?.status === 200;
}

/** The database beside whoever serves it, brought up to date if nobody has yet. */
export async function openBeside(stage: Stage, environment: Environment): Promise<Database> {
  const config = parseConfig(environment);
  const { close } = await openDatabase(config, pino({ level: "silent" }));
  await close();
  const database = await visitDatabase(config);
  stage.atEnd(() => database.destroy());
  return database;
}

/** Somebody signed in, as production's cookies have it. */
export async function join(database: Database, name: string): Promise<TestMember> {
  const member = await addMember(database, name, secret);
  return { ...member, cookie: member.cookie.replace(/^studio\./, "__Host-studio.") };
}

export type Till = {
  stripe: StripeServer;
  environment: Environment;
  /** Begins a checkout at a server and pays it at Stripe; answers its id. */
  pay(url: string, buyer: string): Promise<string>;
  /** Tells a server of a payment, as Stripe does; answers the status. */
  tell(url: string, sessionId: string): Promise<number>;
};

/** Stripe on loopback, and somebody who pays. */
export async function openTill(stage: Stage): Promise<Till> {
  const stripe = await openStripeServer(pricesAtStripe());
  stage.atEnd(() => stripe.close());
  const plan = plans.find(({ mode, isOffSale }) => mode === "payment" && !isOffSale);
  if (!plan) throw new Error("content/plans.ts sells nothing at once.");
  let buyers = 0;
  return {
    stripe,
    environment: {
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
    async pay(url, buyer) {
      buyers += 1;
      const address = `${url}/create-checkout-session?price_id=${plan.priceId}&mode=payment`;
      // From an address of their own: limits are for one.
      const headers = { "x-forwarded-for": `198.18.${Math.floor(buyers / 250)}.${buyers % 250}` };
      const answer = await fetch(address, { headers });
      if (!answer.ok) throw new Error(`The checkout answered ${answer.status}.`);
      const checkout: { url: string } = await answer.json();
      const id = checkout.url.split("/").at(-1) ?? "";
      stripe.complete(id, { email: buyer });
      return id;
    },
    async tell(url, id) {
      const event = stripe.event("checkout.session.completed", { id });
      const headers = { "stripe-signature": event.signature };
      const answer = await fetch(`${url}/webhooks/stripe`, { method: "POST", body: event.body, headers });
      await answer.text();
      return answer.status;
    },
  };
}
