import type { Migration } from "kysely";

/** How often somebody did something in a window of time, counted for all replicas together. */
export const createRequestCount: Migration = {
  async up(database) {
    await database.schema
      .createTable("requestCount")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("windowEndsAt", "text", (column) => column.notNull())
      .execute();
  },
};
