import type { Context } from "hono";
import { z } from "zod";
import type { Asked, Preferences } from "../../assistant/assistant.ts";
import { dietPlanRequestSchema } from "../../contract/assistant.ts";
import { type PlannedWeek, type SwapAnswer, swapSchema } from "../../contract/week.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import { requireWithinLimit } from "../http/require-within-limit.ts";
import { findDescribed } from "./assistant-endpoints.ts";

const limit = { count: 120, windowSeconds: 60 * 60 };
const tooMany = "That is a lot of swapping for an hour. Please try again later.";
const noWeek: PlannedWeek = { days: [], options: [], shopping: [] };
const changedSince = "This plan has changed meanwhile. Please open it again.";
const cannotChange = "This plan is from an earlier time and cannot be changed. Please get a new one.";
const notFitting = "This meal does not fit what you eat. Please choose another.";

export type WeekEndpointParts = {
  database: Database;
  requireMember(c: Context): Promise<{ uid: string }>;
  findPreferences(uid: string): Promise<Preferences>;
};

/** The week of a member's diet plan: to look at, to shop for, and to change meal by meal. */
export function createWeekEndpoints({ database, requireMember, findPreferences }: WeekEndpointParts) {
  const openPlan = async (c: Context) => {
    const { uid } = await requireMember(c);
    c.header("Cache-Control", "no-store");
    const id = c.req.param("id") ?? "";
    const plan = await database
      .selectFrom("guide")
      .select(["inputs", "content", "week", "createdAt"])
      .where("id", "=", id)
      .where("uid", "=", uid)
      .where("kind", "=", "diet plan")
      .executeTakeFirst();
    if (!plan) throw new AppError("not_found", "There is no such diet plan.");
    const meals = await import("../../assistant/swap-meal.ts");
    const ids = plan.week === null ? meals.findWeek(plan.content) : readIds(plan.week);
    const asked: Extract<Asked, { kind: "diet plan" }> = {
      kind: "diet plan",
      ...dietPlanRequestSchema.parse(JSON.parse(plan.inputs)),
      preferences: await findPreferences(uid),
      described: await findDescribed(database, uid),
      // In the order of the day it was written on.
      now: new Date(plan.createdAt),
      member: uid,
    };
    return { uid, id, plan, asked, meals, days: ids && meals.readWeek(ids) };
  };
  return {
    async show(c: Context) {
      const { meals, days, asked } = await openPlan(c);
      return c.json<PlannedWeek>(days ? meals.describeWeek(days, asked) : noWeek);
    },
    async swap(c: Context) {
      const { uid, id, plan, asked, meals, days } = await openPlan(c);
      const wanted = await readBody(c, swapSchema);
      await requireWithinLimit(database, `swap ${uid}`, limit, tooMany);
      if (!days) throw new AppError("conflict", cannotChange);
      const after = meals.swapMeal(days, wanted, asked);
      if (!after) throw new AppError("bad_request", notFitting);
      const content = meals.rewritePlan(plan.content, days, after, asked);
      if (content === undefined) throw new AppError("conflict", cannotChange);
      const week = JSON.stringify(after.map((day) => day.meals.map((meal) => meal.id)));
      const { numUpdatedRows } = await database
        .updateTable("guide")
        .set({ content, week })
        .where("id", "=", id)
        .where("uid", "=", uid)
        // Swapped in another tab at the same moment: neither swap is lost.
        .where("content", "=", plan.content)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new AppError("conflict", changedSince);
      return c.json<SwapAnswer>({ ...meals.describeWeek(after, asked), content });
    },
  };
}

function readIds(week: string): string[][] {
  return z.array(z.array(z.string())).parse(JSON.parse(week));
}
