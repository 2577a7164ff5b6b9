import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import { latestBelievable } from "../process/belief.ts";
import { AppError } from "./errors.ts";

export type Limit = { count: number; windowSeconds: number };

/** A thing that is counted, and what is said once there were too many. */
export type Counted = { key: string; limit: Limit; sentence: string };

/**
 * Counts one more of something and throws once there were too many in the window. Counted in the
 * database in one statement, so that replicas share the limit and none can slip between.
 */
export function requireWithinLimit(
  database: Database,
  key: string,
  limit: Limit,
  sentence: string,
  now = new Date(),
): Promise<void> {
  return countAll(database, [{ key, limit, sentence }], now);
}

/**
 * The same for several things at once, written to disk once. The first that is too many is named, and then
 * none is counted: whoever is refused uses nothing up that others share.
 */
export function requireWithinLimits(database: Database, counted: Counted[], now = new Date()): Promise<void> {
  return database.transaction().execute((transaction) => countAll(transaction, counted, now));
}

async function countAll(database: Database, counted: Counted[], now: Date): Promise<void> {
  const nowText = now.toISOString();
  const endOf = ({ windowSeconds }: Limit) => new Date(now.getTime() + windowSeconds * 1000).toISOString();
  const latestOf = counted.map(
    ({ key, limit }) => sql`when ${key} then ${latestBelievable(now, limit.windowSeconds * 1000)}`,
  );
  const latest = sql`case "requestCount"."key" ${sql.join(latestOf, sql` `)} end`;
  const isOver = sql`("requestCount"."windowEndsAt" <= ${nowText} or "requestCount"."windowEndsAt" > ${latest})`;
  const rows = await database
    .insertInto("requestCount")
    .values(counted.map(({ key, limit }) => ({ key, count: 1, windowEndsAt: endOf(limit) })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then 1 else "requestCount"."count" + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded."windowEndsAt" else "requestCount"."windowEndsAt" end`,
      }),
    )
    .returning(["key", "count", "windowEndsAt"])
    .execute();
  for (const { key, limit, sentence } of counted) {
    const row = rows.find((each) => each.key === key);
    if (!row || row.count <= limit.count) continue;
    const seconds = Math.ceil((Date.parse(row.windowEndsAt) - now.getTime()) / 1000);
    throw new AppError("too_many_requests", sentence, {
      headers: { "Retry-After": String(Math.max(1, seconds)) },
    });
  }
}

const longestWindowMs = 24 * 60 * 60_000;

/** Forgets windows that are over, so that the table stays as small as what is going on. */
export async function deleteEndedWindows(database: Database, now = new Date()): Promise<void> {
  await database
    .deleteFrom("requestCount")
    .where((is) =>
      is.or([
        is("windowEndsAt", "<=", now.toISOString()),
        is("windowEndsAt", ">", latestBelievable(now, longestWindowMs)),
      ]),
    )
    .execute();
}
