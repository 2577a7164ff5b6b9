import { studio } from "#content/studio.ts";
import { findPlan } from "../../content/find-plan.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import type { DoorSale } from "../../contract/studio.ts";
import type { PassTable, PurchaseTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { queueMail } from "../mail/outbox.ts";
import { writePass } from "../shop/passes.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";
import { keepGuest, type Person } from "./find-people.ts";

type Sold = Pick<PurchaseTable, "id" | "uid" | "email"> & { plan: PricingPlan; way: DoorSale["way"] };

/** Sells a pass for cash or by transfer: a purchase like any other, with its pass and its mail, once by its id. */
export async function sellAtDoor(
  desk: Desk,
  actor: Actor,
  { uid, email, name }: Person,
  { id: given, priceId, way }: DoorSale,
  now: Date,
): Promise<void> {
  const plan = requirePlan(priceId);
  const id = `door_${given}`;
  await audited(desk, actor, "pass sold at the door", async (inner) => {
    const { database } = inner;
    const purchase = await insertDoorSale(inner, { id, uid, email, plan, way }, now);
    if (!purchase) return { subject: email, isNothing: true, result: undefined };
    if (!uid) await keepGuest(database, { email, name }, now);
    const pass: PassTable = {
      ...writePass({ id, uid, email, plan, from: now, subscriptionId: null, customerId: null }),
      // Nobody's card is charged for another period.
      isRenewing: 0,
    };
    await database.insertInto("pass").values(pass).execute();
    await queueMail(database, await inner.mailer.compose(purchase, pass), now);
    return {
      subject: email,
      after: { purchaseId: id, plan: plan.name, amount: plan.amount, currency: studio.currency, way },
      result: undefined,
    };
  });
}

/** Only the money, for whoever pays for the class they stand at the door of. Undefined if it was there already. */
export async function insertDoorSale(
  { database }: Pick<Desk, "database">,
  { id, uid, email, plan, way }: Sold,
  now: Date,
): Promise<PurchaseTable | undefined> {
  const purchase: PurchaseTable = {
    id,
    kind: "door",
    way,
    uid,
    email,
    priceId: plan.priceId,
    planName: plan.name,
    amount: plan.amount,
    currency: studio.currency,
    paidAt: now.toISOString(),
    paymentIntentId: null,
    subscriptionId: null,
    customerId: null,
    receiptUrl: null,
    refundedAmount: 0,
    browser: null,
  };
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto("purchase")
    .values(purchase)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n ? undefined : purchase;
}

export function requirePlan(priceId: string): PricingPlan {
  const plan = findPlan(priceId);
  if (!plan) throw new AppError("bad_request", "There is no such plan.");
  return plan;
}
