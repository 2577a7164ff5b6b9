import { sql } from "kysely";
import { studio } from "#content/studio.ts";
import { describeBilling } from "../content/describe-plan.ts";
import { plansOnSale } from "../content/plans-on-sale.ts";
import type { PricingPlan } from "../content/schemas.ts";
import { formatAmount } from "../money/money.ts";
import type { Config } from "../server/config.ts";
import { migrations } from "../server/database/migrations/all.ts";
import type { Database } from "../server/database/tables.ts";
import { findUnnamedProxy } from "../server/http/notice-proxy.ts";
import type { StripeSettings } from "../server/outside-services.ts";
import { describeConcern, listConcerns } from "../server/process/concerns.ts";
import { reasonOf } from "../server/process/startup-error.ts";
import { findPlansLostToHolders } from "../server/shop/warn-of-lost-plans.ts";
import { checkAddress } from "./checks/address.ts";
import { checkContact } from "./checks/contact.ts";
import { examine, type Finding } from "./checks/finding.ts";
import { checkGoogle } from "./checks/google.ts";
import { checkMail } from "./checks/mail.ts";
import { checkWebhook } from "./checks/webhook.ts";
import { UsageError } from "./usage-error.ts";

export const doctorHelp = `npm run studio -- doctor                     try every configured service for real and say what to fix`;

/** Tries everything that is configured, for real. Answers the lines to print; fails if something is wrong. */
export async function runDoctorCommand(database: Database, config: Config): Promise<string> {
  const { google, contact } = config;
  const findings = [
    ...(await examine("Database", () => checkDatabase(database))),
    ...(config.isProduction ? await examine("Address", () => checkAddress(config)) : []),
    ...(await checkMail(database, config)),
    ...(google ? await examine("Google", () => checkGoogle(google, config.publicUrl)) : []),
    ...(contact.origin ? await examine("Contact form", () => checkContact(contact)) : []),
    ...(config.model ? await examine("Assistant", () => checkModel(config.model)) : []),
    ...(await checkCheckout(config)),
    ...checkProxy(config),
    ...(await findConcerns(database)),
    ...(await checkPlans(database)),
  ];
  const lines = findings.map(({ what, problem }) =>
    problem ? `WRONG  ${what}: ${problem}` : `fine   ${what}`,
  );
  const text = lines.join("\n");
  const wrong = findings.filter(({ problem }) => problem).length;
  if (wrong > 0) throw new UsageError(`${text}\n\n${wrong} to fix.`);
  return `${text}\n\nEverything that is configured works.`;
}

function checkProxy(config: Config): Finding[] {
  const problem = findUnnamedProxy(config);
  return problem ? [{ what: "Proxy", problem }] : [];
}

/** What went wrong of late beside a running server. */
async function findConcerns(database: Database): Promise<Finding[]> {
  const concerns = await listConcerns(database).catch(() => []);
  return concerns.map((concern) => ({ what: "Lately", problem: describeConcern(concern) }));
}

async function checkDatabase(database: Database): Promise<string> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(
    database,
  );
  const done = Number(rows[0]?.count);
  const known = Object.keys(migrations).length;
  if (done !== known)
    throw new Error(`it is at step ${done} of ${known}: start the server once to bring it up`);
  return "reachable and up to date";
}

/** Puts one short question to the model. */
async function checkModel(settings: Config["model"]): Promise<string> {
  if (!settings) return "the handbook";
  const { openModel } = await import("../assistant/model/ask-model.ts");
  const prompt = {
    instructions: "Answer with one word.",
    messages: [{ role: "user" as const, content: "Say yes." }],
  };
  try {
    for await (const text of openModel(settings).ask(prompt)) if (text.trim()) break;
  } catch (error) {
    throw new Error(
      `${settings.model} does not answer (${reasonOf(error)}): check AI_BASE_URL, AI_API_KEY and AI_MODEL. Until then the handbook answers`,
    );
  }
  return `${settings.model} answers`;
}

/** Plans that were deleted although somebody holds them. */
async function checkPlans(database: Database): Promise<Finding[]> {
  const lost = await findPlansLostToHolders(database, new Date());
  return lost.map((problem) => ({ what: "Plans", problem }));
}

async function checkCheckout(config: Config): Promise<Finding[]> {
  if (config.stripe) return checkStripe(config.stripe, config);
  if (!config.isProduction) return [{ what: "Checkout: a demonstration; set STRIPE_SECRET_KEY to sell" }];
  return [
    { what: "Checkout", problem: "nothing can be bought: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET" },
  ];
}

/** The key, and each plan's price against what the pages say. */
async function checkStripe(settings: StripeSettings, config: Config): Promise<Finding[]> {
  const { openStripe } = await import("../server/shop/stripe-provider.ts");
  const stripe = openStripe(settings);
  const webhook = await checkWebhook(stripe, settings, config);
  const prices = plansOnSale.map(async (plan): Promise<Finding> => {
    const what = `Stripe price ${plan.priceId}`;
    try {
      const { unit_amount, currency, recurring, active } = await stripe.prices.retrieve(plan.priceId);
      const problem = comparePrice(plan, { amount: unit_amount, currency, recurring, isActive: active });
      return problem ? { what, problem } : { what: `${what}: as in content/plans.ts` };
    } catch (error) {
      return {
        what,
        problem: `${reasonOf(error)}; check STRIPE_SECRET_KEY and the priceId of "${plan.name}"`,
      };
    }
  });
  const portal = await examine("Stripe portal", async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 1 });
    if (data.length === 0)
      throw new Error("is not set up: save its settings once at Stripe, or nobody can cancel");
    return "is set up";
  });
  return [...webhook, ...(await Promise.all(prices)), ...portal];
}

type StripePrice = {
  amount: number | null;
  currency: string;
  isActive: boolean;
  recurring: { interval: string; interval_count: number } | null;
};

function comparePrice(
  plan: PricingPlan,
  { amount, currency, isActive, recurring }: StripePrice,
): string | undefined {
  const isRecurring = recurring !== null;
  if (!isActive) return "is archived at Stripe and cannot be sold";
  if (currency.toUpperCase() !== studio.currency) {
    return `is in ${currency.toUpperCase()}, the studio sells in ${studio.currency}`;
  }
  if (amount !== plan.amount) {
    const shown = formatAmount(amount ?? 0, studio.currency);
    return `costs ${shown} at Stripe, but ${plan.priceText} in content/plans.ts`;
  }
  if (isRecurring !== (plan.mode === "subscription")) {
    return `is ${isRecurring ? "a subscription" : "a single payment"} at Stripe, but the other in content/plans.ts`;
  }
  if (recurring && monthsOf(recurring) !== plan.months) {
    return `renews every ${recurring.interval_count} ${recurring.interval} at Stripe, ${describeBilling(plan)} in content/plans.ts`;
  }
  return undefined;
}

function monthsOf({ interval, interval_count: count }: NonNullable<StripePrice["recurring"]>) {
  if (interval === "year") return count * 12;
  return interval === "month" ? count : undefined;
}
