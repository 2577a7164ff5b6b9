/** What a message says of the last answer that is to be changed. */
import type { Reading } from "../read/read.ts";
import { featuresWith } from "../triage/features.ts";
import { settleChange } from "./change-rules.ts";
import { addingWords, alsoWords, comparesLength, nextWords, otherWords, sameWords } from "./change-words.ts";
import { changeNamed, findChange, findWhich, namesOne } from "./find-change.ts";
import { backToBefore, type Changed } from "./find-changed-minutes.ts";
import { findFood } from "./find-food.ts";
import { withLength } from "./find-length.ts";
import { findNamed, type Named } from "./find-named.ts";
import { grammarStance } from "./judge-stance.ts";
import { marksOf } from "./marks.ts";
import { readSession } from "./read-session.ts";
import type { Food, RequestOf, Session, Wants } from "./request.ts";
import { showsAgain } from "./wants-words.ts";
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
  const direction = changeNamed(plain);
  const isGrudged =
    (hasNoTime.test(plain) && direction === "shorter") || (isStingy.test(plain) && direction === "longer");
  const session = isRelative || isName || isGrudged ? withLength(said, undefined) : said;
  const guessed = findChange(plain, session, namesChange(food));
  const change = settleChange({ learned, guessed, plain, session, isRelative });
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
    session: change === "again" ? sessionAgain(session, plain) : session,
    food,
  };
}

/** "Run it again" is no runner's wish, and "the sitting exercises once more" only says which. */
function sessionAgain(session: Session, plain: string): Session {
  const own = { ...session, complaints: session.complaints.filter((id) => id !== "running") };
  if (!showsAgain.test(plain)) return own;
  const { venue: _, time: __, props: ___, ...again } = own;
  return { ...again, areas: [], complaints: [], only: [], named: [] };
}

/** "I think ten minutes is a bit stingy, could it be longer?" */
const isStingy =
  /\bmin(?:ute)?s? (?:is|s|was|feels|seems) (?:(?:a (?:bit|little|tad|touch)|rather|too|very|kind of) )*(?:stingy|short|little|mean|brief|skimpy|miserly)\b/;
/** "Who has thirty minutes? Shorter." */
const hasNoTime = /\b(?:who has|who s got|whos got|nobody has)\b/;

/** "One below another" speaks of no other session. */
const oneByOne = /\bone (?:below|under|beneath|after|by|above) (?:the )?(?:an)?other\b/;

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
