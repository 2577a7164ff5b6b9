import { type Kysely, type Migration, sql } from "kysely";

/** Classes with a date, who is in them and who waits, which reminders went out, and each member's own calendar. */
export const createBooking: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("datedClass")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addColumn("classType", "text", (column) => column.notNull())
      .addColumn("instructor", "text", (column) => column.notNull())
      .addColumn("startsAt", "text", (column) => column.notNull())
      .addColumn("plannedFor", "text", (column) => column.notNull())
      .addColumn("minutes", "integer", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("capacity", "integer", (column) => column.notNull())
      .addColumn("taken", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("link", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("isAdjusted", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("movedAt", "text")
      .execute();
    await database.schema.createIndex("datedClass_startsAt").on("datedClass").column("startsAt").execute();
    await database.schema
      .createTable("booking")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("classId", "text", (column) => column.notNull())
      .addColumn("uid", "text")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("endedBy", "text")
      .addColumn("place", "text")
      .addColumn("passId", "text")
      .addColumn("usesClass", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("madeAt", "text", (column) => column.notNull())
      .addColumn("freeUntil", "text")
      .addColumn("endedAt", "text")
      .addColumn("attendance", "text")
      .addColumn("timeZone", "text")
      .addColumn("lastMailId", "text")
      .execute();
    // Nobody is twice in one class, whatever was pressed how often.
    await sql`create unique index "booking_current" on "booking" ("classId", "email") where "status" <> 'ended'`.execute(
      database,
    );
    for (const column of ["classId", "uid", "email", "passId"] as const) {
      await database.schema.createIndex(`booking_${column}`).on("booking").column(column).execute();
    }
    await database.schema
      .createTable("reminder")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("bookingId", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("startsAt", "text", (column) => column.notNull())
      .addColumn("sentAt", "text", (column) => column.notNull())
      .execute();
    await database.schema.createIndex("reminder_bookingId").on("reminder").column("bookingId").execute();
    await database.schema
      .createTable("bookingWish")
      .addColumn("sessionId", "text", (column) => column.primaryKey().notNull())
      .addColumn("classId", "text", (column) => column.notNull())
      .addColumn("uid", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("outcome", "text")
      .execute();
    await database.schema
      .createTable("calendarFeed")
      .addColumn("uid", "text", (column) => column.primaryKey().notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    await database.schema.alterTable("pass").addColumn("pausedAt", "text").execute();
    await database.schema.alterTable("outbox").addColumn("afterId", "text").execute();
  },
};
