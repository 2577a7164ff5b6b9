import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";

/** SQLite through Node's own driver, set so that what was committed survives a power cut. */
export function createSqliteDialect(file: string): Dialect {
  return new TransactionalSqliteDialect({ database: async () => openFile(file) });
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full;");
  return new CachingDatabase(database);
}

/** The shape Kysely's SQLite dialect expects, over `node:sqlite`, preparing each statement once. */
class CachingDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = adapt(this.#database.prepare(text));
    // Our queries are a fixed set; the limit only guards against text built from data.
    if (this.#statements.size < 500) this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  // Kysely passes what our typed queries bind: text, numbers, null and bytes.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** SQLite does roll back DDL; Kysely's own adapter leaves migrations outside a transaction. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
