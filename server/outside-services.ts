import type { ModelSettings } from "../assistant/model/ask-model.ts";
import { type ContactSettings, ownContactSettings } from "../contract/contact-form.ts";
import type { EnvironmentValues } from "./environment.ts";
import { StartupError } from "./process/startup-error.ts";

// Each service of somebody else's needs several variables: all of them or none.

/** Our registration with Google, or with whatever else speaks OpenID Connect at the discovery address. */
export type GoogleSettings = { clientId: string; clientSecret: string; discoveryUrl: string };

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  /** How long one request to Stripe may take; failed ones are tried twice more. */
  timeoutMs: number;
};

export function chooseGoogle(values: EnvironmentValues): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret) return { clientId, clientSecret, discoveryUrl: values.GOOGLE_DISCOVERY_URL };
  if (!clientId && !clientSecret) return undefined;
  const missing = clientId ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
  throw new StartupError(
    `${missing} must be set too: signing in with Google needs both its id and its secret.`,
  );
}

export function chooseStripe(values: EnvironmentValues): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey && webhookSecret) {
    return { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE, timeoutMs: 4_000 };
  }
  if (!secretKey && !webhookSecret) return undefined;
  const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
  throw new StartupError(`${missing} must be set too: Stripe needs both its key and the webhook's secret.`);
}

export function chooseModel(values: EnvironmentValues): ModelSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (baseUrl && model) return { baseUrl, apiKey, model };
  if (!baseUrl && !model && !apiKey) return undefined;
  const missing = [!baseUrl && "AI_BASE_URL", !model && "AI_MODEL"].filter(Boolean);
  throw new StartupError(
    `${missing.join(" and ")} must be set too: a model needs its server's address and its name.`,
  );
}

/** What a model costs, in the studio's currency. */
export type ModelPrices = {
  /** For a million tokens that it reads, and for a million that it writes. */
  input: number;
  output: number;
  /** How much it may cost in a calendar month; undefined means: as much as it does. */
  ceiling: number | undefined;
};

export function chooseModelPrices(values: EnvironmentValues): ModelPrices | undefined {
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output, AI_MONTHLY_CEILING: ceiling } = values;
  if (input !== undefined && output !== undefined) return { input, output, ceiling };
  if (input === undefined && output === undefined && ceiling === undefined) return undefined;
  const missing = [input === undefined && "AI_INPUT_PRICE", output === undefined && "AI_OUTPUT_PRICE"].filter(
    Boolean,
  );
  throw new StartupError(
    `${missing.join(" and ")} must be set too: what a model costs is known by both of its prices.`,
  );
}

/** The hosted service needs its origin and all three ids; with none of them our own server answers. */
export function chooseContactService(values: EnvironmentValues): ContactSettings {
  const given = {
    EMAILJS_ORIGIN: values.EMAILJS_ORIGIN,
    EMAILJS_USER_ID: values.EMAILJS_USER_ID,
    EMAILJS_SERVICE_ID: values.EMAILJS_SERVICE_ID,
    EMAILJS_TEMPLATE_ID: values.EMAILJS_TEMPLATE_ID,
  };
  const { EMAILJS_ORIGIN: origin, EMAILJS_USER_ID: userId } = given;
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId } = given;
  if (origin && userId && serviceId && templateId) {
    return { origin: new URL(origin).origin, userId, serviceId, templateId };
  }
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (missing.length === 4) return ownContactSettings;
  throw new StartupError(
    `${missing.map(([name]) => name).join(", ")} must be set too: EmailJS needs its origin and all three ids.`,
  );
}
