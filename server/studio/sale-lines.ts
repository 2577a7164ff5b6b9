import { dateOf } from "../../clock/studio-clock.ts";
import type { SaleLine } from "../../contract/studio.ts";
import type { Database, PurchaseTable } from "../database/tables.ts";
import { addressOf } from "./addresses.ts";

/** Which sales and refunds: those of a stretch of time, each by its own moment, or of a person. */
export type Which =
  | { from: string; to: string }
  | { person: { uid: string | null; email: string } }
  | { saleId: string };

/** Sales as they were paid and refunds as they were given, the latest first. */
export async function listSaleLines(database: Database, which: Which): Promise<SaleLine[]> {
  const purchases = await findPurchases(database, which);
  const refunds = await findRefunds(database, which);
  const asked = await findAsked(
    database,
    purchases.map(({ id }) => id),
  );
  const sales = purchases.map(
    (purchase): SaleLine => ({
      ...factsOf(purchase),
      id: purchase.id,
      kind: purchase.kind === "renewal" ? "renewal" : "sale",
      at: purchase.paidAt,
      date: dateOf(new Date(purchase.paidAt)),
      amount: purchase.amount,
      refundable: Math.max(0, purchase.amount - purchase.refundedAmount - (asked.get(purchase.id) ?? 0)),
      reason: null,
    }),
  );
  const givenBack = refunds.map(({ refundId, refundAmount, reason, doneAt, ...purchase }): SaleLine => {
    const at = doneAt ?? purchase.paidAt;
    return {
      ...factsOf(purchase),
      id: refundId,
      kind: "refund",
      at,
      date: dateOf(new Date(at)),
      amount: -refundAmount,
      refundable: 0,
      reason,
    };
  });
  return [...sales, ...givenBack].toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1));
}

/** A sale with whoever it was to: a member, a guest, or somebody at the door without an address. */
type NamedPurchase = PurchaseTable & {
  memberName: string | null;
  guestName: string | null;
  doorName: string | null;
};

function factsOf(purchase: NamedPurchase) {
  const { id, kind, planName, email, way, currency, receiptUrl } = purchase;
  return {
    saleId: id,
    planName,
    name: purchase.memberName || purchase.guestName || purchase.doorName || null,
    email: addressOf(email),
    way,
    isAtDoor: kind === "door",
    currency,
    receiptUrl,
  };
}

function findPurchases(database: Database, which: Which): Promise<NamedPurchase[]> {
  const all = withNames(database);
  if ("saleId" in which) return all.where("purchase.id", "=", which.saleId).execute();
  if ("from" in which) {
    return all.where("purchase.paidAt", ">=", which.from).where("purchase.paidAt", "<", which.to).execute();
  }
  const { uid, email } = which.person;
  return all
    .where((is) =>
      is.or([
        is.and([is("purchase.email", "=", email), is("purchase.uid", "is", null)]),
        ...(uid ? [is("purchase.uid", "=", uid)] : []),
      ]),
    )
    .execute();
}

function withNames(database: Database) {
  return (
    database
      .selectFrom("purchase")
      .leftJoin("user", "user.id", "purchase.uid")
      .leftJoin("guest", "guest.email", "purchase.email")
      // Who gave no address has one booking, under a word of its own.
      .leftJoin("booking", (join) =>
        join
          .onRef("booking.email", "=", "purchase.email")
          .on("purchase.email", "not like", "%@%")
          .on("purchase.kind", "=", "door"),
      )
      .selectAll("purchase")
      .select(["user.name as memberName", "guest.name as guestName", "booking.name as doorName"])
  );
}

function findRefunds(database: Database, which: Which) {
  const all = withNames(database)
    .innerJoin("refund", "refund.purchaseId", "purchase.id")
    .select(["refund.id as refundId", "refund.amount as refundAmount", "refund.reason", "refund.doneAt"])
    .where("refund.state", "=", "done");
  if ("saleId" in which) return all.where("purchase.id", "=", which.saleId).execute();
  if ("from" in which) {
    return all.where("refund.doneAt", ">=", which.from).where("refund.doneAt", "<", which.to).execute();
  }
  const { uid, email } = which.person;
  return all
    .where((is) =>
      is.or([
        is.and([is("purchase.email", "=", email), is("purchase.uid", "is", null)]),
        ...(uid ? [is("purchase.uid", "=", uid)] : []),
      ]),
    )
    .execute();
}

/** What was asked for and has not come yet cannot be given back a second time. */
async function findAsked(database: Database, ids: string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  if (ids.length === 0) return sums;
  const rows = await database
    .selectFrom("refund")
    .select(["purchaseId", "amount"])
    .where("state", "=", "asked")
    .execute();
  for (const { purchaseId, amount } of rows) sums.set(purchaseId, (sums.get(purchaseId) ?? 0) + amount);
  return sums;
}
