import { setTimeout as delay } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerError, limitTime, type RequestEnv } from "./requests.ts";

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
