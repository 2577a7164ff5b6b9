import type { Kysely, Migration } from "kysely";

/** How far each payment provider was read, when, and who is reading now: for all replicas together. */
export const createReconciliation: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("reconciliation")
      .addColumn("provider", "text", (column) => column.primaryKey().notNull())
      .addColumn("leaseUntil", "text")
      .addColumn("readAt", "text")
      .addColumn("lookedBackAt", "text")
      .execute();
  },
};
