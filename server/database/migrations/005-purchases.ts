import type { Kysely, Migration } from "kysely";

/** Sales, what they entitle to, and what the demonstration checkout remembers. */
export const createPurchases: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("purchase")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("uid", "text")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("priceId", "text", (column) => column.notNull())
      .addColumn("planName", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("paidAt", "text", (column) => column.notNull())
      .addColumn("paymentIntentId", "text")
      .addColumn("subscriptionId", "text")
      .addColumn("customerId", "text")
      .addColumn("receiptUrl", "text")
      .addColumn("refundedAmount", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .createTable("pass")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("uid", "text")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("priceId", "text", (column) => column.notNull())
      .addColumn("planName", "text", (column) => column.notNull())
      .addColumn("validFrom", "text", (column) => column.notNull())
      .addColumn("validUntil", "text")
      .addColumn("classesLeft", "integer")
      .addColumn("subscriptionId", "text")
      .addColumn("customerId", "text")
      .addColumn("isRenewing", "integer", (column) => column.notNull())
      .addColumn("endedAt", "text")
      .execute();
    await database.schema
      .createTable("checkoutAttempt")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("attemptId", "text", (column) => column.notNull())
      .addColumn("startedAt", "text", (column) => column.notNull())
      .addColumn("sessionId", "text")
      .execute();
    await database.schema
      .createTable("demoObject")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ["purchase", "uid"],
      ["purchase", "email"],
      ["purchase", "paymentIntentId"],
      ["pass", "uid"],
      ["pass", "email"],
      ["pass", "subscriptionId"],
      ["checkoutAttempt", "sessionId"],
      ["demoObject", "createdAt"],
    ] as const) {
      await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};
