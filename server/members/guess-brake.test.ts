import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { createBoundedQueue } from "../process/bounded-queue.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };

async function openStudio(kind: (typeof databaseKinds)[number]) {
  const services = await openTestServices(kind);
  const app = createApp(services);
  const post = (path: string, body: object, from: string, cookie = "") =>
    app.request(
      path,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", cookie },
      },
      { incoming: { socket: { remoteAddress: from } } },
    );
  return { post, database: services.database };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("guessing at one account from many addresses is slowed down, its owner is told and still gets in", async () => {
    const { post, database } = await openStudio(kind);
    const joined = await post("/api/auth/sign-up/email", ana, "192.0.2.1");
    const ownBrowser = joined.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .find((cookie) => cookie?.startsWith("studio.known="));
    const guess = (index: number) =>
      post("/api/auth/sign-in/email", { ...ana, password: `guess ${index}` }, `198.51.100.${index}`);
    // Most of the guesses are only counted here, for each takes a password's hash; a busy machine gets time.
    const count = async (key: string, count: number) => {
      const windowEndsAt = new Date(Date.now() + 5 * 60_000).toISOString();
      await database.deleteFrom("requestCount").where("key", "=", key).execute();
      await database.insertInto("requestCount").values({ key, count, windowEndsAt }).execute();
    };
    expect((await guess(0)).status).toBe(401);
    await count(`guess ${ana.email}`, 20);
    // From here on one in twenty seconds.
    expect((await guess(1)).status).toBe(401);
    await count(`guess slowly ${ana.email}`, 1);
    const refused = await guess(2);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      429,
      expect.stringContaining("choose a new password"),
    ]);

    // Nobody at another address knows the account, not even with the password; its own browser does.
    const signIn = (from: string, cookie?: string) => post("/api/auth/sign-in/email", ana, from, cookie);
    expect((await signIn("203.0.113.9", "studio.known=made.up")).status).toBe(429);
    expect((await signIn("203.0.113.10", ownBrowser)).status).toBe(200);
    // Nor is who can read the member's mail.
    await post("/api/auth/request-password-reset", { email: ana.email }, "203.0.113.11");
    const link = await database
      .selectFrom("outbox")
      .select("raw")
      .where("subject", "=", "Choose a new password")
      .executeTakeFirstOrThrow();
    const token = /token=(\w+)/.exec((await PostalMime.parse(link.raw)).text ?? "")?.[1];
    const chosen = await post(
      "/api/auth/reset-password",
      { token, newPassword: ana.password },
      "203.0.113.12",
    );
    const newBrowser = chosen.headers.getSetCookie()[0]?.split(";")[0];
    expect((await signIn("203.0.113.13", newBrowser)).status).toBe(200);

    const mails = database.selectFrom("outbox").select("subject").where("recipient", "=", ana.email);
    expect(await mails.where("subject", "like", "Somebody is trying%").execute()).toHaveLength(1);
    // An address that is nobody's is treated the same, and gets no mail.
    const nobody = { ...ana, email: "nobody@example.com" };
    await count(`guess ${nobody.email}`, 20);
    await count(`guess slowly ${nobody.email}`, 1);
    expect((await post("/api/auth/sign-in/email", nobody, "198.51.100.100")).status).toBe(429);
    const all = await database.selectFrom("outbox").select("recipient").execute();
    expect(all.some(({ recipient }) => recipient === nobody.email)).toBe(false);
  });
});

test("thirty people who sign in at once are all answered", async () => {
  const { post } = await openStudio("SQLite");
  const people = Array.from({ length: 30 }, (_, index) => ({ ...ana, email: `member-${index}@example.com` }));
  const answers = await Promise.all(
    people.map((person, index) => post("/api/auth/sign-in/email", person, `203.0.113.${index}`)),
  );
  // Nobody has registered; a password is hashed all the same, so that nobody can tell.
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 401));
});

test("addresses of one IPv6 line are counted together, whichever household of it they are from", async () => {
  const { post } = await openStudio("SQLite");
  const statuses = [];
  for (let index = 0; index < 62; index += 1) {
    const from = `2001:db8:1:${index.toString(16).padStart(2, "0")}::1`;
    const body = { token: "no-such", newPassword: "correct horse battery" };
    statuses.push((await post("/api/auth/reset-password", body, from)).status);
  }
  expect(statuses.slice(58)).toEqual([400, 400, 429, 429]);
});

test("work beyond the queue is refused at once, and what waits is done in order", async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 2 }, () => new Error("full"));
  const gate = Promise.withResolvers<void>();
  const done: number[] = [];
  const work = (index: number) =>
    queue.run(async () => {
      await gate.promise;
      done.push(index);
    });
  const first = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toThrow("full");
  gate.resolve();
  await Promise.all(first);
  expect(done).toEqual([1, 2, 3]);
  await work(5);
});
