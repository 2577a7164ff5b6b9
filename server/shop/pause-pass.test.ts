import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { addMember, addPass, monthly } from "../../tests/parts/booking.ts";
import { pricesAtStripe } from "../../tests/parts/stripe-objects.ts";
import { openStripeServer, stripeKey, stripeWebhookSecret } from "../../tests/parts/stripe-server.ts";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { parseConfig } from "../config.ts";
import { openDesk } from "../open-desk.ts";
import { isValid } from "../passes/validity.ts";
import { pauseStudioPass, resumeStudioPass } from "../studio/change-passes.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { describeValidity } from "./describe-pass.ts";
import { followSubscription } from "./follow-subscription.ts";
import { requireSubscription } from "./pause-pass.ts";
import { createStripeProvider } from "./stripe-provider.ts";

const dayMs = 24 * 60 * 60_000;
const publicUrl = "https://yoga.example.com";
const days = (count: number) => new Date(Date.now() + count * dayMs);

describe.each(databaseKinds)("on %s", (kind) => {
  test("a paused subscription is neither charged nor good, and keeps the days that were left", async () => {
    const database = await openTestDatabase(kind);
    const stripe = await openStripeServer(pricesAtStripe());
    onTestFinished(() => stripe.close());
    const settings = {
      secretKey: stripeKey,
      webhookSecret: stripeWebhookSecret,
      apiBase: stripe.url,
      timeoutMs: 60_000,
    };
    const provider = createStripeProvider(settings, publicUrl);
    const log = pino({ level: "silent" });
    const config = parseConfig({ PUBLIC_URL: publicUrl });
    const desk = openDesk(config, { database, provider, log, secret: "of the tests", wakeMail() {} });
    const pausePass = async (email: string, now: Date) => {
      const { id } = await requireSubscription(database, email, { isPaused: false });
      return pauseStudioPass(desk, { uid: null }, { id, reason: "away" }, now);
    };
    const resumePass = async (email: string, now: Date) => {
      const { id } = await requireSubscription(database, email, { isPaused: true });
      return resumeStudioPass(desk, { uid: null }, { id, reason: "back" }, now);
    };
    const plan = plans.find(({ mode }) => mode === "subscription") ?? expect.fail();
    const { id } = await provider.createSession({ plan, attemptId: "a", buyer: undefined, browser: "b" });
    stripe.complete(id);
    const subscriptionId = `sub_${id.slice(-8)}`;
    const ana = await addMember(database, "ana");
    await expect(pausePass(ana.email, days(0))).rejects.toThrow("no running subscription");
    const held = { ...monthly, isRenewing: 1, subscriptionId, validUntil: days(20).toISOString() };
    const { id: passId } = await addPass(database, ana, held);
    const find = () =>
      database.selectFrom("pass").selectAll().where("id", "=", passId).executeTakeFirstOrThrow();

    await expect(resumePass(ana.email, days(0))).rejects.toThrow("is not paused");
    const pausedAt = days(1);
    await pausePass("Ana@example.com", pausedAt);
    expect(stripe.objects.get(subscriptionId)).toMatchObject({ pause_collection: { behavior: "void" } });
    expect(isValid(await find(), days(2))).toBe(false);
    expect(describeValidity(await find())).toMatch(/^Paused since /);
    await expect(pausePass(ana.email, days(2))).rejects.toThrow("paused already");
    // Stripe's next period comes, and is void.
    stripe.change(`in_${id.slice(-8)}`, { status: "void" });
    stripe.change(subscriptionId, { items: { data: [{ current_period_end: days(50).getTime() / 1000 }] } });
    await followSubscription({ database, provider, log }, subscriptionId);
    expect((await find()).validUntil).toBe(held.validUntil);

    const resumedAt = new Date(pausedAt.getTime() + 40 * dayMs);
    const { validUntil } = await resumePass(ana.email, resumedAt);
    expect(validUntil).toBe(new Date(Date.parse(held.validUntil) + 40 * dayMs).toISOString());
    expect(await find()).toMatchObject({ pausedAt: null, validUntil });
    expect(isValid(await find(), resumedAt)).toBe(true);
    // Charged again when those days are over, and what Stripe says of it takes none of them away.
    expect(stripe.objects.get(subscriptionId)).toMatchObject({
      pause_collection: null,
      trial_end: Math.ceil(Date.parse(validUntil ?? "") / 1000),
    });
    await followSubscription({ database, provider, log }, subscriptionId);
    expect((await find()).validUntil).toBe(validUntil);
  });
});

test("the demonstration pauses and resumes as well, and renews nothing meanwhile", async () => {
  const database = await openTestDatabase("SQLite");
  const provider = createDemoProvider({ database, secret: "s", publicUrl });
  const plan = plans.find(({ mode }) => mode === "subscription") ?? expect.fail();
  const { id } = await provider.createSession({ plan, attemptId: "a", buyer: undefined, browser: "b" });
  await provider.pay(id, "ana@example.com");
  const { subscriptionId = "" } = (await provider.findSession(id)) ?? {};
  await provider.pauseSubscription(subscriptionId);
  expect(await provider.renew(subscriptionId)).toBeUndefined();
  const until = days(12);
  await provider.resumeSubscription(subscriptionId, until);
  expect((await provider.findSubscription(subscriptionId))?.paidUntil).toEqual(until);
  expect(await provider.renew(subscriptionId)).toBeDefined();
  expect((await provider.findSubscription(subscriptionId))?.paidUntil?.getTime()).toBeGreaterThan(
    until.getTime(),
  );
});
