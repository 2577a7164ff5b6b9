import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestFolder } from "../../tests/parts/test-services.ts";
import { parseConfig } from "../config.ts";
import { backUpBeforeMigrating } from "./backup-before-migrating.ts";
import { migrateDatabase } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteDialect } from "./sqlite.ts";

const silent = pino({ level: "silent" });
const last = Object.keys(migrations).at(-1) ?? "";

/** A database as the version before this one left it, with its newest rows still in its log. */
async function openOlderStudio() {
  const config = parseConfig({ DATA_DIR: createTestFolder() });
  const file = join(config.dataDir, "studio.db");
  const earlier = Object.fromEntries(Object.entries(migrations).slice(0, -1));
  const database = new Kysely({ dialect: createSqliteDialect(file) });
  await migrateDatabase(database, earlier);
  await database.destroy();
  const older = new DatabaseSync(file);
  older.exec(`pragma journal_mode = wal; insert into "requestCount" values ('kept', 1, '2099')`);
  return { config, older };
}

const migrationsRun = (database: DatabaseSync) =>
  database
    .prepare("select name from kysely_migration")
    .all()
    .map(({ name }) => name);

test("a database is backed up by itself before it is changed, for its owner's eyes, and the copy is whole", async () => {
  const { config, older } = await openOlderStudio();
  const { close } = await openDatabase(config, silent);
  await close();
  older.close();
  const folder = join(config.dataDir, "backups");
  expect(readdirSync(folder)).toEqual([`before-${last}.db`]);
  expect(statSync(folder).mode & 0o077).toBe(0);
  const copy = new DatabaseSync(join(folder, `before-${last}.db`));
  expect(copy.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(copy.prepare(`select key from "requestCount"`).all()).toEqual([{ key: "kept" }]);
  expect(migrationsRun(copy)).not.toContain(last);
  copy.close();
  // Brought up to date there is nothing to go back from.
  expect(backUpBeforeMigrating(config.dataDir, migrations, silent)).toBeUndefined();
});

test("the copies of three versions are kept", () => {
  const dataDir = createTestFolder();
  const database = new DatabaseSync(join(dataDir, "studio.db"));
  database.exec("create table kysely_migration (name text); insert into kysely_migration values ('001-a')");
  const names = ["001-a", "002-b", "003-c", "004-d", "005-e", "006-f"];
  for (let count = 2; count <= names.length; count += 1) {
    const known = Object.fromEntries(names.slice(0, count).map((name) => [name, {}]));
    backUpBeforeMigrating(dataDir, known, silent);
    database.exec(`insert into kysely_migration values ('${names[count - 1]}')`);
  }
  database.close();
  expect(readdirSync(join(dataDir, "backups")).toSorted()).toEqual([
    "before-004-d.db",
    "before-005-e.db",
    "before-006-f.db",
  ]);
});

test("without a backup nothing is changed, and a sentence says why", async () => {
  const { config, older } = await openOlderStudio();
  older.close();
  writeFileSync(join(config.dataDir, "backups"), "in the way");
  await expect(openDatabase(config, silent)).rejects.toThrow(
    /could not be backed up .* before it is brought up to date/,
  );
  const untouched = new DatabaseSync(join(config.dataDir, "studio.db"));
  expect(migrationsRun(untouched)).not.toContain(last);
  untouched.close();
});
