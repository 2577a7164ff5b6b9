import { Hono } from "hono";
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { refuseBlockedNetworks } from "./blocks.ts";

/** One that takes every question and answers none. */
class SilentDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return new Promise(() => {});
  }
}

test("whoever asks whether the process lives does not wait for a database that is silent", async () => {
  const database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SilentDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const app = new Hono();
  app.use(refuseBlockedNetworks(database, () => "192.0.2.1", new Set(["/live"])));
  app.get("/live", (c) => c.text("live"));
  expect(await (await app.request("/live")).text()).toBe("live");
});
