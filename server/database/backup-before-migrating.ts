import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Log } from "../process/log.ts";
import { reasonOf, StartupError } from "../process/startup-error.ts";

/** So many backups stay, each of another version of the database. */
const kept = 3;
const named = /^before-(.+)\.db$/;

/**
 * Copies a SQLite database that is about to be changed by migrations into the folder `backups` beside it, so
 * that there is a way back. Whole and consistent, whatever is still in its log; a copy that is there already
 * is the one to go back to. Answers the file, or undefined where nothing is going to change.
 */
export function backUpBeforeMigrating(
  dataDir: string,
  migrations: Record<string, unknown>,
  log: Log,
): string | undefined {
  const file = join(dataDir, "studio.db");
  if (!existsSync(file)) return undefined;
  const next = findNextMigration(file, Object.keys(migrations));
  if (!next) return undefined;
  const folder = join(dataDir, "backups");
  const copy = join(folder, `before-${next}.db`);
  if (existsSync(copy)) return copy;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Half a copy must not be taken for one.
    const draft = `${copy}.draft`;
    rmSync(draft, { force: true });
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      database.prepare("vacuum into ?").run(draft);
    } finally {
      database.close();
    }
    renameSync(draft, copy);
  } catch (error) {
    throw new StartupError(
      `The database could not be backed up to ${folder} before it is brought up to date (${reasonOf(error)}): make room there, or make it writable.`,
      { cause: error },
    );
  }
  forgetOldest(folder);
  log.info({ copy }, "the database was backed up before it is brought up to date");
  return copy;
}

/** The first one that has not run, of a database on which any has; an older program's is not touched at all. */
function findNextMigration(file: string, names: string[]): string | undefined {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const table = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    if (!table) return undefined;
    const done = new Set(
      database
        .prepare("select name from kysely_migration")
        .all()
        .map(({ name }) => name),
    );
    const isNewer = [...done].some((name) => !names.includes(String(name)));
    return isNewer || done.size === 0 ? undefined : names.find((name) => !done.has(name));
  } finally {
    database.close();
  }
}

/** Their names are in the order of the migrations. */
function forgetOldest(folder: string): void {
  const copies = readdirSync(folder).filter((name) => named.test(name));
  for (const name of copies.toSorted().slice(0, -kept)) rmSync(join(folder, name));
}
