import { type Kysely, type Migration, sql } from "kysely";

/** The owner's own rooms: who they are, what they did, and what they keep about people, money and messages. */
export const createStudio: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("owner")
      .addColumn("uid", "text", (column) => column.primaryKey().notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("ownerInvitation")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("confirmation")
      .addColumn("sessionId", "text", (column) => column.primaryKey().notNull())
      .addColumn("confirmedAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("audit")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("uid", "text")
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .execute();
    await database.schema
      .createTable("checkIn")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("classId", "text", (column) => column.notNull())
      .addColumn("bookingId", "text")
      .addColumn("attendance", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("appliedAt", "text", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("detail", "text")
      .execute();
    await database.schema
      .createTable("ownerNote")
      .addColumn("email", "text", (column) => column.primaryKey().notNull())
      .addColumn("notes", "text", (column) => column.notNull())
      .addColumn("changedAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("guest")
      .addColumn("email", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("isImported", "integer", (column) => column.notNull())
      .addColumn("invitedAt", "text")
      .execute();
    await database.schema
      .createTable("refund")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("purchaseId", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("askedAt", "text", (column) => column.notNull())
      .addColumn("doneAt", "text")
      .execute();
    await database.schema
      .createTable("failedPayment")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("subscriptionId", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("failedAt", "text", (column) => column.notNull())
      .addColumn("settledAt", "text")
      .execute();
    await database.schema
      .createTable("contactMessage")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("isHeld", "integer", (column) => column.notNull())
      .addColumn("answeredAt", "text")
      .execute();
    await database.schema
      .createTable("announcement")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("people", "integer", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("unsubscription")
      .addColumn("email", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("teacherQuestion")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("uid", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("guideId", "text")
      .addColumn("exchangeId", "text")
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("about", "text")
      .addColumn("askedAt", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("answeredAt", "text")
      .execute();
    await database.schema
      .alterTable("purchase")
      .addColumn("way", "text", (column) => column.notNull().defaultTo("card"))
      .execute();
    await database.schema.alterTable("booking").addColumn("name", "text").execute();
    for (const [table, column] of [
      ["audit", "subject"],
      ["checkIn", "bookingId"],
      ["checkIn", "appliedAt"],
      ["refund", "purchaseId"],
      ["refund", "doneAt"],
      ["purchase", "paidAt"],
      ["failedPayment", "subscriptionId"],
      ["contactMessage", "at"],
      ["teacherQuestion", "uid"],
    ] as const) {
      await database.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
    await sql`create index "user_name" on "user" (lower("name"), "id")`.execute(database);
    // What was given back before refunds had rows of their own: when is not known, so it is the day of the sale.
    await sql`insert into "refund" ("id", "purchaseId", "amount", "reason", "state", "askedAt", "doneAt")
      select 'before ' || "id", "id", "refundedAmount", null, 'done', "paidAt", "paidAt"
      from "purchase" where "refundedAmount" > 0`.execute(database);
  },
};
