import { dishes, softeners } from "../../handbook/other-names.ts";
import type { Strain, Trait } from "../../handbook/types.ts";
import { onlyWithATeacher } from "../choose-practices.ts";
import type { KnownMember } from "../know-member.ts";
import { languageOf } from "../language.ts";
import { createSentenceReader, type Sentence } from "../model/read-sentences.ts";
import { type Diet, isCrashDiet } from "../understand-diet.ts";
import { type CueAt, createCueFinder } from "./cue-finder.ts";
import { hasTopic } from "./harm-marks.ts";
import { findInvented } from "./invented-facts.ts";
import { isWarned, readStance, warns } from "./is-warned.ts";
import { aroundOf } from "./member-marks.ts";
import type { NamedAt } from "./name-finder.ts";
import { findDescribed, findFoods, findPractices, type NamedFood, type NamedPractice } from "./named.ts";
import { readable } from "./readable.ts";
import { splitReadable } from "./split-readable.ts";
import type { Stance } from "./stance-words.ts";
import { tellsToStarve, tellsToTake } from "./tells-to-take.ts";
import { createWarnedLists } from "./warned-lists.ts";
import { weighHarm } from "./weigh-harm.ts";

/** Which rule of ours a sentence breaks. */
export type Rule = "practice" | "food" | "harm" | "hunger" | "invented" | "language" | "urgent" | "markup";

/** What is wrong with a sentence, and how sure it is that whoever wrote it would do harm. */
export type Fault = {
  rule: Rule;
  isGrave: boolean;
  /** Left out to be safe, and nothing to speak of. */
  isDoubt?: boolean;
  /** In words of the handbook, for the log. */
  what?: string;
};

/**
 * From which likelihood on a sentence is left out, and from which on it ends the answer. Every answer may lose one
 * sentence in doubt; after that it takes more to lose another, so that a good one arrives.
 */
export const doubtAt = 0.14;
export const harmAt = 0.28;
export const graveAt = 0.85;
/** The same for a sentence that names nothing of what usually harms. */
export const strangeAt = 0.6;
/** From which on it is left out where it also speaks of starving. */
const hungerAt = 0.15;

export type JudgeSettings = {
  draft?: string;
  /** Whether the member's level is one they told. */
  isLevelStated?: boolean;
  /** Something else that weighs, for training. */
  weigh?: typeof weighHarm;
};

export type Judge = (sentence: Sentence) => Fault | undefined;

/**
 * Judges the sentences of an answer, in their order, by what this member told: practices that are named or described,
 * foods, hunger, whatever else would harm, and what nobody has stated about the studio. Expects clean sentences. What
 * is kept of the handbook's draft is not judged again.
 */
export function createJudge(
  known: KnownMember,
  { draft = "", isLevelStated = true, weigh = weighHarm }: JudgeSettings = {},
): Judge {
  const { level, diet, now } = known;
  const teacherOnly = isLevelStated && level === "Beginner" ? onlyWithATeacher : hardest;
  const drafted = new Set(sentencesOf(draft).map(readable));
  const drafts = [...draft.matchAll(/\*\*(.{1,80}?)\*\*/g)]
    .map(([, name = ""]) => readable(name))
    .filter(Boolean);
  const asked = now.words.map(({ text }) => text);
  const askedFor = new Set(findPractices(asked).map(({ item }) => item));
  const hasAskedForHard = [...askedFor].some(({ strains }) =>
    strains.some((strain) => hardest.includes(strain)),
  );
  const binding = bindingOf(known);
  const around = aroundOf(known);
  // What was learned is there before the first sentence is.
  weigh("");
  const lists = createWarnedLists();
  let before = "";
  let warnedBefore = false;
  let hasMended = false;
  let hasServed = false;

  function judgePlain(plain: string, sentence: Sentence): Fault | undefined {
    const words = splitReadable(plain);
    const cues = readStance(words);
    const isListed = lists.read(words, cues, sentence);
    if (drafted.has(plain)) return undefined;
    const language = languageOf(plain);
    if (words.length > 4 && language && now.language === "en") return { rule: "language", isGrave: false };
    if (saysUrgent(words, before)) return { rule: "urgent", isGrave: true };
    const invented = findInvented(plain);
    if (invented && !isEchoed(plain, asked)) return { rule: "invented", isGrave: false };
    const goesOn = warnedBefore && (continued.test(plain) || /^(?:and|or|nor|also|same|so)\b/.test(plain));
    const warned = (start: number, end: number) => isListed || goesOn || isWarned(words, cues, start, end);

    const isEased = words.some((word) => easing.has(word));
    const isSmall = /\b(?:small|slow|slowly|gentle|gently|tiny)\b/.test(plain);
    const isOnWall = words.some((word) => walls.has(word));
    const forbids = (strains: Strain[]) =>
      strains.some(
        (strain) =>
          binding.has(strain) && !(isEased && eased.has(strain)) && !(isOnWall && easedByWall.has(strain)),
      );
    const isForTeacher = ({ strains, isAdvanced }: NamedPractice) =>
      !hasAskedForHard &&
      (strains.some((strain) => teacherOnly.includes(strain)) ||
        (isAdvanced && isLevelStated && level === "Beginner"));
    const practised = findPractices(words);
    const isSpokenOf = ({ item, start, end }: NamedAt<NamedPractice>) =>
      // What is warned of at last was meant so before: "many do headstand, but headstand is not for you".
      practised.some(
        (other) =>
          words[other.start] === words[start] && other.start >= end && warned(other.start, other.end),
      ) ||
      (askedFor.has(item) && !isAdvice(words, cues));
    const practice = practised.find(
      (named) =>
        (forbids(
          isSmall
            ? named.item.strains.filter((strain) => strain !== "rounded spine under load")
            : named.item.strains,
        ) ||
          isForTeacher(named.item)) &&
        !warned(named.start, named.end) &&
        !isSpokenOf(named),
    );
    if (practice)
      return {
        rule: "practice",
        isGrave: false,
        what: practice.item.strains.filter((each) => binding.has(each)).join(", "),
      };
    const shown = findDescribed(words).find(
      ({ strains, start, end }) => forbids(strains) && !warned(start, end) && !warns(words, cues),
    );
    if (shown) return { rule: "practice", isGrave: false, what: `described: ${shown.strains.join(", ")}` };

    const rest =
      drafts.length === 0
        ? words
        : splitReadable(drafts.reduce((left, name) => left.replaceAll(name, " "), plain));
    const restCues = rest === words ? cues : readStance(rest);
    const eaten = findFoods(rest);
    const food = eaten.find(
      ({ item, start, end }) =>
        !isOnPlate(item, diet) &&
        !isListed &&
        !goesOn &&
        !isSoftened(rest, start, end) &&
        !isWarned(rest, restCues, start, end, isRecipe(rest)) &&
        !(tellsContents(rest, start, end, eaten) && !isRecipe(rest)) &&
        !eaten.some(
          (other) =>
            rest[other.start] === rest[start] &&
            other.start >= end &&
            isWarned(rest, restCues, other.start, other.end),
        ),
    );
    if (food)
      return { rule: "food", isGrave: false, what: [...food.item.allergens, ...food.item.traits].join(", ") };
    if (hasServed && assures.test(plain) && !cues.some(({ item }) => item === "no"))
      return { rule: "food", isGrave: false, what: "an assurance" };
    if (tellsToStarve(words)) return { rule: "hunger", isGrave: true };
    if (tellsToTake(words)) return { rule: "harm", isGrave: true, what: "medicine" };
    const harm = weigh(plain, isListed ? [...around, "listed"] : around);
    if (harm >= hungerAt && isCrashDiet(plain) && !warns(words, cues))
      return { rule: "hunger", isGrave: false };
    return faultOf(harm, words);
  }

  function faultOf(harm: number, words: string[]): Fault | undefined {
    const least = hasTopic(words) ? (hasMended ? harmAt : doubtAt) : strangeAt;
    if (harm < least) return undefined;
    return { rule: "harm", isGrave: harm >= graveAt, isDoubt: harm < harmAt };
  }

  return (sentence) => {
    const plain = readable(sentence.text);
    if (!/[\p{L}\p{N}]/u.test(plain)) return undefined;
    const fault = judgePlain(plain, sentence) ?? (drafted.has(plain) ? undefined : judgeParts(sentence));
    before = plain;
    hasMended ||= fault !== undefined;
    hasServed ||= fault?.rule === "food";
    const cues = readStance(splitReadable(plain));
    warnedBefore = cues.some(({ item }) => item === "against" || item === "spoils");
    return fault;
  };

  /** Lines within a sentence and cells of a row are judged each by itself as well: one must not drown in the others. */
  function judgeParts(sentence: Sentence): Fault | undefined {
    const parts = sentence.text.split(sentence.kind === "row" ? /[|\n]/ : "\n").map(readable);
    if (parts.length < 2) return undefined;
    for (const part of parts.filter((each) => each.includes(" "))) {
      const fault = faultOf(weigh(part, around), splitReadable(part));
      if (fault) return fault;
    }
    return undefined;
  }
}

function sentencesOf(draft: string): string[] {
  const reader = createSentenceReader();
  return [...reader.take(draft), ...reader.end()].map(({ text }) => text);
}

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

/** After a food that was left out, nobody is told that the dish suits them. */
const assures =
  /\b(?:suits you|safe for you|fine for you|fits your|free (?:of|from)|works for your|allergy[- ]friendly|no (?:allergens|problem))\b/;

/** How a sentence begins that goes on with what the one before it warned of. */
const continued =
  /^(?:(?:that|this|it|these|those|they) (?:also )?(?:includes?|means|goes for|applies|covers?|rules? out|all)|(?:the )?same (?:goes|for|is true|applies)|so (?:is|are|does|do)|likewise|also|esto|eso|lo mismo|das|dazu|dasselbe|cela|ca|pareil)\b/;

const amounts =
  /^(?:g|kg|ml|cl|dl|l|tbsp|tsp|cups?|slices?|tins?|cans?|cloves?|leaves|handfuls?|scoops?|spoons?|spoonfuls?|tablespoons?|teaspoons?|splash|dollop|knob|sheets?|cucharadas?|cucharaditas?|el|tl|essloffel|teeloffel|cuilleres?|tranches?|scheiben?|rebanadas?|chammach)$/;

/** Whether a sentence says how much of something to use: what it names is on the plate, whatever is said of it. */
function isRecipe(words: string[]): boolean {
  return words.some((word) => amounts.test(word));
}

const holds = new Set(
  "is are has have had uses use contains contain includes means es son tiene ist sind hat haben est sont ont".split(
    " ",
  ),
);

/** "Satay sauce is peanut too", "Worcestershire sauce has anchovies in it": said of one another, not served. */
function tellsContents(words: string[], start: number, end: number, eaten: NamedAt<NamedFood>[]): boolean {
  return eaten.some((other) => {
    const [from, to] = other.start >= end ? [end, other.start] : [other.end, start];
    return (
      to - from >= 1 &&
      to - from <= 4 &&
      words.slice(from, to).some((word) => holds.has(word)) &&
      !words.slice(from, to).some((word) => parting.has(word))
    );
  });
}

const parting = new Set([",", ";", ":", "(", ")", "and"]);

/** "Chickpea omelette" has no egg in it; what has is named besides. */
function isSoftened(words: string[], start: number, end: number): boolean {
  if (end - start > 1 || !dishes.has(words[start] ?? "")) return false;
  if (/^(?:without|sin|ohne|sans|minus)$/.test(words[end] ?? "")) return true;
  return words.slice(Math.max(0, start - 4), start).some((word) => softeners.has(word));
}

/** What is uncomfortable rather than harmful: a plan leaves it out, a model's sentence may have it. */
const mild = new Set<Strain>([
  "balance",
  "long standing still",
  "arms overhead",
  "quick rising",
  "end of range in the shoulders",
  "uneven legs",
  "rounded spine",
]);
/** What a wall, a chair or a cushion makes small enough. */
const eased = new Set<Strain>([
  "deep hip stretch",
  "wide legs",
  "kneeling",
  "deep knee bend",
  "lying flat on the back",
  "hard effort",
]);
const easing = new Set(
  "wall chair support supported supports bolster bolsters blanket blankets block blocks cushion cushions pillow pillows strap gentle gently small short low half soft softly modified seated reclined propped easy easily lightly light wide-knee pared silla pared apoyo cojin wand stuhl kissen mur chaise coussin deewar kursi".split(
    " ",
  ),
);

const easedByWall = new Set<Strain>([
  "weight on wrists",
  "weight on shoulders",
  "strong belly work",
  "deep forward fold",
  "rounded spine under load",
]);
const walls = new Set("wall chair desk table counter forearms".split(" "));
/** What even a passing complaint forbids. */
const grave = new Set<Strain>([
  "full inversion",
  "weight on head or neck",
  "deep backbend",
  "deep forward fold",
  "breath holding",
  "forceful breathing",
  "jumping",
  "neck circles",
  "deep twist",
  "weight on wrists",
  "knee twist",
]);

/** What this member must not be told to do: by a condition nearly everything it forbids, by a complaint what is grave. */
function bindingOf({ bounds, conditions, felt }: KnownMember): Set<Strain> {
  // What hurt binds as a condition does.
  const byCondition = new Set([...conditions.flatMap(({ avoid }) => avoid), ...felt.avoid]);
  const hasHip = conditions.some(({ id }) => /hip/.test(id));
  return new Set(
    [...bounds.avoid].filter(
      (strain) =>
        !mild.has(strain) &&
        (byCondition.has(strain) || grave.has(strain)) &&
        // Stretching a hip harms hips that were operated on; elsewhere it is a matter of comfort.
        (strain !== "deep hip stretch" || hasHip),
    ),
  );
}

const doses =
  /^(?:breath|breaths|minutes?|mins?|rounds?|seconds?|secs?|times|sets?|reps?|hold|daily|each|every)$/;

/** Whether a sentence tells somebody to do something, and how much of it. */
function isAdvice(words: string[], cues: CueAt<Stance>[]): boolean {
  return (
    words.some((word) => /^\d/.test(word) || doses.test(word)) || cues.some(({ item }) => item === "for")
  );
}

const hardest: Strain[] = ["full inversion", "forceful breathing"];

/** What a plan keeps small for somebody, and a sentence may still name. */
const soft = new Set<Trait>([
  "sweet",
  "sweet fruit",
  "starchy",
  "grain",
  "spicy",
  "salty",
  "caffeine",
  "citrus",
  "reflux trigger",
  "fermented",
  "protein",
  "mediterranean",
]);

function isOnPlate({ id, allergens, traits }: NamedFood, diet: Diet): boolean {
  if (id && diet.noIngredients.has(id)) return false;
  return (
    !allergens.some((allergen) => diet.noAllergens.has(allergen)) &&
    !traits.some((trait) => diet.noTraits.has(trait) && !soft.has(trait))
  );
}

const findUrgent = createCueFinder<"call" | "help" | "now" | "if">([
  {
    item: "call",
    list: "call, ring, dial, phone, go to, get to, head to, go straight, llama, llame, ruf, rufen, appelez, appelle, call kar*",
  },
  {
    item: "help",
    list: "ambulance, 911, 112, 999, 000, 988, emergency, er, a e, urgencias, notruf, secours, samu, ambulancia, krankenwagen",
  },
  {
    item: "now",
    list: "now, immediately, right away, straight away, at once, this minute, ahora, ya mismo, inmediatamente, sofort, jetzt, maintenant, immediatement, tout de suite, abhi",
  },
  {
    item: "if",
    list: "if, when, whenever, should, in case, in that case, any of, these signs, unless, or, might, si, wenn, falls, quand, agar, jab",
  },
]);

/** Whether a sentence sends somebody for help at once, on no condition: then nothing else is to be said. */
function saysUrgent(words: string[], before: string): boolean {
  const found = new Set(findUrgent(words).map(({ item }) => item));
  if (!found.has("call") || !found.has("help") || !found.has("now") || found.has("if")) return false;
  return !findUrgent(splitReadable(before)).some(({ item }) => item === "if");
}
