import { statfs } from "node:fs/promises";
import type { Concerns } from "./concerns.ts";

const lowBytes = 500 * 1024 * 1024;

/** Notes it when little is left of the disk under a folder. */
export async function watchDisk(folder: string, concerns: Concerns, low = lowBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < low) await concerns.raise("disk low", `${Math.round(free / 1024 / 1024)} MB left`);
}
