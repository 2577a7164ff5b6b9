import type { Kysely, Migration } from "kysely";

/** The files of this build and of earlier ones, by their names with a hash: all replicas serve all of them. */
export const createKeptAssets: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("keptAsset")
      .addColumn("path", "text", (column) => column.primaryKey().notNull())
      .addColumn("encoding", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("seenAt", "text", (column) => column.notNull())
      .execute();
  },
};
