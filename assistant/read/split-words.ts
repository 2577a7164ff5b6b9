import { normalise } from "../safety/words.ts";
import { between, kindAt } from "./letters.ts";

/** One word of a text: as it is compared, which sentence and which part between commas it is in. */
export type Word = {
  text: string;
  sentence: number;
  clause: number;
  /** Written in capitals in a text that is not: "MS" is an illness, "ms" is not. */
  isCapital: boolean;
};

/** As texts and the handbook's words are compared: lower case, without accents. What is plain stays as it is. */
export function plainOf(text: string): string {
  const spelt = text.replaceAll(/œ/gi, "oe").replaceAll(/[æǽǣ]/gi, "ae");
  return normalise(spelt.replaceAll(/\bw\/o\b/gi, "without"));
}

/** A full stop ends a sentence, but not in "7.5" nor in "24. Woche". */
const sentenceEnd = /[!?;\n।]+|(?<!\b\d{1,2})\.(?=\s|$)|\.(?=\s(?!woche|ssw|schwangerschaft|monat))|\.$/y;
const clauseEnd = /[,:()–—]+|[^\S\n]-[^\S\n]/y;

/** Letters and numbers are words of their own, so that "6wks" is "6 wks". */
export const wordPattern = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of a text, in order. */
export function splitWords(text: string): Word[] {
  return splitPlain(plainOf(text), capitalsIn(text));
}

/** What is written in capitals in a text that is not, as it is compared. */
export function capitalsIn(text: string): Set<string> {
  return new Set(/\p{Ll}/u.test(text) ? text.match(/\b\p{Lu}{2,5}\b/gu)?.map(plainOf) : []);
}

const noCapitals = new Set<string>();

/** The same of a text that is plain already: from letter to letter, as this is done to every text many times over. */
export function splitPlain(plain: string, capitals = noCapitals): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 1;
  let at = 0;
  while (at < plain.length) {
    const kind = kindAt(plain, at);
    if (kind === between) {
      // Most often there is a space and no dash behind it.
      if (plain.charCodeAt(at) === space && plain.charCodeAt(at + 1) !== dash) {
        at += 1;
        continue;
      }
      const sentenceEnds = endAt(sentenceEnd, plain, at);
      const end = sentenceEnds || endAt(clauseEnd, plain, at);
      if (sentenceEnds) sentence += 1;
      if (end) clause += 1;
      at = end || at + 1;
      continue;
    }
    let end = at + 1;
    while (end < plain.length && kindAt(plain, end) === kind) end += 1;
    const text = textAt(plain, at, end);
    words.push({ text, sentence, clause, isCapital: capitals.has(text) });
    at = end;
  }
  return words;
}

/** Longer words are slices, which keep all of their text in memory. */
const longestShared = 12;
const shared = new Array<string>(1 << 13).fill("");

/** The same word as the same string: it is looked up in many places, and compared at once with itself. */
function textAt(plain: string, start: number, end: number): string {
  if (end - start > longestShared) return plain.slice(start, end);
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + plain.charCodeAt(at)) | 0;
  const slot = (hash ^ (hash >>> 13)) & (shared.length - 1);
  const known = shared[slot] ?? "";
  if (known.length === end - start && plain.startsWith(known, start)) return known;
  const text = plain.slice(start, end);
  shared[slot] = text;
  return text;
}

/** Where a pattern ends that begins at a place; 0 where none does. */
export function endAt(pattern: RegExp, plain: string, place: number): number {
  pattern.lastIndex = place;
  return pattern.test(plain) ? pattern.lastIndex : 0;
}

const [space, dash] = [" ".charCodeAt(0), "-".charCodeAt(0)];
