import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import type {
  Figure,
  Refunded,
  SaleLine,
  Sales,
  SalesBook,
  StudioClassPage,
  Subscriptions,
} from "../../contract/studio.ts";
import { addClass, addMember } from "../../tests/parts/booking.ts";
import { pricesAtStripe } from "../../tests/parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../../tests/parts/stripe-server.ts";
import { openStudioTest } from "../../tests/parts/studio.ts";
import { createTestFolder, databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { bookClass } from "../classes/book-class.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { migrations } from "../database/migrations/all.ts";
import { createSqliteDialect } from "../database/sqlite.ts";
import type { Database, PurchaseTable } from "../database/tables.ts";
import { applyRefund } from "../shop/follow-subscription.ts";
import { fulfilPurchase } from "../shop/fulfil-purchase.ts";
import { readCsv } from "./csv.ts";
import { finishRefunds } from "./refund-sale.ts";
import { viewSales } from "./sales-book.ts";

/** The same numbers every time (mulberry32). */
function createSeeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

async function addPurchase(database: Database, fields: Partial<PurchaseTable>): Promise<PurchaseTable> {
  const purchase: PurchaseTable = {
    id: randomUUID(),
    kind: "checkout",
    way: "card",
    uid: null,
    email: "buyer@example.com",
    priceId: "price_workshop_ten",
    planName: "Yoga Workshop In Person - 10 class pass",
    amount: 15000,
    currency: "USD",
    paidAt: new Date().toISOString(),
    paymentIntentId: null,
    subscriptionId: null,
    customerId: null,
    receiptUrl: null,
    refundedAmount: 0,
    browser: null,
    ...fields,
  };
  await database.insertInto("purchase").values(purchase).execute();
  return purchase;
}

const sum = (figures: { amount: number }[]) => figures.reduce((total, { amount }) => total + amount, 0);

function expectRowsToSum(book: SalesBook): void {
  const byId = new Map<string, SaleLine>(book.lines.map((line) => [line.id, line]));
  const { sold, refunded, total, byDay, byPlan, byWay } = book;
  const figures: Figure[] = [sold, refunded, total, ...byDay, ...byPlan, ...byWay];
  for (const { amount, lines } of figures) {
    expect(sum(lines.map((id) => byId.get(id) ?? expect.fail(id)))).toBe(amount);
  }
  for (const parts of [byDay, byPlan, byWay, [sold, refunded]]) {
    expect(sum(parts)).toBe(total.amount);
    // Each line is in one of them.
    expect(parts.flatMap(({ lines }) => lines).toSorted()).toEqual(total.lines.toSorted());
  }
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("revenue by day, by plan and by way of payment is the same, with refunds, month for month", async () => {
    const database = await openTestDatabase(kind);
    const random = createSeeded(18);
    const ways = ["card", "cash", "transfer"] as const;
    const kinds = ["checkout", "renewal", "door"] as const;
    const start = Date.parse("2026-08-15T00:00:00Z");
    let expected = 0;
    for (let index = 0; index < 150; index += 1) {
      const plan = plans[random(plans.length)] ?? expect.fail();
      const { id, amount } = await addPurchase(database, {
        id: `sale ${index}`,
        kind: kinds[random(3)] ?? "door",
        way: ways[random(3)] ?? "card",
        priceId: plan.priceId,
        planName: plan.name,
        amount: plan.amount === 0 ? 0 : 1 + random(20_000),
        currency: random(10) === 0 ? "EUR" : "USD",
        paidAt: new Date(start + random(90 * 24 * 60) * 60_000).toISOString(),
      });
      expected += amount;
      if (amount === 0 || random(3) > 0) continue;
      // Given back in one step or in several, and some of it said twice.
      const first = 1 + random(amount);
      await applyRefund(database, id, first);
      await applyRefund(database, id, first);
      const second = first + random(amount - first + 1);
      await applyRefund(database, id, second);
      expected -= second;
      const at = new Date(start + random(90 * 24 * 60) * 60_000).toISOString();
      await database.updateTable("refund").set({ doneAt: at }).where("purchaseId", "=", id).execute();
    }
    let total = 0;
    const { months } = await viewSales(database, undefined, new Date("2026-11-16T12:00:00Z"));
    expect(months).toEqual(["2026-11", "2026-10", "2026-09", "2026-08"]);
    for (const month of months) {
      const { books } = await viewSales(database, month, new Date("2026-11-16T12:00:00Z"));
      expect(books.map(({ currency }) => currency).toSorted()).toEqual(["EUR", "USD"]);
      for (const book of books) {
        expectRowsToSum(book);
        total += book.total.amount;
      }
    }
    expect(total).toBe(expected);
    const purchases = await database.selectFrom("purchase").select(["id", "refundedAmount"]).execute();
    const refunds = await database.selectFrom("refund").select(["purchaseId", "amount"]).execute();
    for (const { id, refundedAmount } of purchases) {
      expect(sum(refunds.filter(({ purchaseId }) => purchaseId === id))).toBe(refundedAmount);
    }
  });
});

test("what was given back before refunds had rows of their own has one, on the day of the sale", async () => {
  const database: Database = new Kysely({
    dialect: createSqliteDialect(join(createTestFolder(), "studio.db")),
  });
  onTestFinished(() => database.destroy());
  const names = Object.keys(migrations);
  const earlier = names.slice(0, names.indexOf("017-studio"));
  await migrateDatabase(database, Object.fromEntries(Object.entries(migrations).slice(0, earlier.length)));
  await sql`insert into "purchase"
    ("id", "kind", "email", "priceId", "planName", "amount", "currency", "paidAt", "refundedAmount")
    values ('s', 'checkout', 'a@example.com', 'p', 'Ten', 150, 'USD', '2026-10-01T10:00:00.000Z', 50)`.execute(
    database,
  );
  await migrateDatabase(database, migrations);
  const { books } = await viewSales(database, "2026-10", new Date("2026-11-16T12:00:00Z"));
  expect(books[0]).toMatchObject({
    sold: { amount: 150 },
    refunded: { amount: -50 },
    byWay: [{ name: "card" }],
  });
});

test("a refund goes through Stripe once, whatever is lost on the way, and its event adds nothing", async () => {
  const stripe = await openStripeServer(pricesAtStripe());
  onTestFinished(() => stripe.close());
  const secrets = { secretKey: stripeKey, webhookSecret: stripeWebhookSecret };
  const studio = await openStudioTest("SQLite", {
    stripe: { ...secrets, apiBase: stripe.url, timeoutMs: 60_000 },
  });
  const { services } = studio;
  await services.reconcile();
  const fulfilment = services.fulfilment ?? expect.fail();
  const plan = plans.find(({ priceId }) => priceId === "price_workshop_ten") ?? expect.fail();
  const sell = async (attemptId: string) => {
    const { id } = await fulfilment.provider.createSession({
      plan,
      attemptId,
      buyer: undefined,
      browser: "b",
    });
    stripe.complete(id);
    await fulfilPurchase(fulfilment, id);
    return id;
  };
  const sale = await sell("one");
  const given = () => stripe.objects.get(`ch_${sale.slice(-8)}`)?.amount_refunded;
  const refund = (body: object) => studio.call("POST", `/api/studio/sales/${sale}/refund`, body);
  const wish = { id: randomUUID(), amount: 5000, reason: "moved away" };
  stripe.mood = "failing";
  expect(await (await refund(wish)).json()).toMatchObject({ state: "asked", sale: { refundable: 10_000 } });
  expect(given()).toBe(0);
  stripe.mood = "well";
  for (const answer of await Promise.all([refund(wish), refund(wish)])) {
    expect(await answer.json()).toMatchObject({ state: "done", sale: { refundable: 10_000 } });
  }
  expect(given()).toBe(5000);
  expect((await refund({ id: randomUUID(), amount: 10_001, reason: "more" })).status).toBe(400);

  // Asked for, and then the process was gone: it is finished later, once.
  stripe.mood = "failing";
  const rest = { id: randomUUID(), reason: "all of it" };
  expect(((await (await refund(rest)).json()) as Refunded).state).toBe("asked");
  stripe.mood = "well";
  await finishRefunds(fulfilment, new Date());
  await finishRefunds(fulfilment, new Date());
  expect(given()).toBe(15_000);
  const event = stripe.event("charge.refunded", { id: "ch", payment_intent: `pi_${sale.slice(-8)}` });
  const headers = { "stripe-signature": event.signature };
  const { createApp } = await import("../app.ts");
  await createApp(services).request("/webhooks/stripe", { method: "POST", body: event.body, headers });
  const { books } = await studio.ask<Sales>("GET", "/api/studio/sales");
  expect(books[0]).toMatchObject({
    sold: { amount: 15_000 },
    refunded: { amount: -15_000 },
    total: { amount: 0 },
  });
  expect((await refund({ id: randomUUID(), reason: "again" })).status).toBe(409);
  const pass = await services.database.selectFrom("pass").select("endedAt").executeTakeFirstOrThrow();
  expect(pass.endedAt).not.toBeNull();

  // What Stripe refuses is said, and can be asked for anew.
  const other = await sell("two");
  stripe.objects.delete(`pi_${other.slice(-8)}`);
  const refused = await studio.call("POST", `/api/studio/sales/${other}/refund`, {
    id: randomUUID(),
    reason: "ill",
  });
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining("did not give it back") });
});

test("cash is noted, and subscriptions and failed payments are seen, with the demonstration", async () => {
  const studio = await openStudioTest("SQLite");
  const { database, payments, fulfilment = expect.fail() } = studio.services;
  const demo = payments.demo ?? expect.fail();
  const cash = await addPurchase(database, { kind: "door", way: "cash", paidAt: new Date().toISOString() });
  const noted = await studio.ask<Refunded>("POST", `/api/studio/sales/${cash.id}/refund`, {
    id: randomUUID(),
    amount: 1000,
    reason: "too much",
  });
  expect(noted).toMatchObject({ state: "done", sale: { refundable: 14_000 } });

  const plan = plans.find(({ mode }) => mode === "subscription") ?? expect.fail();
  const { id } = await demo.createSession({ plan, attemptId: "a", buyer: undefined, browser: "b" });
  await demo.pay(id, "sub@example.com");
  await fulfilPurchase(fulfilment, id);
  const { subscriptionId = "" } = (await demo.findSession(id)) ?? {};
  const { handleEvent } = await import("../shop/handle-event.ts");
  const tell = async (event: { body: string } | undefined) => handleEvent(fulfilment, event?.body ?? "");
  const view = () => studio.ask<Subscriptions>("GET", "/api/studio/subscriptions");
  expect((await view()).subscriptions).toMatchObject([{ state: "running", email: "sub@example.com" }]);
  await tell(await demo.fail(subscriptionId));
  expect(await view()).toMatchObject({
    subscriptions: [{ state: "payment failed" }],
    failed: [{ amount: 4000, currency: "USD", settledAt: null, email: "sub@example.com" }],
  });
  await tell(await demo.renew(subscriptionId));
  expect(await view()).toMatchObject({
    subscriptions: [{ state: "running" }],
    failed: [{ settledAt: expect.any(String) }],
  });
  const renewal = (await studio.ask<Sales>("GET", "/api/studio/sales")).books[0]?.lines.find(
    ({ kind }) => kind === "renewal",
  );
  const path = `/api/studio/sales/${renewal?.id}/refund`;
  expect(await studio.ask("POST", path, { id: randomUUID(), reason: "ill" })).toMatchObject({
    state: "done",
  });

  const file = await (await studio.call("GET", "/api/studio/sales.csv")).text();
  expect(file.split("\r\n")).toHaveLength(7);
  expect(file).toContain(
    ",refund,Yoga Workshop In Person - 10 class pass,cash,yes,,buyer@example.com,-10.00,USD,too much,",
  );
  expect((await studio.call("GET", "/api/studio/sales?month=2026-13")).status).toBe(400);
});

test("what was given back whole ends the bookings to come at once, the member hears of it, and files name people", async () => {
  const { services, ask, call } = await openStudioTest("SQLite");
  const { database, secret, classParts } = services;
  const ana = await addMember(database, "ana", secret);
  const sale = { id: randomUUID(), priceId: "price_workshop_ten", way: "cash" };
  await ask("POST", `/api/studio/people/${ana.uid}/sales`, sale);
  const saleId = `door_${sale.id}`;
  const startsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString();
  const { id: classId } = await addClass(database, { startsAt, place: "in person" });
  await bookClass(classParts, ana, { classId }, new Date());
  const { id: roomId } = await addClass(database, { startsAt, place: "in person" });
  const here = await bookClass(classParts, ana, { classId: roomId }, new Date());
  await database.updateTable("booking").set({ attendance: "came" }).where("classId", "=", roomId).execute();
  expect(await ask("GET", `/api/studio/passes/${saleId}/booked`)).toMatchObject({
    bookings: [{ classType: "Hatha Yoga", startsAt }],
  });

  const refund = (body: object) =>
    ask<Refunded>("POST", `/api/studio/sales/${saleId}/refund`, { id: randomUUID(), reason: "ill", ...body });
  expect((await refund({ amount: 1000 })).sale).toMatchObject({ name: "ana", email: ana.email });
  const { roster } = await ask<StudioClassPage>("GET", `/api/studio/classes/${classId}`);
  expect(roster).toHaveLength(1);
  await refund({});
  const after = await ask<StudioClassPage>("GET", `/api/studio/classes/${classId}`);
  expect(after).toMatchObject({ class: { booked: 0 }, roster: [] });
  // Who is in the room stays there, with what they came with.
  const room = await ask<StudioClassPage>("GET", `/api/studio/classes/${roomId}`);
  expect(room.roster).toMatchObject([
    { bookingId: here.booking.id, pass: "Yoga Workshop In Person - 10 class pass, ended" },
  ]);
  const mails = await database.selectFrom("outbox").select(["subject", "raw"]).orderBy("createdAt").execute();
  const told = mails.filter(({ subject }) => subject.startsWith("Given back"));
  expect(told.map(({ subject }) => subject)).toEqual(["Given back: $10", "Given back: $140"]);
  expect(told[0]?.raw).not.toContain("the pass is over");
  expect(told[1]?.raw).toContain("With it the pass is over");
  expect(mails.filter(({ subject }) => subject.startsWith("No longer booked"))).toHaveLength(1);

  for (const kind of ["sales", "passes", "bookings"]) {
    const [heading, ...rows] = readCsv(await (await call("GET", `/api/studio/export/${kind}.csv`)).text());
    const place = heading?.cells.indexOf("name") ?? -1;
    expect(rows.map(({ cells }) => cells[place])).toEqual(rows.map(() => "ana"));
  }
});
