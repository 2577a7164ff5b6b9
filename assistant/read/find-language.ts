import { commonWords } from "../../handbook/common-words.ts";
import type { Language } from "../../handbook/language/words.ts";
import { lexiconOf, otherLanguages } from "./lexicon.ts";
import { rememberRecent } from "./remember-recent.ts";
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
  let en = 0;
  const counts = otherLanguages.map(() => 0);
  for (const { text } of words) {
    const { weight, isOf } = votesOf(text);
    en += weight;
    for (const index of isOf) counts[index] = (counts[index] ?? 0) + 1;
  }
  return {
    words: words.length,
    en,
    others: otherLanguages.map((language, index) => ({ language, count: counts[index] ?? 0 })),
  };
}

/** How much a word speaks for English, and for which of the others, by their index. */
type Votes = { weight: number; isOf: number[] };

/** People use the same few thousand words. */
const mostRemembered = 5000;
const votesOf = rememberRecent(mostRemembered, countVotes);

function countVotes(text: string): Votes {
  const english = lexiconOf("en");
  const weight = english.marks.has(text) ? 1 : commonWords.has(text) ? commonWeight : 0;
  const isOf = otherLanguages.flatMap((language, index) => {
    const { marks, topics } = lexiconOf(language);
    const isIts =
      marks.has(text) ||
      (language === "hi" && /\p{Script=Devanagari}/u.test(text)) ||
      (text.length > 3 && weight === 0 && topics.knows(text) && !english.topics.knows(text));
    return isIts ? [index] : [];
  });
  return { weight, isOf };
}
