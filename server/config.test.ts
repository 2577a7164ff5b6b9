import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://yoga.example.com",
  AUTH_SECRET: "a-secret-of-at-least-thirty-two-characters",
};

test("with an empty environment the embedded defaults apply", () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    isProduction: false,
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    authSecret: undefined,
  });
  expect(config.dataDir).toMatch(/[/\\]data$/);
  expect(Object.isFrozen(config)).toBe(true);
});

test("a blank variable counts as unset", () => {
  expect(parseConfig({ PORT: "", DATABASE_URL: "  ", HOST: "" })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: undefined,
  });
});

test("the public address follows the port and loses a trailing slash", () => {
  expect(parseConfig({ PORT: "4000" }).publicUrl).toBe("http://localhost:4000");
  expect(parseConfig({ PUBLIC_URL: "https://yoga.example.com/" }).publicUrl).toBe("https://yoga.example.com");
});

test("every bad variable is named in one message", () => {
  const bad = {
    PORT: "eighty",
    PUBLIC_URL: "yoga.example.com",
    DATABASE_URL: "mysql://localhost/studio",
    AUTH_SECRET: "short",
    LOG_LEVEL: "loud",
    NODE_ENV: "staging",
  };
  expect(() => parseConfig(bad)).toThrow(
    expect.objectContaining({
      name: "StartupError",
      message: [
        "NODE_ENV must be development, production or test.",
        "PORT must be a port number from 0 to 65535.",
        "PUBLIC_URL must be a full address such as https://yoga.example.com.",
        "AUTH_SECRET must be at least 32 characters long.",
        "DATABASE_URL must begin with postgres://; leave it out to use SQLite.",
        "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      ].join("\n"),
    }),
  );
});

test("a database address that is none is named as such", () => {
  expect(() => parseConfig({ DATABASE_URL: "postgres://u:p@host:99999/x" })).toThrow(
    "DATABASE_URL must be an address",
  );
});

test("a public address with a path is refused", () => {
  expect(() => parseConfig({ PUBLIC_URL: "https://example.com/yoga" })).toThrow("only scheme, host and port");
});

test("production names each missing essential in a sentence of its own", () => {
  expect(() => parseConfig({ NODE_ENV: "production" })).toThrow(
    /^PUBLIC_URL is required in production: .*\nAUTH_SECRET is required in production: .*$/,
  );
});

test("production takes no cheaper password than the usual one", () => {
  expect(() => parseConfig({ ...production, PASSWORD_COST: "8192" })).toThrow(
    "PASSWORD_COST must be 16384 or more in production.",
  );
  expect(parseConfig({ ...production, PASSWORD_COST: "32768" }).passwordCost).toBe(32_768);
  expect(() => parseConfig({ PASSWORD_COST: "1000" })).toThrow("PASSWORD_COST must be a power of two");
});

test("production listens on every interface unless told otherwise", () => {
  expect(parseConfig(production).host).toBe("::");
  expect(parseConfig({ ...production, HOST: "10.0.0.5" }).host).toBe("10.0.0.5");
});

test.each([
  [{ GOOGLE_CLIENT_ID: "x" }, "GOOGLE_CLIENT_SECRET must be set too"],
  [{ GOOGLE_CLIENT_SECRET: "x" }, "GOOGLE_CLIENT_ID must be set too"],
  [{ STRIPE_SECRET_KEY: "x" }, "STRIPE_WEBHOOK_SECRET must be set too"],
  [{ STRIPE_WEBHOOK_SECRET: "x" }, "STRIPE_SECRET_KEY must be set too"],
])("half of a service's settings %o is named", (environment, sentence) => {
  expect(() => parseConfig(environment)).toThrow(sentence);
});

test("a model needs its address and its name, and may do without a key", () => {
  expect(parseConfig({}).model).toBeUndefined();
  const local = { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" };
  expect(parseConfig(local).model).toEqual({
    baseUrl: "http://localhost:11434/v1",
    model: "small",
    apiKey: undefined,
  });
  expect(() => parseConfig({ AI_API_KEY: "sk-1" })).toThrow("AI_BASE_URL and AI_MODEL must be set too");
  expect(() => parseConfig({ AI_BASE_URL: "localhost", AI_MODEL: "m" })).toThrow(
    "AI_BASE_URL must be a full address",
  );
});

test("a model's price is known by both of its figures, and a ceiling needs them", () => {
  expect(parseConfig({}).modelPrices).toBeUndefined();
  const prices = { AI_INPUT_PRICE: "0.15", AI_OUTPUT_PRICE: "0.6" };
  expect(parseConfig(prices).modelPrices).toEqual({ input: 0.15, output: 0.6, ceiling: undefined });
  expect(parseConfig({ ...prices, AI_MONTHLY_CEILING: "20" }).modelPrices?.ceiling).toBe(20);
  expect(() => parseConfig({ AI_MONTHLY_CEILING: "20" })).toThrow(
    "AI_INPUT_PRICE and AI_OUTPUT_PRICE must be set too",
  );
  expect(() => parseConfig({ ...prices, AI_OUTPUT_PRICE: "-1" })).toThrow("AI_OUTPUT_PRICE must be a number");
});
