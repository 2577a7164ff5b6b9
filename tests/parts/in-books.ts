import { join } from "node:path";
import { Kysely } from "kysely";
import { createSqliteDialect } from "../../server/database/sqlite.ts";
import type { Database, Tables } from "../../server/database/tables.ts";

/** Does something in the books beside the running server. */
export async function inBooks<Result>(
  dataDir: string,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(join(dataDir, "studio.db")) });
  try {
    return await act(database);
  } finally {
    await database.destroy();
  }
}
