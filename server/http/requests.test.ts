import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createMetrics } from "../process/metrics.ts";
import { answerError, limitTime, type RequestEnv, trackRequest } from "./requests.ts";

test("an answer that does not begin in time is a 503, unless its address may take longer", async () => {
  const app = new Hono<RequestEnv>();
  app.use(limitTime(1, { "/patient": 60_000 }));
  app.get("/stuck", () => new Promise<never>(() => {}));
  app.get("/patient", async (c) => {
    await delay(20);
    return c.text("whole answer");
  });
  app.onError(answerError);
  const late = await app.request("/stuck");
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await late.json()).toEqual({
    detail: "This took too long. Please try again.",
    code: "unavailable",
  });
  expect(await (await app.request("/patient")).text()).toBe("whole answer");
});

test("each request has an id of its own, whatever the client calls it, and keeps the headers it set", async () => {
  const app = new Hono<RequestEnv>();
  app.use(
    trackRequest({
      log: pino({ level: "silent" }),
      metrics: createMetrics(),
      headers: { "X-Frame-Options": "DENY", "X-Policy": "strict" },
      clientAddressOf: () => "192.0.2.1",
    }),
  );
  app.get("/", (c) => c.text("OK", 200, { "X-Policy": "its own" }));
  const responses = await Promise.all(
    [1, 2].map(() => app.request("/", { headers: { "x-request-id": "mine" } })),
  );
  const ids = responses.map(({ headers }) => headers.get("x-request-id"));
  expect(new Set([...ids, "mine"]).size).toBe(3);
  for (const { headers } of responses) {
    expect([headers.get("x-frame-options"), headers.get("x-policy")]).toEqual(["DENY", "its own"]);
  }
});
