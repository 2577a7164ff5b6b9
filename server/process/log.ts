import { fstatSync, writeSync } from "node:fs";
import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { describeError } from "./describe-error.ts";

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

export async function createLog(config: Pick<Config, "logLevel">): Promise<Log> {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: describeError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
  };
  // Not pino's own writer: when whoever reads our output goes away, that one blocks and we could not stop.
  // And nothing that happens to our output may end us: its reader has gone, or its disk is full.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  if (!process.stdout.isTTY) return pino(options, createBatchingOutput());
  const { PinoPretty } = await import("pino-pretty");
  return pino(options, PinoPretty({ sync: true }));
}

const batchMs = 20;

/** Writes lines a few at a time: each write to a pipe stops the whole process for a moment. */
function createBatchingOutput(): { write(line: string): void } {
  let lines = "";
  const write = openOutput();
  const flush = () => {
    if (lines) write(lines);
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

/** A file is written to by ourselves: Node gives up on it for good after one failure, and disks are freed again. */
function openOutput(): (text: string) => void {
  const output = fstatSync(process.stdout.fd);
  if (output.isFIFO() || output.isSocket()) return (text) => process.stdout.write(text);
  return (text) => {
    try {
      writeSync(process.stdout.fd, text);
    } catch {
      // The disk is full. These lines are lost; there is nowhere to say so.
    }
  };
}
