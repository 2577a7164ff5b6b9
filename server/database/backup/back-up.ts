import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../../config.ts";
import { reasonOf, StartupError } from "../../process/startup-error.ts";
import { migrateDatabase } from "../migrate.ts";
import { migrations } from "../migrations/all.ts";
import { visitDatabase } from "../visit-database.ts";
import { openSqlite, packSecret, requireSoundBackup, snapshotSqlite, sqliteParts } from "./backup-file.ts";
import { type Counts, copyTables, countRows, listExecuted, listTables } from "./copy-tables.ts";

/** Writes everything in the database, as it is at one moment, into one SQLite file; answers what is in it. */
export async function backUp(config: Config, file: string, secret?: string): Promise<Counts> {
  if (existsSync(file)) throw new StartupError(`${file} is there already: give another name.`);
  // Half a backup must not be taken for one.
  const draft = `${file}.draft`;
  const clear = () => {
    for (const part of sqliteParts) rmSync(`${draft}${part}`, { force: true });
  };
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    clear();
    if (config.databaseUrl) await copyPostgres(config, draft);
    else snapshotSqlite(requireSqlite(config), draft);
    const counts = await countAll(draft);
    if (secret !== undefined) packSecret(draft, secret);
    requireSoundBackup(draft);
    renameSync(draft, file);
    return counts;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup could not be written to ${file}: ${reasonOf(error)}.`, {
      cause: error,
    });
  } finally {
    clear();
  }
}

function requireSqlite({ dataDir }: Config): string {
  const file = join(dataDir, "studio.db");
  if (existsSync(file)) return file;
  throw new StartupError(`There is no database in ${dataDir} yet: run npm start once, or set DATA_DIR.`);
}

async function copyPostgres(config: Config, file: string): Promise<void> {
  const source = await visitDatabase(config);
  const target = openSqlite(file);
  try {
    // As old or as new as the source is: what has not run there, its tables do not have.
    const executed = new Set(await listExecuted(source));
    const known = Object.entries(migrations).filter(([name]) => executed.has(name));
    if (known.length < executed.size)
      throw new StartupError("The database is newer than this program: update first.");
    await migrateDatabase(target, Object.fromEntries(known));
    const tables = await listTables(target);
    await source
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((moment) => target.transaction().execute((written) => copyTables(moment, written, tables)));
  } finally {
    await target.destroy();
    await source.destroy();
  }
  // What is still in the log beside it belongs into the one file.
  const whole = `${file}.whole`;
  rmSync(whole, { force: true });
  snapshotSqlite(file, whole);
  for (const part of sqliteParts) rmSync(`${file}${part}`, { force: true });
  renameSync(whole, file);
}

async function countAll(file: string): Promise<Counts> {
  const database = openSqlite(file);
  try {
    return await countRows(database, await listTables(database));
  } finally {
    await database.destroy();
  }
}
