import type { Kysely, Migration } from "kysely";

/** What a guide is made of, beside its words; and when members practised, with how it was. */
export const createPractised: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("guide").addColumn("steps", "text").execute();
    await database.schema.alterTable("guide").addColumn("week", "text").execute();
    await database.schema
      .createTable("practised")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("uid", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("startedAt", "text", (column) => column.notNull())
      .addColumn("seconds", "integer", (column) => column.notNull())
      .addColumn("isFinished", "integer", (column) => column.notNull())
      .addColumn("felt", "text")
      .addColumn("places", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("reply", "text", (column) => column.notNull())
      .addColumn("sore", "text", (column) => column.notNull())
      .addColumn("avoid", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex("practised_uid")
      .on("practised")
      .columns(["uid", "startedAt"])
      .execute();
  },
};
