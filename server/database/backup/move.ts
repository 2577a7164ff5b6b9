import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { StartupError } from "../../process/startup-error.ts";
import { acquireOwnerLock } from "../owner-lock.ts";
import { snapshotSqlite } from "./backup-file.ts";
import type { Counts } from "./copy-tables.ts";
import { fillPostgres, openPostgres } from "./fill-postgres.ts";

/** Copies the SQLite database of a stopped server into an empty PostgreSQL. The file stays as it is. */
export async function moveToPostgres(dataDir: string, url: string): Promise<Counts> {
  const file = join(dataDir, "studio.db");
  if (!existsSync(file)) throw new StartupError(`There is no SQLite database in ${dataDir}.`);
  const lock = acquireOwnerLock(dataDir);
  const folder = mkdtempSync(join(tmpdir(), "studio-move-"));
  try {
    const target = await openPostgres(url);
    try {
      const { rows } = await sql`select 1 from pg_tables where schemaname = current_schema() limit 1`.execute(
        target,
      );
      if (rows.length > 0) throw new StartupError("The PostgreSQL database is not empty: give a new one.");
      const copy = join(folder, "studio.db");
      snapshotSqlite(file, copy);
      return await fillPostgres(copy, target);
    } finally {
      await target.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  }
}
