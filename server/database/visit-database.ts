import { existsSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Config } from "../config.ts";
import { StartupError } from "../process/startup-error.ts";
import { requireReachable } from "./open-database.ts";
import { createPostgresDialect } from "./postgres.ts";
import { createSqliteDialect } from "./sqlite.ts";
import type { Database, Tables } from "./tables.ts";

/** Opens the database beside a running server, for the owner's commands: no lock, no migration. */
export async function visitDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) {
    const database = new Kysely<Tables>({ dialect: createPostgresDialect(config.databaseUrl, () => {}) });
    await requireReachable({ database, description: "PostgreSQL at DATABASE_URL" });
    return database;
  }
  const file = join(config.dataDir, "studio.db");
  if (!existsSync(file)) {
    throw new StartupError(
      `There is no database in ${config.dataDir} yet: run npm start once, or set DATA_DIR.`,
    );
  }
  return new Kysely<Tables>({ dialect: createSqliteDialect(file) });
}
