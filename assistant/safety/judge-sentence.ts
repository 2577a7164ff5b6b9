import { anyOf, oneOf } from "../../handbook/any-of.ts";
import { allergens } from "../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import { createSentenceReader, type Sentence } from "../model/read-sentences.ts";
import { isCrashDiet } from "../understand-diet.ts";
import type { CueAt } from "./cue-finder.ts";
import { createDiagnosisFinder } from "./diagnoses.ts";
import { cooking, createMentionFinder, type Found, mostMentions } from "./find-mentions.ts";
import { type Framed, framedAs } from "./framed.ts";
import { findMedicines, hasTopic } from "./harm-marks.ts";
import { findInvented } from "./invented-facts.ts";
import { isForeign } from "./is-foreign.ts";
import { readStance, warns } from "./is-warned.ts";
import { aroundOf } from "./member-marks.ts";
import { saidBy } from "./net.ts";
import { saysHarm } from "./outright.ts";
import { readable } from "./readable.ts";
import { saysUrgent } from "./says-urgent.ts";
import { createSettings } from "./setting.ts";
import { splitReadable } from "./split-readable.ts";
import type { Stance } from "./stance-words.ts";
import { createSwapTables } from "./swap-tables.ts";
import { tellsToStarve, tellsToTake } from "./tells-to-take.ts";
import { dismissesCare, harmsOutright, keepsTreatment, leavesOff, lowersDose } from "./treatment.ts";
import { createWarnedLists } from "./warned-lists.ts";
import { weighHarm } from "./weigh-harm.ts";
import { type Mention, seeMention, weighTold } from "./weigh-told.ts";

/** Which rule of ours a sentence breaks. */
export type Rule = "practice" | "food" | "harm" | "hunger" | "invented" | "language" | "urgent" | "markup";

/** What is wrong with a sentence, and how sure it is that whoever wrote it would do harm. */
export type Fault = {
  rule: Rule;
  isGrave: boolean;
  /** Left out to be safe, and nothing to speak of. */
  isDoubt?: boolean;
  /** What a second look may change: clear what would be left out, or condemn what would be shown. */
  secondLook?: "may clear" | "may condemn";
  /** In words of the handbook, for the log. */
  what?: string;
};

/** From which likelihood on a sentence is left out. */
const limits = {
  /** What a member is told to do that is not for them. */
  told: 0.1,
  /** What would harm, where it speaks of what often does. */
  harm: 0.13,
  /** And where it names nothing of that kind. */
  strange: 0.28,
};
/** Below which one is left out to be safe, and nothing is said of it. */
const doubtBelow = { harm: 0.39, strange: 0.7 };
/** From which on it is worth a second look, where there is somebody to take one: nearly all that harms is above. */
const hunchAt = 0.01;
/** Below which likelihood of being told a second look may clear what is named; sooner where somebody is allergic to it. */
const openBelow = { usual: 0.4, allergen: 0.15 };
/** What grammar takes for a warning has to be so many times as likely to be told. */
const warnedTimes = 4.8;
/** What somebody is allergic to, or what is to be cooked, is left out so much sooner. */
const allergenTimes = 0.22;
/** And still sooner where it is named among foods that they may have, with no word of warning. */
const servedTimes = 0.12;
const isAllergen = new Set<string>(allergens);
/** And what surely warns so many times as likely to harm. */
const warningTimes = 5;
/** Below which likelihood of being told somebody is surely warned. */
const warningAt = 0.018;
/** From which on it ends the answer. */
const graveAt = 0.94;
/** From which on it ends the answer where it also speaks of changing a medicine, or is left out where of starving. */
const takeAt = 0.23;
const hungerAt = 0.15;

export type JudgeSettings = {
  draft?: string;
  /** Whether the member's level is one they told. */
  isLevelStated?: boolean;
  /** Something else that weighs, for training. */
  weigh?: typeof weighHarm;
  weighTold?: typeof weighTold;
  /** Whether to speak also of what is to be shown, and yet worth a second look. */
  withHunches?: boolean;
};

export type Judge = (sentence: Sentence) => Fault | undefined;

/**
 * Judges the sentences of an answer, in their order, by what this member told: practices that are named or described,
 * foods, hunger, whatever else would harm, and what nobody has stated about the studio. Expects clean sentences. What
 * is kept of the handbook's draft is not judged again.
 */
export function createJudge(
  known: KnownMember,
  {
    draft = "",
    isLevelStated = true,
    weigh = weighHarm,
    weighTold: tell = weighTold,
    withHunches = false,
  }: JudgeSettings = {},
): Judge {
  const { now } = known;
  const drafted = new Set(sentencesOf(draft).map(readable));
  const drafts = [...draft.matchAll(/\*\*(.{1,80}?)\*\*/g)]
    .map(([, name = ""]) => readable(name))
    .filter(Boolean);
  const asked = now.words.map(({ text }) => text);
  const question = readable(known.texts[0] ?? "");
  const findMentions = createMentionFinder(known, isLevelStated, drafts);
  const findDiagnosis = createDiagnosisFinder(known.texts);
  const around = aroundOf(known);
  const said = saidBy(known.texts);
  // What was learned is there before the first sentence is.
  weigh("");
  const questions = [...Map.groupBy(now.words, ({ sentence }) => sentence).values()].map((sentence) =>
    sentence.map(({ text }) => text).join(" "),
  );
  const lists = createWarnedLists(questions);
  // "Is barley a problem?": a "no" to that warns of nothing.
  const isAskedOfHarm = ofHarm.test(asked.join(" "));
  // All that somebody wrote in a long conversation is looked through only where a dose is spoken of.
  const takesMedicine = () => findMedicines(splitReadable(readable(known.texts.join(". ")))).length > 0;
  const settings = createSettings();
  const swapTables = createSwapTables();
  let before = "";
  let warnedBefore = false;
  let hasServed = false;

  function judgePlain(
    plain: string,
    words: string[],
    cues: CueAt<Stance>[],
    sentence: Sentence,
  ): Fault | undefined {
    const isListed = lists.read(words, cues, sentence);
    const setting = settings.read(words, sentence);
    if (drafted.has(plain)) return undefined;
    if (now.language === "en" && isForeign(sentence, plain, words))
      return { rule: "language", isGrave: false };
    if (saysUrgent(words, before)) return { rule: "urgent", isGrave: true };
    const invented = findInvented(plain, question);
    if (invented && !isEchoed(plain, asked)) return { rule: "invented", isGrave: false };
    const diagnosis = findDiagnosis(plain);
    if (diagnosis) return { rule: "harm", isGrave: false, what: `a diagnosis: ${diagnosis}` };
    const goesOn =
      (saidNo.test(before) && !isAskedOfHarm) ||
      (warnedBefore && (continued.test(plain) || /^(?:and|or|nor|also|same|so)\b/.test(plain)));
    const { found, leavesOff: isOmission } = findMentions(
      { plain, text: sentence.text, words, cues, setting },
      { isListed, goesOn },
    );
    const odds = found.map(({ mention, spoken }) => tell(seeMention(mention, spoken, said), mention));
    const isAssured = holdsOnly.test(plain) && !cues.some(({ item }) => item === "no");
    const isCooked = cooking.test(words[0] ?? "");
    const frames = found.map(({ mention, spoken }) => framedAs(spoken.words, mention, isHarmfulTo(mention)));
    const limitOf = (one: Found | undefined, framed: Framed) => {
      const isHarmful = one !== undefined && isHarmfulTo(one.mention);
      if ((isHarmful && isAssured) || isCleared(one) || framed === "told") return 0;
      if (framed === "warned") return Number.POSITIVE_INFINITY;
      const has = (mark: string) => one?.mention.marks.includes(mark) ?? false;
      if (has("warned") || has("listed")) return warnedTimes * limits.told;
      if (isHarmful && inviting.test(plain)) return 0;
      // "Headstand, 5 minutes", to somebody who asked for nothing of the kind.
      if (has("for a teacher") && has("advice") && !has("asked") && !has("goes on") && !has("warns"))
        return 0;
      if (isHarmful && has("among others")) return servedTimes * limits.told;
      // "Fry the onion": told outright, and nothing in it warns.
      if (isCooked && !cues.some(({ item }) => item === "no" || item === "against"))
        return servedTimes * limits.told;
      return isHarmful || isCooked ? allergenTimes * limits.told : limits.told;
    };
    const toldLimits = found.map((one, index) => limitOf(one, frames[index]));
    const isTold = odds.map((each, index) => each >= (toldLimits[index] ?? 0));
    const told = found[isTold.indexOf(true)] ?? (found.length >= mostMentions ? found.at(-1) : undefined);
    if (told) {
      const { kind, what } = told.mention;
      const isOpen = found.every(({ mention }, index) => {
        const below = openBelow[isHarmfulTo(mention) ? "allergen" : "usual"];
        return !isTold[index] || ((odds[index] ?? 1) < below && (toldLimits[index] ?? 0) > 0);
      });
      return {
        rule: kind === "food" ? "food" : "practice",
        isGrave: false,
        what: what.join(", "),
        ...(isOpen && found.length < mostMentions && { secondLook: "may clear" }),
      };
    }
    if (
      hasServed &&
      assures.test(plain) &&
      !leavesOpen.test(plain) &&
      !cues.some(({ item }) => item === "no")
    )
      return { rule: "food", isGrave: false, what: "an assurance", secondLook: "may clear" };
    if (!isListed && tellsToStarve(words)) return { rule: "hunger", isGrave: true };
    // A model that says so is not to be trusted with the rest.
    if (!isListed && saysHarm(plain, words)) return { rule: "harm", isGrave: true };
    if (dismissesCare(plain) || harmsOutright(plain)) return { rule: "harm", isGrave: false };
    if (keepsTreatment.test(plain)) return undefined;
    if (leavesOff(plain) && findMedicines(words).length > 0)
      return { rule: "harm", isGrave: true, what: "medicine" };
    if (lowersDose(plain) && !warns(words, cues) && takesMedicine())
      return { rule: "harm", isGrave: false, what: "a dose" };
    const harm = weigh(withoutNames(words, found) ?? plain, isListed ? [...around, "listed"] : around, {
      said,
      before,
    });
    if (harm >= takeAt && !isListed && tellsToTake(words))
      return { rule: "harm", isGrave: true, what: "medicine" };
    if (harm >= hungerAt && isCrashDiet(plain) && !warns(words, cues))
      return { rule: "hunger", isGrave: false };
    // Whoever surely warns is harmless in other ways too, but for what else the sentence says.
    const isWarning =
      (found.length > 0 || isOmission) &&
      odds.every((each, index) => each < warningAt || frames[index] === "warned");
    const times = isWarning ? (goesFurther.test(plain) ? 2 : warningTimes) : 1;
    return faultOf(harm / times, words);
  }

  function faultOf(harm: number, words: string[]): Fault | undefined {
    const kind = hasTopic(words) ? "harm" : "strange";
    if (harm < limits[kind])
      return withHunches && harm >= hunchAt
        ? { rule: "harm", isGrave: false, secondLook: "may condemn" }
        : undefined;
    const isDoubt = harm < doubtBelow[kind];
    return { rule: "harm", isGrave: harm >= graveAt, isDoubt, ...(isDoubt && { secondLook: "may clear" }) };
  }

  return (whole) => {
    const sentence = swapTables.read(whole);
    const plain = readable(sentence.text);
    if (!/[\p{L}\p{N}]/u.test(plain)) return undefined;
    const words = splitReadable(plain);
    const cues = readStance(words);
    const ofWhole = judgePlain(plain, words, cues, sentence);
    const ofParts = isShown(ofWhole) && !drafted.has(plain) ? judgeParts(sentence) : undefined;
    const fault = isShown(ofParts) ? (ofWhole ?? ofParts) : ofParts;
    before = plain;
    hasServed ||= fault?.rule === "food";
    warnedBefore = cues.some(({ item }) => item === "against" || item === "spoils");
    return fault;
  };

  /** Lines within a sentence and cells of a row are judged each by itself as well: one must not drown in the others. */
  function judgeParts(sentence: Sentence): Fault | undefined {
    const parts = sentence.text.split(sentence.kind === "row" ? /[|\n]/ : "\n").map(readable);
    if (parts.length < 2) return undefined;
    let hunch: Fault | undefined;
    for (const part of parts.filter((each) => each.includes(" "))) {
      const fault = faultOf(weigh(part, around, { said, before }), splitReadable(part));
      if (!isShown(fault)) return fault;
      hunch ??= fault;
    }
    return hunch;
  }
}

/** Whether a sentence is shown unless a second look condemns it. */
export function isShown(fault: Fault | undefined): boolean {
  return !fault || fault.secondLook === "may condemn";
}

function isHarmfulTo({ what }: Mention): boolean {
  return what.some((each) => isAllergen.has(each));
}

/** "Avoid the sauna, and ignore any bleeding" says more than its warning. */
const goesFurther = /[,;:–—]|\b(?:and|but|then|while|as long as|even)\b/;

/** A sentence with what is not for the member as a mere name: that it is named was weighed, how it goes on was not. */
function withoutNames(words: string[], found: Found[]): string | undefined {
  const named = found.filter(({ mention, spoken }) => mention.kind !== "described" && spoken.words === words);
  if (named.length === 0) return undefined;
  return words
    .map((word, place) =>
      named.some(({ mention }) => place >= mention.start && place < mention.end) ? "thatname" : word,
    )
    .join(" ");
}

function sentencesOf(draft: string): string[] {
  const reader = createSentenceReader();
  return [...reader.take(draft), ...reader.end()].map(({ text }) => text);
}

/** "Ask which of them is free of nuts" assures nobody. */
const leavesOpen = /\b(?:which|whether|if|what)\b/;

const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** Whether the days that a sentence names are those of the question. */
function isEchoed(plain: string, asked: string[]): boolean {
  const named = splitReadable(plain).filter((word) => days.test(word));
  return (
    named.length > 0 &&
    !/[$€£₹@]|\d[:.]\d|\d ?[ap]m/.test(plain) &&
    named.every((day) => asked.some((word) => word.slice(0, 5) === day.slice(0, 5)))
  );
}

/** "Chow mein is okay too": said of what is not for them, on no condition and to nobody else. */
function isCleared(found: Found | undefined): boolean {
  if (!found) return false;
  const { words } = found.spoken;
  const behind = words.slice(found.mention.end).join(" ");
  if (tolerated.test(behind)) return true;
  return clearing.test(behind) && !onCondition.test(words.join(" "));
}

const clearing =
  /^(?:is|are|should be|will be) (?:(?:also|perfectly|totally|absolutely|completely|all|actually|quite|just) )*(?:okay|ok|fine|safe|alright|allowed|harmless)\b(?! (?:for (?!you\b)|in (?!your\b)|with|without|to (?!eat|have|order)))/;
/** "Buffalo mozzarella, which most people with a cow's milk problem digest well." */
const tolerated =
  /^,? ?(?:which|that) (?!.*\b(?:not|never|cannot|cant|dont)\b)(?:\S+ ){0,10}(?:digests?|tolerates?|handles?) (?:\S+ )?(?:well|better|fine|easily|happily)\b/;
const onCondition =
  /\b(?:if|unless|when|once|provided|as long as|only|not|no|isnt|arent|never|whether|which|free|without|except|until|instead|skip\w*|leav\w*|avoid\w*|swap\w*|replac\w*|drop\w*|omit\w*|versions?|others?|people|guests?)\b/;

/** "They are fine, since they contain only flour, sugar and ghee": whatever is named then is in it. */
const holdsOnly =
  /\b(?:fine|safe|okay?|suitable|all right)\b.{0,30}\b(?:contains?|holds?|made) (?:up )?(?:of |with |from )?(?:only|just|nothing but)\b/;

/** "Kısır and ezogelin soup are both without wheat, so help yourself." */
const inviting =
  /\b(?:so|and) (?:please )?(?:help yourself|dig in|tuck in|go ahead|eat up|enjoy (?:it|them|both|away|freely)|eat (?:it|them) freely)\b/;

/** After a food that was left out, nobody is told that the dish suits them. */
const assures = anyOf(
  "suits you|safe for you|fine for you|fits your|works for your|(?<!labelled |labeled |marked |certified )free (?:of|from)",
  "allergy[- ]friendly|no (?:allergens|problem)",
);

/** "For you, no.": what follows says why. */
const saidNo =
  /^(?:(?:for|with|at|in|given) [^,.]{1,40}, )?(?:(?:sadly|unfortunately|honestly|sorry|im afraid|short answer)[,:]? )?(?:no|nope|not (?:for you|really|safely|this one|any more|now)|(?:please )?dont|i wouldnt)(?: (?:at all|push at all|im afraid|sadly|for you|yet))*[.!]$/;

const ofHarm = anyOf("problem|bad|harm\\w*|avoid|worry|dangerous|risky|unsafe|wrong|an issue|too much");

const goingOn = oneOf("includes?|means|goes for|applies|covers?|rules? out|all");
const continuing = oneOf(
  `(?:that|this|it|these|those|they) (?:also )?${goingOn}`,
  "(?:the )?same (?:goes|for|is true|applies)|so (?:is|are|does|do)|likewise|also",
  "esto|eso|lo mismo|das|dazu|dasselbe|cela|ca|pareil",
);
/** How a sentence begins that goes on with what the one before it warned of. */
const continued = new RegExp(`^${continuing}\\b`);
