import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../startup-error.ts";

export type OwnerLock = { release(): void };

/**
 * Makes this process the only server on a data folder. The lock is the operating system's, held through
 * an open SQLite transaction on a file of its own, so it ends with the process however that dies; the
 * pid beside it is only there to be told.
 */
export function acquireOwnerLock(dataDir: string): OwnerLock {
  const pidFile = join(dataDir, "server.pid");
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartupError(
      `Another server (process ${readPid(pidFile)}) is already using ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "unknown";
  }
}
