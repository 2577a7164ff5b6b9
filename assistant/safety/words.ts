import { commonWords } from "../../handbook/common-words.ts";
import { inabilities, lookalikes, shorthand } from "../../handbook/grammar.ts";

/** One word of a text: as it is compared, and which sentence it is in. */
export type Word = { text: string; sentence: number };

/** Lower case without accents; "can't" and "cant" are the same. */
export function normalise(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Accents of Latin letters only: in Hindi such marks are letters of their own.
      .replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, "$1")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll(/[’'`´](?=(?:t|s|m|re|ve|ll|d)\b)/g, "")
      // Elsewhere, as in French, it parts two words.
      .replaceAll(/[’'`´]/g, " ")
  );
}

/** The words of a text that was normalised, in order. */
export function splitWords(text: string): Word[] {
  const sentences = sameMeaning(text).split(/[.!?;:\n।]+|,(?=\s)/);
  return sentences.flatMap((part, sentence) =>
    (part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
      withParts(word).map((text) => ({ text, sentence })),
    ),
  );
}

/** German writes what hurts and that it hurts as one word. */
function withParts(word: string): string[] {
  const parts = /^(\p{L}{3,}?)(schmerz(?:en)?)$/u.exec(word);
  return parts ? [word, parts[1] ?? "", parts[2] ?? ""] : [word];
}

/** Whether somebody meant this word: the word, a longer form of it, or a slip of the finger. */
function isMeant(written: string, known: string): boolean {
  if (written === known) return true;
  const { length } = known;
  if (length < 4 || written.length < length - 1) return false;
  if (lookalikes.has(written)) return false;
  if (written.startsWith(known) && written.length - length <= 4) return true;
  if (commonWords.has(written)) return false;
  if (length === 4) return isSwapped(written, known);
  if (Math.abs(written.length - length) > 1) return false;
  // A slip seldom changes the first letter, and most words differ there.
  if (written[0] !== known[0] && written[1] !== known[1]) return false;
  return slips(written, known, length >= 9 ? 2 : 1);
}

/** Short words are too alike for any slip but two letters that changed places. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const places = [...a].flatMap((letter, place) => (letter === b[place] ? [] : [place]));
  const [first = 0, second = 0] = places;
  return places.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first];
}

/** Whether two words differ by at most so many slips: a letter more, less, other, or two swapped. */
function slips(a: string, b: string, most: number): boolean {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint8Array(b.length + 1));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const put = (row: number, column: number, value: number) => {
    const cells = rows[row];
    if (cells) cells[column] = value;
  };
  for (let row = 0; row <= a.length; row += 1) put(row, 0, row);
  for (let column = 0; column <= b.length; column += 1) put(0, column, column);
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) best = Math.min(best, at(row - 2, column - 2) + 1);
      put(row, column, best);
    }
  }
  return at(a.length, b.length) <= most;
}

/** A phrase to look for; `*` stands for up to three words. */
export type Phrase = string[];

export function toPhrase(text: string): Phrase {
  return sameMeaning(normalise(text)).match(/[\p{L}\p{M}\p{N}]+|\*/gu) ?? [];
}

/** Often written without their last letter. */
const dropped = new Set([
  "bleeding",
  "going",
  "hurting",
  "burning",
  "killing",
  "feeling",
  "cutting",
  "hitting",
  "shaking",
  "spinning",
  "throwing",
  "vomiting",
  "swelling",
]);

/** "Couldn't", "barely" and "won't" say what "can't" says, in texts and in phrases alike. */
function sameMeaning(plain: string): string {
  return plain
    .replaceAll(/\p{L}+/gu, (word) => shorthand[word] ?? word)
    .replaceAll(/\b(\p{L}{3,})in(?= |$)/gu, (word, stem) => (dropped.has(`${stem}ing`) ? `${stem}ing` : word))
    .replaceAll(inabilities, "cant");
}

const gap = 3;

/** How many words of the text the phrase takes up from a place on; 0 when it is not there. */
function matchAt(words: Word[], start: number, phrase: Phrase): number {
  let place = start;
  for (let index = 0; index < phrase.length; index += 1) {
    const wanted = phrase[index] ?? "";
    if (wanted === "*") {
      const next = phrase[index + 1] ?? "";
      let skipped = 0;
      while (skipped <= gap && !isMeant(words[place + skipped]?.text ?? "", next)) skipped += 1;
      if (skipped > gap) return 0;
      place += skipped;
      continue;
    }
    const word = words[place];
    if (!word || !isMeant(word.text, wanted)) return 0;
    place += 1;
  }
  return place - start;
}

/** Something that a phrase stands for, and where it was said. */
export type Hit<T> = { item: T; place: number; length: number };

/** How many words a finder remembers the phrases of; people use the same few thousand. */
const mostRemembered = 5000;

/** Finds what texts speak of. Phrases are kept by their first word, and what a word may begin is remembered. */
export function createPhraseFinder<T>(entries: { item: T; words: string[] }[]): (words: Word[]) => Hit<T>[] {
  const meanings = entries.flatMap(({ item, words }) =>
    words.map((text) => ({ item, phrase: toPhrase(text) })),
  );
  const byFirst = [...Map.groupBy(meanings, ({ phrase }) => phrase[0] ?? "")];
  const remembered = new Map<string, typeof meanings>();
  const phrasesFrom = (text: string) => {
    const known = remembered.get(text);
    if (known) return known;
    const found = byFirst.flatMap(([first, group]) => (isMeant(text, first) ? group : []));
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(text, found);
    return found;
  };
  return (words) =>
    words.flatMap(({ text }, place) => {
      const hits = phrasesFrom(text).map(({ item, phrase }) => ({
        item,
        place,
        length: matchAt(words, place, phrase),
      }));
      return hits.filter(({ length }) => length > 0);
    });
}
