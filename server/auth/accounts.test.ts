import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";

type Kind = (typeof databaseKinds)[number];

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };

async function openAccounts(kind: Kind = "SQLite", changes: Partial<Config> = {}) {
  const services = await openTestServices(kind, changes);
  const app = createApp(services);
  const call = (method: string, path: string, body?: unknown, cookie = "", address = "192.0.2.1") =>
    app.request(
      path,
      {
        method,
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
        headers: { "content-type": "application/json", cookie },
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
  const signUp = async (member: object = ana) => {
    const response = await call("POST", "/api/auth/sign-up/email", member);
    return { response, cookie: cookieOf(response), uid: (await response.clone().json()).user?.id as string };
  };
  const signIn = (credentials: object = ana, address?: string) =>
    call("POST", "/api/auth/sign-in/email", credentials, "", address);
  return { database: services.database, call, signUp, signIn };
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a new member has a profile document with empty preferences", async () => {
    const { signUp, call } = await openAccounts(kind);
    const { response, cookie, uid } = await signUp();
    expect(response.status).toBe(200);
    const profile = await (await call("GET", `/users/${uid}`, undefined, cookie)).json();
    expect(profile).toEqual({
      uid,
      name: "Ana",
      email: "ana@example.com",
      photoURL: "",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      fitnessLevel: "",
      yogaGoal: "",
      dietPreference: "",
    });
  });

  test("an absent name becomes Anonymous", async () => {
    const { signUp, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp({ email: ana.email, password: ana.password });
    expect(await (await call("GET", `/users/${uid}`, undefined, cookie)).json()).toMatchObject({
      name: "Anonymous",
    });
  });

  test("signing in gives a new session each time, and signing out ends it", async () => {
    const { signUp, signIn, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const second = cookieOf(await signIn());
    expect(second).not.toBe(cookie);
    expect((await call("GET", `/users/${uid}`, undefined, second)).status).toBe(200);
    const out = await call("POST", "/api/auth/sign-out", {}, second);
    expect(out.status).toBe(200);
    const token = second.split("; ").find((pair) => pair.includes("session_token")) ?? expect.fail(second);
    expect((await call("GET", `/users/${uid}`, undefined, token)).status).toBe(401);
  });

  test("a wrong password and an unknown address get the same answer", async () => {
    const { signUp, signIn } = await openAccounts(kind);
    await signUp();
    const wrong = await signIn({ ...ana, password: "wrong password" });
    const unknown = await signIn({ email: "nobody@example.com", password: "wrong password" });
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(wrong.status).toBe(401);
  });

  test("merging changes what was given and nothing else", async () => {
    const { signUp, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const patch = (body: unknown) => call("PATCH", `/users/${uid}`, body, cookie);
    expect(await (await patch({ yogaGoal: "Strength" })).json()).toMatchObject({
      yogaGoal: "Strength",
      fitnessLevel: "",
    });
    const [first, second] = await Promise.all([
      patch({ fitnessLevel: "Beginner" }),
      patch({ dietPreference: "Vegan" }),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(await (await patch({})).json()).toMatchObject({
      name: "Ana",
      yogaGoal: "Strength",
      fitnessLevel: "Beginner",
      dietPreference: "Vegan",
    });
  });

  test.each([
    ["uid", { uid: "other" }],
    ["email", { email: "other@example.com" }],
    ["createdAt", { createdAt: "2020-01-01" }],
    ["an unknown key", { admin: true }],
    ["__proto__", '{"__proto__":{"name":"x"}}'],
    ["a number", { name: 5 }],
    ["null", { name: null }],
    ["201 characters", { yogaGoal: "x".repeat(201) }],
    ["NUL", { yogaGoal: "a\0b" }],
    ["half a character", '{"yogaGoal":"\\ud800"}'],
    ["a list", []],
    ["no JSON", "{"],
  ])("merging %s is refused and changes nothing", async (_, body) => {
    const { signUp, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const before = await (await call("GET", `/users/${uid}`, undefined, cookie)).json();
    const response = await call("PATCH", `/users/${uid}`, body, cookie);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(/\.$/);
    expect(await (await call("GET", `/users/${uid}`, undefined, cookie)).json()).toEqual(before);
  });

  test("nobody reads or changes another's document, and cannot tell whether it exists", async () => {
    const { signUp, call } = await openAccounts(kind);
    const { uid } = await signUp();
    const { cookie } = await signUp({ ...ana, email: "ben@example.com" });
    for (const method of ["GET", "PATCH"]) {
      const body = method === "PATCH" ? { name: "x" } : undefined;
      const anas = await call(method, `/users/${uid}`, body, cookie);
      const nobodys = await call(method, "/users/no-such-member", body, cookie);
      expect([anas.status, await anas.text()]).toEqual([nobodys.status, await nobodys.text()]);
      expect(anas.status).toBe(403);
      expect((await call(method, `/users/${uid}`, body)).status).toBe(401);
    }
  });

  test("a member without a document gets 404, and a merge writes one", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    await database.deleteFrom("profile").execute();
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(404);
    const merged = await (await call("PATCH", `/users/${uid}`, { yogaGoal: "Strength" }, cookie)).json();
    expect(merged).toMatchObject({ uid, email: "ana@example.com", yogaGoal: "Strength", fitnessLevel: "" });
  });

  test("guessing is stopped for the one who guesses, and the owner still gets in from elsewhere", async () => {
    const { signUp, signIn } = await openAccounts(kind);
    await signUp();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        signIn({ ...ana, password: `guess ${index}` }, "198.51.100.7"),
      ),
    );
    const refused = guesses.filter((response) => response.status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn(ana, "198.51.100.7")).status).toBe(429);
    expect((await signIn(ana, "192.0.2.50")).status).toBe(200);
  });
});

test("the session cookie is out of reach for scripts, and in production bound to this host over HTTPS", async () => {
  const here = await (await openAccounts()).signUp();
  expect(here.response.headers.getSetCookie().join("\n")).toMatch(
    /^studio\.session_token=.*HttpOnly.*SameSite=Lax/im,
  );
  const production = await (await openAccounts("SQLite", { isProduction: true })).signUp();
  for (const cookie of production.response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-studio/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/Domain=/i);
  }
});
