import { describe, expect, onTestFinished, test, vi } from "vitest";
import { plans } from "#content/plans.ts";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { deleteEndedWindows } from "../http/require-within-limit.ts";
import { claimMail } from "../mail/outbox.ts";
import { takeReadingTurn } from "../shop/reading-turn.ts";

const now = new Date("2026-11-16T09:00:00Z");
const wrong = new Date("2028-11-16T09:00:00Z");
const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("a clock that jumps two years ahead and is set back holds nothing up", async () => {
    const services = await openTestServices(kind);
    const { database } = services;
    // The worker looks when it is woken; here the test alone does.
    await services.mailWorker.stop();
    await services.reconcile();
    const app = createApp(services);
    const call = (path: string, body?: object) =>
      app.request(
        path,
        {
          method: body ? "POST" : "GET",
          ...(body && { body: JSON.stringify(body) }),
          headers: { "content-type": "application/json" },
        },
        { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
      );
    const signIn = async () =>
      (await call("/api/auth/sign-in/email", { ...ana, password: "wrong one" })).status;
    const plan = plans.find(({ mode }) => mode === "payment") ?? expect.fail();
    const buy = async () =>
      (await (await call(`/create-checkout-session?price_id=${plan.priceId}&mode=payment`)).json()).url;

    vi.useFakeTimers({ toFake: ["Date"], now: wrong });
    onTestFinished(() => void vi.useRealTimers());
    expect((await call("/api/auth/sign-up/email", ana)).status).toBe(200);
    for (let count = 0; count < 9; count += 1) await signIn();
    expect(await signIn()).toBe(429);
    const mail = (await claimMail(database, wrong)) ?? expect.fail();
    const turn = await takeReadingTurn(database, "a provider", { now: wrong });
    await turn?.finish({ readAt: wrong, lookedBackAt: wrong });
    await takeReadingTurn(database, "another", { now: wrong });
    const bought = await buy();

    vi.setSystemTime(now);
    expect(await signIn()).toBe(401);
    expect((await claimMail(database, now))?.id).toBe(mail.id);
    expect(await takeReadingTurn(database, "a provider", { now, unlessReadSince: now })).toMatchObject({
      readAt: undefined,
      lookedBackAt: undefined,
    });
    expect(await takeReadingTurn(database, "another", { now })).toBeDefined();
    expect(await buy()).not.toBe(bought);

    await database
      .insertInto("requestCount")
      .values({ key: "k", count: 9, windowEndsAt: wrong.toISOString() })
      .execute();
    await deleteEndedWindows(database, now);
    expect(await database.selectFrom("requestCount").select("key").where("key", "=", "k").execute()).toEqual(
      [],
    );
  });
});
