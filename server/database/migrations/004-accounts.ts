import type { Kysely, Migration } from "kysely";

/**
 * better-auth's tables, with portable types: times as ISO text and booleans as integers on both databases
 * (see server/members/create-auth.ts).
 */
export const createAccounts: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable("user")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", "integer", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .execute();
    await database.schema
      .createTable("account")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("accountId", "text", (column) => column.notNull())
      .addColumn("providerId", "text", (column) => column.notNull())
      .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", "text")
      .addColumn("refreshTokenExpiresAt", "text")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await database.schema
      .createTable("verification")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await database.schema.createIndex("session_userId").on("session").column("userId").execute();
    await database.schema.createIndex("account_userId").on("account").column("userId").execute();
    await database.schema
      .createIndex("verification_identifier")
      .on("verification")
      .column("identifier")
      .execute();
  },
};
