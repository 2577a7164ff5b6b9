import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { addClass, addMember, readBooks } from "../../tests/parts/booking.ts";
import { pricesAtStripe } from "../../tests/parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../../tests/parts/stripe-server.ts";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { DatedClassTable } from "../database/tables.ts";
import { formatMoment } from "./describe-class.ts";

const startsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString();

async function openShop(kind: DatabaseKind) {
  const stripe = await openStripeServer(pricesAtStripe());
  onTestFinished(() => stripe.close());
  const keys = { secretKey: stripeKey, webhookSecret: stripeWebhookSecret };
  const services = await openTestServices(kind, {
    stripe: { ...keys, apiBase: stripe.url, timeoutMs: 60_000 },
    publicUrl: "https://yoga.example.com",
  });
  await services.reconcile();
  const { database, secret } = services;
  const app = createApp(services);
  const ana = await addMember(database, "ana", secret);
  const start = (query: Record<string, string>, cookie = ana.cookie) =>
    app.request(`/create-checkout-session?${new URLSearchParams(query)}`, { headers: { cookie } });
  const single = { price_id: "price_in_person_single", mode: "payment" };
  const buy = async (query: Record<string, string>) => {
    const response = await start({ ...single, ...query });
    expect(response.status).toBe(200);
    const { url } = await response.json();
    const id = String(url).split("/").at(-1) ?? "";
    stripe.complete(id);
    return id;
  };
  const deliver = (id: string) => {
    const { body, signature } = stripe.event("checkout.session.completed", { id });
    return app.request("/webhooks/stripe", {
      method: "POST",
      body,
      headers: { "stripe-signature": signature },
    });
  };
  const succeed = async (sessionId: string, cookie = ana.cookie) => {
    const response = await app.request("/api/checkout/success", {
      method: "POST",
      body: JSON.stringify({ sessionId }),
      headers: { "content-type": "application/json", cookie },
    });
    return response.json();
  };
  const subjects = async () =>
    (await database.selectFrom("outbox").select("subject").execute()).map(
      ({ subject }) => subject.split(":")[0],
    );
  return { services, database, ana, start, single, buy, deliver, succeed, subjects };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("the mail about a purchase speaks of the dates as they are, and not of what is booked with it", async () => {
    const { database, ana, buy, deliver } = await openShop(kind);
    // In a week, whatever day it is: nothing begins while the test runs.
    const from = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString();
    await database.deleteFrom("datedClass").where("startsAt", "<=", from).execute();
    const dates = await database.selectFrom("datedClass").selectAll().orderBy("startsAt").execute();
    const of = (entry: string) => dates.filter((each) => each.entry.startsWith(entry));
    const [[hatha, laterHatha], [vinyasa, laterVinyasa], [meditation]] = [
      of("monday"),
      of("wednesday"),
      of("friday"),
    ];
    if (!hatha || !laterHatha || !vinyasa || !laterVinyasa || !meditation) expect.fail();
    const change = (id: string, fields: Partial<DatedClassTable>) =>
      database.updateTable("datedClass").set(fields).where("id", "=", id).execute();
    await change(vinyasa.id, { status: "cancelled" });
    const movedTo = new Date(Date.parse(meditation.startsAt) + 90 * 60_000).toISOString();
    await change(meditation.id, { startsAt: movedTo });
    await deliver(await buy({ classId: hatha.id }));
    const { raw } = await database
      .selectFrom("outbox")
      .select("raw")
      .where("recipient", "=", ana.email)
      .where("subject", "like", "Your class link%")
      .executeTakeFirstOrThrow();
    const { text = "", attachments } = await PostalMime.parse(raw);
    const calendar = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
    for (const { id, startsAt: at } of [laterHatha, laterVinyasa, { ...meditation, startsAt: movedTo }]) {
      expect(text).toContain(`- ${formatMoment(at)}: `);
      expect(calendar).toContain(`UID:${id}@`);
    }
    expect(text).toContain(`(moved from ${formatMoment(meditation.startsAt)})`);
    for (const { id, startsAt: at } of [hatha, vinyasa]) {
      expect(text).not.toContain(`- ${formatMoment(at)}: `);
      expect(calendar).not.toContain(`UID:${id}@`);
    }
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  test("a pass bought for a class books it, once, whoever hears of the payment first", async () => {
    const { services, database, ana, buy, deliver, succeed, subjects } = await openShop(kind);
    const { id: classId } = await addClass(database, { startsAt, capacity: 1 });
    const id = await buy({ classId });
    const answers = await Promise.all([deliver(id), deliver(id), succeed(id), succeed(id)]);
    const booked = { classType: "Hatha Yoga", startsAt, isBooked: true, reason: null, waitFor: null };
    expect(answers[2]).toMatchObject({ isPaid: true, booking: booked });
    await services.reconcile();
    expect((await succeed(id)).booking).toEqual(booked);
    // Somebody else who has the address of the page learns nothing.
    expect(await succeed(id, "")).toEqual({ isPaid: true, bought: null, booking: null });
    expect((await readBooks(database, classId)).bookings).toMatchObject([
      { uid: ana.uid, passId: id, usesClass: 1 },
    ]);
    const pass = await database.selectFrom("pass").select("classesLeft").executeTakeFirstOrThrow();
    expect(pass.classesLeft).toBe(0);
    expect((await subjects()).toSorted()).toEqual(["Booked", "Your class link"]);
  });

  test("if the spot is gone by then the pass is kept, and page and mail say so", async () => {
    const { database, buy, deliver, succeed, subjects } = await openShop(kind);
    const { id: classId } = await addClass(database, { startsAt, capacity: 1 });
    const id = await buy({ classId });
    await database.updateTable("datedClass").set({ taken: 1 }).where("id", "=", classId).execute();
    await Promise.all([deliver(id), deliver(id)]);
    const { bought, booking } = await succeed(id);
    expect(bought).toMatchObject({ validity: "Valid for 1 class" });
    expect(booking).toMatchObject({
      isBooked: false,
      reason: expect.stringContaining("This class is full."),
      waitFor: classId,
    });
    const { raw } = await database
      .selectFrom("outbox")
      .select("raw")
      .where("subject", "like", "Not booked%")
      .executeTakeFirstOrThrow();
    expect((await PostalMime.parse(raw)).text).toContain(
      `Join the waitlist here:\nhttps://yoga.example.com/schedule?class=${classId}`,
    );
    expect((await subjects()).toSorted()).toEqual(["Not booked", "Your class link"]);
  });
});

test("a class that is not there, or that the plan does not cover, is said before anybody pays; for visitors it is nothing", async () => {
  const { database, start, single, buy, succeed } = await openShop("SQLite");
  const online = await addClass(database, { startsAt, place: "online" });
  for (const classId of ["no-such-class", online.id]) {
    const response = await start({ ...single, classId });
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(/class\.$/);
  }
  expect((await start({ ...single, classId: "no-such-class" }, "")).status).toBe(200);
  // Pressed for a class first, and then for none: the same checkout, and what was pressed last counts.
  const room = await addClass(database, { startsAt });
  await start({ ...single, classId: room.id });
  expect((await succeed(await buy({}))).booking).toBeNull();
});
