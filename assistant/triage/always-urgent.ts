import type { UrgentKind } from "../../contract/urgent.ts";
import { normalise } from "../safety/words.ts";

/**
 * What is urgent whoever says it: the plainest words for wanting to die. They stand above what was learned
 * because people use them as figures of speech ("I want to die, that was so embarrassing"), which teaches a
 * learner to doubt them, and because taking one for a joke costs more than asking a joker. Each is a whole
 * message or ends its sentence: "I want to die of laughter" is none.
 */
const wishesToDie: RegExp[] = [
  /\bi (?:just )?(?:really )?(?:want|wanna|wish|need) to (?:die|be dead|kill myself|end my life|end it all|end it)(?= *(?:$|[.!?\n]))/,
  /\b(?:kill|killing|hang|hanging|shoot|shooting) myself(?= *(?:$|[.!?\n]))/,
  /\bi (?:do not|dont|no longer) want to (?:live|be alive|be here|wake up|exist)(?: any ?more| any longer)?(?= *(?:$|[.!?\n]))/,
  /\bi(?: am|m)? (?:suicidal|going to kill myself|planning to die)(?= *(?:$|[.!?\n]))/,
  /\b(?:quiero (?:morir|morirme|matarme)|no quiero (?:vivir|seguir viviendo)(?: mas)?)(?= *(?:$|[.!?\n]))/,
  /\b(?:ich (?:will|mochte) (?:nicht mehr leben|sterben|tot sein)|mich umbringen)(?= *(?:$|[.!?\n]))/,
  /\b(?:je veux mourir|j ai envie de mourir|je ne veux plus vivre|me tuer)(?= *(?:$|[.!?\n]))/,
  /\b(?:main )?(?:marna|mar jana) chaht[ai] h(?:u|oo)n?(?= *(?:$|[.!?\n]))|\bjeena nahi chaht[ai]/,
  /(?:मरना चाहत[ाी] हूँ|जीना नहीं चाहत[ाी])/,
];

export function findAlwaysUrgent(text: string): UrgentKind | undefined {
  const plain = normalise(text);
  return wishesToDie.some((pattern) => pattern.test(plain)) ? "self-harm" : undefined;
}
