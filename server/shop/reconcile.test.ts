import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { pricesAtStripe } from "../../tests/parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../../tests/parts/stripe-server.ts";
import { type DatabaseKind, databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { createPurchaseMailer } from "./purchase-mail.ts";
import { type ReconcileOptions, reconcile } from "./reconcile.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const started = new Date("2026-11-15T09:30:00.000Z");
const hours = (count: number) => new Date(started.getTime() + count * 60 * 60_000);
const listing = "GET /v1/checkout/sessions";

async function openReading(kind: DatabaseKind) {
  const stripe = await openStripeServer(pricesAtStripe());
  onTestFinished(() => stripe.close());
  const database = await openTestDatabase(kind);
  const publicUrl = "https://yoga.example.com";
  const provider = createStripeProvider(
    { secretKey: stripeKey, webhookSecret: stripeWebhookSecret, apiBase: stripe.url, timeoutMs: 60_000 },
    publicUrl,
  );
  const settings = { mailFrom: "hello@example.com", mailDomain: "example.com" };
  const parts = {
    database,
    provider,
    log: pino({ level: "silent" }),
    mailer: createPurchaseMailer({ database, settings, publicUrl, writeNextClasses: async () => undefined }),
    wakeMail: () => {},
    bookWish: async () => undefined,
  };
  let count = 0;
  /** A checkout that began at a time, and is open. */
  const begin = async (at: Date) => {
    count += 1;
    const plan = plans.find(({ priceId }) => priceId === "price_in_person_single") ?? expect.fail();
    const request = { plan, attemptId: `attempt ${count}`, buyer: undefined, browser: "b" };
    const { id } = await provider.createSession(request);
    stripe.change(id, { created: at.getTime() / 1000 });
    return id;
  };
  const read = (options: ReconcileOptions) => reconcile(parts, options);
  const sold = async () =>
    (await database.selectFrom("purchase").select("id").execute()).map(({ id }) => id).toSorted();
  const timesRead = () => stripe.requests.filter((line) => line === listing).length;
  return { stripe, database, begin, read, sold, timesRead };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("of many processes for which it is due one reads", async () => {
    const { read, timesRead } = await openReading(kind);
    const due = { now: started, unlessDoneSince: hours(-1) };
    await Promise.all(Array.from({ length: 8 }, () => read(due)));
    expect(timesRead()).toBe(1);
  });

  test("what one process did within the hour another leaves be, unless it is asked for", async () => {
    const { read, timesRead } = await openReading(kind);
    await read({ now: started });
    await read({ now: hours(0.5), unlessDoneSince: hours(-0.5) });
    expect(timesRead()).toBe(1);
    await read({ now: hours(1), unlessDoneSince: started });
    await read({ now: hours(1) });
    expect(timesRead()).toBe(3);
  });

  test("a process that died in the middle is waited for, and then no longer", async () => {
    const { database, read, timesRead } = await openReading(kind);
    await read({ now: hours(-1) });
    await database
      .updateTable("reconciliation")
      .set({ leaseUntil: hours(0.01).toISOString() })
      .execute();
    const before = timesRead();
    await read({ now: started });
    expect(timesRead()).toBe(before);
    await read({ now: hours(1) });
    expect(timesRead()).toBe(before + 1);
  });

  test("it goes on from where it left off, and sees again what was still open", async () => {
    const { stripe, begin, read, sold } = await openReading(kind);
    const old = await begin(hours(-13 * 24));
    const open = await begin(hours(-23));
    const long = await begin(hours(-5 * 24));
    stripe.complete(old);
    await read({ now: started });
    expect(await sold()).toEqual([old]);
    // Paid in the last of its hours, and by bank: the one is found by the next reading, the other daily.
    stripe.complete(open);
    stripe.complete(long);
    const before = stripe.requests.length;
    await read({ now: hours(1) });
    expect(await sold()).toEqual([old, open].toSorted());
    expect(stripe.requests.slice(before)).not.toContain(`GET /v1/checkout/sessions/${old}`);
    await read({ now: hours(25) });
    expect(await sold()).toEqual([old, open, long].toSorted());
  });

  test("nothing falls between a reading that failed and the next, however much later", async () => {
    const { stripe, begin, read, sold } = await openReading(kind);
    await read({ now: started });
    const missed = await begin(hours(2));
    stripe.complete(missed);
    stripe.mood = "failing";
    await expect(read({ now: hours(3) })).rejects.toThrow();
    stripe.mood = "well";
    await read({ now: hours(20 * 24) });
    expect(await sold()).toEqual([missed]);
  });
});
