/** Work that may outlast the request it began with, so that a stop can wait for it. */
export type WorkInHand = {
  count(): number;
  /** Counts it as in hand until it is done, however it ends; gives it back. */
  mind<T>(work: Promise<T>): Promise<T>;
  /** Waits until nothing is in hand or the grace is over; answers how much is left. */
  finish(grace: AbortSignal): Promise<number>;
};

export function createWorkInHand(): WorkInHand {
  const inHand = new Set<Promise<unknown>>();
  return {
    count: () => inHand.size,
    mind(work) {
      const done = () => inHand.delete(work);
      inHand.add(work);
      // Whoever began it hears of a failure; here it is only over.
      work.then(done, done);
      return work;
    },
    async finish(grace) {
      const over = Promise.withResolvers<void>();
      const end = () => over.resolve();
      grace.addEventListener("abort", end);
      while (inHand.size > 0 && !grace.aborted) {
        await Promise.race([Promise.allSettled(inHand), over.promise]);
      }
      grace.removeEventListener("abort", end);
      return inHand.size;
    },
  };
}
