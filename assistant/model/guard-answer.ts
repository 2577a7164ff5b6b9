import { either } from "../../handbook/any-of.ts";
import type { KnownMember } from "../know-member.ts";
import { cleanMarkdown, closeEmphasis } from "../safety/clean-markdown.ts";
import { type Fault, isShown, type Judge, type Rule } from "../safety/judge-sentence.ts";
import { mendingOf } from "../safety/mend.ts";
import type { Sentence } from "./read-sentences.ts";
import type { SecondLook } from "./second-look.ts";

/** How many sentences may be left out before the answer as a whole is not to be trusted. */
const mostMended = 3;

/** How many letters of what a model said before are seen at a second look. */
const mostSaid = 600;

/** Orders to a browser: whoever writes them means no good. */
const hides = new RegExp(
  either(
    /(?:javascript|vbscript|data)\s{0,3}:\s{0,3}\S*[(/;,]/,
    /<\s{0,3}(?:script|iframe|style|object|embed|form|svg)\b/,
    /\bon[a-z]{3,12}\s{0,3}=/,
  ),
  "i",
);
const hidden: Fault = { rule: "markup", isGrave: false };

/** How an answer went: how many sentences were left out, and why it was ended, if it was. */
export type Guarded = { mended: Rule[]; end?: "harm" | "urgent" };

/**
 * Lets through what may be shown of an answer, sentence by sentence. A sentence that breaks a rule is replaced by one of
 * ours, or left out; what is said next of a practice that was left out goes with it, and so does a label before what was
 * left out. Where the judge is in doubt, whoever takes a second look decides.
 */
export async function* guardAnswer(
  sentences: AsyncIterable<Sentence>,
  judge: Judge,
  known: KnownMember,
  lookAgain?: SecondLook,
): AsyncGenerator<string, Guarded> {
  const mended: Rule[] = [];
  let dropped: Dropped | undefined;
  let lead = "";
  let label: Label | undefined;
  let hasBegun = false;
  let passed = 0;
  let said = "";
  const show = (before: string, text: string): string => {
    const shown = hasBegun ? before + text : before.trimStart() + text;
    hasBegun = true;
    return shown;
  };
  for await (const sentence of sentences) {
    if (label && sentence.isFirst) {
      passed += 1;
      yield show(label.before, label.text);
      label = undefined;
    }
    if (dropped && isStillOf(sentence, dropped)) continue;
    dropped = undefined;
    const text = closeEmphasis(cleanMarkdown(sentence.text)).trim();
    if (text === "") continue;
    const before = sentence.isFirst ? sentence.lead : lead || sentence.lead;
    lead = "";
    const first = hides.test(sentence.text) ? hidden : judge({ ...sentence, text });
    const fault = first && (await settle(first, text, said, lookAgain));
    said = `${said} ${text}`.slice(-mostSaid);
    if (!fault) {
      if (isLabel(sentence, text)) {
        label = { before, text };
        continue;
      }
      passed += 1;
      if (label) yield show(label.before, label.text);
      label = undefined;
      yield show(before, text);
      continue;
    }
    const isNew = !mended.includes(fault.rule);
    mended.push(fault.rule);
    if (fault.rule === "urgent") return { mended, end: "urgent" };
    if (fault.isGrave || mended.length >= mostMended) return { mended, end: "harm" };
    const instead =
      isNew && !fault.isDoubt && sentence.kind !== "row" && sentence.kind !== "heading"
        ? mendingOf(fault.rule, known)
        : "";
    const place = label?.before ?? before;
    if (instead) yield show(place, instead);
    else lead = place;
    label = undefined;
    if (sentence.kind === "heading" || sentence.kind === "row" || fault.rule === "practice") {
      dropped = { kind: sentence.kind, depth: depthOf(sentence) };
    }
  }
  if (label) {
    passed += 1;
    yield show(label.before, label.text);
  }
  // Nothing of it was fit to be said.
  return passed === 0 && mended.length > 0 ? { mended, end: "harm" } : { mended };
}

/** What is left of a fault when somebody has looked again. Without a second look what is in doubt is left out. */
async function settle(
  fault: Fault,
  text: string,
  said: string,
  lookAgain: SecondLook | undefined,
): Promise<Fault | undefined> {
  if (!fault.secondLook) return fault;
  const isHarmful = await lookAgain?.(text, said);
  if (isHarmful === undefined) return isShown(fault) ? undefined : fault;
  return isHarmful ? fault : undefined;
}

/** What is only named, as "**Move your tablets around class.**", waits for what is said of it: both are shown, or neither. */
type Label = { before: string; text: string };

function isLabel({ kind, isFirst }: Sentence, text: string): boolean {
  return isFirst && (kind === "item" || kind === "text") && /^\*\*[^*]+\*\*[.!:]?$/.test(text);
}

type Dropped = { kind: Sentence["kind"]; depth: number };

/** Whether a sentence belongs to what was left out: the section of a heading, the rest of an item or a paragraph. */
function isStillOf(sentence: Sentence, { kind, depth }: Dropped): boolean {
  if (kind === "heading") return sentence.kind !== "heading";
  if (kind === "row") return false;
  if (!sentence.isFirst) return true;
  return kind === "item" && sentence.kind === "item" && depthOf(sentence) > depth;
}

function depthOf({ lead }: Sentence): number {
  return /[ \t]*(?=\S*\s?$)/.exec(lead.split("\n").at(-1) ?? "")?.[0].length ?? 0;
}
