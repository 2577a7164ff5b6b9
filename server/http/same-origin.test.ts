import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerError, type RequestEnv } from "./requests.ts";
import { refuseForeignOrigin } from "./same-origin.ts";

const publicUrl = "https://yoga.example.com";
const json = { "content-type": "application/json" };

const app = new Hono<RequestEnv>();
app.use(refuseForeignOrigin(publicUrl));
app.all("/", (c) => c.text("OK"));
app.onError(answerError);

test.each([
  ["JSON from another site", { ...json, "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a sister site that claims our origin", { ...json, "sec-fetch-site": "same-site", origin: publicUrl }],
  ["an old browser on another site", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
])("%s may not change anything", async (_, headers) => {
  for (const method of ["POST", "PATCH", "DELETE"]) {
    const response = await app.request("/", { method, headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      detail: "This request came from another site.",
      code: "forbidden",
    });
  }
});

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: publicUrl }],
  ["an old browser on our own page", { origin: publicUrl }],
  ["somebody who typed the address", { "sec-fetch-site": "none" }],
  ["a program", {}],
])("%s may", async (_, headers) => {
  expect((await app.request("/", { method: "POST", headers })).status).toBe(200);
});

test("reading is open to everybody", async () => {
  expect((await app.request("/", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
});
