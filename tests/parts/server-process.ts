import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "#build-folder";
import type { Environment } from "../../server/config.ts";

const root = join(import.meta.dirname, "../..");

/** For tests that are not about passwords: the usual cost is a tenth of a second and 32 megabytes for each. */
export const cheapPasswordCost = "16";

export type ServerProcess = {
  pid: number | undefined;
  output: { stdout: string; stderr: string };
  /** The address, once connections are accepted; rejects if the process ends before. */
  address: Promise<string>;
  /** The exit code, once the process has ended. */
  ended: Promise<number | null>;
  /** Closes our end of its output, as a log collector that dies would. */
  stopReading(): void;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Runs the real server as a process of its own, with nothing in its environment but what is given, and
 * with the studio of whoever starts it: the tests' own, or the owner's for a measurement. Another copy of the
 * program can be named by its folder. `SERVER_FLAGS` are for Node: `npm test` has many starts and hurries them.
 */
export function launchServer(environment: Environment, folder = root): ServerProcess {
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, SERVER_FLAGS } = process.env;
  const flags = SERVER_FLAGS ? SERVER_FLAGS.split(" ") : [];
  const bundle = join(folder, buildFolder, "server/main.js");
  const program = existsSync(bundle) ? bundle : join(folder, "server/main.ts");
  const child = spawn(process.execPath, [...flags, program], {
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, ...environment },
  });
  const output = { stdout: "", stderr: "" };
  const address = Promise.withResolvers<string>();
  // A test that only wants the exit code never asks for the address.
  address.promise.catch(() => {});
  child.stdout.on("data", (text) => {
    output.stdout += text;
    const found = /http:\/\/localhost:\d+/.exec(output.stdout)?.[0];
    if (found) address.resolve(found);
  });
  child.stderr.on("data", (text) => {
    output.stderr += text;
  });
  const ended = once(child, "close").then(([code]): number | null => {
    address.reject(new Error(`The server ended: ${output.stderr}`));
    return code;
  });
  return {
    pid: child.pid,
    output,
    address: address.promise,
    ended,
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
