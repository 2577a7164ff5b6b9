import { commonWords } from "../../handbook/common-words.ts";
import type { Language } from "../../handbook/language/words.ts";
import { lexiconOf, otherLanguages } from "./lexicon.ts";
import type { Word } from "./split-words.ts";

/** In a few words, one that only another language has is enough. */
const fewWords = 4;

/** In which language a text is written. In doubt it is English. */
export function findLanguage(words: Word[]): Language {
  const english = lexiconOf("en");
  const texts = words.map(({ text }) => text);
  const isEnglish = (text: string) =>
    english.marks.has(text) || commonWords.has(text) || english.topics.knows(text);
  const inEnglish = texts.filter((text) => english.marks.has(text) || commonWords.has(text)).length;
  const counts = otherLanguages.map((language) => {
    const { marks, topics } = lexiconOf(language);
    const isOf = (text: string) =>
      marks.has(text) ||
      (language === "hi" && /\p{Script=Devanagari}/u.test(text)) ||
      (text.length > 3 && topics.knows(text) && !isEnglish(text));
    return { language, count: texts.filter(isOf).length };
  });
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  if (!best || best.count <= inEnglish) return "en";
  return best.count >= 2 || words.length <= fewWords ? best.language : "en";
}
