import { negations, turns } from "../../../handbook/concepts.ts";
import { type Phrase, toPhrase, type Word } from "./words.ts";

/** How far behind a negation its words may be: "no pain, swelling or numbness". */
const reach = 5;

const phrases = negations.map(toPhrase);
const turnWords = new Set(turns);

/** The words a negation covers: a few after it, to the end of its sentence or until it turns. */
export function findDenied(words: Word[]): Set<number> {
  const denied = new Set<number>();
  words.forEach(({ sentence }, start) => {
    const length = Math.max(...phrases.map((phrase) => matchExactly(words, start, phrase)));
    if (length === 0) return;
    for (let place = start + length; place < start + length + reach; place += 1) {
      const word = words[place];
      if (!word || word.sentence !== sentence || turnWords.has(word.text)) break;
      denied.add(place);
    }
  });
  return denied;
}

/** Negations are short: a slip of the finger in one is another word. */
function matchExactly(words: Word[], start: number, phrase: Phrase): number {
  const isThere = phrase.every((wanted, index) => words[start + index]?.text === wanted);
  return isThere ? phrase.length : 0;
}
