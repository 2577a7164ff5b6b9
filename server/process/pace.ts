import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Lets work that holds up the whole process begin once in each turn of the event loop, so that whatever else
 * is waiting, pages above all, is served in between.
 */
export function createPace(): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    last = last.then(() => nextTurn());
    await last;
  };
}
