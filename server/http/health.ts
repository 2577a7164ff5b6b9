import type { Context } from "hono";
import type { Database } from "../database/tables.ts";
import { version } from "../version.ts";
import { AppError } from "./errors.ts";

const readyLimitMs = 2_000;

/** The process is up and answering. */
export function answerLive(c: Context) {
  return c.json({ status: "live", version });
}

/** The process can do its work: its database answers in time, and takes what is written to it. */
export function answerReady(database: Database) {
  /** However often it is asked, one looks at a time. */
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking ??= tryWriting(database).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return async (c: Context) => {
    const late = AbortSignal.timeout(readyLimitMs);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener("abort", () => reject(late.reason));
    });
    try {
      await Promise.race([look(), tooLate]);
    } catch (cause) {
      throw new AppError("unavailable", "The database does not answer.", {
        cause,
        headers: { "Retry-After": "5" },
      });
    }
    return c.json({ status: "ready" });
  };
}

/** Writes a row that is swept away with what else was counted. */
async function tryWriting(database: Database): Promise<void> {
  const windowEndsAt = new Date(Date.now() + 60_000).toISOString();
  await database
    .insertInto("requestCount")
    .values({ key: "ready", count: 0, windowEndsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ windowEndsAt }))
    .execute();
}
