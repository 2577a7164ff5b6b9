import { describe, expect, test } from "vitest";
import { createApp } from "../server/app.ts";
import type { Environment } from "../server/config.ts";
import { databaseKinds, openTestServices } from "../tests/parts/test-services.ts";
import { runStudioCommand } from "./run-studio-command.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
const production = { isProduction: true, publicUrl: "https://yoga.example.com", isRegistrationOpen: true };

describe.each(databaseKinds)("on %s", (kind) => {
  test("the owner closes registration, blocks members and networks, and undoes it, beside a running server", async () => {
    const { call, studio, signIn } = await openStudio(kind);
    expect(await studio("registration")).toBe("Registration is open, and offered at the login page.");
    await studio("registration", "close");
    const settings = async () => (await call("GET", "/api/account/settings")).json();
    expect(await settings()).toMatchObject({ isRegistrationOpen: false });
    const refused = await call("POST", "/api/auth/sign-up/email", ana);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      403,
      "Registration is closed at the moment. Please write to us.",
    ]);
    await studio("registration", "open");
    expect(await settings()).toMatchObject({ isRegistrationOpen: true });
    expect((await call("POST", "/api/auth/sign-up/email", ana)).status).toBe(200);

    const member = await signIn();
    const isIn = async () => (await call("GET", "/api/chat", undefined, member)).status === 200;
    expect(await isIn()).toBe(true);
    expect(await studio("member", "sign-out", ana.email)).toBe(
      "ana@example.com is signed out everywhere; 2 sessions were ended.",
    );
    expect(await isIn()).toBe(false);
    await studio("member", "block", "Ana@example.com");
    expect(await studio("member")).toContain("Ana  (address not confirmed)  (blocked)");
    const shutOut = await call("POST", "/api/auth/sign-in/email", ana);
    expect([shutOut.status, (await shutOut.json()).detail]).toEqual([
      403,
      expect.stringContaining("This account is closed."),
    ]);
    await studio("member", "unblock", ana.email);
    expect((await signIn()).cookie).not.toBe("");

    await expect(studio("network", "block", "example.com")).rejects.toThrow("Please give an address");
    await studio("network", "block", "192.0.2.0/24");
    expect(await studio("network")).toContain("192.0.2.0/24  since");
    await expect.poll(async () => (await call("GET", "/api/account/settings")).status).toBe(403);
    expect((await call("GET", "/ready")).status).toBe(200);
    await studio("network", "unblock", "192.0.2.0/24");
    await expect.poll(async () => (await call("GET", "/api/account/settings")).status).toBe(200);
  });

  test("strangers cannot use up the assistant: accounts by network, and questions before an address is confirmed", async () => {
    const { call, studio, stayIn, database } = await openStudio(kind, {
      assistantLimits: { memberMinute: 100, memberDay: 100, allDay: 80 },
    });
    const statuses = [];
    for (let count = 0; count < 11; count += 1) {
      const email = count === 0 ? ana.email : `robot-${count}@example.com`;
      statuses.push((await call("POST", "/api/auth/sign-up/email", { ...ana, email })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);

    const ask = async (email: string) => {
      const response = await call("POST", "/chatbot", { question: "hello" }, await stayIn(email));
      return [response.status, (await response.json()).detail];
    };
    for (let count = 0; count < 5; count += 1) expect((await ask(ana.email))[0]).toBe(200);
    const confirmFirst = [429, expect.stringContaining("Please confirm your address")];
    expect(await ask(ana.email)).toEqual(confirmFirst);
    for (let count = 0; count < 3; count += 1) expect((await ask("robot-1@example.com"))[0]).toBe(200);
    // All of them together have a tenth of what there is.
    expect(await ask("robot-2@example.com")).toEqual(confirmFirst);
    await database.updateTable("user").set({ emailVerified: 1 }).where("email", "=", ana.email).execute();
    expect((await ask(ana.email))[0]).toBe(200);

    expect(await studio("limits")).toMatch(/^ +\d+ {2}until .*Z {2}\w/);
    expect(await studio("limits")).toContain("8  until");
    expect(await studio("limits", "reset", "unconfirmed")).toBe("1 started anew.");
    expect((await ask("robot-2@example.com"))[0]).toBe(200);
    await expect(studio("limits", "reset", "no such")).rejects.toThrow('Nothing is counted under "no such".');
    await studio("limits", "reset", "all");
    expect(await studio("limits")).toBe("Nothing is counted at the moment.");
  });
});

async function openStudio(kind: (typeof databaseKinds)[number], changes = {}) {
  const services = await openTestServices(kind, { ...production, ...changes });
  const { config, database } = services;
  const environment: Environment = {
    DATA_DIR: config.dataDir,
    REGISTRATION: "open",
    ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
  };
  const app = createApp(services);
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.request(
      path,
      {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", ...headers },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  const cookies = new Map<string, string>();
  const signIn = async (email = ana.email) => {
    const response = await call("POST", "/api/auth/sign-in/email", { ...ana, email });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    cookies.set(email, cookie);
    return { cookie };
  };
  const stayIn = async (email: string) => ({ cookie: cookies.get(email) ?? (await signIn(email)).cookie });
  const studio = (...words: string[]) => runStudioCommand(words, environment);
  return { call, studio, signIn, stayIn, database };
}
