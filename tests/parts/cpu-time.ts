import process from "node:process";

/**
 * The least processor time, in milliseconds, that one of several tries of some work took on this thread:
 * what the work itself needs, however busy the machine is with something else.
 */
export async function leastCpuTime(work: () => unknown, tries = 2): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries; tried += 1) {
    const before = process.threadCpuUsage();
    await work();
    const used = process.threadCpuUsage(before);
    least = Math.min(least, (used.user + used.system) / 1000);
  }
  return least;
}
