import * as better from "better-auth/crypto";
import type { KyselyPlugin } from "kysely";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { type Config, parseConfig } from "../config.ts";
import { hashPassword, usualPasswordCost } from "./passwords.ts";
import { mergeProfile } from "./profiles.ts";

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
  /** The link of the newest mail to an address: the page it opens and the token it carries. */
  const newestLink = async (to: string) => {
    const mail = await services.database
      .selectFrom("outbox")
      .selectAll()
      .where("recipient", "=", to)
      .orderBy("createdAt", "desc")
      .executeTakeFirstOrThrow();
    const { text = "" } = await PostalMime.parse(mail.raw);
    const url = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? expect.fail(text));
    return { page: url.pathname, token: url.searchParams.get("token") };
  };
  return { services, database: services.database, call, signUp, signIn, newestLink };
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

  test("an account whose document cannot be written does not come to be, and its address stays free", async () => {
    const { signUp, database } = await openAccounts(kind);
    await database.schema.alterTable("profile").renameTo("elsewhere").execute();
    const { response } = await signUp();
    expect(response.ok).toBe(false);
    expect(response.headers.getSetCookie()).toEqual([]);
    for (const table of ["user", "account", "session"] as const) {
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
    await database.schema.alterTable("elsewhere").renameTo("profile").execute();
    expect((await signUp()).response.status).toBe(200);
  });

  test("members read and write while many others sign up", async () => {
    const { signUp, call } = await openAccounts(kind, { passwordCost: usualPasswordCost });
    const { cookie, uid } = await signUp();
    const signingUp = Array.from({ length: 6 }, (_, index) =>
      signUp({ ...ana, email: `member-${index}@example.com` }),
    );
    let isOver = false;
    const all = Promise.all(signingUp).finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      const read = await call("GET", `/users/${uid}`, undefined, cookie);
      const written = await call("PATCH", `/users/${uid}`, { yogaGoal: "Strength" }, cookie);
      expect([read.status, written.status]).toEqual([200, 200]);
      answered += 1;
      // As between requests that come over a network.
      await new Promise((resolve) => setImmediate(resolve));
    }
    const statuses = (await all).map(({ response }) => response.status);
    expect(statuses).toEqual(signingUp.map(() => 200));
    // One that waits for a hash, which is what a sign-up takes long for, gets a turn between two of them.
    expect(answered).toBeGreaterThan(2 * signingUp.length);
  });

  test("signing in gives a new session each time, and signing out ends it", async () => {
    const { signUp, signIn, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const second = cookieOf(await signIn());
    expect(second).not.toBe(cookie);
    expect((await call("GET", `/users/${uid}`, undefined, second)).status).toBe(200);
    const out = await call("POST", "/api/auth/sign-out", {}, second);
    expect(out.status).toBe(200);
    expect((await call("GET", `/users/${uid}`, undefined, second)).status).toBe(401);
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(200);
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

  test("a forgotten password is replaced through the mailed link, once, and every session ends", async () => {
    const { signUp, signIn, call, newestLink } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const asked = await call("POST", "/api/auth/request-password-reset", { email: ana.email });
    expect(asked.status).toBe(200);
    const { page, token } = await newestLink(ana.email);
    expect(page).toBe("/reset-password");
    const reset = (newPassword: string) => call("POST", "/api/auth/reset-password", { token, newPassword });
    expect((await reset("short")).status).toBe(400);
    expect((await reset("a new long password")).status).toBe(200);
    expect((await reset("another long password")).status).toBe(400);
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ ...ana, password: "a new long password" })).status).toBe(200);
  });

  test("asking for a new password tells nobody whether the address has an account", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    await signUp();
    const ask = (email: string) => call("POST", "/api/auth/request-password-reset", { email });
    const [known, unknown] = await Promise.all([ask(ana.email), ask("nobody@example.com")]);
    expect([known?.status, await known?.text()]).toEqual([unknown?.status, await unknown?.text()]);
    const to = await database.selectFrom("outbox").select("recipient").execute();
    expect(to.map(({ recipient }) => recipient)).not.toContain("nobody@example.com");
  });

  test("an address is confirmed through the mailed link, by pressing the button and not by opening it", async () => {
    const { signUp, call, newestLink } = await openAccounts(kind);
    const { cookie } = await signUp();
    const isVerified = async () =>
      (await (await call("GET", "/api/auth/get-session", undefined, cookie)).json()).user.emailVerified;
    const { page, token } = await newestLink(ana.email);
    expect(page).toBe("/verify-email");
    expect((await call("GET", `/api/auth/verify-email?token=${token}`)).status).toBe(404);
    const verify = (given: string, as: string) =>
      call("POST", "/api/auth/verify-email", { token: given }, as);
    expect((await verify(`${token}x`, cookie)).status).toBe(400);
    expect((await verify("a.b.c", cookie)).status).toBe(400);
    // Nobody confirms an account that somebody else made in their name.
    expect((await verify(`${token}`, "")).status).toBe(401);
    const ben = await signUp({ ...ana, email: "ben@example.com" });
    expect((await verify(`${token}`, ben.cookie)).status).toBe(400);
    expect(await isVerified()).toBe(false);
    expect((await verify(`${token}`, cookie)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await call("POST", "/api/auth/send-verification-email", {}, cookie)).status).toBe(400);
  });

  test("nobody's mailbox is flooded, from however many addresses", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    await signUp();
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call("POST", "/api/auth/request-password-reset", { email: ana.email }, "", `198.51.100.${index}`),
      ),
    );
    // The first of five asked to confirm the address.
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(16);
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(5);
  });

  test.each([
    ["an object for an address", { email: { toString: 1, valueOf: 1 }, password: "x" }],
    ["NUL in the address", { email: "a\0b@example.com", password: "long enough" }],
    ["half a character in the address", '{"email":"\\ud800@example.com","password":"long enough"}'],
    ["no address", { password: "long enough" }],
    ["an endless address", { email: `${"a".repeat(50_000)}@example.com`, password: "long enough" }],
    ["a list", []],
    ["no JSON", "{"],
    ["NUL in the name", { ...ana, name: "a\0b" }],
    ["two lines in the name", { ...ana, name: "a\n\nhttps://evil.example" }],
    ["a number for a name", { ...ana, name: 5 }],
    ["an endless name", { ...ana, name: "a".repeat(201) }],
    ["NUL in the token", { token: "a\0b", newPassword: "long enough" }],
  ])("%s is refused with a sentence", async (_, body) => {
    const { call, database } = await openAccounts(kind);
    for (const path of ["sign-up/email", "sign-in/email", "request-password-reset", "reset-password"]) {
      const response = await call("POST", `/api/auth/${path}`, body);
      // A name matters to the sign-up alone.
      if (typeof body === "object" && "name" in body && path !== "sign-up/email") continue;
      expect([path, response.status]).toEqual([path, 400]);
      expect((await response.json()).detail).toMatch(/^[A-Z].*\.$/);
    }
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await database.selectFrom("user").select("id").execute()).toEqual([]);
  });

  test("asking with an address that is none takes nothing from its owner", async () => {
    const { signUp, call } = await openAccounts(kind);
    await signUp();
    const ask = (email: string, from: string) =>
      call("POST", "/api/auth/request-password-reset", { email }, "", from);
    for (let round = 0; round < 6; round += 1) {
      expect((await ask(`${ana.email}>`, "198.51.100.7")).status).toBe(400);
    }
    expect((await ask(ana.email, "192.0.2.77")).status).toBe(200);
  });

  test("a member who is being deleted is not brought back by a change under way", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    await database.deleteFrom("profile").execute();
    await database.deleteFrom("user").where("id", "=", uid).execute();
    await expect(mergeProfile(database, { uid, name: "Ana", email: ana.email }, {})).rejects.toThrow(
      "sign in",
    );
    expect(await database.selectFrom("profile").selectAll().execute()).toEqual([]);
    expect((await call("PATCH", `/users/${uid}`, { name: "x" }, cookie)).status).toBe(401);
  });

  test("a member downloads everything the studio holds, and nothing of anybody else", async () => {
    const { signUp, call } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    await signUp({ ...ana, name: "Ben", email: "ben@example.com" });
    expect((await call("GET", "/api/account/data")).status).toBe(401);
    const response = await call("GET", "/api/account/data", undefined, cookie);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { email: ana.email, emailVerified: false },
      signInMethods: [{ providerId: "credential" }],
      sessions: [{ expiresAt: expect.any(String) }],
      profile: { uid, name: "Ana" },
      mails: [{ subject: "Please confirm your address" }],
    });
    expect(text).not.toContain("ben@example.com");
    expect(text).not.toMatch(/password"|token/);
  });

  test("deleting an account takes its password, and leaves nothing behind", async () => {
    const { signUp, signIn, call, database } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    await call("POST", "/api/auth/request-password-reset", { email: ana.email });
    const ben = await signUp({ ...ana, email: "ben@example.com" });
    const remove = (body: unknown, as = cookie) => call("POST", "/api/account/delete", body, as);
    expect((await remove({ password: ana.password }, "")).status).toBe(401);
    expect((await remove({})).status).toBe(400);
    expect(await (await remove({ password: "wrong" })).json()).toMatchObject({
      detail: "This is not your password.",
    });
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(200);
    const removed = await remove({ password: ana.password });
    expect(removed.status).toBe(200);
    expect(removed.headers.getSetCookie().join()).toMatch(/session_token=;/);
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    for (const table of ["user", "account", "session", "profile"] as const) {
      const rows = await database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(uid);
      expect(rows).toHaveLength(1);
    }
    expect(await database.selectFrom("verification").selectAll().execute()).toEqual([]);
    expect((await call("GET", `/users/${ben.uid}`, undefined, ben.cookie)).status).toBe(200);
  });

  test("a deletion is confirmed by mail, once, and only if it was done", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    const { cookie } = await signUp();
    const remove = (password: string) => call("POST", "/api/account/delete", { password }, cookie);
    const farewells = () =>
      database.selectFrom("outbox").selectAll().where("subject", "=", "Your account was deleted").execute();
    await remove("wrong");
    // The last step fails: nothing of it was done, and nothing is promised.
    await database.schema.alterTable("verification").renameTo("elsewhere").execute();
    expect((await remove(ana.password)).status).toBe(500);
    await database.schema.alterTable("elsewhere").renameTo("verification").execute();
    expect(await farewells()).toEqual([]);
    expect(await database.selectFrom("user").select("id").execute()).toHaveLength(1);

    const again = await call("POST", "/api/auth/sign-in/email", ana);
    const both = await Promise.all(
      [1, 2].map(() => call("POST", "/api/account/delete", { password: ana.password }, cookieOf(again))),
    );
    expect(both.map(({ status }) => status)).toContain(200);
    const [mail, ...more] = await farewells();
    expect([mail?.recipient, more]).toEqual([ana.email, []]);
    const { text } = await PostalMime.parse(mail?.raw ?? "");
    expect(text).toContain("Gone for good: your profile and preferences");
    expect(text).toContain("What stays: our records of what you bought");
    expect(text).toMatch(/If it was not you, .*hello@heronyoga\.example/);
  });

  test("a download by somebody who was deleted meanwhile is refused", async () => {
    const { signUp, database, services } = await openAccounts(kind);
    const { cookie } = await signUp();
    const leaving: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await database.deleteFrom("user").execute();
        return result;
      },
    };
    const app = createApp({ ...services, database: database.withPlugin(leaving) });
    const response = await app.request("/api/account/data", { headers: { cookie } });
    expect([response.status, (await response.json()).detail]).toEqual([401, "Please sign in first."]);
  });

  test("a session cookie that was forged, altered or has expired opens nothing", async () => {
    const { signUp, call, database } = await openAccounts(kind);
    const { cookie, uid } = await signUp();
    const [name, value = ""] = cookie.split("; ")[0]?.split("=") ?? [];
    const { token } = await database.selectFrom("session").select("token").executeTakeFirstOrThrow();
    for (const forged of ["", "x", token, `${token}.`, `${token}.${"A".repeat(43)}=`, `x${value}`]) {
      expect((await call("GET", `/users/${uid}`, undefined, `${name}=${forged}`)).status).toBe(401);
    }
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(200);
    await database.updateTable("session").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute();
    expect((await call("GET", `/users/${uid}`, undefined, cookie)).status).toBe(401);
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

test("a password costs what better-auth makes it cost unless the server is told otherwise, in production too", async () => {
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://yoga.example.com",
    AUTH_SECRET: "a-secret-of-at-least-thirty-two-characters",
  };
  for (const { passwordCost } of [parseConfig({}), parseConfig(production)]) {
    const { signUp, services } = await openAccounts("SQLite", { passwordCost });
    const { uid } = await signUp();
    const { internalAdapter } = await services.auth.$context;
    const hash = (await internalAdapter.findAccounts(uid))[0]?.password ?? "";
    // It knows one cost only, so no other hash passes.
    expect(await better.verifyPassword({ hash, password: ana.password })).toBe(true);
    expect(await better.verifyPassword({ hash, password: "wrong password" })).toBe(false);
  }
});

test("a member whose password was hashed at another cost, or before costs were written down, still gets in", async () => {
  const { signUp, signIn, services } = await openAccounts();
  const { uid } = await signUp();
  const { internalAdapter } = await services.auth.$context;
  for (const hash of [await better.hashPassword(ana.password), await hashPassword(ana.password, 32)]) {
    await internalAdapter.updatePassword(uid, hash);
    expect((await signIn()).status).toBe(200);
    expect((await signIn({ ...ana, password: "wrong password" })).status).toBe(401);
  }
});

test("what better-auth could do beyond our pages is not offered", async () => {
  const { signUp, call } = await openAccounts();
  const { cookie } = await signUp();
  for (const path of ["update-user", "delete-user", "change-email", "list-sessions", "sign-in/social"]) {
    expect((await call("POST", `/api/auth/${path}`, { name: "x" }, cookie)).status).toBe(404);
  }
});

test("a refused sign-up answers in the shape of every error, with the provider's message", async () => {
  const { signUp, call } = await openAccounts();
  await signUp();
  const again = await call("POST", "/api/auth/sign-up/email", ana);
  expect(again.status).toBe(422);
  const { detail, message, code } = await again.json();
  expect(detail).toBe(message);
  expect([detail, code]).toEqual([expect.stringMatching(/exist/i), expect.any(String)]);
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
