import { sql } from "kysely";
import type { Database } from "../tables.ts";

/** How many rows there are, by table. */
export type Counts = Record<string, number>;

type Row = Record<string, unknown>;

const pageSize = 500;

/**
 * Copies every row of every table into tables of the same shape, a page at a time, and answers how many there
 * were. Members first: their sessions and accounts refer to them. Every table of ours has one key column.
 */
export async function copyTables(from: Database, to: Database, tables: TableShape[]): Promise<Counts> {
  const counts: Counts = {};
  for (const { name, key } of tables.toSorted(
    (a, b) => Number(b.name === "user") - Number(a.name === "user"),
  )) {
    counts[name] = await copyTable(from, to, name, key);
  }
  return counts;
}

async function copyTable(from: Database, to: Database, name: string, key: string): Promise<number> {
  let count = 0;
  let last: unknown;
  for (;;) {
    const beyond = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${beyond}
      order by ${sql.ref(key)} limit ${sql.lit(pageSize)}`.execute(from);
    const [first] = rows;
    if (!first) return count;
    const columns = Object.keys(first);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(to);
    count += rows.length;
    last = rows.at(-1)?.[key];
  }
}

export type TableShape = { name: string; key: string };

/** Our tables and the column that each is ordered by, as a SQLite database has them. */
export async function listTables(sqlite: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select t.name as name, c.name as key
    from sqlite_master t join pragma_table_info(t.name) c on c.pk = 1
    where t.type = 'table' and t.name not like 'kysely_%' and t.name not like 'sqlite_%'
    order by t.name`.execute(sqlite);
  return rows;
}

/** The rows of each table, counted. */
export async function countRows(database: Database, tables: TableShape[]): Promise<Counts> {
  const counts: Counts = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(
      database,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** The migrations that a database has run, in their order. */
export async function listExecuted(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
