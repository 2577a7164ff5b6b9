import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { reasonOf, StartupError } from "../../process/startup-error.ts";
import { migrations } from "../migrations/all.ts";
import { createSqliteDialect } from "../sqlite.ts";
import type { Database, Tables } from "../tables.ts";

/** What belongs to a SQLite database: itself, and what is not in it yet. */
export const sqliteParts = ["", "-wal", "-shm"];

/** Where a backup keeps what it holds beside the tables, if that was asked for. */
const secretTable = "backup_secret";

export function openSqlite(file: string): Database {
  return new Kysely<Tables>({ dialect: createSqliteDialect(file) });
}

/** Copies a SQLite database at one moment, whole, while others write to it. */
export function snapshotSqlite(file: string, copy: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.prepare("vacuum into ?").run(copy);
  } finally {
    database.close();
  }
  settle(copy);
}

/** Says in a sentence why a file is no backup that this program can go back to. */
export function requireSoundBackup(file: string): void {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const refuse = (reason: string, cause?: unknown) => {
    throw new StartupError(`${file} cannot be restored: ${reason}.`, { cause });
  };
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const [check] = database.prepare("pragma integrity_check").all();
      if (check?.integrity_check !== "ok") refuse(`it is damaged (${check?.integrity_check})`);
      const executed = database.prepare("select name from kysely_migration").all();
      const unknown = executed.find(({ name }) => !(String(name) in migrations));
      if (executed.length === 0) refuse("it is empty");
      if (unknown) refuse(`it is from a newer version of this program ("${unknown.name}"): update first`);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    refuse(`it is no backup of this program (${reasonOf(error)})`, error);
  }
}

/** A copy of a backup without its secret, to work with. Answers the secret. */
export function unpackBackup(backup: string, file: string): string | undefined {
  for (const part of sqliteParts) rmSync(`${file}${part}`, { force: true });
  copyFileSync(backup, file);
  const database = new DatabaseSync(file);
  try {
    const isThere = database.prepare("select 1 from sqlite_master where name = ?").get(secretTable);
    if (!isThere) return undefined;
    const row = database.prepare(`select value from ${secretTable}`).get();
    database.exec(`pragma secure_delete = on; drop table ${secretTable};`);
    return typeof row?.value === "string" ? row.value : undefined;
  } finally {
    database.close();
    settle(file);
  }
}

/** Puts the secret that signs sessions into a backup. */
export function packSecret(backup: string, secret: string): void {
  const database = new DatabaseSync(backup);
  try {
    database.exec(`create table ${secretTable} (value text not null)`);
    database.prepare(`insert into ${secretTable} values (?)`).run(secret);
  } finally {
    database.close();
    settle(backup);
  }
}

/** For its owner's eyes only, and on the disk for good. */
function settle(file: string): void {
  chmodSync(file, 0o600);
  const handle = openSync(file, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
