import type { Kysely, Migration } from "kysely";

/** Finds a subscription's payments, and what was bought in a browser, without reading every sale. */
export const addPurchaseLookups: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable("purchase").addColumn("browser", "text").execute();
    for (const column of ["subscriptionId", "browser"]) {
      await database.schema.createIndex(`purchase_${column}`).on("purchase").column(column).execute();
    }
  },
};
