import type { Refunded, Refunding } from "../../contract/studio.ts";
import { formatAmount } from "../../money/money.ts";
import { endLapsedBookings } from "../classes/end-lapsed-bookings.ts";
import type { Database, PurchaseTable, RefundTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import type { Log } from "../process/log.ts";
import { applyRefund, lockPurchase, type RefundMailer } from "../shop/follow-subscription.ts";
import { type PaymentProvider, RefusedRefundError } from "../shop/payment-provider.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";
import { listSaleLines } from "./sale-lines.ts";

const hourMs = 60 * 60_000;
/** The provider forgets a key after a day: later, the same refund would be another one. */
const keyMs = 20 * hourMs;

/**
 * Gives back a sale, or part of it. First it is written down, under the id of the one who asks; then it is asked of
 * the payment provider under the same id. Cash and transfers are only noted: the owner has given them back by hand.
 */
export async function refundSale(
  desk: Desk,
  actor: Actor,
  { saleId, ...wish }: Refunding & { saleId: string },
  now: Date,
): Promise<Refunded> {
  const { refund, purchase } = await writeDown(desk, actor, saleId, wish, now);
  if (refund.state === "asked") await askProvider(desk, actor, refund, purchase);
  const { state, reason } = await requireRefund(desk.database, refund.id);
  if (state === "failed") throw new AppError("conflict", reason ?? refused);
  // At once: the screen that comes next shows who is booked.
  if (state === "done") await endLapsedBookings(desk, new Date());
  desk.wakeMail();
  const lines = await listSaleLines(desk.database, { saleId });
  const sale = lines.find(({ id }) => id === saleId);
  if (!sale) throw new Error("A sale that was given back has a line.");
  return { state, sale };
}

const refused = "The payment provider did not give it back.";

function writeDown(desk: Desk, actor: Actor, saleId: string, wish: Refunding, now: Date) {
  return audited(desk, actor, "refund", async ({ database, provider, mailer }) => {
    const purchase = await lockPurchase(database, saleId);
    if (!purchase) throw new AppError("not_found", "There is no such sale.");
    const known = await findRefund(database, wish.id);
    if (known) {
      if (known.purchaseId !== saleId) throw new AppError("conflict", "This refund is another sale's.");
      return { subject: saleId, isNothing: true, result: { refund: known, purchase } };
    }
    const amount = await requireAmount(database, purchase, wish.amount);
    const isCard = purchase.way === "card";
    if (isCard && !(provider && purchase.paymentIntentId)) {
      throw new AppError("conflict", "This was not paid through the payment provider that is set up here.");
    }
    const refund: RefundTable = {
      id: wish.id,
      purchaseId: saleId,
      amount,
      reason: wish.reason,
      state: "asked",
      askedAt: now.toISOString(),
      doneAt: null,
    };
    await database.insertInto("refund").values(refund).execute();
    if (!isCard) await applyRefund(database, saleId, purchase.refundedAmount + amount, mailer);
    return {
      subject: `${purchase.planName}, ${purchase.email}`,
      before: { saleId, refunded: purchase.refundedAmount },
      after: {
        refunded: purchase.refundedAmount + amount,
        currency: purchase.currency,
        way: purchase.way,
        reason: wish.reason,
      },
      result: { refund: await requireRefund(database, wish.id), purchase },
    };
  });
}

async function requireAmount(
  database: Database,
  { id, amount, refundedAmount, currency }: PurchaseTable,
  wanted: number | undefined,
): Promise<number> {
  const asked = await database
    .selectFrom("refund")
    .select("amount")
    .where("purchaseId", "=", id)
    .where("state", "=", "asked")
    .execute();
  const left = amount - refundedAmount - asked.reduce((sum, each) => sum + each.amount, 0);
  if (left <= 0) throw new AppError("conflict", "Nothing is left of this sale that could be given back.");
  if (wanted !== undefined && wanted > left) {
    throw new AppError("bad_request", `At most ${formatAmount(left, currency)} can be given back.`);
  }
  return wanted ?? left;
}

/** Asks as often as it takes: under one id the provider gives back once. */
async function askProvider(
  desk: Desk,
  actor: Actor,
  { id, amount }: RefundTable,
  { id: saleId, paymentIntentId, planName, email }: PurchaseTable,
): Promise<void> {
  const { provider, database, mailer } = desk;
  if (!provider || !paymentIntentId) return;
  try {
    await provider.refund({ paymentIntentId, amount, key: id });
    await applyRefund(database, saleId, await provider.findRefundedAmount(paymentIntentId), mailer);
  } catch (error) {
    // Neither yes nor no: it stays asked for, and is asked again.
    if (!(error instanceof RefusedRefundError)) return;
    const reason = `${refused} It says: ${error.message}`;
    await audited(desk, actor, "refund refused", async (inner) => {
      await markFailed(inner.database, id, reason);
      return { subject: `${planName}, ${email}`, after: { saleId, reason }, result: undefined };
    });
  }
}

/** Goes on with refunds whose answer was lost, as long as the provider knows their keys. */
export async function finishRefunds(
  {
    database,
    provider,
    mailer,
    log,
  }: { database: Database; provider: PaymentProvider; mailer: RefundMailer; log: Log },
  now: Date,
): Promise<void> {
  const asked = await database
    .selectFrom("refund")
    .innerJoin("purchase", "purchase.id", "refund.purchaseId")
    .select(["refund.id", "refund.amount", "refund.askedAt", "purchase.id as saleId"])
    .select(["purchase.paymentIntentId", "purchase.refundedAmount"])
    .where("refund.state", "=", "asked")
    .execute();
  for (const { id, amount, askedAt, saleId, paymentIntentId, refundedAmount } of asked) {
    if (!paymentIntentId) continue;
    try {
      const isKnown = Math.abs(now.getTime() - Date.parse(askedAt)) < keyMs;
      const before = await provider.findRefundedAmount(paymentIntentId);
      if (before <= refundedAmount && isKnown) await provider.refund({ paymentIntentId, amount, key: id });
      const total = await provider.findRefundedAmount(paymentIntentId);
      await applyRefund(database, saleId, total, mailer);
      if (total <= refundedAmount && !isKnown) await markFailed(database, id, refused);
    } catch (error) {
      if (error instanceof RefusedRefundError) await markFailed(database, id, error.message);
      else log.error({ refund: id, err: error }, "a refund could not be finished");
    }
  }
}

async function markFailed(database: Database, id: string, reason: string): Promise<void> {
  await database
    .updateTable("refund")
    .set({ state: "failed", reason })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}

function findRefund(database: Database, id: string): Promise<RefundTable | undefined> {
  return database.selectFrom("refund").selectAll().where("id", "=", id).executeTakeFirst();
}

async function requireRefund(database: Database, id: string): Promise<RefundTable> {
  const refund = await findRefund(database, id);
  if (!refund) throw new Error("A refund that was written is there.");
  return refund;
}
