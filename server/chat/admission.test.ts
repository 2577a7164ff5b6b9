import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { addMember } from "../members/add-member.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
const inDanger = { question: "I want to kill myself" };
const helped = "Please talk to somebody right now";

async function openStudio(kind: DatabaseKind, changes: Partial<Config> = {}) {
  const services = await openTestServices(kind, changes);
  const { isUrgent, answer } = await services.openAssistant();
  let weighed = 0;
  services.openAssistant = async () => ({
    answer,
    isUrgent(asked) {
      weighed += 1;
      return isUrgent(asked);
    },
  });
  const app = createApp(services);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(
      path,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  await addMember(services.auth, ana);
  const signedIn = await post("/api/auth/sign-in/email", ana);
  const member = { cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const ask = (body: object, headers = {}) => post("/chatbot", body, { ...member, ...headers });
  return { services, database: services.database, ask, weighed: () => weighed };
}

const stored = async (database: Database) =>
  (await database.selectFrom("chatExchange").select("id").execute()).length;

describe.each(databaseKinds)("on %s", (kind) => {
  test("whoever is over the limit is refused unread, but for what is urgent, and little of that is stored", async () => {
    const limits = { memberMinute: 1, memberDay: 100, allDay: 1000 };
    const { ask, weighed, database } = await openStudio(kind, { assistantLimits: limits });
    expect((await ask({ question: "my neck is stiff" })).status).toBe(200);
    expect(weighed()).toBe(0);
    for (let count = 0; count < 10; count += 1) {
      expect((await ask({ question: "my neck is stiff" })).status).toBe(429);
    }
    expect(weighed()).toBe(3);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(inDanger)));
    for (const answer of answers) expect((await answer.json()).response).toContain(helped);
    expect(weighed()).toBe(3);
    expect(await stored(database)).toBe(1 + 20);
  });

  test("somebody in danger is helped though nothing can be written", async () => {
    const { services, ask, database } = await openStudio(kind);
    await refuseWrites(kind, database);
    for (const accept of ["application/json", "text/event-stream"]) {
      const answer = await ask(inDanger, { accept });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(helped)]);
    }
    expect((await ask({ question: "my neck is stiff" })).status).toBe(500);
    expect(await services.answering.finish(AbortSignal.timeout(10_000))).toBe(0);
  });

  test("somebody in danger is helped though the database is gone", async () => {
    const { ask, database } = await openStudio(kind);
    await database.destroy();
    expect(await (await ask(inDanger)).text()).toContain(helped);
    expect((await ask({ question: "my neck is stiff" })).status).toBe(500);
  });
});

test("one member has a tenth of what all have together, and no more", async () => {
  const { ask } = await openStudio("SQLite", {
    assistantLimits: { memberMinute: 100, memberDay: 100, allDay: 20 },
  });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await ask({ question: "hello" })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

/** As a full disk does on SQLite, and a server that only reads on PostgreSQL. */
async function refuseWrites(kind: DatabaseKind, database: Database): Promise<void> {
  if (kind === "PostgreSQL") {
    await sql`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`.execute(
      database,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
      .execute(database)
      .catch(() => {});
    return;
  }
  await sql`pragma max_page_count = 1`.execute(database);
  const fill = (key: string) =>
    database.insertInto("requestCount").values({ key, count: 1, windowEndsAt: "2099" }).execute();
  await expect(
    (async () => {
      for (let row = 0; row < 10_000; row += 1) await fill(`${row} ${"x".repeat(500)}`);
    })(),
  ).rejects.toThrow("full");
}
