import type { Database } from "../database/tables.ts";

/** Ends what the demonstration sold, for nobody paid for it. Answers how many passes were open. */
export async function endDemonstration(database: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable("pass")
    .set({ endedAt: now.toISOString(), isRenewing: 0 })
    .where("id", "like", "cs_demo_%")
    .where("endedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
