import type { Kysely, Migration } from "kysely";

/** What the owner should know of: how often it happened, when last, and when they were told. */
export const createConcerns: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("concern")
      .addColumn("kind", "text", (column) => column.primaryKey().notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("firstAt", "text", (column) => column.notNull())
      .addColumn("lastAt", "text", (column) => column.notNull())
      .addColumn("toldAt", "text")
      .execute();
  },
};
