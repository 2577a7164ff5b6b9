import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A file that is there while the server runs, and is left behind by one that did not get to stop. Answers
 * whether the last one was such, and how to take ours away.
 */
export function markRunning(dataDir: string): { hasCrashed: boolean; unmark(): void } {
  const file = join(dataDir, "running");
  const unmark = () => rmSync(file, { force: true });
  try {
    const hasCrashed = existsSync(file) && !isAlive(Number(readFileSync(file, "utf8")));
    writeFileSync(file, `${process.pid}\n`);
    return { hasCrashed, unmark };
  } catch {
    // A full disk is no reason not to serve what can be served.
    return { hasCrashed: false, unmark };
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
