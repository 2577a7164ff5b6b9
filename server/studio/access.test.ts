import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { Audit, StudioMe } from "../../contract/studio.ts";
import { addMember } from "../../tests/parts/booking.ts";
import { openStudioTest } from "../../tests/parts/studio.ts";
import { createApp } from "../app.ts";
import { block } from "../http/blocks.ts";
import { hashPassword } from "../members/add-member.ts";
import { blockMember } from "../members/block-member.ts";
import { inviteOwner, removeOwner } from "./owners.ts";

const commandLine = { uid: null };

/** Answered however long ago the password was asked for. */
const unconfirmed = new Set([
  "POST /api/studio/join",
  "POST /api/studio/confirm",
  "POST /api/studio/check-ins",
  "POST /api/studio/messages/:id/answered",
]);

test("every endpoint of the owner's is there for nobody else, and changes nothing after a stale login", async () => {
  const { services, owner, call } = await openStudioTest("SQLite");
  const { database, secret } = services;
  const member = await addMember(database, "ana", secret);
  const blocked = await addMember(database, "bob", secret);
  await blockMember(database, blocked.email);
  const stale = await addMember(database, "old", secret);
  await database.insertInto("owner").values({ uid: stale.uid, since: "" }).execute();
  const blockedOwner = await addMember(database, "was", secret);
  await database.insertInto("owner").values({ uid: blockedOwner.uid, since: "" }).execute();
  await blockMember(database, blockedOwner.email);

  const routes = createApp(services)
    .routes.filter(({ path, method }) => path.startsWith("/api/studio/") && method !== "ALL")
    .map(({ method, path }) => ({ method, path }));
  expect(routes.length).toBeGreaterThan(40);
  for (const { method, path } of routes) {
    const address = path.replace(":file{.+\\.csv}", "people.csv").replaceAll(/:\w+/g, "no-such");
    const body = method === "POST" ? {} : undefined;
    for (const who of [{ cookie: "" }, member, blocked, blockedOwner]) {
      const response = await call(method, address, body, who);
      expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 404`);
      expect(await response.json()).toEqual({
        detail: "There is nothing at this address.",
        code: "not_found",
      });
    }
    const response = await call(method, address, body, stale);
    const { code } = await response.json().catch(() => ({ code: "" }));
    const asks =
      (method === "POST" || path.endsWith(".csv}") || path.endsWith(".csv")) &&
      !unconfirmed.has(`${method} ${path}`);
    expect(`${method} ${path} ${code === "confirm_password"}`).toBe(`${method} ${path} ${asks}`);
    if (asks) expect(response.status).toBe(403);
  }
  expect((await call("DELETE", "/api/studio/me", undefined, member)).status).toBe(404);
  expect((await call("GET", "/api/studio/no-such", undefined, owner)).status).toBe(404);
  expect(await database.selectFrom("audit").selectAll().execute()).toEqual([]);
});

test("a mailed link makes the member with that confirmed address the owner, once and for seven days", async () => {
  const { services, call } = await openStudioTest("SQLite");
  const { database, secret, desk } = services;
  const now = new Date();
  const invited = await addMember(database, "ana", secret);
  const other = await addMember(database, "bob", secret);
  const invite = async (at: Date) => {
    await inviteOwner(desk, commandLine, "ANA@example.com", at);
    const { raw } = await database
      .selectFrom("outbox")
      .select("raw")
      .where("recipient", "=", "ana@example.com")
      .orderBy("createdAt", "desc")
      .executeTakeFirstOrThrow();
    const { text = "" } = await PostalMime.parse(raw);
    return { token: /\/studio\/join\?token=(\S+)/.exec(text)?.[1] ?? expect.fail(text) };
  };
  const join = async (body: object, who = invited) =>
    (await call("POST", "/api/studio/join", body, who)).status;

  const old = await invite(new Date(now.getTime() - 7 * 24 * 60 * 60_000 - 1000));
  expect(await join(old)).toBe(404);
  const link = await invite(now);
  expect(JSON.stringify(await database.selectFrom("ownerInvitation").selectAll().execute())).not.toContain(
    link.token,
  );
  expect(await join(link, other)).toBe(404);
  await database.updateTable("user").set({ emailVerified: 0 }).where("id", "=", invited.uid).execute();
  expect(await join(link)).toBe(404);
  await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", invited.uid).execute();
  expect(await join(link)).toBe(200);
  expect(await join(link)).toBe(404);
  const me: StudioMe = await (await call("GET", "/api/studio/me", undefined, invited)).json();
  expect(me).toMatchObject({ name: "ana", email: "ana@example.com" });

  await removeOwner(desk, commandLine, "ana@example.com");
  expect((await call("GET", "/api/studio/me", undefined, invited)).status).toBe(404);
  const acts = await database.selectFrom("audit").select(["act", "subject"]).orderBy("id").execute();
  expect(acts.map(({ act }) => act)).toEqual([
    "owner invited",
    "owner invited",
    "owner joined",
    "owner removed",
  ]);
});

test("whoever is invited to be the owner may register while nobody else may", async () => {
  const { services, call } = await openStudioTest("SQLite");
  const { database, desk } = services;
  await block(database, "registration");
  await inviteOwner(desk, commandLine, "new@example.com", new Date());
  const register = (email: string) =>
    call(
      "POST",
      "/api/auth/sign-up/email",
      { name: "New", email, password: "correct horse battery" },
      { cookie: "" },
    );
  expect((await register("other@example.com")).status).toBe(403);
  expect((await register("New@example.com")).status).toBe(200);
  await database.updateTable("ownerInvitation").set({ expiresAt: "2026-01-01T00:00:00.000Z" }).execute();
  await database.deleteFrom("user").where("email", "=", "new@example.com").execute();
  expect((await register("new@example.com")).status).toBe(403);
});

test("the password is asked for again after twelve hours, for this session, and then things can be changed", async () => {
  const { services, call, ask } = await openStudioTest("SQLite");
  const { database, auth, secret } = services;
  const owner = await addMember(database, "ana", secret);
  await database.insertInto("owner").values({ uid: owner.uid, since: "" }).execute();
  const at = "2026-01-01T00:00:00.000Z";
  const password = await hashPassword(auth, "correct horse battery");
  const account = { id: "a", accountId: owner.uid, providerId: "credential", userId: owner.uid, password };
  await database
    .insertInto("account")
    .values({ ...account, createdAt: at, updatedAt: at } as never)
    .execute();
  const notes = () => call("POST", "/api/studio/people/uid-ana/notes", { notes: "left knee" }, owner);
  expect(await (await notes()).json()).toMatchObject({ code: "confirm_password" });
  const confirm = (given: string) => call("POST", "/api/studio/confirm", { password: given }, owner);
  expect(await (await confirm("wrong")).json()).toMatchObject({ detail: "This is not your password." });
  expect((await notes()).status).toBe(403);
  const confirmed: StudioMe = await (await confirm("correct horse battery")).json();
  expect(Date.parse(confirmed.confirmedUntil)).toBeGreaterThan(Date.now() + 11 * 60 * 60_000);
  expect((await notes()).status).toBe(200);

  const { lines } = await ask<Audit>("GET", "/api/studio/audit");
  expect(lines).toMatchObject([{ by: "ana", act: "notes changed", subject: "ana@example.com" }]);
  await database
    .updateTable("confirmation")
    .set({ confirmedAt: new Date(Date.now() - 12 * 60 * 60_000 - 1000).toISOString() })
    .execute();
  expect((await notes()).status).toBe(403);
});
