import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";

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

export async function createLog(config: Config): Promise<Log> {
  const options = {
    level: config.logLevel,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
  };
  // Not pino's own writer: when whoever reads our output goes away, that one blocks and we could not stop.
  process.stdout.on("error", ignoreClosedPipe);
  if (!process.stdout.isTTY) return pino(options, createBatchingOutput());
  const { PinoPretty } = await import("pino-pretty");
  return pino(options, PinoPretty({ sync: true }));
}

const batchMs = 20;

/** Writes lines a few at a time: each write to a pipe stops the whole process for a moment. */
function createBatchingOutput(): { write(line: string): void } {
  let lines = "";
  const flush = () => {
    if (lines) process.stdout.write(lines);
    lines = "";
  };
  process.on("exit", flush);
  return {
    write(line) {
      if (!lines) setTimeout(flush, batchMs).unref();
      lines += line;
    },
  };
}

function ignoreClosedPipe(error: Error & { code?: string }): void {
  if (error.code !== "EPIPE") throw error;
}
