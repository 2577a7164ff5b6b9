export type BoundedQueue = {
  /** Does the work when it is its turn; throws at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** A few at a time, and only so many waiting: what cannot be done soon is refused now. */
export function createBoundedQueue(
  { atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number },
  refuse: () => Error,
): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= mostWaiting) throw refuse();
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        // The next one takes our place, which is not free in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
