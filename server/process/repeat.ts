import type { Log } from "./log.ts";

export type Repeated = {
  /** Does it once more; waits if it is being done. */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Does something every so often, one at a time; a failure is logged and tried again next time. The work is
 * told whether it was asked for or is only due.
 */
export function repeat(
  everyMs: number,
  what: string,
  work: (why: "asked" | "due") => Promise<void>,
  log: Log,
): Repeated {
  let running: Promise<void> = Promise.resolve();
  const run = (why: "asked" | "due") => {
    running = running.then(() => work(why)).catch((err) => log.warn({ err }, `${what} failed`));
    return running;
  };
  const timer = setInterval(() => run("due"), everyMs);
  return {
    run: () => run("asked"),
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
