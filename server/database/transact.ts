import { isUndone } from "./is-busy.ts";
import type { Database } from "./tables.ts";

/** Of sixty who want the same row at once some are given up several times; the time limit of a request ends it anyway. */
const attempts = 10;

/**
 * A transaction that is begun again when the database gave it up for another's sake. The work must do nothing
 * outside it. Inside another one it is part of that, and stands or falls with it.
 */
export async function transact<T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (database.isTransaction) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isUndone(error)) throw error;
    }
  }
}
