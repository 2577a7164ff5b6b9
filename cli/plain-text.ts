/** What strangers wrote must not steer the owner's terminal. */
export function withoutControls(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, "\u{fffd}");
}
