import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { pricesAtStripe } from "../../tests/parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../../tests/parts/stripe-server.ts";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";

const single = { price_id: "price_in_person_single", mode: "payment" };
const monthly = { price_id: "price_monthly_online", mode: "subscription" };
const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };

async function openShop(kind: DatabaseKind = "SQLite", changes: Partial<Config> = {}, timeoutMs = 60_000) {
  const stripe = await openStripeServer(pricesAtStripe());
  onTestFinished(() => stripe.close());
  const secrets = { secretKey: stripeKey, webhookSecret: stripeWebhookSecret };
  const services = await openTestServices(kind, {
    stripe: { ...secrets, apiBase: stripe.url, timeoutMs },
    publicUrl: "https://yoga.example.com",
    ...changes,
  });
  // The look at the provider that comes with a start is over before anything is bought.
  await services.reconcile();
  const app = createApp(services);
  const { database } = services;
  const request = (method: string, path: string, init: RequestInit & { from?: string } = {}) =>
    app.request(
      path,
      { method, ...init },
      { incoming: { socket: { remoteAddress: init.from ?? "192.0.2.1" } } },
    );
  const start = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    request("GET", `/create-checkout-session?${new URLSearchParams(query)}`, { headers });
  /** Starts a checkout in a browser with a name of its own. */
  const begin = async (query: Record<string, string>, headers: { cookie?: string } = {}) => {
    const cookie = headers.cookie ?? "studio_browser=a-name-of-its-own";
    const response = await start(query, { cookie });
    expect(response.status).toBe(200);
    const { url } = await response.json();
    return { id: String(url).split("/").at(-1) ?? "", cookie };
  };
  const deliver = (event: { body: string; signature: string }) =>
    request("POST", "/webhooks/stripe", {
      body: event.body,
      headers: { "stripe-signature": event.signature },
    });
  const succeed = async (sessionId: string, cookie = "") =>
    request("POST", "/api/checkout/success", {
      body: JSON.stringify({ sessionId }),
      headers: { "content-type": "application/json", cookie },
    });
  const signUp = async (member = ana) => {
    const response = await request("POST", "/api/auth/sign-up/email", {
      body: JSON.stringify(member),
      headers: { "content-type": "application/json" },
    });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return { cookie, uid: (await response.json()).user.id as string };
  };
  const purchases = () => database.selectFrom("purchase").selectAll().execute();
  const passes = () => database.selectFrom("pass").selectAll().execute();
  const mails = () =>
    database.selectFrom("outbox").selectAll().where("subject", "like", "Your class link%").execute();
  return {
    ...services,
    stripe,
    app,
    request,
    start,
    begin,
    deliver,
    succeed,
    signUp,
    purchases,
    passes,
    mails,
  };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a paid checkout becomes one purchase, one pass and one mail, however often it is announced", async () => {
    const { begin, stripe, deliver, succeed, reconcile, purchases, passes, mails } = await openShop(kind);
    const { id } = await begin(single);
    stripe.complete(id, { email: "Buyer@Example.com" });
    const event = stripe.event("checkout.session.completed", { id });
    const answers = await Promise.all(Array.from({ length: 30 }, () => deliver(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await succeed(id);
    await reconcile();
    expect(await purchases()).toEqual([
      expect.objectContaining({
        id,
        kind: "checkout",
        uid: null,
        email: "buyer@example.com",
        planName: "In Person Yoga Session - 1 class pass",
        amount: 4000,
        currency: "USD",
        receiptUrl: `${stripe.url}/receipt`,
      }),
    ]);
    expect(await passes()).toEqual([expect.objectContaining({ id, classesLeft: 1, validUntil: null })]);
    expect(await mails()).toHaveLength(1);
  });

  test("completed and asynchronous events in either order grant once, and only when it is paid", async () => {
    for (const order of ["first", "last"]) {
      const { begin, stripe, deliver, purchases } = await openShop(kind);
      const { id } = await begin(single);
      const completed = stripe.event("checkout.session.completed", { id });
      const succeeded = stripe.event("checkout.session.async_payment_succeeded", { id });
      stripe.complete(id, { paymentStatus: "unpaid" });
      if (order === "first") expect((await deliver(completed)).status).toBe(200);
      expect(await purchases()).toEqual([]);
      stripe.change(id, { payment_status: "paid" });
      expect((await deliver(succeeded)).status).toBe(200);
      if (order === "last") expect((await deliver(completed)).status).toBe(200);
      expect(await purchases()).toHaveLength(1);
    }
  });

  test("a payment that fails in the end grants nothing", async () => {
    const { begin, stripe, deliver, purchases, reconcile, succeed } = await openShop(kind);
    const { id, cookie } = await begin(single);
    stripe.complete(id, { paymentStatus: "unpaid" });
    await deliver(stripe.event("checkout.session.completed", { id }));
    expect((await deliver(stripe.event("checkout.session.async_payment_failed", { id }))).status).toBe(200);
    expect(await (await succeed(id, cookie)).json()).toEqual({ isPaid: false, bought: null, booking: null });
    await reconcile();
    expect(await purchases()).toEqual([]);
  });

  test("an event that is forged, altered, old, from the future or no event is refused and leaves no trace", async () => {
    const { begin, stripe, deliver, request, purchases } = await openShop(kind);
    const { id } = await begin(single);
    stripe.complete(id);
    const before = stripe.requests.length;
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const genuine = stripe.event("checkout.session.completed", { id });
    const bad = [
      { ...genuine, signature: "" },
      { ...genuine, signature: "t=1,v1=00" },
      { ...genuine, signature: genuine.signature.replace(/v1=.{4}/, "v1=0000") },
      { ...genuine, body: genuine.body.replace("completed", "Completed") },
      { ...genuine, signature: genuine.signature.replace("v1=", "v0=") },
      stripe.event("checkout.session.completed", { id }, minutes(-6)),
      stripe.event("checkout.session.completed", { id }, minutes(6)),
    ];
    for (const event of bad) expect((await deliver(event)).status).toBe(400);
    const noEvent = await request("POST", "/webhooks/stripe", { body: "{}" });
    expect(noEvent.status).toBe(400);
    expect((await noEvent.json()).detail).toMatch(/\.$/);
    expect(stripe.requests).toHaveLength(before);
    expect(await purchases()).toEqual([]);
    expect((await deliver(stripe.event("checkout.session.completed", { id }, minutes(-4)))).status).toBe(200);
    expect(await purchases()).toHaveLength(1);
  });

  test("a signed body that is no event is refused; an event we have no use for is taken", async () => {
    const { stripe, deliver } = await openShop(kind);
    const { signEvent } = await import("./webhook-signature.ts");
    for (const body of [
      "",
      "{",
      "[]",
      '{"type":"checkout.session.completed"}',
      '{"id":"e","type":"x","data":{"object":{}}}',
    ]) {
      const signature = signEvent(body, stripeWebhookSecret, new Date());
      expect((await deliver({ body, signature })).status).toBe(400);
    }
    expect((await deliver(stripe.event("customer.created", { id: "cus_1" }))).status).toBe(200);
    // A genuine event about a checkout that the provider does not know: the keys do not fit together.
    expect((await deliver(stripe.event("checkout.session.completed", { id: "cs_nobody" }))).status).toBe(503);
  });

  test("when the provider cannot be asked the event is refused with 503, and taken the next time", async () => {
    const { begin, stripe, deliver, purchases } = await openShop(kind);
    const { id } = await begin(single);
    stripe.complete(id);
    const event = stripe.event("checkout.session.completed", { id });
    for (const mood of ["down", "failing", "malformed"] as const) {
      stripe.mood = mood;
      const response = await deliver(event);
      expect([mood, response.status]).toEqual([mood, 503]);
      expect(response.headers.get("retry-after")).toBe("5");
    }
    expect(await purchases()).toEqual([]);
    stripe.mood = "well";
    expect((await deliver(event)).status).toBe(200);
    expect(await purchases()).toHaveLength(1);
  });

  test("what no event told us is found by reconciliation, once", async () => {
    const { begin, stripe, reconcile, purchases, mails } = await openShop(kind);
    const first = await begin(single);
    const unpaid = await begin(monthly);
    stripe.complete(first.id);
    expect(unpaid.id).not.toBe(first.id);
    await reconcile();
    await reconcile();
    expect((await purchases()).map(({ id }) => id)).toEqual([first.id]);
    expect(await mails()).toHaveLength(1);
  });

  test("a subscription is valid for a month, longer with each renewal, and over when it is cancelled", async () => {
    const { begin, stripe, deliver, passes, purchases } = await openShop(kind);
    const { id } = await begin(monthly);
    stripe.complete(id);
    await deliver(stripe.event("checkout.session.completed", { id }));
    const [pass] = await passes();
    const subscription = pass?.subscriptionId ?? "";
    expect(pass).toMatchObject({ classesLeft: null, isRenewing: 1, endedAt: null });
    const days = (Date.parse(pass?.validUntil ?? "") - Date.parse(pass?.validFrom ?? "")) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(27.9);

    const later = Math.floor(Date.now() / 1000) + 61 * 24 * 3600;
    stripe.objects.set("in_2", {
      id: "in_2",
      object: "invoice",
      status: "open",
      billing_reason: "subscription_cycle",
      amount_paid: 4000,
      currency: "usd",
      created: later,
      status_transitions: { paid_at: later },
      hosted_invoice_url: "https://invoice.example",
      parent: { subscription_details: { subscription } },
      payments: { data: [{ payment: { payment_intent: "pi_2" } }] },
    });
    // The next period has begun; whether it is paid for is not known yet.
    stripe.change(subscription, { items: { data: [{ current_period_end: later }] }, latest_invoice: "in_2" });
    await deliver(stripe.event("customer.subscription.updated", { id: subscription }));
    expect((await passes())[0]?.validUntil).toBe(pass?.validUntil);
    stripe.change(subscription, { status: "past_due" });
    await deliver(stripe.event("customer.subscription.updated", { id: subscription }));
    expect((await passes())[0]).toMatchObject({ validUntil: pass?.validUntil, isRenewing: 1 });
    stripe.change(subscription, { status: "active" });
    stripe.change("in_2", { status: "paid" });
    const renewed = stripe.event("invoice.paid", { id: "in_2" });
    await deliver(renewed);
    await deliver(renewed);
    expect((await passes())[0]?.validUntil).toBe(new Date(later * 1000).toISOString());
    expect((await purchases()).map(({ kind: what, amount }) => [what, amount]).sort()).toEqual([
      ["checkout", 4000],
      ["renewal", 4000],
    ]);

    stripe.change(subscription, { cancel_at_period_end: true });
    await deliver(stripe.event("customer.subscription.updated", { id: subscription }));
    expect((await passes())[0]).toMatchObject({ isRenewing: 0, endedAt: null });

    const end = Math.floor(Date.now() / 1000);
    stripe.change(subscription, { status: "canceled", ended_at: end });
    await deliver(stripe.event("customer.subscription.deleted", { id: subscription }));
    expect((await passes())[0]).toMatchObject({ isRenewing: 0, endedAt: new Date(end * 1000).toISOString() });
  });

  test("a first invoice is the purchase itself, and a renewal of something else is nobody's", async () => {
    const { stripe, deliver, purchases } = await openShop(kind);
    for (const billing_reason of ["subscription_create", "subscription_cycle"]) {
      stripe.objects.set("in_1", {
        id: "in_1",
        object: "invoice",
        status: "paid",
        billing_reason,
        amount_paid: 4000,
        currency: "usd",
        created: 1,
        parent: { subscription_details: { subscription: "sub_foreign" } },
      });
      expect((await deliver(stripe.event("invoice.paid", { id: "in_1" }))).status).toBe(200);
    }
    expect(await purchases()).toEqual([]);
  });

  test("a refund is noted, and a whole one ends the pass", async () => {
    const { begin, stripe, deliver, purchases, passes } = await openShop(kind);
    const { id } = await begin(single);
    stripe.complete(id);
    await deliver(stripe.event("checkout.session.completed", { id }));
    const payment_intent = `pi_${id.slice(-8)}`;
    const refund = async (amount_refunded: number) => {
      stripe.change(`ch_${id.slice(-8)}`, { amount_refunded });
      // What the event itself claims is not believed.
      await deliver(stripe.event("charge.refunded", { id: "ch_1", payment_intent, amount_refunded: 4000 }));
    };
    await refund(1000);
    expect((await purchases())[0]?.refundedAmount).toBe(1000);
    expect((await passes())[0]?.endedAt).toBeNull();
    await refund(4000);
    expect((await purchases())[0]?.refundedAmount).toBe(4000);
    expect((await passes())[0]?.endedAt).not.toBeNull();
  });

  test("a refund is found although its event came too early or not at all", async () => {
    const { begin, stripe, deliver, reconcile, purchases, passes, mails } = await openShop(kind);
    const early = await begin(single);
    stripe.complete(early.id);
    stripe.change(`ch_${early.id.slice(-8)}`, { amount_refunded: 4000 });
    const payment_intent = `pi_${early.id.slice(-8)}`;
    await deliver(stripe.event("charge.refunded", { id: `ch_${early.id.slice(-8)}`, payment_intent }));
    await deliver(stripe.event("checkout.session.completed", { id: early.id }));
    expect((await purchases())[0]?.refundedAmount).toBe(4000);
    expect((await passes())[0]?.endedAt).not.toBeNull();
    expect(await mails()).toEqual([]);

    const missed = await begin(single);
    stripe.complete(missed.id);
    await reconcile();
    stripe.change(`ch_${missed.id.slice(-8)}`, { amount_refunded: 4000 });
    await reconcile();
    expect((await passes()).map(({ endedAt }) => endedAt === null)).toEqual([false, false]);
  });

  test("a subscription that was given back is over until it is paid for again", async () => {
    const { begin, stripe, deliver, reconcile, purchases, passes } = await openShop(kind);
    const { id } = await begin(monthly);
    stripe.complete(id);
    await deliver(stripe.event("checkout.session.completed", { id }));
    const end = id.slice(-8);
    stripe.change(`ch_${end}`, { amount_refunded: 4000 });
    await deliver(stripe.event("charge.refunded", { id: `ch_${end}`, payment_intent: `pi_${end}` }));
    expect((await purchases())[0]?.refundedAmount).toBe(4000);
    const isOver = async () => Date.parse((await passes())[0]?.validUntil ?? "") <= Date.now();
    expect(await isOver()).toBe(true);
    await reconcile();
    expect(await isOver()).toBe(true);
  });

  test("a subscription that was cancelled before we heard of it is over", async () => {
    const { begin, stripe, deliver, passes } = await openShop(kind);
    const { id } = await begin(monthly);
    stripe.complete(id);
    stripe.change(`sub_${id.slice(-8)}`, { status: "canceled", ended_at: 1_700_000_000 });
    await deliver(stripe.event("customer.subscription.deleted", { id: `sub_${id.slice(-8)}` }));
    await deliver(stripe.event("checkout.session.completed", { id }));
    expect((await passes())[0]).toMatchObject({ isRenewing: 0, endedAt: expect.any(String) });
  });

  test("a renewal no event told us of is recorded by reconciliation, and one failure keeps nothing else back", async () => {
    const { begin, stripe, reconcile, purchases } = await openShop(kind);
    const paid = [await begin(monthly), await begin(single)];
    for (const { id } of paid) stripe.complete(id);
    // Ours, paid, and of no plan that we know: an owner's mistake.
    const broken = await begin({ price_id: "price_workshop_ten", mode: "payment" });
    stripe.complete(broken.id);
    stripe.change(broken.id, { line_items: { data: [{ price: { id: "price_unknown" } }] } });
    await reconcile();
    expect(await purchases()).toHaveLength(2);
    stripe.objects.set("in_9", {
      id: "in_9",
      object: "invoice",
      status: "paid",
      billing_reason: "subscription_cycle",
      amount_paid: 4000,
      currency: "usd",
      created: 1_800_000_000,
      parent: { subscription_details: { subscription: `sub_${paid[0]?.id.slice(-8)}` } },
    });
    await reconcile();
    await reconcile();
    expect((await purchases()).map(({ id }) => id)).toContain("in_9");
    expect(await purchases()).toHaveLength(3);
  });

  test("a member's purchase carries their account and address", async () => {
    const { begin, stripe, deliver, signUp, request, purchases } = await openShop(kind);
    const { cookie, uid } = await signUp();
    const { id } = await begin(single, { cookie });
    expect(stripe.objects.get(id)).toMatchObject({ client_reference_id: uid, customer_email: ana.email });
    stripe.complete(id);
    await deliver(stripe.event("checkout.session.completed", { id }));
    expect((await purchases())[0]).toMatchObject({ uid, email: ana.email });
    const held = await (await request("GET", "/api/passes", { headers: { cookie } })).json();
    expect(held).toMatchObject({
      passes: [
        { validity: "Valid for 1 class", isValid: true, classLink: "https://heronyoga.example/find-us" },
      ],
      receipts: [{ price: "$40", url: `${stripe.url}/receipt` }],
    });
  });

  test("what was bought signed out goes to an account with that address only once it is confirmed", async () => {
    const { begin, stripe, deliver, signUp, request, database } = await openShop(kind);
    const { id } = await begin(single);
    stripe.complete(id, { email: "ANA@example.com" });
    await deliver(stripe.event("checkout.session.completed", { id }));
    const { cookie, uid } = await signUp();
    const held = async () =>
      (await (await request("GET", "/api/passes", { headers: { cookie } })).json()).passes;
    expect(await held()).toEqual([]);
    await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", uid).execute();
    expect(await held()).toHaveLength(1);
    const ben = await signUp({ ...ana, email: "ben@example.com" });
    expect(
      (await (await request("GET", "/api/passes", { headers: { cookie: ben.cookie } })).json()).passes,
    ).toEqual([]);
  });

  test("what waits for an address to be confirmed is told to the browser that bought it, and to nobody else", async () => {
    const { begin, stripe, deliver, signUp, request, database } = await openShop(kind);
    const mine = "studio_browser=a-name-of-its-own";
    const { id } = await begin(single, { cookie: mine });
    const { cookie, uid } = await signUp();
    const isWaiting = async (browser: string, as = cookie) => {
      const held = await request("GET", "/api/passes", { headers: { cookie: `${as}; ${browser}` } });
      return (await held.json()).isWaiting;
    };
    expect(await isWaiting(mine)).toBe(false);
    stripe.complete(id, { email: "ANA@example.com" });
    await deliver(stripe.event("checkout.session.completed", { id }));
    expect(await isWaiting(mine)).toBe(true);
    expect(await isWaiting("studio_browser=another-name-entirely")).toBe(false);
    expect(await isWaiting("other=cookie")).toBe(false);
    // Confirming another address would not bring it.
    const ben = await signUp({ ...ana, email: "ben@example.com" });
    expect(await isWaiting(mine, ben.cookie)).toBe(false);
    await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", uid).execute();
    expect(await isWaiting(mine)).toBe(false);
  });

  test("a pass that was given back waits for nobody", async () => {
    const { begin, stripe, deliver, signUp, request } = await openShop(kind);
    const { id, cookie: mine } = await begin(single);
    stripe.complete(id, { email: ana.email });
    stripe.change(`ch_${id.slice(-8)}`, { amount_refunded: 4000 });
    await deliver(stripe.event("checkout.session.completed", { id }));
    const { cookie } = await signUp();
    const held = await request("GET", "/api/passes", { headers: { cookie: `${cookie}; ${mine}` } });
    expect(await held.json()).toMatchObject({ passes: [], isWaiting: false });
  });

  test("a member is not sold a subscription they have, until it is cancelled", async () => {
    const { start, begin, stripe, deliver, signUp, database } = await openShop(kind);
    // Bought before there was an account, and theirs by their confirmed address.
    const { id } = await begin(monthly);
    stripe.complete(id, { email: ana.email });
    await deliver(stripe.event("checkout.session.completed", { id }));
    const { cookie, uid } = await signUp();
    expect((await start(monthly, { cookie })).status).toBe(200);
    await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", uid).execute();
    const refused = await start(monthly, { cookie });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        detail: "You already have this subscription. You can manage it on your dashboard.",
        code: "conflict",
        manage: "/dashboard",
      },
    ]);
    expect((await start(single, { cookie })).status).toBe(200);
    expect((await start(monthly)).status).toBe(200);
    stripe.change(`sub_${id.slice(-8)}`, { cancel_at_period_end: true });
    await deliver(stripe.event("customer.subscription.updated", { id: `sub_${id.slice(-8)}` }));
    expect((await start(monthly, { cookie })).status).toBe(200);
  });

  test("two checkouts of a subscription that were open at once are both kept, and the owner is told once", async () => {
    const { begin, stripe, deliver, signUp, database, passes, purchases, mails } = await openShop(kind);
    const { cookie, uid } = await signUp();
    const devices = ["the-first-of-two-devices", "the-second-of-two-devices"];
    const both = await Promise.all(
      devices.map((name) => begin(monthly, { cookie: `${cookie}; studio_browser=${name}` })),
    );
    for (const { id } of both) stripe.complete(id);
    const events = both.map(({ id }) => stripe.event("checkout.session.completed", { id }));
    const answers = await Promise.all([...events, ...events].map(deliver));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await passes()).map((pass) => [pass.uid, pass.isRenewing])).toEqual([
      [uid, 1],
      [uid, 1],
    ]);
    expect(await purchases()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
    const warnings = await database
      .selectFrom("outbox")
      .selectAll()
      .where("subject", "=", "A subscription is paid for twice")
      .execute();
    expect(warnings.map(({ recipient }) => recipient)).toEqual(["hello@heronyoga.example"]);
    const { text } = await PostalMime.parse(warnings[0]?.raw ?? "");
    for (const { id } of both) expect(text).toContain(`sub_${id.slice(-8)} (checkout ${id}`);
    expect(text).toContain("cancel one of them at your payment provider and refund");
    // Which the owner did: the other one goes on.
    const gone = `sub_${both[0]?.id.slice(-8)}`;
    stripe.change(gone, { status: "canceled", ended_at: 1 });
    await deliver(stripe.event("customer.subscription.deleted", { id: gone }));
    expect((await passes()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  test("what deleting an account would cost is told before", async () => {
    const { begin, stripe, deliver, signUp, request, database } = await openShop(kind);
    const { cookie, uid } = await signUp();
    const ask = (as: string) => request("GET", "/api/account/deletion", { headers: { cookie: as } });
    expect((await ask("")).status).toBe(401);
    expect(await (await ask(cookie)).json()).toEqual({ classesLeft: 0, isSubscribed: false });
    const ten = { price_id: "price_workshop_ten", mode: "payment" };
    for (const query of [single, ten, ten, monthly]) {
      const { id } = await begin(query, { cookie });
      stripe.complete(id);
      await deliver(stripe.event("checkout.session.completed", { id }));
      if (query === ten)
        await database.updateTable("pass").set({ classesLeft: 7 }).where("id", "=", id).execute();
    }
    await database
      .updateTable("pass")
      .set({ endedAt: "2020-01-01T00:00:00.000Z" })
      .where("classesLeft", "=", 1)
      .execute();
    expect(await (await ask(cookie)).json()).toEqual({ classesLeft: 14, isSubscribed: true });
    // With what was bought signed out, once the address is confirmed.
    const before = await begin(single);
    stripe.complete(before.id, { email: ana.email });
    await deliver(stripe.event("checkout.session.completed", { id: before.id }));
    expect(await (await ask(cookie)).json()).toMatchObject({ classesLeft: 14 });
    await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", uid).execute();
    expect(await (await ask(cookie)).json()).toMatchObject({ classesLeft: 15 });
  });

  test("only the browser that bought it sees what was bought", async () => {
    const { begin, stripe, succeed, purchases } = await openShop(kind);
    const { id, cookie } = await begin(single, { cookie: "studio_browser=a-name-of-its-own" });
    expect(await (await succeed(id, cookie)).json()).toEqual({ isPaid: false, bought: null, booking: null });
    stripe.complete(id);
    expect(await (await succeed(id, "studio_browser=another-name-entirely")).json()).toEqual({
      isPaid: true,
      bought: null,
      booking: null,
    });
    // It was fulfilled all the same: the webhook may not have come yet.
    expect(await purchases()).toHaveLength(1);
    expect(await (await succeed(id, cookie)).json()).toEqual({
      isPaid: true,
      bought: {
        planName: "In Person Yoga Session - 1 class pass",
        price: "$40",
        validity: "Valid for 1 class",
        classLink: "https://heronyoga.example/find-us",
      },
      booking: null,
    });
    const before = stripe.requests.length;
    for (const made of ["x", "cs_../../v1/customers", "cs_nobody", ""]) {
      expect(await (await succeed(made, cookie)).json()).toEqual({
        isPaid: false,
        bought: null,
        booking: null,
      });
    }
    expect(stripe.requests.slice(before)).toEqual(["GET /v1/checkout/sessions/cs_nobody"]);
  });

  test("a second press within a minute leads to the same checkout, another browser or plan to another", async () => {
    const { begin, stripe, database } = await openShop(kind);
    const mine = { cookie: "studio_browser=a-name-of-its-own" };
    const both = await Promise.all([begin(single, mine), begin(single, mine)]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect((await begin(monthly, mine)).id).not.toBe(both[0]?.id);
    expect((await begin(single, { cookie: "studio_browser=another-name-entirely" })).id).not.toBe(
      both[0]?.id,
    );
    await database.updateTable("checkoutAttempt").set({ startedAt: "2020-01-01T00:00:00.000Z" }).execute();
    expect((await begin(single, mine)).id).not.toBe(both[0]?.id);
    expect([...stripe.objects.values()].filter(({ object }) => object === "checkout.session")).toHaveLength(
      4,
    );
  });

  test("whoever has just bought can buy again at once", async () => {
    const { begin, stripe, deliver } = await openShop(kind);
    const mine = { cookie: "studio_browser=a-name-of-its-own" };
    const { id } = await begin(single, mine);
    stripe.complete(id);
    await deliver(stripe.event("checkout.session.completed", { id }));
    expect((await begin(single, mine)).id).not.toBe(id);
  });
});

test("a program without a cookie joins its own attempt, but is nobody's browser", async () => {
  const { start, succeed, stripe } = await openShop();
  const [first, second] = await Promise.all([start(single), start(single)]);
  const { url } = await first.json();
  expect((await second.json()).url).toBe(url);
  const id = String(url).split("/").at(-1) ?? "";
  stripe.complete(id);
  expect(await (await succeed(id)).json()).toEqual({ isPaid: true, bought: null, booking: null });
});

test("a failure is not remembered: the next press is a new attempt", async () => {
  const { start, begin, stripe } = await openShop();
  stripe.mood = "failing";
  expect((await start(single, { cookie: "studio_browser=a-name-of-its-own" })).status).toBe(503);
  stripe.mood = "well";
  expect((await begin(single)).id).toMatch(/^cs_test_/);
});

test("a member on a second device gets a checkout of its own, and is the same customer", async () => {
  const { begin, stripe, deliver, signUp } = await openShop();
  const { cookie } = await signUp();
  const first = await begin(monthly, { cookie: `${cookie}; studio_browser=the-first-of-two-devices` });
  const second = await begin(monthly, { cookie: `${cookie}; studio_browser=the-second-of-two-devices` });
  expect(second.id).not.toBe(first.id);
  stripe.complete(first.id);
  await deliver(stripe.event("checkout.session.completed", { id: first.id }));
  const third = await begin(single, { cookie });
  expect(stripe.objects.get(third.id)).toMatchObject({ customer: `cus_${first.id.slice(-8)}` });
});

test("each plan is offered to Stripe as it is sold, free ones too", async () => {
  const { begin, stripe } = await openShop();
  for (const { priceId, mode, amount } of plans) {
    const { id } = await begin({ price_id: priceId, mode });
    expect(stripe.objects.get(id)).toMatchObject({
      mode,
      amount_total: amount,
      success_url: "https://yoga.example.com/success?session_id={CHECKOUT_SESSION_ID}",
    });
  }
});

test.each([
  ["an unknown price", { price_id: "price_other", mode: "payment" }],
  ["the wrong mode", { price_id: "price_in_person_single", mode: "subscription" }],
  ["a mode that is none", { price_id: "price_in_person_single", mode: "setup" }],
  ["no price", { mode: "payment" }],
  ["nothing", {}],
])("%s is refused and never reaches the provider", async (_, query) => {
  const { start, stripe } = await openShop();
  const response = await start(query);
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toMatch(/\.$/);
  expect(stripe.requests.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("another site's page cannot start a checkout", async () => {
  const { start } = await openShop();
  expect((await start(single, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await start(single, { "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("starting checkouts is limited", async () => {
  const { start } = await openShop();
  const answers = [];
  for (let count = 0; count < 31; count += 1) answers.push((await start(single)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.at(-1)).toBe(429);
});

test.each(["down", "failing", "malformed", "slow"] as const)(
  "with a provider that is %s the visitor is told to try again",
  async (mood) => {
    const { start, stripe } = await openShop("SQLite", {}, mood === "slow" ? 50 : undefined);
    stripe.mood = mood;
    const response = await start(single);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: "unavailable",
      detail: expect.stringMatching(/\.$/),
    });
  },
);

test("in production without Stripe nothing can be bought, and there is no demonstration", async () => {
  const { start, request } = await openShop("SQLite", { stripe: undefined, isProduction: true });
  expect((await start(single)).status).toBe(503);
  expect((await request("GET", "/demo-checkout/cs_demo_1")).status).toBe(404);
  expect((await request("POST", "/webhooks/stripe", { body: "{}" })).status).toBe(503);
});

test("the mail says what was bought, the way in and the next classes, and invites who has no account", async () => {
  const { begin, stripe, deliver, mails, signUp } = await openShop();
  const { id } = await begin(monthly);
  stripe.complete(id, { email: "buyer@example.com" });
  await deliver(stripe.event("checkout.session.completed", { id }));
  const mail = await PostalMime.parse((await mails())[0]?.raw ?? "");
  expect(mail.to?.[0]?.address).toBe("buyer@example.com");
  expect(mail.text).toContain("https://live.heronyoga.example/members");
  expect(mail.text).toContain("Price: $40 a month");
  expect(mail.text).toMatch(/Valid until \w+ \d+, \d{4}, then renewed until you cancel/);
  expect(mail.text).toMatch(/Monday, \w+ \d+, 6:00 PM: Hatha Yoga, 60 min/);
  expect(mail.text).toContain("https://yoga.example.com/login?mode=register&email=buyer%40example.com");
  expect(mail.text).toContain("hello@heronyoga.example");
  expect(mail.html).not.toMatch(/<img|<script|src=/);
  const calendar = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
  expect(calendar).toContain("BEGIN:VEVENT");
  expect(calendar.replaceAll(/\r?\n /g, "")).toContain(
    "Your class link: https://live.heronyoga.example/members",
  );

  const { cookie } = await signUp();
  const second = await begin(single, { cookie });
  stripe.complete(second.id);
  await deliver(stripe.event("checkout.session.completed", { id: second.id }));
  const toMember = (await mails()).find(({ recipient }) => recipient === ana.email);
  const { text } = await PostalMime.parse(toMember?.raw ?? "");
  expect(text).toContain("https://yoga.example.com/dashboard");
  expect(text).not.toContain("mode=register");
});

test("a member manages a subscription at the provider, and nobody else's", async () => {
  const { begin, stripe, deliver, signUp, request } = await openShop();
  const { cookie } = await signUp();
  const portal = (as: string) => request("POST", "/api/passes/portal", { headers: { cookie: as } });
  expect((await portal("")).status).toBe(401);
  expect((await portal(cookie)).status).toBe(404);
  const { id } = await begin(monthly, { cookie });
  stripe.complete(id);
  await deliver(stripe.event("checkout.session.completed", { id }));
  expect(await (await portal(cookie)).json()).toEqual({ url: `${stripe.url}/portal/cus_${id.slice(-8)}` });
  const ben = await signUp({ ...ana, email: "ben@example.com" });
  expect((await portal(ben.cookie)).status).toBe(404);
});

test("a running subscription has to be cancelled before the account is deleted", async () => {
  const { begin, stripe, deliver, signUp, request, database } = await openShop();
  const { cookie } = await signUp();
  const { id } = await begin(monthly, { cookie });
  stripe.complete(id);
  await deliver(stripe.event("checkout.session.completed", { id }));
  const remove = () =>
    request("POST", "/api/account/delete", {
      body: JSON.stringify({ password: ana.password }),
      headers: { cookie, "content-type": "application/json" },
    });
  expect((await remove()).status).toBe(400);
  // One whose card failed goes on being tried.
  stripe.change(`sub_${id.slice(-8)}`, { status: "past_due" });
  await deliver(stripe.event("customer.subscription.updated", { id: `sub_${id.slice(-8)}` }));
  expect((await remove()).status).toBe(400);
  stripe.change(`sub_${id.slice(-8)}`, { status: "canceled", ended_at: 1 });
  await deliver(stripe.event("customer.subscription.deleted", { id: `sub_${id.slice(-8)}` }));
  const data = await (await request("GET", "/api/account/data", { headers: { cookie } })).json();
  expect(data.purchases).toHaveLength(1);
  expect(data.passes).toHaveLength(1);
  expect((await remove()).status).toBe(200);
  const [kept] = await database.selectFrom("purchase").selectAll().execute();
  expect(kept).toMatchObject({ id, uid: null, email: ana.email });
});
