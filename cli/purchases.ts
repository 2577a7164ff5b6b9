import { dateOf } from "../clock/studio-clock.ts";
import { formatAmount } from "../money/money.ts";
import { writeNextClasses } from "../server/classes/next-classes.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { queueMail } from "../server/mail/outbox.ts";
import { isValid } from "../server/passes/validity.ts";
import { describeValidity } from "../server/shop/describe-pass.ts";
import { findPurchase } from "../server/shop/fulfil-purchase.ts";
import { createPurchaseMailer } from "../server/shop/purchase-mail.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

const recent = 50;

export const purchasesHelp = `npm run studio -- purchases                  the last ${recent} sales
npm run studio -- purchases resend ID        mail the class link once more`;

/** The owner's view of the sales. Answers the lines to print. */
export async function runPurchasesCommand(
  database: Database,
  config: Config,
  [action = "list", id]: string[],
): Promise<string> {
  if (action === "list") return listPurchases(database);
  if (action === "resend" && id) return resend(database, config, id);
  throw new UsageError(purchasesHelp);
}

async function listPurchases(database: Database): Promise<string> {
  const purchases = await database
    .selectFrom("purchase")
    .selectAll()
    .orderBy("paidAt", "desc")
    .limit(recent)
    .execute();
  if (purchases.length === 0) return "No sales yet.";
  return purchases
    .map(({ id, kind, email, planName, amount, currency, paidAt, refundedAmount }) => {
      const refund = refundedAmount > 0 ? `, ${formatAmount(refundedAmount, currency)} refunded` : "";
      const what = kind === "renewal" ? `${planName} (renewal)` : planName;
      const price = `${formatAmount(amount, currency)}${refund}`;
      return withoutControls(`${dateOf(new Date(paidAt))}  ${price}  ${what}  ${email}\n            ${id}`);
    })
    .join("\n");
}

async function resend(database: Database, config: Config, id: string): Promise<string> {
  const purchase = await findPurchase(database, id);
  const pass = await database.selectFrom("pass").selectAll().where("id", "=", id).executeTakeFirst();
  if (!purchase || !pass) throw new UsageError(`No sale of a pass has the id ${id}.`);
  if (!isValid(pass, new Date())) throw new UsageError(`This pass is over: ${describeValidity(pass)}.`);
  const { mailFrom, publicUrl } = config;
  const mailer = createPurchaseMailer({
    database,
    settings: { mailFrom, mailDomain: new URL(publicUrl).hostname },
    publicUrl,
    writeNextClasses: (sale, now) => writeNextClasses(database, publicUrl, sale, now),
  });
  await queueMail(database, await mailer.compose(purchase, pass), new Date());
  return `The class link for ${purchase.email} is in the outbox; a running server sends it within seconds.`;
}
