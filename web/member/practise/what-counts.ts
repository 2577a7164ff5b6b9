/** Less than this is no practice to ask about. */
export const worthAskingSeconds = 60;
const enoughSeconds = 5 * 60;

/** Whether somebody really practised: for half of a session. The studio counts five minutes of any, too. */
export function isHalf(seconds: number, sessionSeconds: number): boolean {
  return seconds >= sessionSeconds / 2;
}

/** What is said of how long it was. */
export function describePractised(
  { seconds, isFinished }: { seconds: number; isFinished: boolean },
  isAtEnd: boolean,
): string {
  const isCounted = isFinished || seconds >= enoughSeconds;
  if (seconds < worthAskingSeconds)
    return "That was less than a minute, so it is not written down as practised.";
  const minutes = Math.round(seconds / 60);
  const time = minutes === 1 ? "That was 1 minute." : `That was ${minutes} minutes.`;
  if (!isCounted) return `${time} A week counts from five minutes, or half of a session.`;
  return `${isAtEnd ? "You are done." : "You stopped early, which is fine."} ${time}`;
}
