import { sql } from "kysely";
import type { ExportKind, SaleLine } from "../../contract/studio.ts";
import { unitsOf } from "../../money/money.ts";
import type { Database } from "../database/tables.ts";
import { addressOf } from "./addresses.ts";
import { type Cell, writeCsvLine } from "./csv.ts";
import { listSaleLines } from "./sale-lines.ts";
import { monthBounds } from "./sales-book.ts";

const pageRows = 500;

/** A spreadsheet reads it as UTF-8 only with this in front. */
const byteOrderMark = "\uFEFF";

/** Everything of a kind as CSV in pieces, a page of rows at a time. */
export async function* exportCsv(database: Database, kind: ExportKind): AsyncGenerator<string, void> {
  if (kind === "sales") {
    yield writeSales(await listSaleLines(database, { from: "", to: "9" }));
    return;
  }
  const { heading, from, cells } = exported[kind];
  yield byteOrderMark + writeCsvLine(heading);
  let last: string | undefined;
  for (;;) {
    const beyond = last === undefined ? sql`` : sql`where "key" > ${last}`;
    const { rows } = await sql<
      Record<string, string | number | null>
    >`select * from (${from}) as "rows" ${beyond}
      order by "key" limit ${sql.lit(pageRows)}`.execute(database);
    if (rows.length > 0)
      yield rows.map((row) => writeCsvLine(cells.map((name) => cellOf(name, row)))).join("");
    if (rows.length < pageRows) return;
    last = String(rows.at(-1)?.key);
  }
}

/** A month for the accountant. */
export async function exportMonth(database: Database, month: string): Promise<string> {
  return writeSales(await listSaleLines(database, monthBounds(month)));
}

function writeSales(lines: SaleLine[]): string {
  const heading = ["date", "time (UTC)", "kind", "plan", "way", "at the door", "name", "email", "amount"];
  const rows = lines.toReversed().map((line): Cell[] => {
    const { date, at, kind, planName, way, isAtDoor, name, email, amount, currency, reason } = line;
    const digits = Math.log10(unitsOf(currency));
    return [
      date,
      at,
      kind,
      planName,
      way,
      isAtDoor ? "yes" : "no",
      name,
      email,
      { shown: (amount / unitsOf(currency)).toFixed(digits) },
      currency,
      reason,
      line.saleId,
    ];
  });
  return byteOrderMark + [[...heading, "currency", "reason", "sale"], ...rows].map(writeCsvLine).join("");
}

type Exported = { heading: string[]; cells: string[]; from: ReturnType<typeof sql> };

const exported: Record<Exclude<ExportKind, "sales">, Exported> = {
  people: {
    heading: ["name", "email", "member since", "address confirmed", "blocked", "notes"],
    cells: ["name", "email", "since", "isConfirmed", "isBlocked", "notes"],
    from: sql`select "everybody".*, "everybody"."email" as "key", "ownerNote"."notes" as "notes",
        case when "block"."what" is null then 0 else 1 end as "isBlocked"
      from (
        select "name", "email", "createdAt" as "since", "emailVerified" as "isConfirmed" from "user"
        union all
        select coalesce("guest"."name", '') as "name", "known"."email", null as "since", 0 as "isConfirmed"
        from (select "email" from "guest" union select "email" from "pass" where "uid" is null) as "known"
        left join "guest" on "guest"."email" = "known"."email"
        where not exists (select 1 from "user" where "user"."email" = "known"."email")
      ) as "everybody"
      left join "ownerNote" on "ownerNote"."email" = "everybody"."email"
      left join "block" on "block"."what" = 'member ' || "everybody"."email"`,
  },
  passes: {
    heading: [
      "name",
      "email",
      "pass",
      "classes left",
      "from",
      "expiry",
      "paused",
      "ended",
      "subscription",
      "id",
    ],
    cells: [
      "name",
      "email",
      "planName",
      "classesLeft",
      "validFrom",
      "validUntil",
      "pausedAt",
      "endedAt",
      "subscriptionId",
      "id",
    ],
    from: sql`select "pass".*, "pass"."id" as "key", coalesce("user"."name", "guest"."name") as "name" from "pass"
      left join "user" on "user"."id" = "pass"."uid" left join "guest" on "guest"."email" = "pass"."email"`,
  },
  bookings: {
    heading: [
      "class",
      "begins",
      "email",
      "name",
      "status",
      "ended by",
      "attendance",
      "place",
      "used a class",
    ],
    cells: [
      "classType",
      "startsAt",
      "email",
      "name",
      "status",
      "endedBy",
      "attendance",
      "place",
      "usesClass",
    ],
    from: sql`select "booking"."id" as "key", "datedClass"."classType", "datedClass"."startsAt", "booking"."email",
        coalesce("user"."name", "booking"."name", "guest"."name") as "name", "booking"."status",
        "booking"."endedBy", "booking"."attendance", "booking"."place", "booking"."usesClass"
      from "booking" inner join "datedClass" on "datedClass"."id" = "booking"."classId"
      left join "user" on "user"."id" = "booking"."uid" left join "guest" on "guest"."email" = "booking"."email"`,
  },
};

const flags = new Set(["isConfirmed", "isBlocked", "usesClass"]);

function cellOf(name: string, row: Record<string, string | number | null>): string | number | null {
  const value = row[name] ?? null;
  if (flags.has(name)) return Number(value) === 1 ? "yes" : "no";
  return name === "email" ? addressOf(String(value)) : value;
}
