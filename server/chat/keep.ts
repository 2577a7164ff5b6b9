import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import type { Log } from "../process/log.ts";

/** For so long, help waits for being stored. */
const storeWaitMs = 2_000;

/** Stores something of a member's, who may have deleted their account since they asked. */
export async function keep<T>(
  database: Database,
  uid: string,
  insert: () => Promise<unknown>,
  kept: T,
): Promise<T> {
  try {
    await insert();
  } catch (error) {
    const member = await database.selectFrom("user").select("id").where("id", "=", uid).executeTakeFirst();
    if (member) throw error;
    throw new AppError("unauthorized", "Please sign in first.", { cause: error });
  }
  return kept;
}

/** Help is given whether or not it could be stored, and does not wait long for it. */
export async function keptInTime<T>(log: Log, storing: Promise<T>, done: T): Promise<T> {
  const stored = storing.catch((err) => {
    log.error({ err }, "an urgent answer was given, but not stored");
    return done;
  });
  const waited = new AbortController();
  const late = delay(storeWaitMs, done, { signal: waited.signal }).catch(() => done);
  const first = await Promise.race([stored, late]);
  waited.abort();
  return first;
}
