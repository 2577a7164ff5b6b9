import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";
import type { ModelSettings } from "../assistant/model/ask-model.ts";
import type { ContactSettings } from "../contract/contact-form.ts";
import { type EnvironmentValues, environmentSchema } from "./environment.ts";
import { usualPasswordCost } from "./members/passwords.ts";
import {
  chooseContactService,
  chooseGoogle,
  chooseModel,
  chooseModelPrices,
  chooseStripe,
  type GoogleSettings,
  type ModelPrices,
  type StripeSettings,
} from "./outside-services.ts";
import { StartupError } from "./process/startup-error.ts";

export const projectRoot = join(import.meta.dirname, "..");

export type Config = Readonly<{
  isProduction: boolean;
  port: number;
  /** How long a request may take, unless its endpoint says otherwise. */
  requestLimitMs: number;
  host: string;
  dataDir: string;
  publicUrl: string;
  /** Whether browsers hold the names below this one to HTTPS too. */
  hstsCoversSubdomains: boolean;
  /** Undefined means: use the one kept in the data folder. */
  authSecret: string | undefined;
  /** How much work a guess at a stored password is; scrypt's N. */
  passwordCost: number;
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
  /** Undefined means: nobody knows, and nothing is held back. */
  modelPrices: ModelPrices | undefined;
  /** How many questions the assistant takes: from one member, and from all together. */
  assistantLimits: { memberMinute: number; memberDay: number; allDay: number };
  /** Undefined means: files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contact: ContactSettings;
  trustedProxies: string[];
  /** Undefined means: metrics are for this machine alone. */
  metricsToken: string | undefined;
  logLevel: EnvironmentValues["LOG_LEVEL"];
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
    hstsCoversSubdomains: values.HSTS_SUBDOMAINS === "yes",
    authSecret: values.AUTH_SECRET,
    passwordCost: values.PASSWORD_COST,
    databaseUrl: values.DATABASE_URL,
    isRegistrationOpen: values.REGISTRATION === "open",
    google: chooseGoogle(values),
    stripe: chooseStripe(values),
    model: chooseModel(values),
    modelPrices: chooseModelPrices(values),
    assistantLimits: {
      memberMinute: values.ASSISTANT_MEMBER_MINUTE_LIMIT,
      memberDay: values.ASSISTANT_MEMBER_DAILY_LIMIT,
      allDay: values.ASSISTANT_GLOBAL_DAILY_LIMIT,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contact: chooseContactService(values),
    trustedProxies: values.TRUSTED_PROXIES,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  });
}

function requireEssentials(values: EnvironmentValues): void {
  const wrong = [
    !values.PUBLIC_URL &&
      "PUBLIC_URL is required in production: set it to the address visitors use, such as https://yoga.example.com.",
    !values.AUTH_SECRET &&
      "AUTH_SECRET is required in production: set it to a long random text, such as the output of `openssl rand -base64 32`.",
    values.PASSWORD_COST < usualPasswordCost &&
      `PASSWORD_COST must be ${usualPasswordCost} or more in production.`,
  ].filter((sentence) => sentence !== false);
  if (wrong.length > 0) throw new StartupError(wrong.join("\n"));
}
