/** Which earlier session of a conversation somebody goes back to: the one before, the first, the one for the office. */
import { anyOf, oneOf } from "../../handbook/any-of.ts";
import type { Kept } from "../kept.ts";
import { numbers } from "../request/number-words.ts";
import type { RequestOf, Session } from "../request/request.ts";

const one = oneOf("one|version|session|routine|set|sequence|lot");
const wantsBack = anyOf(
  "again|back|better|best|prefer(?:red)?|plenty|nicer|liked|after all|remind me|repeat|rather|take my chances",
  "(?:go|stick|stay) with|(?:ill|i will) (?:have|take)|(?:give|send|show) (?:me|us) (?:that|the)|return to",
  "lieber|zuruck|besser|wieder|nochmal|revien\\w*|mieux|plutot|encore|reviens|vuelve|volver|mejor|otra vez|wapas|phir",
);
const first = anyOf(
  `(?:very )?(?:first|original|initial|starting) ${one}`,
  "the original|(?:gave|showed) (?:me|us) (?:at )?first(?: off)?",
  "(?:erste|ursprungliche)n? (?:version|fassung|einheit)|premiere version|primera version|pehle wala|pehla wala",
);
const previous = anyOf(
  `the ${one} (?:before|from before|you had|i had|earlier)|(?:previous|earlier|prior|older) ${one}|${one} before last`,
  "(?:put|change|turn|switch|bring) (?:it|that|things) back|as you were|undo|revert",
  "i take (?:that|it) back|what you had(?: before)?",
  "die vorige|die davor|das vorige|celle d avant|la anterior|la de antes",
);
/** "Shorter than the one before." */
const comparing =
  /\b(?:than|que|als) (?:the (?:one|session|version) before|la de antes|la anterior|celle d avant|die davor|die vorige)\b/;
const earlierOne = new RegExp(`\\b(?:previous|earlier|prior) ${one}\\b(?! before)`);
/** "The van one", "the one for the office", "the ten minute version". */
const labelled = new RegExp(
  `\\b(?:the|that|my|your) (?:[\\p{L}\\p{N}]+ ){1,3}${one}\\b|\\bthe one (?:of|for|from|in|at|on)\\b`,
  "u",
);
const atHome = anyOf("home|house|bedroom|living room|mat|rug");

/** The session that is meant, if it is another one than the last. */
export function findEarlier(
  { change, which, session }: RequestOf<"change">,
  plain: string,
  before: Kept[],
): Kept | undefined {
  const isOfStep = which !== undefined && !first.test(plain);
  if (isOfStep || ["why", "left out", "swap", "without", "more like"].includes(change)) return undefined;
  const sessions = before.filter(({ request, steps }) => request.wants === "practise" && steps.length > 0);
  const last = sessions.at(-1);
  const others = sessions.filter((each) => last && idsOf(each) !== idsOf(last));
  if (others.length === 0) return undefined;
  // "The earlier session", after a question about supper: the last one.
  const isAfterAside = before.at(-1) !== last;
  if (isAfterAside && earlierOne.test(plain)) return undefined;
  if (previous.test(plain) && !comparing.test(plain)) return others.at(-1);
  if (!wantsBack.test(plain)) return undefined;
  if (first.test(plain)) return others[0];
  const size = sizes.find(([words]) => words.test(plain))?.[1];
  if (size && last && session.minutes === undefined)
    return others.findLast((each) => size(minutesOf(each), minutesOf(last)));
  const called = session.minutes ?? lengthIn(plain);
  const own = { ...session, ...(called !== undefined && { minutes: called }) };
  // "The lying one again", "the home session": the last one, if it may be called so too.
  const isLast = last !== undefined && !session.venue && isCalled(last, own, plain);
  return labelled.test(plain) && !isLast ? others.findLast((each) => isCalled(each, own, plain)) : undefined;
}

/** How long the one is that is meant: "the ten minute version". */
function lengthIn(plain: string): number | undefined {
  const [, count = ""] = calledByLength.exec(plain) ?? [];
  return Number(count) || numbers.get(count);
}

const calledByLength = new RegExp(`\\b(\\p{N}{1,3}|\\p{L}+)[ -]?min(?:ute)?s? ${one}\\b`, "u");

/** "The long one after all." */
const sizes: [RegExp, (own: number, last: number) => boolean][] = [
  [new RegExp(`\\bthe (?:long|longer|full) ${one}\\b`), (own, last) => own > last],
  [new RegExp(`\\bthe (?:short|shorter|quick|little) ${one}\\b`), (own, last) => own < last],
];

export function minutesOf({ steps }: Kept): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}

function idsOf({ steps }: Kept): string {
  return steps.map(({ id, minutes }) => `${id} ${minutes}`).join();
}

/** Whether a session is for the place, in the position or as long as it is spoken of. */
function isCalled({ request }: Kept, { venue, only, minutes }: Session, plain: string): boolean {
  if (request.wants !== "practise") return false;
  const own = request.session;
  if (venue) return own.venue === venue;
  if (only.length > 0) return own.only.length > 0 && own.only.every((each) => only.includes(each));
  if (minutes !== undefined) return own.minutes === minutes;
  return atHome.test(plain) && own.venue === undefined && !own.only.includes("chair");
}
