import type { Kysely, Migration } from "kysely";

/** What each answer took of a model, for the owner: without the member, so that it outlives what they delete. */
export const createModelUse: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("modelUse")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("inputTokens", "integer", (column) => column.notNull())
      .addColumn("outputTokens", "integer", (column) => column.notNull())
      .addColumn("isEstimated", "integer", (column) => column.notNull())
      .addColumn("cost", "integer")
      .execute();
    await database.schema.createIndex("modelUse_day").on("modelUse").columns(["day", "kind"]).execute();
  },
};
