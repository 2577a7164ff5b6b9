import { type Logger, pino } from "pino";
import { PinoPretty } from "pino-pretty";
import type { Config } from "./config.ts";

export type Log = Logger;

/** JSON lines for machines, readable lines on a terminal. Values under these names never reach either. */
const secrets = ["password", "token", "secret", "cookie", "authorization", "message", "question", "body"];

export function createLog(config: Config): Log {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
  };
  return process.stdout.isTTY ? pino(options, PinoPretty({ sync: true })) : pino(options);
}
