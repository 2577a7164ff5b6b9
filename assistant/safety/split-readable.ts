import { rememberRecent } from "../read/remember-recent.ts";

/** All who judge a sentence split it, one after the other. */
const mostRemembered = 50;

/** The words of a readable text, and the signs that part them, each by itself. The same text has the same list. */
export const splitReadable: (plain: string) => string[] = rememberRecent(
  mostRemembered,
  (plain): string[] => plain.match(/[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?|[,;:.!?()–—/+%°=→-]/gu) ?? [],
);
