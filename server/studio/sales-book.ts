import { studio } from "#content/studio.ts";
import { monthOf } from "../../clock/studio-clock.ts";
import type { Figure, SaleLine, Sales, SalesBook } from "../../contract/studio.ts";
import type { Database } from "../database/tables.ts";
import { listSaleLines } from "./sale-lines.ts";

/** A month's sales and refunds, with every figure that is made of them. */
export async function viewSales(database: Database, given: string | undefined, now: Date): Promise<Sales> {
  const month = given ?? monthOf(now);
  const lines = await listSaleLines(database, monthBounds(month));
  const currencies = [...new Set([studio.currency, ...lines.map(({ currency }) => currency)])];
  const books = currencies.map((currency) =>
    writeBook(
      currency,
      lines.filter((line) => line.currency === currency),
    ),
  );
  return {
    month,
    months: await listMonths(database, month, now),
    // The studio's own is there also in a month without sales.
    books: books.filter(({ currency, lines: own }) => currency === studio.currency || own.length > 0),
  };
}

export function writeBook(currency: string, lines: SaleLine[]): SalesBook {
  const isRefund = ({ kind }: SaleLine) => kind === "refund";
  return {
    currency,
    lines,
    sold: figureOf(
      "Sold",
      lines.filter((line) => !isRefund(line)),
    ),
    refunded: figureOf("Given back", lines.filter(isRefund)),
    total: figureOf("Total", lines),
    byDay: groupBy(lines, ({ date }) => date),
    byPlan: groupBy(lines, ({ planName }) => planName).toSorted((a, b) => b.amount - a.amount),
    byWay: groupBy(lines, ({ way }) => way).toSorted((a, b) => b.amount - a.amount),
  };
}

function figureOf(name: string, lines: SaleLine[]): Figure {
  return {
    name,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines: lines.map(({ id }) => id),
  };
}

function groupBy(lines: SaleLine[], nameOf: (line: SaleLine) => string): Figure[] {
  return [...Map.groupBy(lines, nameOf)].map(([name, group]) => figureOf(name, group));
}

/** From the first moment of the studio's month to the first of the next. */
export function monthBounds(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const startOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(studio.timeZone).epochMilliseconds).toISOString();
  return { from: startOf(first), to: startOf(first.add({ months: 1 })) };
}

/** From the first sale to this month, the latest first. */
async function listMonths(database: Database, asked: string, now: Date): Promise<string[]> {
  const { first } = await database
    .selectFrom("purchase")
    .select((is) => is.fn.min("paidAt").as("first"))
    .executeTakeFirstOrThrow();
  const latest = Temporal.PlainYearMonth.from(monthOf(now));
  const earliest = Temporal.PlainYearMonth.from(first ? monthOf(new Date(first)) : monthOf(now));
  const months: string[] = [];
  for (let each = latest; Temporal.PlainYearMonth.compare(each, earliest) >= 0; ) {
    months.push(each.toString());
    each = each.subtract({ months: 1 });
  }
  return months.includes(asked) ? months : [asked, ...months];
}
