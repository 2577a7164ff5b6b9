import { onceFor } from "../once-for.ts";
import { metIn, onceForWord } from "../read/different-words.ts";

/** A phrase that was found, by the words it takes up. */
export type CueAt<T> = { item: T; start: number; end: number };

type Phrase<T> = { item: T; parts: string[] };

const shortestStem = 2;

/**
 * Finds phrases among words: parted by commas in a list, `*` at the end of a word for any ending, `_` for one
 * word of any kind. Each word is compared with what begins like it only, so a text is read once; what was found in a
 * list of words is kept with it.
 */
export function createCueFinder<T>(lists: { item: T; list: string }[]): (words: string[]) => CueAt<T>[] {
  const byWord = new Map<string, Phrase<T>[]>();
  const byStem = new Map<string, Phrase<T>[]>();
  const add = (map: Map<string, Phrase<T>[]>, key: string, phrase: Phrase<T>) => {
    const others = map.get(key);
    if (others) others.push(phrase);
    else map.set(key, [phrase]);
  };
  for (const { item, list } of lists) {
    for (const text of list.split(",")) {
      const parts = text.trim().split(/\s+/).filter(Boolean);
      const [first] = parts;
      if (!first) continue;
      if (first.endsWith("*")) add(byStem, first.slice(0, -1), { item, parts });
      else add(byWord, first, { item, parts });
    }
  }
  /** How long the longest stem is that begins with these two letters. */
  const longestStems = new Map<string, number>();
  for (const stem of byStem.keys()) {
    const start = stem.slice(0, shortestStem);
    longestStems.set(start, Math.max(stem.length, longestStems.get(start) ?? 0));
  }
  const fits = (part: string, word: string | undefined) => {
    if (word === undefined) return false;
    if (part === "_") return /^[\p{L}\p{N}]/u.test(word);
    return part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : part === word;
  };
  /** The phrases that may begin with a word: those of the word itself, then those of its stems. */
  const startsOf = onceForWord((word): Phrase<T>[] => {
    const longest = Math.min(word.length, longestStems.get(word.slice(0, shortestStem)) ?? 0);
    const lengths = Array.from(
      { length: Math.max(0, longest - shortestStem + 1) },
      (_, more) => shortestStem + more,
    );
    return [
      ...(byWord.get(word) ?? []),
      ...lengths.flatMap((length) => byStem.get(word.slice(0, length)) ?? []),
    ];
  });
  return onceFor((words: string[]) => {
    const found: CueAt<T>[] = [];
    metIn(words).forEach((word, start) => {
      for (const { item, parts } of startsOf(word)) {
        if (parts.every((part, index) => index === 0 || fits(part, words[start + index]))) {
          found.push({ item, start, end: start + parts.length });
        }
      }
    });
    return found;
  });
}
