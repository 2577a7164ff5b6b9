/** What a message says of the last answer that is to be changed. */
import type { Reading } from "../read/read.ts";
import { featuresWith } from "../triage/features.ts";
import {
  addingWords,
  alsoWords,
  comparesLength,
  correcting,
  nextWords,
  otherWords,
  sameWords,
} from "./change-words.ts";
import { changeNamed, findChange, findWhich, namesOne } from "./find-change.ts";
import { backToBefore, type Changed } from "./find-changed-minutes.ts";
import { findFood } from "./find-food.ts";
import { withLength } from "./find-length.ts";
import { findNamed, type Named } from "./find-named.ts";
import { grammarStance } from "./judge-stance.ts";
import { marksOf } from "./marks.ts";
import { readSession } from "./read-session.ts";
import type { Change, Food, RequestOf, Session, Wants } from "./request.ts";
import { weighLabel, weighTarget } from "./weigh-requests.ts";

export function readChange(
  named: Named,
  said: Session,
  reading: Reading,
  after: Wants | undefined,
  length: Changed,
): RequestOf<"change"> {
  const { plain, found } = named;
  const food = findFood(reading, found);
  const which = findWhich(plain);
  const { minutes: _, ...relative } = length;
  const isRelative = Object.values(relative).some((each) => each !== undefined);
  const features = changeFeaturesOf(named, reading, after);
  const learned = weighLabel("changes", features);
  const target = after === "eat" ? weighTarget(features) : undefined;
  // "Extend the five-minute version" says which one, not how long.
  const isName = namesOne(plain);
  const isTooLong = hasNoTime.test(plain) && changeNamed(plain) === "shorter";
  const session = isRelative || isName || isTooLong ? withLength(said, undefined) : said;
  const change = settleChange(learned, {
    guessed: findChange(plain, session, namesChange(food)),
    session,
    isRelative,
    isCorrected: correcting.test(plain),
    isSpared: sparedPart.test(plain),
    isMeant: /\b(?:meant|mean|said|for)\b/.test(plain),
    isCutDown: /\b(?:cut|bring|trim|keep) (?:it|this|that|them) (?:down|short)\b/.test(plain),
    isLook: looksAgain.test(plain),
    isKeptOut: keptOut.test(plain),
    isEased: reducesEffort.test(plain),
    isMoreOf: moreOf.test(plain),
    isExchange: /\b(?:in place of|in exchange for)\b/.test(plain),
    isAdded: addingWords.test(plain),
    isOtherOne:
      /\b(?:andere[nrs]?|une autre|otra distinta|(?:a )?different (?:one|routine|session|version))\b/.test(
        plain,
      ),
  });
  // Tomorrow's is another one, but for whoever wants the same again.
  const isNext = nextWords.test(plain) || !sameWords.test(plain);
  const isOther = otherWords.test(plain.replace(oneByOne, "")) || (change === "tomorrow" && isNext);
  const isNew = ["another", "more like", "tomorrow"].includes(change);
  const hasLength = session.minutes !== undefined || isRelative;
  const times = isNew && !hasLength ? comparesLength.find(([words]) => words.test(plain))?.[1] : undefined;
  return {
    wants: "change",
    change,
    ...(which !== undefined && { which }),
    ...relative,
    ...(times !== undefined && { times }),
    ...(session.minutes === undefined && !isRelative && backToBefore.test(plain) && { isBack: true }),
    ...(isOther && { isOther }),
    ...((addingWords.test(plain) || alsoWords.test(plain)) && { isAdded: true }),
    ...(target && { of: target }),
    // "Run it again" is no runner's wish.
    session:
      change === "again"
        ? { ...session, complaints: session.complaints.filter((id) => id !== "running") }
        : session,
    food,
  };
}

/** "Another look at them", "can I get the same one another time?" */
const looksAgain =
  /\b(?:another|one more|a second) look\b|\bremind me what (?:it|that) was(?= *(?:$|[.?!,]))|\bsame (?:one|session|routine) (?:another time|some other time|once more)\b|\brun (?:that|it|this) (?:one )?back\b/;

/** "Who has thirty minutes? Shorter." */
const hasNoTime = /\b(?:who has|who s got|whos got|nobody has)\b/;

/** "This one is hard! Reduce it": made easier, and no shorter. */
const reducesEffort =
  /\b(?:hard|tough|difficult|intense|strenuous)\b.*\b(?:reduce|lower|soften) (?:it|this|that)\b(?! (?:to|by|down))/;

/** "More legs", "more shoulder work": more of it, and not longer. */
const moreOf =
  /^(?:\S+ ){0,3}more (?:for |on |of )?(?:the |my )?\S+(?: (?:work|stuff|stretches|stretching|moves|please|pls))*[.!]*$/;

/** "Just keep it out of my session", "do me the session minus that". */
const keptOut =
  /\b(?:keep|leave|take) (?:it|that|this|that one) out\b|\b(?:minus|without|drop) (?:that|those|them|it)(?: one)?(?= *(?:$|[.!?,]| and\b| please\b))/;

/** "One below another" speaks of no other session. */
const oneByOne = /\bone (?:below|under|beneath|after|by|above) (?:the )?(?:an)?other\b/;

const sparedPart =
  /\b(?:bad|dodgy|dicky|gammy|crook|iffy|arthritic|wonky|replaced|artificial|new) (?:left |right )?(?:knees?|wrists?|hips?|ankles?|shoulders?|back|neck|elbows?|feet|foot)\b/;

/** What is learned counts, but for what it would need and is not there. */
function settleChange(
  learned: Change,
  {
    guessed,
    session,
    isRelative,
    isCorrected,
    isSpared,
    isMeant,
    isLook,
    isCutDown,
    isExchange,
    isAdded,
    isOtherOne,
    isKeptOut,
    isEased,
    isMoreOf,
  }: {
    guessed: Change;
    session: Session;
    isRelative: boolean;
    isCorrected: boolean;
    /** "Bad knee": a part that is named to be spared. */
    isSpared: boolean;
    /** Whether it says what it is for. */
    isMeant: boolean;
    /** "Another look at them": the same ones. */
    isLook: boolean;
    isCutDown: boolean;
    isExchange: boolean;
    isAdded: boolean;
    /** "Nochmal, aber eine andere." */
    isOtherOne: boolean;
    /** "Just keep it out of my session." */
    isKeptOut: boolean;
    isEased: boolean;
    /** "More legs." */
    isMoreOf: boolean;
  },
): Change {
  if (isLook) return "again";
  if (isEased && !isRelative) return "easier";
  if (isMoreOf && session.areas.length > 0 && session.minutes === undefined) return "correct";
  // "Y un poquito más corta": its words say which way, whatever it sounds like.
  if (!isRelative && isOfLength(learned) && isOfLength(guessed)) return guessed;
  // "How come there's so many steps, cut it down."
  if (learned === "why" && isCutDown) return "shorter";
  if (isKeptOut && !isRelative && (isOfLength(learned) || learned === "again")) return "without";
  if (learned === "again" && isOtherOne) return "another";
  // "No kneeling, should've said, bad knee."
  if (["correct", "without"].includes(learned) && session.refused.length > 0 && isSpared) return "without";
  // "Include the humming one", "was Ähnliches für den Nacken?"
  if (learned === "left out" && guessed !== "left out" && (isAdded || session.areas.length > 0))
    return session.areas.length > 0 ? "correct" : guessed;
  // "The floor is all right after all. Still nothing wobbly."
  const isAboutPositions = session.refused.length + session.welcome.length > 0;
  if (learned === "correct" && session.areas.length === 0 && isAboutPositions) return "without";
  // "More for the hips."
  if (learned === "shorter" && isAdded && session.areas.length > 0) return "correct";
  // "No, for the neck, and not Pigeon", "no, my neck, not my back".
  const isNothingOut = session.refused.length + session.without.length === 0;
  if (learned === "without" && isCorrected && (isMeant || isNothingOut) && session.areas.length > 0)
    return "correct";
  // "The shoulders in place of the ankles."
  if (isExchange && session.areas.length > 0) return "correct";
  // "I meant 12, I don't know why I typed 20."
  if (learned === "why" && isCorrected && session.minutes !== undefined) return "minutes";
  // "Not cobra, my lower back protests" says what to leave out, and why.
  if (learned === "correct" && session.without.length > 0 && !isMeant) return "without";
  if (isRelative && !["why", "left out", "swap", "easier", "harder"].includes(learned)) return "minutes";
  const isEmpty =
    (learned === "minutes" && session.minutes === undefined) ||
    (learned === "only" && session.only.length === 0 && !session.venue) ||
    (learned === "correct" && session.areas.length + session.complaints.length === 0);
  return isEmpty ? guessed : learned;
}

function isOfLength(change: Change): boolean {
  return change === "shorter" || change === "longer";
}

/** What a change is weighed by; training sees a message exactly as this does. */
export function changeFeatures(text: string, reading: Reading, after: Wants | undefined): Uint32Array {
  return changeFeaturesOf(findNamed(text, reading), reading, after);
}

function changeFeaturesOf({ plain, found }: Named, reading: Reading, after: Wants | undefined): Uint32Array {
  // What was learned of stances has no part in it: the two are learned side by side.
  const session = readSession(found, after, grammarStance);
  const guessed = findChange(plain, session, namesChange(findFood(reading, found)));
  return featuresWith(plain, [...marksOf(plain, reading, found, after), `guessed ${guessed}`]);
}

function namesChange({ without, swap }: Food): boolean {
  return without.length + swap.length > 0;
}
