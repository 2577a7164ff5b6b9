import { spawn } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type Migration, sql } from "kysely";
import { pino } from "pino";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createPostgresDatabase } from "../../tests/parts/test-databases.ts";
import { createTestFolder, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { parseConfig } from "../config.ts";
import { migrateDatabase } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase } from "./open-database.ts";
import { createPostgresDialect } from "./postgres.ts";
import { createSqliteDialect } from "./sqlite.ts";

const profile = {
  uid: "u1",
  name: "Ana Müller 瑜伽 🧘",
  email: "ana@example.com",
  photoURL: "",
  createdAt: "2026-11-15T09:30:00.000Z",
  fitnessLevel: "",
  yogaGoal: "",
  dietPreference: "",
};
const silent = pino({ level: "silent" });

describe.each(databaseKinds)("%s", (kind) => {
  test("what is written is read back unchanged, in any script", async () => {
    const { database } = await openTestServices(kind);
    await database.insertInto("profile").values(profile).execute();
    expect(await database.selectFrom("profile").selectAll().execute()).toEqual([profile]);
  });

  test("an update says how many rows it changed", async () => {
    const { database } = await openTestServices(kind);
    await database.insertInto("profile").values(profile).execute();
    const change = database.updateTable("profile").set({ yogaGoal: "Strength" });
    expect((await change.where("uid", "=", "u1").executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
    expect((await change.where("uid", "=", "u2").executeTakeFirstOrThrow()).numUpdatedRows).toBe(0n);
  });

  test("a second row with the same key is refused", async () => {
    const { database } = await openTestServices(kind);
    await database.insertInto("profile").values(profile).execute();
    await expect(database.insertInto("profile").values(profile).execute()).rejects.toThrow(/unique/i);
  });

  test("a failed transaction leaves nothing behind", async () => {
    const { database } = await openTestServices(kind);
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto("profile").values(profile).execute();
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect(await database.selectFrom("profile").selectAll().execute()).toEqual([]);
  });

  test("a read does not wait for a transaction under way, and sees nothing of it", async () => {
    const { database } = await openTestServices(kind);
    const profiles = database.selectFrom("profile").selectAll();
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto("profile").values(profile).execute();
      expect(await transaction.selectFrom("profile").selectAll().execute()).toHaveLength(1);
      expect(await profiles.execute()).toEqual([]);
    });
    expect(await profiles.execute()).toHaveLength(1);
  });

  test("simultaneous changes to different fields of one row both survive", async () => {
    const { database } = await openTestServices(kind);
    await database.insertInto("profile").values(profile).execute();
    const change = (fields: Partial<typeof profile>) =>
      database.updateTable("profile").set(fields).where("uid", "=", "u1").execute();
    await Promise.all([change({ yogaGoal: "Strength" }), change({ fitnessLevel: "Beginner" })]);
    expect(await database.selectFrom("profile").selectAll().executeTakeFirst()).toMatchObject({
      yogaGoal: "Strength",
      fitnessLevel: "Beginner",
    });
  });

  test("a migration that fails halfway leaves nothing behind", async () => {
    const database = await openEmpty(kind);
    const failing: Record<string, Migration> = {
      "001-first": { up: (db) => db.schema.createTable("first").addColumn("id", "text").execute() },
      "002-second": {
        async up(db) {
          await db.schema.createTable("second").addColumn("id", "text").execute();
          throw new Error("broken migration");
        },
      },
    };
    await expect(migrateDatabase(database, failing)).rejects.toThrow(
      "The database could not be brought up to date: broken migration",
    );
    const tables = (await database.introspection.getTables()).map((table) => table.name);
    expect(tables).not.toContain("first");
    expect(tables).not.toContain("second");
  });

  test.each(["purchase", "pass"] as const)("a subscription's %s is found by its index", async (table) => {
    const { database } = await openTestServices(kind);
    const query = database.selectFrom(table).selectAll().where("subscriptionId", "=", "sub_1");
    const plan = await database.transaction().execute(async (transaction) => {
      if (kind === "SQLite") return query.explain(undefined, sql`query plan`);
      // A table of a few rows is read whole otherwise.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return transaction.selectFrom(table).selectAll().where("subscriptionId", "=", "sub_1").explain();
    });
    expect(JSON.stringify(plan)).toContain(`${table}_subscriptionId`);
  });

  test("an older program refuses a database that a newer one has used", async () => {
    const database = await openEmpty(kind);
    const nothing: Migration = { up: async () => {} };
    await migrateDatabase(database, { ...migrations, "999-from-the-future": nothing });
    await expect(migrateDatabase(database, migrations)).rejects.toThrow(
      /newer version of this program \(it has run "999-from-the-future"\)/,
    );
  });
});

test("servers that start together on one PostgreSQL migrate it once", async () => {
  const url = await createPostgresDatabase(inject("postgresUrl"), "template0");
  const config = { ...parseConfig({ DATABASE_URL: url }), dataDir: createTestFolder() };
  const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(config, silent)));
  onTestFinished(async () => {
    await Promise.all(opened.map(({ close }) => close()));
  });
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(
    opened[0]?.database ?? expect.fail(),
  );
  expect(applied.rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test("a PostgreSQL that cannot be reached is a sentence, not a stack", async () => {
  const config = parseConfig({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  await expect(openDatabase(config, silent)).rejects.toThrow(
    /^The database \(PostgreSQL none on 127\.0\.0\.1\) could not be opened: .*ECONNREFUSED/,
  );
});

test("SQLite waits for every commit to reach the disk, and checks foreign keys", async () => {
  const { database } = await openTestServices("SQLite");
  const read = async (pragma: string) =>
    Object.values((await sql<object>`${sql.raw(`pragma ${pragma}`)}`.execute(database)).rows[0] ?? {})[0];
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("synchronous")).toBe(2);
  expect(await read("foreign_keys")).toBe(1);
});

test("a write to SQLite waits for another process's, and holds nothing else up meanwhile", async () => {
  const { database, other } = await openTwice();
  other.exec("begin immediate");
  let isWritten = false;
  const writing = database
    .insertInto("profile")
    .values(profile)
    .execute()
    .then(() => {
      isWritten = true;
    });
  const inTransaction = database
    .transaction()
    .execute((transaction) => transaction.updateTable("profile").set({ name: "Ana" }).execute());
  for (let round = 0; round < 20; round += 1) {
    expect(await database.selectFrom("profile").selectAll().execute()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(isWritten).toBe(false);
  other.exec("commit");
  await Promise.all([writing, inTransaction]);
  expect(await database.selectFrom("profile").select("name").execute()).toEqual([{ name: "Ana" }]);
});

test("a transaction on SQLite that read first is not undone by another process's write", async () => {
  const { database, other } = await openTwice();
  await database.transaction().execute(async (transaction) => {
    expect(await transaction.selectFrom("profile").selectAll().execute()).toEqual([]);
    expect(() => other.exec("delete from profile")).toThrow("locked");
    await transaction.insertInto("profile").values(profile).execute();
  });
  other.exec("update profile set name = 'Ana'");
  expect(await database.selectFrom("profile").select("name").execute()).toEqual([{ name: "Ana" }]);
});

test("what SQLite has acknowledged survives kill -9", async () => {
  const folder = createTestFolder();
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../tests/parts/write-and-hang.ts"), folder],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise((resolve) => writer.stdout.once("data", resolve));
  const gone = new Promise((resolve) => writer.once("exit", resolve));
  writer.kill("SIGKILL");
  await gone;

  const { database, close } = await openDatabase(parseConfig({ DATA_DIR: folder }), silent);
  onTestFinished(close);
  expect(await database.selectFrom("profile").select("uid").execute()).toEqual([{ uid: "acknowledged" }]);
});

test("a second owner of the same folder is refused by pid until the first lets go", async () => {
  const config = parseConfig({ DATA_DIR: createTestFolder() });
  const first = await openDatabase(config, silent);
  await expect(openDatabase(config, silent)).rejects.toThrow(`process ${process.pid}`);
  await first.close();
  const second = await openDatabase(config, silent);
  await second.close();
});

/** A SQLite database, and the same file as another process would open it, without patience. */
async function openTwice() {
  const { database, config } = await openTestServices("SQLite");
  const other = new DatabaseSync(join(config.dataDir, "studio.db"), { timeout: 0 });
  onTestFinished(() => other.close());
  return { database, other };
}

async function openEmpty(kind: (typeof databaseKinds)[number]): Promise<Kysely<unknown>> {
  const dialect =
    kind === "SQLite"
      ? createSqliteDialect(join(createTestFolder(), "empty.db"))
      : createPostgresDialect(await createPostgresDatabase(inject("postgresUrl"), "template0"), () => {});
  const database = new Kysely<unknown>({ dialect });
  onTestFinished(() => database.destroy());
  return database;
}
