import { Kysely, sql } from "kysely";
import { StartupError } from "../../process/startup-error.ts";
import { migrateDatabase } from "../migrate.ts";
import { migrations } from "../migrations/all.ts";
import { requireReachable } from "../open-database.ts";
import { createPostgresDialect } from "../postgres.ts";
import type { Database, Tables } from "../tables.ts";
import { openSqlite } from "./backup-file.ts";
import { type Counts, copyTables, countRows, listTables } from "./copy-tables.ts";

export async function openPostgres(url: string): Promise<Database> {
  const database: Database = new Kysely<Tables>({ dialect: createPostgresDialect(url, () => {}) });
  await requireReachable({ database, description: `PostgreSQL on ${new URL(url).hostname}` });
  return database;
}

/** Brings a SQLite copy up to date and puts all of it into an empty PostgreSQL, all or nothing; compares. */
export async function fillPostgres(copy: string, target: Database): Promise<Counts> {
  const source = openSqlite(copy);
  try {
    await migrateDatabase(source, migrations);
    await migrateDatabase(target, migrations);
    const tables = await listTables(source);
    return await target.transaction().execute(async (written) => {
      const counts = await copyTables(source, written, tables);
      const arrived = await countRows(written, tables);
      const lost = tables.filter(({ name }) => counts[name] !== arrived[name]);
      if (lost.length === 0) return counts;
      const names = lost.map(({ name }) => `${name} (${counts[name]}, arrived ${arrived[name]})`);
      throw new StartupError(`Nothing was changed: not everything arrived of ${names.join(", ")}.`);
    });
  } finally {
    await source.destroy();
  }
}

/** Whoever else is connected may be a server that goes on writing. */
export async function requireAlone(target: Database): Promise<void> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    target,
  );
  const others = Number(rows[0]?.count);
  if (others > 0) {
    throw new StartupError(
      `Somebody else is using the database (${others} ${others === 1 ? "connection" : "connections"}): stop every server first.`,
    );
  }
}

/** What was in the schema, under another name now; undefined where there was nothing. */
type MovedAside = { aside: string; putBack(): Promise<void> } | undefined;

/** Kysely looks for these in every schema, and would take those that were moved aside for its own. */
const kyselyTables = ["kysely_migration", "kysely_migration_lock"];

export async function moveSchemaAside(target: Database, at: string): Promise<MovedAside> {
  const { rows } = await sql<{ schema: string; count: unknown }>`select current_schema() as schema,
    (select count(*) from pg_tables where schemaname = current_schema()) as count`.execute(target);
  const schema = rows[0]?.schema;
  if (!schema || Number(rows[0]?.count) === 0) return undefined;
  const aside = `before_restore_${at}`;
  await target.transaction().execute(async (transaction) => {
    await sql`alter schema ${sql.id(schema)} rename to ${sql.id(aside)}`.execute(transaction);
    for (const table of kyselyTables) await renameTable(transaction, aside, table, `${table}_before`);
    await sql`create schema ${sql.id(schema)}`.execute(transaction);
  });
  const putBack = () =>
    target.transaction().execute(async (transaction) => {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(transaction);
      for (const table of kyselyTables) await renameTable(transaction, aside, `${table}_before`, table);
      await sql`alter schema ${sql.id(aside)} rename to ${sql.id(schema)}`.execute(transaction);
    });
  return { aside, putBack };
}

async function renameTable(database: Database, schema: string, from: string, to: string): Promise<void> {
  await sql`alter table if exists ${sql.id(schema, from)} rename to ${sql.id(to)}`.execute(database);
}
