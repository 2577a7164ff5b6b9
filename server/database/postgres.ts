import { type Dialect, PostgresDialect, type PostgresPool } from "kysely";
import { DatabaseError, Pool, type PoolClient } from "pg";

/**
 * The database itself ends what takes too long, and only a connection on which nothing comes back any more
 * meets our own, longer limit. Both end before the time limit of a request.
 */
const usualLimits = { statementMs: 6_000, silenceMs: 7_000, connectMs: 5_000 };

/** The same for migrations. */
export const migrationLimits = { statementMs: 10 * 60_000, silenceMs: 11 * 60_000, connectMs: 5_000 };

/**
 * PostgreSQL through a small pool with bounded waits, so that a stuck database fails requests, not us, and
 * no connection that is lost, however silently, is used again.
 */
export function createPostgresDialect(
  url: string,
  onLost: (error: Error) => void,
  limits = usualLimits,
): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.silenceMs,
    idle_in_transaction_session_timeout: Math.max(10_000, limits.statementMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 30 * 60,
  });
  // Without a listener, a connection that dies ends the process: the pool's is only there for idle ones.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", onLost));
  return new PostgresDialect({ pool: dropLostConnections(pool) });
}

/** Once one connection is lost, those opened before it are not trusted either: the same fault took them. */
function dropLostConnections(pool: Pool): PostgresPool {
  let age = 0;
  const openedIn = new WeakMap<PoolClient, number>();
  pool.on("connect", (client) => openedIn.set(client, age));

  const takeTrusted = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (openedIn.get(client) === age) return client;
      client.release(true);
    }
  };
  return {
    async connect() {
      const client = await takeTrusted();
      let lost: unknown;
      const query = async (sql: string, values: unknown[]) => {
        // What waits behind a query that was never answered is not answered either.
        if (lost) throw lost;
        try {
          return await client.query(sql, values);
        } catch (error) {
          if (isLoss(error)) {
            lost = error;
            age += 1;
          }
          throw error;
        }
      };
      // Kysely asks with text and values alone, for it was given no cursors.
      return { query: query as never, release: () => client.release(lost !== undefined) };
    },
    end: () => pool.end(),
  };
}

/** The database's own refusals leave the connection as it was, but for the one that ends it. */
function isLoss(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.severity === "FATAL" || error.severity === "PANIC";
}
