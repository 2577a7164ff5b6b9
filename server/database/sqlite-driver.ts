import { setTimeout as delay } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, SelectQueryNode } from "kysely";
import type { SqliteFile } from "./sqlite.ts";

/** For so long a write waits for another process's. */
const writeWaitMs = 5000;
/** Short, to find the moment between two writes of a process that has many. */
const longestPauseMs = 5;

export type SqliteFiles = { openWriter(): SqliteFile; openReader(): SqliteFile };

/**
 * Kysely's driver for SQLite, with two connections to the file: one that writes, for one at a time, and one
 * that reads what was committed and waits for nobody. A transaction asks for the right to write at once
 * (`begin immediate`): one that began by reading could not go on after another process had written. While
 * that process writes we wait outside SQLite, whose own waiting would stop everything else here.
 */
export function createSqliteDriver({ openWriter, openReader }: SqliteFiles): Driver {
  let files: { writer: SqliteFile; reader: SqliteFile } | undefined;
  const queue = createQueue();
  /** Connections in a transaction, with how each ends its turn. */
  const turns = new WeakMap<DatabaseConnection, () => void>();
  const opened = () => {
    if (files) return files;
    throw new Error("The database is closed.");
  };

  const connect = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      async executeQuery(query) {
        const { writer, reader } = opened();
        if (turns.has(connection)) return writer.run(query);
        if (SelectQueryNode.is(query.query)) return reader.run(query);
        const endTurn = await queue.takeTurn();
        return whenFree(() => writer.run(query)).finally(endTurn);
      },
      streamQuery() {
        throw new Error("Queries are not streamed.");
      },
    };
    return connection;
  };
  const end = async (connection: DatabaseConnection, how: "commit" | "rollback") => {
    opened().writer.run(CompiledQuery.raw(how));
    leave(connection);
  };
  const leave = (connection: DatabaseConnection) => {
    turns.get(connection)?.();
    turns.delete(connection);
  };

  return {
    async init() {
      // The writer first: it makes the file what it has to be.
      const writer = openWriter();
      files = { writer, reader: openReader() };
    },
    acquireConnection: async () => connect(),
    async beginTransaction(connection) {
      const endTurn = await queue.takeTurn();
      await whenFree(() => opened().writer.run(CompiledQuery.raw("begin immediate"))).catch((error) => {
        endTurn();
        throw error;
      });
      turns.set(connection, endTurn);
    },
    commitTransaction: (connection) => end(connection, "commit"),
    rollbackTransaction: (connection) => end(connection, "rollback"),
    releaseConnection: async (connection) => leave(connection),
    async destroy() {
      files?.reader.close();
      files?.writer.close();
      files = undefined;
    },
  };
}

/** Turns at something that only one may do at a time, in the order in which they were asked for. */
function createQueue() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Answers, when it is ours, the function that ends our turn. */
    async takeTurn(): Promise<() => void> {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}

/** Tries until no other process is writing. */
async function whenFree<T>(work: () => T): Promise<T> {
  const latest = performance.now() + writeWaitMs;
  for (let pause = 1; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > latest) throw error;
    }
    await delay(pause);
  }
}

/** Whether somebody else has what we asked for: SQLite's code 5, whatever its extended code adds. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}
