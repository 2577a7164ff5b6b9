import type { Kysely, Migration } from "kysely";

/** What members asked and what the assistant wrote for them, with who answered. */
export const createAssistant: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("chatExchange")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("uid", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("question", "text", (column) => column.notNull())
      .addColumn("response", "text", (column) => column.notNull())
      .addColumn("answeredBy", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("guide")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("uid", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("inputs", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("answeredBy", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .execute();
    for (const table of ["chatExchange", "guide"]) {
      await database.schema.createIndex(`${table}_uid`).on(table).columns(["uid", "createdAt"]).execute();
    }
  },
};
