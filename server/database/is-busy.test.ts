import { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "../../tests/parts/test-databases.ts";
import { createTestFolder } from "../../tests/parts/test-services.ts";
import { answerError, type RequestEnv } from "../http/requests.ts";
import { createPostgresDialect } from "./postgres.ts";

/** What somebody is told whose request met this. */
async function tell(work: () => Promise<unknown>) {
  const app = new Hono<RequestEnv>();
  app.get("/", async (c) => c.json((await work()) as string));
  app.onError(answerError);
  const answer = await app.request("/");
  return { status: answer.status, retry: answer.headers.get("retry-after"), body: await answer.json() };
}

const comeAgain = {
  status: 503,
  retry: "5",
  body: { detail: "This took too long. Please try again.", code: "unavailable" },
};

async function openPostgres(limits = { statementMs: 300, silenceMs: 60_000, connectMs: 60_000 }) {
  const url = await createPostgresDatabase(inject("postgresUrl"), "template0");
  const database = new Kysely<unknown>({ dialect: createPostgresDialect(url, () => {}, limits) });
  onTestFinished(() => database.destroy());
  return database;
}

test("whoever waits too long for a row that others hold is asked to come again", async () => {
  const database = await openPostgres();
  await sql`create table spot (id int)`.execute(database);
  await sql`insert into spot values (1)`.execute(database);
  const answer = await database.transaction().execute(async (transaction) => {
    await sql`update spot set id = 1`.execute(transaction);
    return tell(() => sql`update spot set id = 1`.execute(database));
  });
  expect(answer).toEqual(comeAgain);
});

test("whoever waits too long for a connection is asked to come again", async () => {
  const database = await openPostgres({ statementMs: 60_000, silenceMs: 60_000, connectMs: 300 });
  const all = await Promise.all(Array.from({ length: 10 }, () => database.startTransaction().execute()));
  expect(await tell(() => sql`select 1`.execute(database))).toEqual(comeAgain);
  await Promise.all(all.map((each) => each.rollback().execute()));
});

test("whoever meets a file that another process writes is asked to come again", async () => {
  const file = `${createTestFolder()}/busy.db`;
  const [one, two] = [new DatabaseSync(file), new DatabaseSync(file)];
  one.exec("create table spot (id); begin immediate");
  expect(await tell(async () => two.exec("begin immediate"))).toEqual(comeAgain);
  for (const each of [one, two]) each.close();
});

test("any other refusal is a fault of ours", async () => {
  const database = await openPostgres();
  expect(await tell(() => sql`select * from nowhere`.execute(database))).toMatchObject({ status: 500 });
});
