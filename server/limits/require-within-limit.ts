import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { AppError } from "../errors.ts";

export type Limit = { count: number; windowSeconds: number };

/**
 * Counts one more of something and throws once there were too many in the window. Counted in the
 * database in one statement, so that replicas share the limit and none can slip between.
 */
export async function requireWithinLimit(
  database: Database,
  key: string,
  limit: Limit,
  sentence: string,
  now = new Date(),
): Promise<void> {
  const nowText = now.toISOString();
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000).toISOString();
  const row = await database
    .insertInto("requestCount")
    .values({ key, count: 1, windowEndsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when "requestCount"."windowEndsAt" <= ${nowText} then 1 else "requestCount"."count" + 1 end`,
        windowEndsAt: sql`case when "requestCount"."windowEndsAt" <= ${nowText} then ${windowEndsAt} else "requestCount"."windowEndsAt" end`,
      }),
    )
    .returning(["count", "windowEndsAt"])
    .executeTakeFirstOrThrow();
  if (row.count <= limit.count) return;
  const seconds = Math.ceil((Date.parse(row.windowEndsAt) - now.getTime()) / 1000);
  throw new AppError("too_many_requests", sentence, {
    headers: { "Retry-After": String(Math.max(1, seconds)) },
  });
}

/** Forgets windows that are over, so that the table stays as small as what is going on. */
export async function deleteEndedWindows(database: Database, now = new Date()): Promise<void> {
  await database.deleteFrom("requestCount").where("windowEndsAt", "<=", now.toISOString()).execute();
}
