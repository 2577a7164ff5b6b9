import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import type { Log } from "../process/log.ts";
import { reasonOf, StartupError } from "../process/startup-error.ts";
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
  close(): Promise<void>;
};

/** Opens the configured database as its server: takes the owner lock (SQLite), connects and migrates. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, log)
    : openSqlite(config.dataDir);
  try {
    await requireReachable(opened);
    await migrateDatabase(opened.database, migrations);
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
    async close() {
      await database.destroy();
      lock.release();
    },
  };
}

async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  // Like every part that only some configurations use, the driver is loaded only by those.
  const { createPostgresDialect } = await import("./postgres.ts");
  const dialect = createPostgresDialect(url, (error) => log.warn({ err: error }, "database connection lost"));
  const database: Database = new Kysely<Tables>({ dialect });
  const { hostname, pathname } = new URL(url);
  return {
    database,
    description: `PostgreSQL ${pathname.slice(1)} on ${hostname || "the local socket"}`,
    hasOneOwner: false,
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
