import { normalise } from "../safety/words.ts";

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
  return normalise(text.replaceAll(/œ/gi, "oe").replaceAll(/[æǽǣ]/gi, "ae"));
}

/** A full stop ends a sentence, but not in "7.5" nor in "24. Woche". */
const sentenceEnd = /[!?;\n।]+|(?<!\b\d{1,2})\.(?=\s|$)|\.(?=\s(?!woche|ssw|schwangerschaft|monat))|\.$/;
const clauseEnd = /[,:()–—]+|\s-\s/;

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

/** The same of a text that is plain already. */
export function splitPlain(plain: string, capitals = noCapitals): Word[] {
  const words: Word[] = [];
  let clause = 0;
  for (const [sentence, part] of plain.split(sentenceEnd).entries()) {
    for (const piece of part.split(clauseEnd)) {
      clause += 1;
      for (const text of piece.match(wordPattern) ?? []) {
        words.push({ text, sentence, clause, isCapital: capitals.has(text) });
      }
    }
  }
  return words;
}
