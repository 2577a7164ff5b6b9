import { sql } from "kysely";
import { studio } from "#content/studio.ts";
import { monthOf } from "../clock/studio-clock.ts";
import { formatMillionths } from "../money/money.ts";
import { sumOf } from "../server/chat/model-budget.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { UsageError } from "./usage-error.ts";

export const assistantHelp = `npm run studio -- assistant usage [MONTH]    what the language model took, by month, and by day of this one or of MONTH (2026-11)`;

const million = 1_000_000;

/** The owner's view of what the model costs. Answers the lines to print. */
export async function runAssistantCommand(
  database: Database,
  config: Config,
  [action, month = monthOf(new Date())]: string[],
): Promise<string> {
  if (action !== "usage" || !/^\d{4}-\d{2}$/.test(month)) throw new UsageError(assistantHelp);
  const months = await readUse(database, 7);
  if (months.length === 0) return "No model has been asked yet: the handbook answered everything.";
  const days = await readUse(database, 10, month);
  return [
    writeTable("Month", months),
    days.length > 0 ? writeTable(month, days) : `Nothing in ${month}.`,
    ...(months.some(({ estimated }) => estimated > 0)
      ? ["~ counts what the model's server did not, by the length of the text."]
      : []),
    await writeCeiling(database, config),
  ].join("\n\n");
}

type Use = {
  when: string;
  kind: string;
  answers: number;
  input: number;
  output: number;
  estimated: number;
  cost: number | null;
};

/** What was used, by the first letters of the date and by kind; of one month or of all. */
async function readUse(database: Database, letters: 7 | 10, month?: string): Promise<Use[]> {
  // Not a parameter: PostgreSQL would not take the two for the same expression.
  const when = sql<string>`substr("day", 1, ${sql.lit(letters)})`;
  const query = database
    .selectFrom("modelUse")
    .select(({ fn }) => [
      when.as("when"),
      "kind",
      fn.countAll().as("answers"),
      fn.sum("inputTokens").as("input"),
      fn.sum("outputTokens").as("output"),
      fn.sum("isEstimated").as("estimated"),
      fn.sum<number | string | null>("cost").as("cost"),
    ])
    .groupBy([when, "kind"])
    .orderBy(when)
    .orderBy("kind");
  const rows = await (month
    ? query.where("day", ">=", `${month}-01`).where("day", "<=", `${month}-31`)
    : query
  ).execute();
  // PostgreSQL counts in numbers that are too large for JavaScript, and sends text.
  return rows.map(({ when: at, kind, answers, input, output, estimated, cost }) => ({
    when: at,
    kind,
    answers: Number(answers),
    input: Number(input),
    output: Number(output),
    estimated: Number(estimated),
    cost: cost === null ? null : Number(cost),
  }));
}

function writeTable(title: string, uses: Use[]): string {
  const rows = [
    [title, "kind", "answers", "tokens read", "written", "cost"],
    ...uses.map(({ when, kind, answers, input, output, estimated, cost }) => [
      when,
      kind,
      String(answers),
      `${estimated > 0 ? "~" : ""}${input.toLocaleString("en-US")}`,
      `${estimated > 0 ? "~" : ""}${output.toLocaleString("en-US")}`,
      cost === null ? "" : formatMillionths(cost, studio.currency),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

async function writeCeiling(database: Database, { modelPrices }: Config): Promise<string> {
  if (!modelPrices) return "Set AI_INPUT_PRICE and AI_OUTPUT_PRICE to see what it costs.";
  const month = monthOf(new Date());
  const spent = await sumOf(database, month);
  const money = (amount: number) => formatMillionths(amount, studio.currency);
  const { ceiling } = modelPrices;
  if (ceiling === undefined)
    return `${month} has cost ${money(spent)} so far. There is no ceiling: AI_MONTHLY_CEILING sets one.`;
  const isReached = spent >= ceiling * million;
  return `${month} has cost ${money(spent)} of its ${money(ceiling * million)}${isReached ? ": the handbook answers until the next month" : ""}.`;
}
