import { type Changed, findChangedMinutes, findExactMinutes } from "./find-changed-minutes.ts";
import type { Found } from "./find-slots.ts";
import { lengthsIn } from "./lengths.ts";
import type { Session, Wants } from "./request.ts";
import { weighLength } from "./weigh-requests.ts";

/** How long a session is to be, or how much longer or shorter than the last one. */
export function findLength(plain: string, { words }: Found, after: Wants | undefined): Changed {
  const changed = findChangedMinutes(plain);
  const { minutes: lone, times, more: added, moreOrAll } = changed;
  const exact = findExactMinutes(plain);
  // "Half the night" is no share of a session that is not there, and "halve it? 12, let's say" says what half is.
  if (times !== undefined && after && exact === undefined) return { times };
  if (exact !== undefined) return { minutes: exact };
  const weighed = lengthsIn(words, plain, changed, after)
    // "Standing's alright if it's only a minute" is of no session.
    .filter(({ minutes }) => !after || minutes > 1 || words.length <= fewWords)
    .filter(({ minutes }) => !isClock(plain, minutes))
    .map(({ minutes, isSaid, features }) => ({ minutes, isSaid, ...weighLength(features) }));
  // Said after an answer, a lone number that grammar picks out is one: "ten is too long, do seven".
  const isLone = (value: number) => after === "practise" && value === lone;
  // "I have an hour this morning", and no other number: that is the time there is.
  const hasOnly = weighed.length === 1 && (hasTime.test(plain) || timeOf.test(plain));
  const limitOf = ({ isSaid, minutes }: { isSaid: boolean; minutes: number }) =>
    hasOnly && isSaid ? meantAsOnlyFrom : isSaid || isLone(minutes) ? meantByGrammarFrom : meantFrom;
  const likeliest = (sense: "length" | "more" | "less") =>
    weighed.toSorted((a, b) => b[sense] - a[sense]).find((each) => each[sense] >= limitOf(each));
  const length = hasOnly && (freeTime.test(plain) || timeOf.test(plain)) ? weighed[0] : likeliest("length");
  // "Five minutes shorter" is five less, unless another number is surely the length.
  const grammar = added ?? moreOrAll;
  const isOtherSure = length && length.minutes !== Math.abs(grammar ?? 0) && length.length >= surelyFrom;
  if (grammar !== undefined && after && !isOtherSure)
    return added === undefined ? { moreOrAll: grammar } : { more: added };
  const [more, less] = after ? [likeliest("more"), likeliest("less")] : [];
  const surest = Math.max(length?.length ?? 0, more?.more ?? 0, less?.less ?? 0);
  if (length && length.length === surest) return { minutes: length.minutes };
  if (more && more.more === surest) return { more: more.minutes };
  return less ? { more: -less.minutes } : {};
}

/** A length taken for none is the greater mistake. */
const meantFrom = 0.35;
const meantByGrammarFrom = 0.2;
const meantAsOnlyFrom = 0.1;
const hasTime =
  /\b(?:i have|ive got|i ve got|ive|i got|got|ive only|i only have|there is|theres) (?:about |only |just |exactly |maybe |a good |a full )?(?:an?|one|\d+|half an|[a-z]+) (?:hour|minutes|mins?)\b(?! (?:meeting|drive|class|commute|train|flight|wait|ride|shift))/;
/** "An hour to myself." */
const freeTime =
  /\b(?:hour|minutes|mins?) (?:to (?:myself|spare|kill|fill|play with)|all to myself|free|spare)\b/;
/** "I have quiet time of one hour." */
const timeOf =
  /\b(?:i have|i get|ive got) (?:\w+ )?time of (?:about )?(?:an?|one|\d+) (?:hour|minutes|mins?)\b/;
const surelyFrom = 0.6;

/** So few say nothing else. */
const fewWords = 4;

/** "A bit much for 7 in the morning", but not "10 minutes for 10 at night". */
function isClock(plain: string, minutes: number): boolean {
  const [, said] = clock.exec(plain) ?? [];
  return said === String(minutes) && plain.split(new RegExp(`\\b${minutes}\\b`)).length === 2;
}

const clock = /\b(?:for|at|by) (\d+) (?:in the (?:morning|evening|afternoon)|at night)\b/;

export function withLength({ minutes: _, ...session }: Session, minutes: number | undefined): Session {
  return { ...session, ...(minutes !== undefined && { minutes }) };
}
