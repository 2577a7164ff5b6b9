import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { studio } from "#content/studio.ts";
import type { ModelSettings } from "../assistant/model/ask-model.ts";
import { type ContactSettings, ownContactSettings } from "../contract/contact-form.ts";
import { StartupError } from "./process/startup-error.ts";

export const projectRoot = join(import.meta.dirname, "..");

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const limit = z.coerce
  .number("must be a whole number of 1 or more")
  .int("must be a whole number of 1 or more")
  .min(1, "must be a whole number of 1 or more");

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], "must be development, production or test")
    .optional(),
  PORT: z.coerce
    .number("must be a port number from 0 to 65535")
    .int("must be a port number from 0 to 65535")
    .min(0, "must be a port number from 0 to 65535")
    .max(65535, "must be a port number from 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("data"),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be a full address such as https://yoga.example.com",
      abort: true,
    })
    .refine(isOrigin, "must be only scheme, host and port, such as https://yoga.example.com")
    .optional(),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, {
      error: "must begin with postgres://; leave it out to use SQLite",
      abort: true,
    })
    .refine(
      (url) => URL.canParse(url),
      "must be an address such as postgres://user:password@host:5432/database",
    )
    .optional(),
  REGISTRATION: z.enum(["open", "hidden"], "must be open or hidden").default("hidden"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: z
    .url({ protocol: /^https?$/, error: "must be the full address of an OpenID Connect discovery document" })
    .default("https://accounts.google.com/.well-known/openid-configuration"),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.stripe.com", abort: true })
    .refine(isOrigin, "must be only scheme, host and port, such as https://api.stripe.com")
    .default("https://api.stripe.com"),
  ASSISTANT_MEMBER_MINUTE_LIMIT: limit.default(10),
  ASSISTANT_MEMBER_DAILY_LIMIT: limit.default(200),
  ASSISTANT_GLOBAL_DAILY_LIMIT: limit.default(5000),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be a full address such as https://api.openai.com/v1" })
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as smtps://user:password@mail.example.com" })
    .optional(),
  MAIL_FROM: z.email("must be an email address").default(studio.email),
  EMAILJS_ORIGIN: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://api.emailjs.com" })
    .optional(),
  EMAILJS_USER_ID: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isAddressOrNetwork),
      "must be addresses or networks such as 10.0.0.0/8, with commas",
    ),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

/** Our registration with Google, or with whatever else speaks OpenID Connect at the discovery address. */
export type GoogleSettings = { clientId: string; clientSecret: string; discoveryUrl: string };

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiBase: string;
  /** How long one request to Stripe may take; failed ones are tried twice more. */
  timeoutMs: number;
};

/** A server that speaks OpenAI's protocol; some, on one's own machine, need no key. */

export type Config = Readonly<{
  isProduction: boolean;
  port: number;
  /** How long a request may take, unless its endpoint says otherwise. */
  requestLimitMs: number;
  host: string;
  dataDir: string;
  publicUrl: string;
  /** Undefined means: use the one kept in the data folder. */
  authSecret: string | undefined;
  /** Undefined means: SQLite in the data folder. */
  databaseUrl: string | undefined;
  /** Whether the login page offers registration; its address always works, for invitations. */
  isRegistrationOpen: boolean;
  /** Undefined means: nobody signs in with Google. */
  google: GoogleSettings | undefined;
  /** Undefined means: the demonstration checkout, and in production nothing is sold. */
  stripe: StripeSettings | undefined;
  /** Undefined means: the handbook alone answers. */
  model: ModelSettings | undefined;
  /** How many questions the assistant takes: from one member, and from all together. */
  assistantLimits: { memberMinute: number; memberDay: number; allDay: number };
  /** Undefined means: files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contact: ContactSettings;
  trustedProxies: string[];
  logLevel: (typeof logLevels)[number];
}>;

export type Environment = Record<string, string | undefined>;

/** The process's environment, over what a `.env` file beside package.json says. */
export function readEnvironment(): Environment {
  const file = join(projectRoot, ".env");
  return existsSync(file) ? { ...parseEnv(readFileSync(file, "utf8")), ...process.env } : process.env;
}

/** Parses the environment once; throws one error that lists every bad or missing variable. */
export function parseConfig(environment: Environment): Config {
  const filled = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = environmentSchema.safeParse(Object.fromEntries(filled));
  if (!result.success) {
    throw new StartupError(
      result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"),
    );
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === "production";
  if (isProduction) requireEssentials(values);
  return Object.freeze({
    isProduction,
    port: values.PORT,
    requestLimitMs: 15_000,
    host: values.HOST ?? (isProduction ? "::" : "127.0.0.1"),
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : join(projectRoot, values.DATA_DIR),
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    authSecret: values.AUTH_SECRET,
    databaseUrl: values.DATABASE_URL,
    isRegistrationOpen: values.REGISTRATION === "open",
    google: chooseGoogle(values),
    stripe: chooseStripe(values),
    model: chooseModel(values),
    assistantLimits: {
      memberMinute: values.ASSISTANT_MEMBER_MINUTE_LIMIT,
      memberDay: values.ASSISTANT_MEMBER_DAILY_LIMIT,
      allDay: values.ASSISTANT_GLOBAL_DAILY_LIMIT,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contact: chooseContactService(values),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  });
}

function requireEssentials(values: { PUBLIC_URL?: string | undefined; AUTH_SECRET?: string | undefined }) {
  const missing = [
    !values.PUBLIC_URL &&
      "PUBLIC_URL is required in production: set it to the address visitors use, such as https://yoga.example.com.",
    !values.AUTH_SECRET &&
      "AUTH_SECRET is required in production: set it to a long random text, such as the output of `openssl rand -base64 32`.",
  ].filter((sentence) => sentence !== false);
  if (missing.length > 0) throw new StartupError(missing.join("\n"));
}

function chooseGoogle(values: z.infer<typeof environmentSchema>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret) return { clientId, clientSecret, discoveryUrl: values.GOOGLE_DISCOVERY_URL };
  if (!clientId && !clientSecret) return undefined;
  const missing = clientId ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
  throw new StartupError(
    `${missing} must be set too: signing in with Google needs both its id and its secret.`,
  );
}

function chooseStripe(values: z.infer<typeof environmentSchema>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey && webhookSecret) {
    return { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE, timeoutMs: 4_000 };
  }
  if (!secretKey && !webhookSecret) return undefined;
  const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
  throw new StartupError(`${missing} must be set too: Stripe needs both its key and the webhook's secret.`);
}

function chooseModel(values: z.infer<typeof environmentSchema>): ModelSettings | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values;
  if (baseUrl && model) return { baseUrl, apiKey, model };
  if (!baseUrl && !model && !apiKey) return undefined;
  const missing = [!baseUrl && "AI_BASE_URL", !model && "AI_MODEL"].filter(Boolean);
  throw new StartupError(
    `${missing.join(" and ")} must be set too: a model needs its server's address and its name.`,
  );
}

/** The hosted service needs its origin and all three ids; with none of them our own server answers. */
function chooseContactService(values: z.infer<typeof environmentSchema>): ContactSettings {
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

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
}

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return pathname === "/" && !search && !hash && !username;
}
