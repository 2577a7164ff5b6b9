import { randomUUID } from "node:crypto";
import { studio } from "#content/studio.ts";
import type { ModelBudget } from "../../assistant/model/budget.ts";
import { dateOf, monthOf } from "../../clock/studio-clock.ts";
import { formatMillionths } from "../../money/money.ts";
import type { Database } from "../database/tables.ts";
import type { ModelPrices } from "../outside-services.ts";
import type { Log } from "../process/log.ts";

type BudgetParts = {
  database: Database;
  log: Log;
  model: string;
  prices: ModelPrices | undefined;
  /** For how long a sum is believed; what other processes spend meanwhile is not in it. */
  believedMs?: number;
};

const million = 1_000_000;

/** Writes down what a model takes, and closes for the rest of a month whose ceiling is reached. */
export function createModelBudget(parts: BudgetParts): ModelBudget {
  const { database, log, model, prices, believedMs = 10_000 } = parts;
  let sum: { month: string; spent: number; readAt: number } | undefined;
  let closedMonth: string | undefined;

  const findSpent = async (month: string): Promise<number> => {
    if (!sum || sum.month !== month || performance.now() - sum.readAt > believedMs) {
      const readAt = performance.now();
      sum = { month, spent: await sumOf(database, month), readAt };
    }
    return sum.spent;
  };

  return {
    async isOpen(now) {
      const { ceiling } = prices ?? {};
      if (ceiling === undefined) return true;
      const month = monthOf(now);
      if ((await findSpent(month)) < ceiling * million) return true;
      if (closedMonth !== month) {
        const amount = formatMillionths(ceiling * million, studio.currency);
        log.warn(
          { month },
          `the model has cost its ${amount} of this month: the handbook answers until the next`,
        );
        closedMonth = month;
      }
      return false;
    },
    async spend(kind, { input, output, isEstimated }, now) {
      const cost = prices ? Math.round(input * prices.input + output * prices.output) : null;
      const row = {
        id: randomUUID(),
        kind,
        model,
        day: dateOf(now),
        createdAt: now.toISOString(),
        inputTokens: input,
        outputTokens: output,
        isEstimated: Number(isEstimated),
        cost,
      };
      await database.insertInto("modelUse").values(row).execute();
      if (sum?.month === monthOf(now)) sum.spent += cost ?? 0;
    },
  };
}

/** What a month has cost so far, in millionths. */
export async function sumOf(database: Database, month: string): Promise<number> {
  const row = await database
    .selectFrom("modelUse")
    .select(({ fn }) => fn.sum<number | string | null>("cost").as("cost"))
    .where("day", ">=", `${month}-01`)
    .where("day", "<=", `${month}-31`)
    .executeTakeFirstOrThrow();
  return Number(row.cost);
}
