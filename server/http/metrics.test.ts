import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { addMember } from "../members/add-member.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
const token = "a-long-random-token";

describe.each(databaseKinds)("on %s", (kind) => {
  test("metrics count requests, answers, triage and limits, without anything a visitor sent", async () => {
    const limits = { memberMinute: 2, memberDay: 100, allDay: 100 };
    const services = await openTestServices(kind, { assistantLimits: limits });
    const app = createApp(services);
    const ask = (path: string, init: RequestInit = {}, remoteAddress = "127.0.0.1") =>
      app.request(path, init, { incoming: { socket: { remoteAddress } } });
    const post = (path: string, body: object, cookie = "") =>
      ask(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", cookie },
      });
    await addMember(services.auth, ana);
    const signedIn = await post("/api/auth/sign-in/email", ana);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    for (const question of ["my neck is stiff", "I want to kill myself", "my neck is stiff"]) {
      await post("/chatbot", { question }, cookie);
    }
    await ask("/users/somebody-else", { headers: { cookie } });
    const response = await ask("/metrics");
    expect(response.headers.get("content-type")).toContain("version=0.0.4");
    const text = await response.text();
    for (const line of [
      'studio_answers_total{kind="chat",by="handbook"} 1',
      'studio_answers_total{kind="chat",by="triage"} 1',
      'studio_triage_total{outcome="urgent"} 1',
      'studio_triage_total{outcome="fine"} 1',
      'studio_limits_hit_total{route="/chatbot"} 1',
      'studio_request_seconds_count{method="POST",route="/chatbot",status="200"} 2',
      'studio_request_seconds_bucket{method="GET",route="/users/:uid",status="403",le="+Inf"} 1',
      'studio_mails{status="queued"} 0',
      "studio_answers_in_hand 0",
    ]) {
      expect(text.split("\n")).toContain(line);
    }
    expect(text).not.toContain("somebody-else");
    // Each line is a comment, or a name with labels and a number.
    for (const line of text.trim().split("\n")) {
      expect(line).toMatch(/^# TYPE \w+ (counter|histogram|gauge)$|^\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+$/);
    }
  });
});

test("metrics are for this machine alone, or for whoever has the token", async () => {
  const open = async (metricsToken?: string) => {
    const app = createApp(await openTestServices("SQLite", { metricsToken }));
    return async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress } } })).status;
  };
  const here = await open();
  expect(await here("::1")).toBe(200);
  expect(await here("::ffff:127.0.0.1")).toBe(200);
  expect(await here("203.0.113.1")).toBe(404);
  expect(await here("127.0.0.1", { "x-forwarded-for": "203.0.113.1" })).toBe(404);
  const anywhere = await open(token);
  expect(await anywhere("203.0.113.1", { authorization: `Bearer ${token}` })).toBe(200);
  expect(await anywhere("203.0.113.1", { authorization: "Bearer another" })).toBe(404);
  expect(await anywhere("127.0.0.1")).toBe(404);
});
