import { existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Files that are kept in memory, where the system has such a place. */
const memory = "/dev/shm";
const roomNeeded = 1024 ** 3;

/** Whether what is thrown away soon can be kept in memory: then nothing of it waits for a disk. */
export const isInMemory = hasRoomInMemory();

/** A new folder for what is thrown away soon. Programs may not run from there. */
export function makeThrowawayFolder(name: string): string {
  return mkdtempSync(join(isInMemory ? memory : tmpdir(), `${name}-`));
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomNeeded;
}
