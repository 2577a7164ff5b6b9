import { normalise } from "../safety/words.ts";

/** One word of a text: as it is compared, which sentence and which part between commas it is in. */
export type Word = {
  text: string;
  sentence: number;
  clause: number;
  /** Written in capitals in a text that is not: "MS" is an illness, "ms" is not. */
  isCapital: boolean;
};

/** As texts and the handbook's words are compared: lower case, without accents. */
export function plainOf(text: string): string {
  return normalise(text.replaceAll(/œ/gi, "oe").replaceAll(/æ/gi, "ae"));
}

/** A full stop ends a sentence, but not in "7.5" nor in "24. Woche". */
const sentenceEnd = /[!?;\n।]+|(?<!\b\d{1,2})\.(?=\s|$)|\.(?=\s(?!woche|ssw|schwangerschaft|monat))|\.$/;
const clauseEnd = /[,:()–—]+|\s-\s/;

/** Letters and numbers are words of their own, so that "6wks" is "6 wks". */
export const wordPattern = /[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of a text, in order. */
export function splitWords(text: string): Word[] {
  const plain = plainOf(text);
  const capitals = /\p{Ll}/u.test(text) ? new Set(text.match(/\b\p{Lu}{2,5}\b/gu)?.map(plainOf)) : new Set();
  let clause = 0;
  return plain.split(sentenceEnd).flatMap((part, sentence) =>
    part.split(clauseEnd).flatMap((piece) => {
      clause += 1;
      return (piece.match(wordPattern) ?? []).map((word) => ({
        text: word,
        sentence,
        clause,
        isCapital: capitals.has(word),
      }));
    }),
  );
}
