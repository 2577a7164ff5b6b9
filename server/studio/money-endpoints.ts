import type { Context } from "hono";
import { monthOf } from "../../clock/studio-clock.ts";
import type { Refunded, Sales, Subscriptions } from "../../contract/studio.ts";
import { readBody, requireValid } from "../http/read-body.ts";
import { monthSchema, refundingSchema } from "./bodies.ts";
import type { Desk } from "./desk.ts";
import { exportMonth } from "./export-csv.ts";
import { listSubscriptions } from "./list-subscriptions.ts";
import { ownerOf } from "./owner-check.ts";
import { refundSale } from "./refund-sale.ts";
import { viewSales } from "./sales-book.ts";

/** What came in, what was given back, and what did not come. */
export function createMoneyEndpoints(desk: Desk) {
  const { database } = desk;
  return {
    async sales(c: Context) {
      const { month } = requireValid(c.req.query(), monthSchema);
      return c.json<Sales>(await viewSales(database, month, new Date()));
    },
    async salesFile(c: Context) {
      const { month = monthOf(new Date()) } = requireValid(c.req.query(), monthSchema);
      c.header("Content-Disposition", `attachment; filename="sales-${month}.csv"`);
      c.header("Content-Type", "text/csv; charset=utf-8");
      return c.body(await exportMonth(database, month));
    },
    async refund(c: Context) {
      const wish = { ...(await readBody(c, refundingSchema)), saleId: c.req.param("id") ?? "" };
      return c.json<Refunded>(await refundSale(desk, ownerOf(c), wish, new Date()));
    },
    subscriptions: async (c: Context) => c.json<Subscriptions>(await listSubscriptions(database)),
  };
}
