import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { reasonOf, StartupError } from "../process/startup-error.ts";
import { isBusy } from "./sqlite-driver.ts";

export type OwnerLock = { release(): void };

/**
 * Makes this process the only server on a data folder. The lock is the operating system's, held through
 * an open SQLite transaction on a file of its own, so it ends with the process however that dies; the
 * pid beside it is only there to be told.
 */
export function acquireOwnerLock(dataDir: string): OwnerLock {
  const pidFile = join(dataDir, "server.pid");
  const lockFile = join(dataDir, "server.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec("begin exclusive");
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) {
      throw new StartupError(
        `${lockFile} cannot be used (${reasonOf(error)}): make it writable, or delete it.`,
      );
    }
    throw new StartupError(
      `Another server (process ${readPid(pidFile)}) is already using ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  const held = lock;
  return { release: () => held.close() };
}

function readPid(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "unknown";
  }
}
