import type { Kysely, Migration } from "kysely";

/** A second, longer window beside the first, for what is limited by the minute and by the day. */
export const addLongWindows: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable("requestCount")
      .addColumn("longCount", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema.alterTable("requestCount").addColumn("longWindowEndsAt", "text").execute();
  },
};
