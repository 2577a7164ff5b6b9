import type { UrgentKind } from "../../contract/urgent.ts";
import { either, oneOf } from "../../handbook/any-of.ts";
import { normalise } from "../safety/words.ts";

const iWant = "i (?:just )?(?:really )?(?:want|wanna|wish|need) to";

/** Any of these, where a sentence ends with it. */
function ending(...parts: string[]): RegExp {
  return new RegExp(`\\b${oneOf(...parts)}(?= *(?:$|[.!?\\n]))`);
}

/**
 * What is urgent whoever says it: the plainest words for wanting to die. They stand above what was learned
 * because people use them as figures of speech ("I want to die, that was so embarrassing"), which teaches a
 * learner to doubt them, and because taking one for a joke costs more than asking a joker. Each is a whole
 * message or ends its sentence: "I want to die of laughter" is none.
 */
const wishesToDie = either(
  ending(`${iWant} (?:die|be dead|kill myself|end my life|end it all|end it)`),
  ending("(?:kill|killing|hang|hanging|shoot|shooting) myself"),
  ending(
    "i (?:do not|dont|no longer) want to (?:live|be alive|be here|wake up|exist)(?: any ?more| any longer)?",
  ),
  ending("i(?: am|m)? (?:suicidal|going to kill myself|planning to die)"),
  ending("quiero (?:morir|morirme|matarme)|no quiero (?:vivir|seguir viviendo)(?: mas)?"),
  ending("ich (?:will|mochte) (?:nicht mehr leben|sterben|tot sein)|mich umbringen"),
  ending("je veux mourir|j ai envie de mourir|je ne veux plus vivre|me tuer"),
  ending("(?:main )?(?:marna|mar jana) chaht[ai] h(?:u|oo)n?"),
  /\bjeena nahi chaht[ai]/,
  /(?:मरना चाहत[ाी] हूँ|जीना नहीं चाहत[ाी])/,
);

export function findAlwaysUrgent(text: string): UrgentKind | undefined {
  return wishesToDie.test(normalise(text)) ? "self-harm" : undefined;
}
