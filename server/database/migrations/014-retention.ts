import { type Kysely, type Migration, sql } from "kysely";

/** So that finding what is due to be deleted costs as much as there is of it, not as much as there is of all. */
export const addRetentionLookups: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.createIndex("session_expiresAt").on("session").column("expiresAt").execute();
    await database.schema
      .createIndex("verification_expiresAt")
      .on("verification")
      .column("expiresAt")
      .execute();
    await sql`create index "outbox_sent_text" on "outbox" ("sentAt") where "raw" <> ''`.execute(database);
    await database.schema
      .createIndex("outbox_status_created")
      .on("outbox")
      .columns(["status", "createdAt"])
      .execute();
  },
};
