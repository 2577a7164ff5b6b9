/** What is said of a position or a practice in so many words, before or behind it: nothing is left to weigh. */
import { oneOf } from "../../handbook/any-of.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import type { Slot } from "./find-slots.ts";
import { positionsOf } from "./positions.ts";

/** "Kneeling is too much", "standing? forget it", "anything but lying down". */
export function isRefusedOutright({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  if (item.kind !== "refusable" && item.kind !== "practice") return false;
  const { clause, sentence } = words[place] ?? {};
  const end = place + length;
  const behind = words.slice(end, end + refusedReach);
  const own = behind.flatMap((word) => (word.clause === clause ? [word.text] : []));
  // "Standing? Nope.": a sentence of its own, and nothing else in it.
  const answer = behind.flatMap((word) => (word.sentence === (sentence ?? 0) + 1 ? [word.text] : []));
  const isAnswered = words[end]?.sentence !== sentence && answeredNo.test(answer.join(" "));
  const before = words.slice(Math.max(0, place - 7), place);
  const ahead = before.flatMap((word) => (word.clause === clause ? [word.text] : []));
  // "30 on my feet is too much": so many minutes are.
  if (/^\d+$/.test(words[place - 1]?.text ?? "")) return false;
  return isAnswered || refusedBehind.test(own.join(" ")) || refusedBefore.test(ahead.join(" "));
}

/** "Nothing but sitting", "lying down or not at all". */
export function isOnlyOutright({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  if (item.kind !== "refusable" || positionsOf[item.value] === undefined) return false;
  const { clause } = words[place] ?? {};
  const textsOf = (from: number, to: number) =>
    words.slice(Math.max(0, from), to).flatMap((word) => (word.clause === clause ? [word.text] : []));
  const end = place + length;
  const behind = textsOf(end, end + 4).join(" ");
  return (
    onlyBehind.test(behind) ||
    // "It can't be done standing", "mejor de pie no".
    (onlyBefore.test(textsOf(place - 7, place).join(" ")) &&
      !textsOf(0, place).some((text) => denying.test(text)) &&
      !/^(?:no|nicht|pas|nahi)\b/.test(behind)) ||
    nothingElse.test(textsOf(place - 7, place).join(" ")) ||
    neverLeaving.test(textsOf(place - 9, place).join(" "))
  );
}

const onlyBehind =
  /^(?:only|(?:and )?(?:not|without|never) (?:stirring|moving|budging|leaving|getting|coming|rising) (?:out|off|up|from|away)|will do|no mas|nada mas|uniquement|karwa do|hi karn\w*|or (?:not at all|nothing)|is (?:the )?easiest|is all i|wal[aei] (?:chahiye|do|de do|karna|karwa)|chahiye)\b/;
const denying = /^(?:not|cant|cannot|dont|never|no|nicht|kein|keine|pas|ne|nahi)$/;
/** "I can't do anything but sit." */
const nothingElse = /\b(?:cant|cannot|dont|not|never|wont) (?:\S+ ){0,2}anything (?:but|except|other than)$/;
/** "Without coming off the chair." */
const neverLeaving =
  /\b(?:without|cant|cannot|can not|not|never|no|dont) (?:\S+ ){0,2}(?:leav(?:e|ing)|(?:com(?:e|ing)|get(?:ting)?|mov(?:e|ing)|go(?:ing)?|ris(?:e|ing)|stand(?:ing)? up) (?:off|from|out of|away from|up from|up out of))(?: (?:the|my|this|that|me|a|hard|desk|office))*$/;
const onlyBefore =
  /(?:^| )(?:nothing (?:but|except|other than)|how about|(?:be|get) done|que sea|mejor|(?:quiero )?hacerlo|hazlo|unicamente|^bitte|^lieber|mach es|ausschliesslich|es soll|(?:hast du|gibt es|habt ihr|haben sie|gib mir|zeig mir) (?:was|etwas)(?: \S+)?|seulement|plutot|fais le|sab kuch|^bas)(?: (?:sitting|seated|sat|lying|standing))?$/;

/** One word more than that may take. */
const refusedReach = 10;
const tooHard = oneOf(
  "too (?:hard|painful|difficult|tiring|strenuous)|tricky|difficult|hard|silly|daft|madness|a struggle",
);
const painful = oneOf(
  "(?:(?:an?|sheer|pure|absolute) )*(?:nightmare|killer|agony|murder|torture|hell|horror)|not on|awkward|impossible",
  "painful|unbearable|uncomfortable|a no(?: go| no)?|no (?:go|good|no)|a pain|a problem|(?:a )?bad idea|out of the question|off limits|risky|dangerous|unwise|forbidden|banned",
);
const wished = oneOf(
  "feasible|possible|practical|realistic|doable|an option|ideal|great|comfortable|my thing|for me|happening|advisable|going to happen",
);
const badly = oneOf(
  "dizzy|sick|faint|nauseous|queasy|giddy|sore|ache|hurt|scream|worse|wobbly|anxious|panic\\w*|uncomfortable|cramp|light ?headed|grumble|complain|protest|moan",
);
const troubles = oneOf(
  "cramps?|grief|pain|trouble|gyp|jip|vertigo|headaches?|migraines?|wobbles|creeps|fear|heartburn|reflux|pins|aches?|sciatica",
);
const rather = oneOf("really", "just", "simply", "honestly", "a bit", "far", "way", "very", "so");
const sinceWhen = oneOf(
  "today",
  "now",
  "here",
  "tonight",
  "at the moment",
  String.raw`(?:for|on) (?:me|us|my \S+)`,
);
const refusedBehind = new RegExp(
  [
    `^(?:\\S+ ){0,4}(?:is|are|s) (?:${rather} )*too much(?: ${sinceWhen})*$`,
    `^(?:is|are|s) (?:${rather} )*${tooHard}(?: ${sinceWhen})*$`,
    `^(?:is|are|s) (?:${rather} )*${painful}\\b`,
    `^(?:makes?|made|leaves?|sends?) (?:me|my \\S+) (?:${rather} )*${badly}\\b`,
    "^(?:scares?|frightens?|terrifies|worries) (?:me|my)\\b",
    "^(?:aggravates?|flares?|irritates?|triggers?|sets? off|makes?) (?:it|this|that|them|things|everything)(?: up| off| worse)?$",
    "^would be (?:(?:an?|rather|really) )*(?:mistake|unwise|risky|too much|bad idea|silly|dangerous)\\b",
    "^(?:can wait|a miss)\\b",
    "^(?:kills?|hurts?|wrecks?|ruins?|murders?|aggravates?|bothers?|irritates?|tweaks?|strains?) (?:me|my)\\b(?!.*\\bless\\b)",
    `^gives? (?:me|my \\S+) (?:(?:a|an|the|bad|awful|terrible|such) )*${troubles}\\b`,
    `^(?:isnt|arent|is not|are not|wont be|wouldnt be) (?:${rather} )*${wished}\\b`,
    "^(?:does|do)(?:nt| not) (?:really )?(?:work|agree|suit|do it)\\b",
    "^does (?:me|my) (?:head )?in\\b",
    "^and (?:me|i|my \\S+) (?:do not|dont|never)\\b",
    "^(?:ni (?:hablar|loc[oa]|de broma|pensarlo)|imposible|(?:no|ya no) (?:puedo|quiero)|me duele|nada(?! mas))\\b",
    "^(?:fallt (?:\\S+ )?aus|geht (?:\\S+ )?nicht|(?:lieber|bloss|bitte|besser) nicht|tut (?:\\S+ )?weh)\\b",
    "^(?:je (?:ne )?(?:peux|veux) pas|hors de question|impossible|ca (?:me )?fait mal|surtout pas)\\b",
    "^(?:bilkul )?(?:mushkil|chhod|chod|hata|nahi|mat (?:kar\\w*|do|dena|rakh\\w*))\\b",
  ].join("|"),
);
const refusedBefore = new RegExp(
  `(?:^| )${oneOf(
    // "I can't do anything but sit" is no refusal.
    "(?<!\\b(?:cant|cannot|dont|not|never|wont) (?:\\S+ ){0,2})(?:(?:anything|everything|all) (?:but|except|bar)|(?:something|anything) other than)",
    "(?:not|never) (?:a|much of a|the biggest) fan of|(?:not|no|isnt|arent|never) (?:(?:so|very|too|that|really|all that) )*(?:good|great|keen|comfortable|happy|confident|fond)(?: (?:at|on|with|in|of|about))?",
    "(?<!\\bnot (?:so |too )?)(?:bad|rubbish|terrible|hopeless|useless|awful|poor) (?:at|with)|(?:wary|scared|afraid|frightened|nervous) (?:of|about)",
    "ban|enough|struggl(?:e|ing) with|hard time(?: with)?|had enough of|done with|forget(?: the)?|fed up with|sick of",
    "steer clear of|keep away from|count me out of|pass on|draw the line at|minus",
    "too (?:sore|tired|pregnant|old|stiff|weak|dizzy|full|big|heavy|wobbly|unsteady|achy|bloated|shaky|ill|poorly|hungover) for",
    "(?:told|asked) (?:me|us) (?:to avoid|not to do)|nada|rien|surtout pas|no (?:quiero|puedo|voy a|me apetece) (?:hacerlo|estar)",
  )}$`,
);
const answeredNo =
  /^(?:no|nope|nah|never|no (?:chance|way|thanks|thank you)|forget (?:it|that)|absolutely not|not (?:today|a chance|happening|for me))$/;
