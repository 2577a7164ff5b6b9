import type { Context } from "hono";
import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { AppError } from "./errors.ts";

const readyLimitMs = 2_000;

/** The process is up and answering. */
export function answerLive(c: Context) {
  return c.json({ status: "live" });
}

/** The process can do its work: its database answers in time. */
export function answerReady(database: Database) {
  return async (c: Context) => {
    const late = AbortSignal.timeout(readyLimitMs);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener("abort", () => reject(late.reason));
    });
    try {
      await Promise.race([database.selectNoFrom(sql`1`.as("one")).execute(), tooLate]);
    } catch (cause) {
      throw new AppError("unavailable", "The database does not answer.", {
        cause,
        headers: { "Retry-After": "5" },
      });
    }
    return c.json({ status: "ready" });
  };
}
