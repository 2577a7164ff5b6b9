import { commonWords } from "../../handbook/common-words.ts";
import type { Language } from "../../handbook/language/words.ts";
import { lexiconOf, otherLanguages } from "./lexicon.ts";
import type { Word } from "./split-words.ts";

/** In a few words, one that only another language has is enough. */
const fewWords = 4;

/** Everybody uses English words; little words like "the" are what gives English away. */
const commonWeight = 0.25;

/** How many words speak for each language, out of how many. */
type Counts = { words: number; en: number; others: { language: Language; count: number }[] };

/** In which language a text is written, and each of its sentences. In doubt a text is English, a sentence like its text. */
export function findLanguages(words: Word[]): { language: Language; bySentence: Map<number, Language> } {
  const language = mostLikely(countWords(words), "en");
  const sentences = Map.groupBy(words, ({ sentence }) => sentence);
  if (sentences.size < 2)
    return { language, bySentence: new Map([...sentences.keys()].map((each) => [each, language])) };
  return {
    language,
    bySentence: new Map([...sentences].map(([each, own]) => [each, mostLikely(countWords(own), language)])),
  };
}

function mostLikely({ words, en, others }: Counts, inDoubt: Language): Language {
  const [best] = others.toSorted((a, b) => b.count - a.count);
  if (!best || best.count < en) return "en";
  const isClear = best.count > en && (best.count >= 2 || words <= fewWords);
  return isClear ? best.language : inDoubt;
}

function countWords(words: Word[]): Counts {
  const english = lexiconOf("en");
  const texts = words.map(({ text }) => text);
  const weights = texts.map((text) => {
    if (english.marks.has(text)) return 1;
    return commonWords.has(text) ? commonWeight : 0;
  });
  const others = otherLanguages.map((language) => {
    const { marks, topics } = lexiconOf(language);
    const isOf = (text: string, place: number) =>
      marks.has(text) ||
      (language === "hi" && /\p{Script=Devanagari}/u.test(text)) ||
      (text.length > 3 && weights[place] === 0 && topics.knows(text) && !english.topics.knows(text));
    return { language, count: texts.filter(isOf).length };
  });
  return { words: words.length, en: weights.reduce<number>((sum, weight) => sum + weight, 0), others };
}
