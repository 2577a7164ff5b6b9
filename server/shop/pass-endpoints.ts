import type { Context } from "hono";
import { findClassLink } from "../../content/find-class-link.ts";
import type { Passes, PassView, Receipt } from "../../contract/checkout.ts";
import { formatAmount } from "../../money/money.ts";
import type { Database, PassTable, PurchaseTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findCovered } from "../passes/choose-pass.ts";
import { isValid } from "../passes/validity.ts";
import { findBrowserName, hashBrowser } from "./browser-name.ts";
import { describeValidity } from "./describe-pass.ts";
import { attachPurchases } from "./passes.ts";
import { findTodaysClasses } from "./todays-classes.ts";

export type PassEndpointParts = {
  database: Database;
  requireMember(c: Context): Promise<{ uid: string; email: string; isVerified: boolean }>;
  /** Undefined where nothing is sold. */
  createPortal: ((customerId: string) => Promise<{ url: string }>) | undefined;
};

/** What a member holds. */
export function createPassEndpoints({ database, requireMember, createPortal }: PassEndpointParts) {
  return {
    async list(c: Context) {
      const { uid, email, isVerified } = await requireMember(c);
      c.header("Cache-Control", "no-store");
      // Anybody can write anybody's address into a registration: only a confirmed one claims its purchases.
      if (isVerified) await attachPurchases(database, uid, email);
      const now = new Date();
      const passes = await database
        .selectFrom("pass")
        .selectAll()
        .where("uid", "=", uid)
        .orderBy("validFrom", "desc")
        .execute();
      const purchases = await database
        .selectFrom("purchase")
        .selectAll()
        .where("uid", "=", uid)
        .orderBy("paidAt", "desc")
        .execute();
      const owner = await database
        .selectFrom("owner")
        .select("uid")
        .where("uid", "=", uid)
        .executeTakeFirst();
      const views = passes.map((pass) => viewPass(pass, now));
      return c.json<Passes>({
        passes: [...views.filter((view) => view.isValid), ...views.filter((view) => !view.isValid)],
        receipts: purchases.map(viewReceipt),
        today: await findTodaysClasses(database, findCovered(passes, now), now),
        isWaiting: !isVerified && (await isWaiting(database, email, findBrowserName(c), now)),
        ...(owner && { isOwner: true }),
      });
    },
    /** Where the member looks after the running subscription. */
    async portal(c: Context) {
      const { uid } = await requireMember(c);
      const pass = await database
        .selectFrom("pass")
        .select("customerId")
        .where("uid", "=", uid)
        .where("subscriptionId", "is not", null)
        .where("customerId", "is not", null)
        // One that will be charged again first, then one that has not ended.
        .orderBy("isRenewing", "desc")
        .orderBy((is) => is.case().when("endedAt", "is", null).then(0).else(1).end())
        .orderBy("validFrom", "desc")
        .executeTakeFirst();
      if (!pass?.customerId || !createPortal) {
        throw new AppError("not_found", "You have no subscription.");
      }
      const answer = await createPortal(pass.customerId).catch((cause) => {
        const headers = { "Retry-After": "5" };
        throw new AppError("unavailable", "The payment provider cannot be reached.", { cause, headers });
      });
      return c.json(answer);
    },
  };
}

/**
 * Whether a pass waits for this address to be confirmed. Anybody can register with anybody's address, so
 * only the browser that bought it is told.
 */
async function isWaiting(
  database: Database,
  email: string,
  browser: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!browser) return false;
  const passes = await database
    .selectFrom("pass")
    .innerJoin("purchase", "purchase.id", "pass.id")
    .selectAll("pass")
    .where("purchase.browser", "=", hashBrowser(browser))
    .where("pass.uid", "is", null)
    .where("pass.email", "=", email)
    .execute();
  return passes.some((pass) => isValid(pass, now));
}

function viewPass(pass: PassTable, now: Date): PassView {
  const isGood = isValid(pass, now);
  return {
    id: pass.id,
    planName: pass.planName,
    validity: describeValidity(pass),
    isValid: isGood,
    classLink: isGood ? findClassLink(pass.priceId) : null,
    isSubscription: pass.subscriptionId !== null,
  };
}

function viewReceipt({
  id,
  planName,
  paidAt,
  amount,
  currency,
  refundedAmount,
  receiptUrl,
}: PurchaseTable): Receipt {
  const refund = refundedAmount > 0 ? `, ${formatAmount(refundedAmount, currency)} refunded` : "";
  return {
    id,
    planName,
    paidOn: paidAt,
    price: `${formatAmount(amount, currency)}${refund}`,
    url: receiptUrl,
  };
}
