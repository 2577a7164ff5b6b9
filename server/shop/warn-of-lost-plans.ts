import { findLostPlans } from "../../content/find-lost-plans.ts";
import type { Database } from "../database/tables.ts";
import { isValid } from "../passes/validity.ts";

/** What is wrong with the plans of those who can still come: their class link is gone with the plan. */
export async function findPlansLostToHolders(database: Database, now: Date): Promise<string[]> {
  const sold = await database.selectFrom("pass").select("priceId").distinct().execute();
  const lost = sold.map(({ priceId }) => priceId).filter((priceId) => findLostPlans([priceId]).length > 0);
  if (lost.length === 0) return [];
  const passes = await database.selectFrom("pass").selectAll().where("priceId", "in", lost).execute();
  const held = passes.filter((pass) => isValid(pass, now)).map(({ priceId }) => priceId);
  return findLostPlans([...new Set(held)]);
}
