import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import type { Log } from "../process/log.ts";
import { reasonOf, StartupError } from "../process/startup-error.ts";
import { backUpBeforeMigrating } from "./backup-before-migrating.ts";
import { migrateDatabase } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { acquireOwnerLock } from "./owner-lock.ts";
import { createSqliteDialect } from "./sqlite.ts";
import type { Database, Tables } from "./tables.ts";

export type OpenDatabase = {
  database: Database;
  description: string;
  /** No other server works on this database while we do. */
  hasOneOwner: boolean;
  migrate(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the configured database as its server: takes the owner lock (SQLite), connects and migrates. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, log)
    : openSqlite(config.dataDir);
  try {
    // Only who owns the file: by now that is us.
    if (opened.hasOneOwner) backUpBeforeMigrating(config.dataDir, migrations, log);
    await requireReachable(opened);
    await opened.migrate();
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

function openSqlite(dataDir: string): OpenDatabase {
  const lock = acquireOwnerLock(dataDir);
  const file = join(dataDir, "studio.db");
  const database: Database = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
  return {
    database,
    description: `SQLite in ${file}`,
    hasOneOwner: true,
    migrate: () => migrateDatabase(database, migrations),
    async close() {
      await database.destroy();
      lock.release();
    },
  };
}

async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  // Like every part that only some configurations use, the driver is loaded only by those.
  const { createPostgresDialect, migrationLimits } = await import("./postgres.ts");
  const onLost = (error: Error) => log.warn({ err: error }, "database connection lost");
  const database: Database = new Kysely<Tables>({ dialect: createPostgresDialect(url, onLost) });
  const { hostname, pathname } = new URL(url);
  return {
    database,
    description: `PostgreSQL ${pathname.slice(1)} on ${hostname || "the local socket"}`,
    hasOneOwner: false,
    async migrate() {
      // Changing a large table takes longer than any request may, and so does waiting for who is at it.
      const patient = new Kysely<Tables>({ dialect: createPostgresDialect(url, onLost, migrationLimits) });
      await migrateDatabase(patient, migrations).finally(() => patient.destroy());
    },
    close: () => database.destroy(),
  };
}

/** Asks the database something, and says in a sentence when it does not answer. */
export async function requireReachable({
  database,
  description,
}: Pick<OpenDatabase, "database" | "description">) {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    throw new StartupError(`The database (${description}) could not be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
