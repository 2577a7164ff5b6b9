import type { Migration } from "kysely";

/** The `users/{uid}` document as specified; new fields come in later migrations. */
export const createProfile: Migration = {
  async up(database) {
    await database.schema
      .createTable("profile")
      .addColumn("uid", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("photoURL", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("fitnessLevel", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("yogaGoal", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("dietPreference", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
