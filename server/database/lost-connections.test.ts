import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "../../tests/parts/test-databases.ts";
import { createPostgresDialect } from "./postgres.ts";

const soon = { statementMs: 500, silenceMs: 1_000, connectMs: 5_000 };

type Replica = Kysely<unknown>;

async function openReplicas(count: number, through = (url: string) => url) {
  const url = await createPostgresDatabase(inject("postgresUrl"), "template0");
  const lost: Error[] = [];
  const open = (address: string): Replica => {
    const database: Replica = new Kysely({
      dialect: createPostgresDialect(address, (error) => lost.push(error), soon),
    });
    onTestFinished(() => database.destroy());
    return database;
  };
  const replicas = Array.from({ length: count }, () => open(through(url)));
  return { replicas, admin: open(url), lost };
}

const ask = (database: Replica) => sql<{ one: number }>`select 1 as one`.execute(database);

/** What a restart does to every connection but our own. */
const endOthers = (admin: Replica) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(admin);

test("a connection that the database ends between two queries of a transaction ends nothing else", async () => {
  const { replicas, admin, lost } = await openReplicas(1);
  const [database = expect.fail()] = replicas;
  const transaction = database.transaction().execute(async (connection) => {
    await ask(connection);
    await endOthers(admin);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await ask(connection);
  });
  await expect(transaction).rejects.toThrow();
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
});

test("three replicas under load answer again at once whenever the database ends all connections", async () => {
  const { replicas, admin } = await openReplicas(3);
  let isOver = false;
  const load = replicas.flatMap((database) =>
    Array.from({ length: 12 }, async () => {
      while (!isOver) {
        await database
          .transaction()
          .execute(async (connection) => {
            await ask(connection);
            await ask(connection);
          })
          .catch(() => {});
      }
    }),
  );
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(replicas.map(ask));
    await endOthers(admin);
    // One answer may still come back on a connection that is being ended.
    for (const database of replicas)
      await expect
        .poll(() =>
          ask(database).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
  }
  isOver = true;
  await Promise.all(load);
});

test("where connections fall silent, one wait shows it and new ones are opened", async () => {
  const proxy = await openProxy(new URL(inject("postgresUrl")));
  const { replicas } = await openReplicas(1, (url) => {
    const address = new URL(url);
    address.port = String(proxy.port);
    return address.href;
  });
  const [database = expect.fail()] = replicas;
  await Promise.all(Array.from({ length: 10 }, () => ask(database)));
  proxy.swallow();
  await expect(ask(database)).rejects.toThrow("Query read timeout");
  // None of the other nine is asked, or each would take its second.
  const opened = proxy.opened();
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  expect(proxy.opened()).toBe(opened + 1);
});

test("a query that takes too long is ended by the database and keeps its connection", async () => {
  const { replicas, lost } = await openReplicas(1);
  const [database = expect.fail()] = replicas;
  await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toThrow("statement timeout");
  await ask(database);
  expect(lost).toEqual([]);
});

/** Stands between us and the database, and can stop passing anything on without closing anything. */
async function openProxy({ hostname, port }: URL) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((ours) => {
    const theirs = connect(Number(port), hostname);
    pairs.push([ours, theirs]);
    ours.pipe(theirs).pipe(ours);
    for (const socket of [ours, theirs]) socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  return {
    // A listening TCP server has an address with a port.
    port: (server.address() as AddressInfo).port,
    opened: () => pairs.length,
    swallow() {
      for (const [ours, theirs] of pairs) {
        ours.unpipe().resume();
        theirs.unpipe().resume();
      }
    },
  };
}
