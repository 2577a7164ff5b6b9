import { askHeading, type UrgentKind } from "../../contract/urgent.ts";
import { oneOf } from "../../handbook/any-of.ts";
import { type Asked, wordsOf } from "../assistant.ts";
import { languageOf } from "../language.ts";
import { onceFor } from "../once-for.ts";
import { readingsOf } from "../read/read-asked.ts";
import { normalise } from "../safety/words.ts";
import { findAlwaysUrgent } from "./always-urgent.ts";
import type { Range } from "./circumstances.ts";
import { type Weighed, weigh, weighParts } from "./weigh.ts";

/** What a message calls for: help and nothing else, one question first, or an answer. */
export type Outcome = "urgent" | "ask" | "fine";

export type Triage = { outcome: Outcome; kind: UrgentKind };

/** From which urgency on help comes first, and from which on a question does. Chosen on stories held back in training. */
const urgentAt = 0.34;
const askAt = 0.11;
/** Less was learned in other languages than English, of what is harmless too: there it takes more to be sure. */
const abroad = { urgentAt: 0.42, askAt: 0.14 };
/** Once the question was asked, less is enough to be sure. */
const decideAt = 0.5;

/** Longer texts are also weighed part by part: one sentence must not drown among a hundred others. */
const partWords = 70;
const partStep = 35;

/** What one message calls for, by itself. */
export function triageText(text: string, isAbroad?: () => boolean): Triage {
  const always = findAlwaysUrgent(text);
  if (always) return { outcome: "urgent", kind: always };
  const { urgency, kind } = weighWhole(text);
  return { outcome: outcomeOf(urgency, text, isAbroad), kind };
}

/** The same for a request: with the message before it, where the two belong together. Judged once, whoever asks. */
export const triage = onceFor(judge);

function judge(asked: Asked): Triage {
  const text = wordsOf(asked);
  const before = questionBefore(asked);
  if (before && isQuestion(before.response)) return settle(before.text, answerIn(asked, before.text));
  const own = triageText(text, () => readingsOf(asked).now.language !== "en");
  if (!before || own.outcome === "urgent" || !goesOn(text)) return own;
  return graver(own, triageText(`${before.text}. ${text}`));
}

/** Whether an answer was the question that comes first. */
export function isQuestion(response: string): boolean {
  return response.startsWith(`## ${askHeading}`);
}

/** What was asked again with what is now known, where an answer to the question lets it be answered. */
export function withAnswer(asked: Asked): Asked {
  const before = questionBefore(asked);
  if (asked.kind !== "chat" || !before || !isQuestion(before.response)) return asked;
  return { ...asked, question: `${before.text}. ${asked.question}` };
}

const agreeing = oneOf("yes|yeah|yep|yup|y|si|ja|oui|haan|ha|kind of|a bit|i think so|all of");
const yes = new RegExp(`^(?:${agreeing}\\b|हाँ|हां)`);
const no = /^(?:no|nope|nah|n|nein|non|nahi|nahin|not|none|neither|नहीं)\b|^नहीं/;

/** The answer to our question, read together with what it was about. */
function settle(before: string, answer: string): Triage {
  const plain = normalise(answer).trim();
  if (plain === "") return { outcome: "ask", kind: weigh(before).kind };
  const own = triageText(answer);
  const both = weighWhole(`${before}. ${answer}`);
  if (own.outcome === "urgent" || yes.test(plain)) return { outcome: "urgent", kind: both.kind };
  if (no.test(plain)) return { outcome: "fine", kind: both.kind };
  if (both.urgency >= decideAt) return { outcome: "urgent", kind: both.kind };
  // Whatever else was said, the question stands until an answer has made it needless.
  return { outcome: outcomeOf(both.urgency, before) === "fine" ? "fine" : "ask", kind: both.kind };
}

/** What was said to our question: in a form, whatever was added to the text that it was about. */
function answerIn(asked: Asked, before: string): string {
  const text = wordsOf(asked);
  if (asked.kind === "chat" || !text.startsWith(before)) return text;
  return text.slice(before.length).replace(/^[\s.,;:-]+/, "");
}

function questionBefore(asked: Asked): { text: string; response: string } | undefined {
  if (asked.kind === "chat") {
    const last = asked.earlier.at(-1);
    return last && { text: last.question, response: last.response };
  }
  return asked.before;
}

const joining = oneOf(
  "and|also|plus|now|it|its|but|then|so|ok|okay|since|with|still",
  "y|und|et|aur|pero|aber|mais|lekin",
);
const joined = new RegExp(`^(?:${joining}\\b|और)`);
const pointing = /\b(?:it|this|that|still|instead|anyway|for now)\b/;
const fewWords = 12;

/** Whether a message goes on with the one before it, rather than beginning something new. */
function goesOn(text: string): boolean {
  const plain = normalise(text).trim();
  return joined.test(plain) || (plain.split(/\s+/, fewWords + 1).length <= fewWords && pointing.test(plain));
}

function graver(one: Triage, other: Triage): Triage {
  const rank: Record<Outcome, number> = { fine: 0, ask: 1, urgent: 2 };
  return rank[other.outcome] > rank[one.outcome] ? other : one;
}

/** What so urgent a text calls for. In which language it is matters only where that is in doubt. */
export function outcomeOf(
  urgency: number,
  text: string,
  isAbroad = () => languageOf(text) !== undefined,
): Outcome {
  if (urgency >= abroad.urgentAt) return "urgent";
  if (urgency < askAt) return "fine";
  const from = isAbroad() ? abroad : { urgentAt, askAt };
  if (urgency >= from.urgentAt) return "urgent";
  return urgency >= from.askAt ? "ask" : "fine";
}

function weighWhole(text: string): Weighed {
  const plain = normalise(text);
  // Between two words there is one space, whatever was written there.
  const spaced = plain.replaceAll(/\s{2,}|[^\S ]/g, " ");
  const ends: number[] = [];
  for (let end = spaced.indexOf(" "); end !== -1; end = spaced.indexOf(" ", end + 1)) ends.push(end);
  const count = ends.length + 1;
  if (count <= partWords + partStep) return weigh(text);
  const parts: Range[] = [];
  for (let first = 0; first < count - partStep; first += partStep) {
    const start = first === 0 ? 0 : (ends[first - 1] ?? 0) + 1;
    parts.push({ start, end: ends[first + partWords - 1] ?? spaced.length });
  }
  const whole: Range = { start: 0, end: plain.length };
  const weighed =
    spaced === plain
      ? weighParts(plain, [whole, ...parts])
      : [...weighParts(plain, [whole]), ...weighParts(spaced, parts)];
  return weighed.reduce((most, part) => (part.urgency > most.urgency ? part : most));
}
