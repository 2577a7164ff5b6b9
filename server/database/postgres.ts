import { type Dialect, PostgresDialect } from "kysely";
import { Pool } from "pg";

/** PostgreSQL through a small pool with bounded waits, so that a stuck database fails requests, not us. */
export function createPostgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener a connection that dies while idle would end the process.
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
