import type { Migration } from "kysely";

/** Mail that has been promised: kept whole until it is delivered, and after. */
export const createOutbox: Migration = {
  async up(database) {
    await database.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("sender", "text", (column) => column.notNull())
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("raw", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("nextAttemptAt", "text", (column) => column.notNull())
      .addColumn("leaseUntil", "text")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("lastError", "text")
      .addColumn("sentAt", "text")
      .execute();
    await database.schema
      .createIndex("outbox_due")
      .on("outbox")
      .columns(["status", "nextAttemptAt"])
      .execute();
  },
};
