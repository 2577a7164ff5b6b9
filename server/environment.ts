import { isIP } from "node:net";
import { z } from "zod";
import { studio } from "#content/studio.ts";
import { usualPasswordCost } from "./members/passwords.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const limit = z.coerce
  .number("must be a whole number of 1 or more")
  .int("must be a whole number of 1 or more")
  .min(1, "must be a whole number of 1 or more");

const price = z.coerce
  .number("must be a number of 0 or more")
  .min(0, "must be a number of 0 or more")
  .optional();

/** Every variable the server knows, each with what is wrong with a bad one. */
export const environmentSchema = z.object({
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
  HSTS_SUBDOMAINS: z.enum(["yes", "no"], "must be yes or no").default("no"),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  PASSWORD_COST: z.coerce
    .number("must be a power of two from 2 to 1048576")
    .refine(isPasswordCost, "must be a power of two from 2 to 1048576")
    .default(usualPasswordCost),
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
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  AI_MONTHLY_CEILING: price,
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
  METRICS_TOKEN: z.string().min(16, "must be at least 16 characters long").optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
});

export type EnvironmentValues = z.infer<typeof environmentSchema>;

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32));
}

/** What scrypt can work with, up to two gigabytes for one password. */
function isPasswordCost(cost: number): boolean {
  return cost >= 2 && cost <= 2 ** 20 && Number.isInteger(Math.log2(cost));
}

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return pathname === "/" && !search && !hash && !username;
}
