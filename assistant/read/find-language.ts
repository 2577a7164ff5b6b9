import { commonWords } from "../../handbook/common-words.ts";
import type { Language } from "../../handbook/language/words.ts";
import { differentIn, onceForWord } from "./different-words.ts";
import { lexiconOf, otherLanguages } from "./lexicon.ts";
import type { Word } from "./split-words.ts";

/** In a few words, one that only another language has is enough. */
const fewWords = 4;

/** Everybody uses English words; little words like "the" are what gives English away. */
const commonWeight = 0.25;

/** How many words speak for each language, out of how many; the others in their order. */
type Counts = { words: number; en: number; others: number[] };

/** In which language a text is written, and each of its sentences. In doubt a text is English, a sentence like its text. */
export function findLanguages(words: Word[]): { language: Language; bySentence: Map<number, Language> } {
  const whole = countNothing();
  const sentences = new Map<number, Counts>();
  const { met, at } = differentIn(words);
  const votes = met.map(votesOf);
  words.forEach(({ sentence }, place) => {
    const own = sentences.get(sentence) ?? countNothing();
    if (own.words === 0) sentences.set(sentence, own);
    const said = votes[at[place] ?? 0] ?? noVotes;
    count(said, whole);
    count(said, own);
  });
  const language = mostLikely(whole, "en");
  const languageOf = (counts: Counts) => (sentences.size < 2 ? language : mostLikely(counts, language));
  return {
    language,
    bySentence: new Map([...sentences].map(([each, counts]) => [each, languageOf(counts)])),
  };
}

function count({ weight, isOf }: Votes, counts: Counts): void {
  counts.words += 1;
  counts.en += weight;
  for (const index of isOf) counts.others[index] = (counts.others[index] ?? 0) + 1;
}

function countNothing(): Counts {
  return { words: 0, en: 0, others: otherLanguages.map(() => 0) };
}

function mostLikely({ words, en, others }: Counts, inDoubt: Language): Language {
  const most = Math.max(...others);
  if (most < en) return "en";
  const isClear = most > en && (most >= 2 || words <= fewWords);
  return isClear ? (otherLanguages[others.indexOf(most)] ?? inDoubt) : inDoubt;
}

/** How much a word speaks for English, and for which of the others, by their index. */
type Votes = { weight: number; isOf: number[] };

const noVotes: Votes = { weight: 0, isOf: [] };

const votesOf = onceForWord(countVotes);

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
