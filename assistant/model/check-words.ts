import { anyOf, oneOf } from "../../handbook/any-of.ts";
import type { KnownMember } from "../know-member.ts";
import { cleanMarkdown } from "../safety/clean-markdown.ts";
import { createJudge } from "../safety/judge-sentence.ts";
import { createSentenceReader } from "./read-sentences.ts";

/** Beyond this nobody reads it, and a plan is to be read. */
const longestSentence = 240;

const longestText = 600;
const spare = 1;

/** How much of something is the planner's to say. */
const numbers = oneOf(
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred",
);
const units = oneOf(
  "min|minutes?|mins|sec|seconds?|secs|hours?|weeks?|days?|breaths?|rounds?|reps?|repetitions?|times|sets",
  "calories|kcal|grams?|g|kg|ml|cups?",
);
const measure = new RegExp(`(?:\\d|\\b${numbers})[ -]?${units}\\b`, "i");

/**
 * What every plan says in words that were thought through, or does not say: whom to call and ask, medicine, cures,
 * hunger, breath. A sentence about why or how it feels has no need of it.
 */
const elsewhere = new RegExp(
  anyOf(
    String.raw`911|112|999|ambulance|emergenc\w*|heart attack|stroke|suicid\w*|kill\w*|die|dying`,
    String.raw`cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|guarante\w*|doctors?|physicians?|surgeons?`,
    String.raw`medic\w*|meds|tablets?|pills?|dos(?:e|es|age)|insulin|inhalers?`,
    String.raw`fasting|starv\w*|calorie\w*|kcal|faint\w*|hold your breath|\d{3,}`,
  ),
  "i",
);

/** Whoever writes markup into a sentence means no sentence. */
const markup = /<[a-z/!?]|https?:|www\.|javascript:|\S@\S/i;

/** What a model says to a member beside its choice: plain sentences, each of them looked through. */
export type WordCheck = (text: string, mostSentences: number) => string;

/**
 * Checks a model's sentences for a plan one by one. What breaks a rule is left out, and the handbook's own words
 * stand without it.
 */
export function createWordCheck(known: KnownMember): WordCheck {
  const isFine = (text: string) => {
    const judge = createJudge(known);
    const reader = createSentenceReader();
    return [...reader.take(text), ...reader.end()].every((sentence) => !judge(sentence));
  };
  return (text, mostSentences) => {
    const sentences = splitSentences(text.slice(0, longestText))
      .filter((sentence) => !markup.test(sentence))
      .map(plainText)
      .filter((sentence) => sentence.length <= longestSentence)
      .filter((sentence) => !measure.test(sentence) && !elsewhere.test(sentence))
      // Who breaks a rule in every sentence is not read to the end.
      .slice(0, mostSentences + spare)
      .filter(isFine)
      .slice(0, mostSentences);
    const whole = sentences.join(" ");
    // Two harmless halves may make one harmful whole.
    return sentences.length < 2 || isFine(whole) ? whole : "";
  };
}

/** One line of words: nothing in it is a heading, a list, a link or a name in bold. */
function plainText(sentence: string): string {
  return cleanMarkdown(sentence)
    .replaceAll(/[*_`#<>[\]\\|~{}]/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:[-+•]|\d+[.)])\s+/, "")
    .trim();
}

function splitSentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => (/[.!?]["”]?$/.test(sentence) ? sentence : `${sentence}.`))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}
