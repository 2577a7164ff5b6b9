import type { Kysely, Migration } from "kysely";

/** What was understood of a question, beside its words: what the next one may refer to. */
export const addKept: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("chatExchange").addColumn("kept", "text").execute();
  },
};
