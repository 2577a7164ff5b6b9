import { sql } from "kysely";
import { plans } from "#content/plans.ts";
import { studio } from "#content/studio.ts";
import type { PricingPlan } from "../content/schemas.ts";
import { formatAmount } from "../money/money.ts";
import type { Config } from "../server/config.ts";
import { migrations } from "../server/database/migrations/all.ts";
import type { Database } from "../server/database/tables.ts";
import type { StripeSettings } from "../server/outside-services.ts";
import { reasonOf } from "../server/process/startup-error.ts";
import { UsageError } from "./usage-error.ts";

export const doctorHelp = `npm run studio -- doctor                     try every configured service for real and say what to fix`;

/** One thing that was tried: fine, or what to do about it. */
type Finding = { what: string; problem?: string };

/** Tries everything that is configured, for real. Answers the lines to print; fails if something is wrong. */
export async function runDoctorCommand(database: Database, config: Config): Promise<string> {
  const findings = [
    ...(await examine("Database", () => checkDatabase(database))),
    ...(await examine("Mail", () => checkMail(config))),
    ...(config.google ? await examine("Google", () => checkGoogle(config.google?.discoveryUrl ?? "")) : []),
    ...(config.model ? await examine("Assistant", () => checkModel(config.model)) : []),
    ...(await checkCheckout(config)),
  ];
  const lines = findings.map(({ what, problem }) =>
    problem ? `WRONG  ${what}: ${problem}` : `fine   ${what}`,
  );
  const text = lines.join("\n");
  const wrong = findings.filter(({ problem }) => problem).length;
  if (wrong > 0) throw new UsageError(`${text}\n\n${wrong} to fix.`);
  return `${text}\n\nEverything that is configured works.`;
}

async function examine(what: string, check: () => Promise<string>): Promise<Finding[]> {
  try {
    return [{ what: `${what}: ${await check()}` }];
  } catch (error) {
    return [{ what, problem: reasonOf(error) }];
  }
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

async function checkMail({ smtpUrl, dataDir }: Config): Promise<string> {
  if (!smtpUrl) return `written to ${dataDir}/mail; set SMTP_URL to send it`;
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(
      `the mail server at SMTP_URL refuses us (${reasonOf(error)}): check its name, port and password`,
    );
  } finally {
    transport.close();
  }
  return "the mail server lets us in";
}

async function checkGoogle(discoveryUrl: string): Promise<string> {
  const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(10_000) });
  const { issuer } = await response.json();
  if (!response.ok || !issuer) throw new Error(`${discoveryUrl} is no OpenID Connect discovery document`);
  return `${issuer} answers`;
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

async function checkCheckout({ stripe, isProduction }: Config): Promise<Finding[]> {
  if (stripe) return checkStripe(stripe);
  if (!isProduction) return [{ what: "Checkout: a demonstration; set STRIPE_SECRET_KEY to sell" }];
  return [
    { what: "Checkout", problem: "nothing can be bought: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET" },
  ];
}

/** The key, and each plan's price against what the pages say. */
async function checkStripe(settings: StripeSettings): Promise<Finding[]> {
  const { openStripe } = await import("../server/shop/stripe-provider.ts");
  const stripe = openStripe(settings);
  const secret: Finding = settings.webhookSecret.startsWith("whsec_")
    ? { what: "Stripe webhook secret: has the right form" }
    : { what: "Stripe webhook secret", problem: "STRIPE_WEBHOOK_SECRET must begin with whsec_" };
  const prices = plans.map(async (plan): Promise<Finding> => {
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
  return [secret, ...(await Promise.all(prices)), ...portal];
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
  if (recurring && (recurring.interval !== "month" || recurring.interval_count !== plan.months)) {
    return `renews every ${recurring.interval_count} ${recurring.interval} at Stripe, every ${plan.months} month here`;
  }
  return undefined;
}
