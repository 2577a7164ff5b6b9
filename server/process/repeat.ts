import type { Log } from "./log.ts";

export type Repeated = {
  /** Does it once more; waits if it is being done. */
  run(): Promise<void>;
  stop(): Promise<void>;
};

/** Does something every so often, one at a time; a failure is logged and tried again next time. */
export function repeat(everyMs: number, what: string, work: () => Promise<void>, log: Log): Repeated {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(work).catch((err) => log.warn({ err }, `${what} failed`));
    return running;
  };
  const timer = setInterval(run, everyMs);
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
