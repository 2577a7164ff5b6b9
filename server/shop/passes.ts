import { addMonths } from "../../clock/studio-clock.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { isValid } from "../passes/validity.ts";

export type PassGrant = {
  /** The checkout that paid for it. */
  id: string;
  uid: string | null;
  email: string;
  plan: PricingPlan;
  from: Date;
  subscriptionId: string | null;
  customerId: string | null;
};

/** What a plan entitles its buyer to from a moment on. */
export function writePass({ id, uid, email, plan, from, subscriptionId, customerId }: PassGrant): PassTable {
  return {
    id,
    uid,
    email,
    priceId: plan.priceId,
    planName: plan.name,
    validFrom: from.toISOString(),
    validUntil: plan.months === null ? null : addMonths(from, plan.months).toISOString(),
    classesLeft: plan.classes,
    subscriptionId,
    customerId,
    isRenewing: plan.mode === "subscription" ? 1 : 0,
    endedAt: null,
    pausedAt: null,
  };
}

/** Whether the provider will charge for another period. */
export async function renewPass(
  database: Database,
  subscriptionId: string,
  isRenewing: boolean,
): Promise<void> {
  await database
    .updateTable("pass")
    .set({ isRenewing: isRenewing ? 1 : 0 })
    .where("subscriptionId", "=", subscriptionId)
    .execute();
}

/** A later end only: events come in any order, and an old one must not shorten what was paid for. */
export async function extendPass(database: Database, subscriptionId: string, until: Date): Promise<void> {
  const validUntil = until.toISOString();
  await database
    .updateTable("pass")
    .set({ validUntil })
    .where("subscriptionId", "=", subscriptionId)
    .where("validUntil", "<", validUntil)
    .execute();
}

export async function endSubscriptionPass(
  database: Database,
  subscriptionId: string,
  at: Date,
): Promise<void> {
  await database
    .updateTable("pass")
    .set({ endedAt: at.toISOString(), isRenewing: 0 })
    .where("subscriptionId", "=", subscriptionId)
    .where("endedAt", "is", null)
    .execute();
}

/** What was paid for was given back: the pass is over unless it is paid for again. */
export async function cutPassShort(database: Database, subscriptionId: string, at: Date): Promise<void> {
  await database
    .updateTable("pass")
    .set({ validUntil: at.toISOString() })
    .where("subscriptionId", "=", subscriptionId)
    .where("validUntil", ">", at.toISOString())
    .execute();
}

export async function endPass(database: Database, id: string, at: Date): Promise<void> {
  await database
    .updateTable("pass")
    .set({ endedAt: at.toISOString(), isRenewing: 0 })
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .execute();
}

/** How many classes a member could still come to. */
export async function countClassesLeft(database: Database, uid: string, now: Date): Promise<number> {
  const passes = await database.selectFrom("pass").selectAll().where("uid", "=", uid).execute();
  return passes
    .filter((pass) => isValid(pass, now))
    .reduce((sum, { classesLeft }) => sum + (classesLeft ?? 0), 0);
}

/** Gives a member what was bought with their confirmed address before anybody was signed in. */
export async function attachPurchases(database: Database, uid: string, email: string): Promise<void> {
  for (const table of ["purchase", "pass"] as const) {
    await database
      .updateTable(table)
      .set({ uid })
      .where("uid", "is", null)
      .where("email", "=", email.toLowerCase())
      .execute();
  }
}
