import { type Logger, pino } from "pino";
import { PinoPretty } from "pino-pretty";
import type { Config } from "./config.ts";

export type Log = Logger;

/** JSON lines for machines, readable lines on a terminal. Values under these names never reach either. */
const secrets = [
  "password",
  "token",
  "secret",
  "cookie",
  "authorization",
  "template_params",
  "question",
  "raw",
];

export function createLog(config: Config): Log {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
  };
  // Not pino's own writer: when whoever reads our output goes away, that one blocks and we could not stop.
  process.stdout.on("error", ignoreClosedPipe);
  return pino(options, process.stdout.isTTY ? PinoPretty({ sync: true }) : process.stdout);
}

function ignoreClosedPipe(error: Error & { code?: string }): void {
  if (error.code !== "EPIPE") throw error;
}
