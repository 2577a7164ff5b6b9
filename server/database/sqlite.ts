import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type CompiledQuery,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { createSqliteDriver } from "./sqlite-driver.ts";

/** Readers hardly ever wait in WAL mode: only for a file that is being recovered or closed. */
const readWaitMs = 5000;

/** SQLite through Node's own driver, set so that what was committed survives a power cut. */
export function createSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () =>
      createSqliteDriver({ openWriter: () => openWriter(file), openReader: () => openReader(file) }),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One open file; each statement is prepared once. */
export type SqliteFile = {
  run(query: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<never>;
  close(): void;
};

/** Does not wait for other processes by itself: that would hold up everything in this one (see the driver). */
function openWriter(file: string): SqliteFile {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: readWaitMs });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;");
  return cacheStatements(database);
}

function openReader(file: string): SqliteFile {
  const database = new DatabaseSync(file, { timeout: readWaitMs });
  database.exec("pragma query_only = on;");
  return cacheStatements(database);
}

function cacheStatements(database: DatabaseSync): SqliteFile {
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    // Our queries are a fixed set; the limit only guards against text built from data.
    if (statements.size < 500) statements.set(text, statement);
    return statement;
  };
  return {
    run({ sql, parameters }) {
      const statement = prepare(sql);
      // Kysely passes what our typed queries bind: text, numbers, null and bytes.
      const values = parameters as SQLInputValue[];
      // And it knows the rows' type, which we do not.
      if (statement.columns().length > 0) return { rows: statement.all(...values) as never[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}

/** SQLite does roll back DDL; Kysely's own adapter leaves migrations outside a transaction. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
