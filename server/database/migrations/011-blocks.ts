import type { Kysely, Migration } from "kysely";

/** What the owner has closed or shut out: registration, members by their address, networks. */
export const createBlocks: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("block")
      .addColumn("what", "text", (column) => column.primaryKey().notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .execute();
  },
};
