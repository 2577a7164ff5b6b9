import { commonWords } from "../../handbook/common-words.ts";
import type { Language } from "../../handbook/language/words.ts";
import { plainOf } from "./split-words.ts";

/** How a word may be written when it is one of several, or done, or said of a woman. */
const endings: Record<Language, (word: string) => string[]> = {
  en(word) {
    if (word.length < 3) return [];
    const many = /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
    const numbers = /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`, many] : [many];
    if (word.length < 4) return numbers;
    const one = /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
    const stem = word.endsWith("e") ? word.slice(0, -1) : word;
    const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? [word + (word.at(-1) ?? "")] : [];
    const done = [stem, ...doubled].flatMap((each) => [`${each}ing`, ...withoutG(`${each}ing`), `${each}ed`]);
    return [...numbers, ...one, ...done, ...(word.endsWith("ing") ? withoutG(word) : [])];
  },
  es(word) {
    if (word.length < 3) return [];
    if (word.endsWith("o")) return [`${word}s`, `${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`];
    if (word.endsWith("z")) return [`${word.slice(0, -1)}ces`];
    return /[aeiou]$/.test(word) ? [`${word}s`] : [`${word}es`];
  },
  de(word) {
    if (word.length < 4) return [];
    const ends = word.endsWith("e") ? ["n", "r", "s", "m"] : ["e", "en", "er", "es", "em", "n", "s"];
    return ends.map((end) => word + end);
  },
  fr(word) {
    return word.length < 3 ? [] : ["s", "e", "es", "x"].map((end) => word + end);
  },
  hi(word) {
    if (/\p{Script=Devanagari}/u.test(word)) {
      const stem = word.replace(/[ाेी]$/u, "");
      return stem === word ? [`${word}ों`, `${word}ें`] : [`${stem}ा`, `${stem}े`, `${stem}ों`, `${stem}ी`];
    }
    if (word.length < 4) return [];
    const stem = word.replace(/[ae]$/, "");
    return stem === word ? [`${word}on`, `${word}o`] : ["a", "e", "o", "on"].map((end) => stem + end);
  },
};

/** "Standin", "layin": as it is said; "within" is no "with". */
function withoutG(word: string): string[] {
  const spoken = word.slice(0, -1);
  return commonWords.has(spoken) ? [] : [spoken];
}

const spelledByEar = /aa|ee|oo|ph|[wz़ँ]/;

/** Hindi in Latin letters is spelled by ear, and in its own with or without its dots. */
function byEar(word: string): string {
  if (!spelledByEar.test(word)) return word;
  return word
    .replaceAll("aa", "a")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll("ph", "f")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll("़", "")
    .replaceAll("ँ", "ं");
}

/** As a word of a language is compared. */
export function keyOf(word: string, language: Language): string {
  return language === "hi" ? byEar(word) : word;
}

/** Every way to write a word of the handbook's, the word itself first. */
export function formsOf(written: string, language: Language): string[] {
  const base = keyOf(plainOf(written), language);
  const spelledOut =
    language === "de" ? written.replaceAll(/[äöü]/gi, (letter) => `${plainOf(letter)}e`).toLowerCase() : base;
  const bases = spelledOut === base ? [base] : [base, plainOf(spelledOut)];
  return bases.flatMap((each) => [each, ...endings[language](each).map((form) => keyOf(form, language))]);
}

/** Nearly every word begins with a plain letter, which is seen at once. */
const isLatin = (text: string) => /^[a-z]/.test(text) || /\p{Script=Latin}/u.test(text);

/** As a word of any language is compared; Latin letters are not spelled by ear here. */
export function keyInAny(word: string): string {
  return isLatin(word) ? word : keyOf(word, "hi");
}

const ofLatin = ["en", "es", "de", "fr"] as const;

/** Every way to write a word of any language; what other languages would make of it is no common English word. */
export function formsInAny(written: string): string[] {
  const base = plainOf(written);
  if (!isLatin(base)) return formsOf(written, "hi");
  const own = formsOf(written, "en");
  const others = ofLatin.flatMap((language) => formsOf(written, language));
  // "Corner" is no corn.
  return [...new Set([...own, ...others.filter((form) => form === base || !commonWords.has(form))])];
}
