import { studio } from "#content/studio.ts";
import { describeBilling } from "../../content/describe-plan.ts";
import { findClassLink } from "../../content/find-class-link.ts";
import { findPlan } from "../../content/find-plan.ts";
import { formatAmount } from "../../money/money.ts";
import type { Database, PassTable, PurchaseTable } from "../database/tables.ts";
import { type ComposedMail, composeMail } from "../mail/compose-mail.ts";
import { asHtml, asText, type Line } from "../mail/mail-lines.ts";
import { composeStudioMail, type MailSettings } from "../mail/studio-mail.ts";
import { describeValidity } from "./describe-pass.ts";

export type PurchaseMailer = {
  /** The mail with the class link. */
  compose(purchase: PurchaseTable, pass: PassTable): Promise<ComposedMail>;
  /** To the buyer: so much of a purchase was given back just now. */
  composeRefund(purchase: PurchaseTable, amount: number): Promise<ComposedMail>;
  /** To the owner: somebody pays for the same subscription twice. */
  composeTwinWarning(pass: PassTable, twin: PassTable): Promise<ComposedMail>;
};

export type PurchaseMailerParts = {
  database: Database;
  settings: MailSettings;
  publicUrl: string;
  /** What the buyer can book next; undefined where that is nothing. */
  writeNextClasses(purchase: PurchaseTable, now: Date): Promise<NextClasses | undefined>;
};

type NextClasses = { items: string[]; calendar: string };

/** Writes to buyers: what they bought, the way in, and when the next classes are. */
export function createPurchaseMailer({
  database,
  settings,
  publicUrl,
  writeNextClasses,
}: PurchaseMailerParts): PurchaseMailer {
  return {
    composeTwinWarning(pass, twin) {
      const mail = { to: studio.email, subject: "A subscription is paid for twice" };
      return composeStudioMail(settings, { ...mail, text: writeTwinWarning(pass, twin) }, new Date());
    },
    composeRefund(purchase, amount) {
      const mail = { to: purchase.email, subject: `Given back: ${formatAmount(amount, purchase.currency)}` };
      return composeStudioMail(settings, { ...mail, text: writeRefund(purchase, amount) }, new Date());
    },
    async compose(purchase, pass) {
      const now = new Date();
      const account = await database
        .selectFrom("user")
        .select("emailVerified")
        .where("email", "=", purchase.email)
        .executeTakeFirst();
      const isConfirmed = purchase.uid !== null || account?.emailVerified === 1;
      const whereabouts = isConfirmed ? "on the dashboard" : account ? "unconfirmed" : "no account";
      const next = await writeNextClasses(purchase, now);
      const lines = writeLines(purchase, pass, publicUrl, next, whereabouts);
      return composeMail(
        {
          from: { name: studio.name, address: settings.mailFrom },
          to: purchase.email,
          replyTo: { name: studio.name, address: studio.email },
          subject: `Your class link: ${purchase.planName}`,
          text: asText(lines),
          html: asHtml(lines),
          ...(next && {
            attachments: [
              {
                filename: "classes.ics",
                contentType: "text/calendar; charset=utf-8",
                content: next.calendar,
              },
            ],
          }),
        },
        settings.mailDomain,
        now,
      );
    },
  };
}

function writeTwinWarning({ email, planName, ...pass }: PassTable, twin: PassTable): string {
  return `${email} has two subscriptions to ${planName}, most likely from two windows that were open at once.
Both go on being charged until one is cancelled:

- ${pass.subscriptionId} (checkout ${pass.id})
- ${twin.subscriptionId} (checkout ${twin.id}${twin.email === email ? "" : `, with the address ${twin.email}`})

What to do: cancel one of them at your payment provider and refund what was paid for it.
Its pass then ends by itself, and the other one goes on.
`;
}

const givenBackBy = {
  card: "It goes to the card that you paid with; banks take some days for it.",
  cash: "You have it, or have it next time you are here, in cash.",
  transfer: "It comes to your bank account.",
} as const;

function writeRefund(purchase: PurchaseTable, amount: number): string {
  const { planName, currency, way, subscriptionId, refundedAmount } = purchase;
  const isWhole = refundedAmount >= purchase.amount;
  const end = subscriptionId
    ? "The time that this payment was for is over with it."
    : "With it the pass is over, and so is what was booked with it and is still to come.";
  return `Hello,

we have given back ${formatAmount(amount, currency)} of what you paid for ${planName}.
${givenBackBy[way]}
${isWhole ? `${end}\n` : ""}
Questions? Answer this mail, or write to ${studio.email}.

-- 
${studio.name}
${studio.email}
`;
}

const paidBy = { card: "by card", cash: "in cash at the studio", transfer: "by transfer" } as const;

function writeLines(
  purchase: PurchaseTable,
  pass: PassTable,
  publicUrl: string,
  next: NextClasses | undefined,
  whereabouts: Whereabouts,
): Line[] {
  const plan = findPlan(purchase.priceId);
  const billing = plan ? describeBilling(plan) : "";
  return [
    { text: `Thank you. You have bought: ${purchase.planName}.` },
    { label: "Your class link:", link: findClassLink(purchase.priceId) ?? publicUrl },
    {
      label: "What you bought:",
      items: [
        purchase.planName,
        purchase.kind === "door"
          ? `Paid ${paidBy[purchase.way]}: ${formatAmount(purchase.amount, purchase.currency)}`
          : `Price: ${formatAmount(purchase.amount, purchase.currency)}${billing && ` ${billing}`}`,
        describeValidity(pass),
      ],
    },
    ...(next
      ? [
          {
            label: `The next classes (${studio.timeZoneName}), also attached for your calendar:`,
            items: next.items,
          },
        ]
      : []),
    wayToPass(whereabouts, publicUrl, purchase.email),
    { text: `Questions? Answer this mail, or write to ${studio.email}.` },
    { text: [studio.name, studio.address].filter(Boolean).join(", ") },
  ];
}

/** Where the buyer finds the pass again. */
type Whereabouts = "on the dashboard" | "unconfirmed" | "no account";

function wayToPass(whereabouts: Whereabouts, publicUrl: string, email: string): Line {
  const dashboard = `${publicUrl}/dashboard`;
  if (whereabouts === "on the dashboard")
    return { label: "Your pass is on your dashboard:", link: dashboard };
  if (whereabouts === "unconfirmed") {
    const label = "Your pass will be on your dashboard once you have confirmed your address there:";
    return { label, link: dashboard };
  }
  return {
    label: "You have no account yet. Create one with this address to find your pass there:",
    link: `${publicUrl}/login?mode=register&email=${encodeURIComponent(email)}`,
  };
}
