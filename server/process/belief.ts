/** How far the clocks of processes that share a database may be apart. */
const slackMs = 5 * 60_000;

/**
 * The latest time that something can honestly have been put off to, as the database keeps it. What lies
 * beyond was written by a clock that had jumped ahead and was set back: it is not waited for.
 */
export function latestBelievable(now: Date, longestMs: number): string {
  return new Date(now.getTime() + longestMs + slackMs).toISOString();
}
