import { readFileSync } from "node:fs";

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** A phone's processor is taken for four times slower, and a task of more than 50 ms for one that blocks. */
const slowdown = 4;
const longestFree = 50;

/**
 * Total blocking time from a trace, as Lighthouse defines it but counted in the processor's time instead of
 * the clock's: what else the machine is doing makes no difference to it.
 */
export function readBlockingTime(traceFile: string): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(traceFile, "utf8"));
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error(`${traceFile} has no first paint.`);
  const blocked = traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === "RunTask" && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longestFree));
  return Math.round(blocked.reduce((sum, each) => sum + each, 0));
}
