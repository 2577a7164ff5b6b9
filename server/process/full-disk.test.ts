import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";

test.runIf(existsSync("/dev/full"))("a full disk under the log does not end the process", async () => {
  const program = `
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, "log.ts"))});
    const log = await createLog({ logLevel: "info" });
    log.info("one");
    setTimeout(() => log.info("two"), 50);
    setTimeout(() => process.exit(7), 150);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", openSync("/dev/full", "w"), "pipe"],
  });
  const said: string[] = [];
  child.stderr?.on("data", (text) => said.push(String(text)));
  const [code] = await once(child, "close");
  expect([code, said.join("")]).toEqual([7, ""]);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("a server whose database takes no writes is not ready, and is again when it does", async () => {
    const services = await openTestServices(kind);
    const { database } = services;
    const app = createApp(services);
    const ready = async () => (await app.request("/ready")).status;
    const setReadOnly = async (isReadOnly: boolean) => {
      const set = isReadOnly ? sql`on` : sql`off`;
      if (kind === "SQLite") {
        await sql`pragma query_only = ${set}`.execute(database);
        return;
      }
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
      await sql`alter database ${sql.ref(rows[0]?.name ?? "")} set default_transaction_read_only = ${set}`
        .execute(database)
        .catch(async () => {
          await database.transaction().execute(async (transaction) => {
            await sql`set transaction read write`.execute(transaction);
            await sql`alter database ${sql.ref(rows[0]?.name ?? "")} set default_transaction_read_only = ${set}`.execute(
              transaction,
            );
          });
        });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
        .execute(database)
        .catch(() => {});
    };
    expect(await ready()).toBe(200);
    await setReadOnly(true);
    expect(await ready()).toBe(503);
    await setReadOnly(false);
    expect(await ready()).toBe(200);
  });

  test.each([
    "/users/%00",
    "/users/a%00b",
    "/demo-checkout/%00",
    "/api/guides/%00",
    "/schedule/%00.ics",
    "/%00",
  ])("%s is refused", async (path) => {
    const services = await openTestServices(kind);
    const app = createApp(services);
    const method = path.startsWith("/api/guides") ? "DELETE" : "GET";
    const response = await app.request(path, { method }, { incoming: { socket: { remoteAddress: "::1" } } });
    expect([400, 404]).toContain(response.status);
  });
});
