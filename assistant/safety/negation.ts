import { fineWords, negations, turns } from "../../handbook/grammar.ts";
import { type Phrase, toPhrase, type Word } from "./words.ts";

/** How far behind a negation its words may be: "no pain, swelling or numbness". */
const reach = 5;

/** How far before "is fine" what is fine may be. */
const backwards = 4;

const isVerbs = new Set([
  "is",
  "are",
  "feels",
  "feel",
  "ist",
  "sind",
  "esta",
  "estan",
  "est",
  "sont",
  "seems",
]);

const phrases = negations.map(toPhrase);
const turnWords = new Set(turns);

/** The words a negation covers: a few after it, to the end of its sentence or until it turns; and what is fine. */
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
  words.forEach(({ text, sentence }, place) => {
    if (!fineWords.has(text)) return;
    const before = words.slice(Math.max(0, place - backwards), place);
    const verb = before.findLastIndex((word) => isVerbs.has(word.text));
    if (verb < 0) return;
    before.forEach((word, index) => {
      const isSame = word.sentence === sentence && !turnWords.has(word.text);
      if (isSame && index < verb) denied.add(place - before.length + index);
    });
  });
  return denied;
}

/** Negations are short: a slip of the finger in one is another word. */
function matchExactly(words: Word[], start: number, phrase: Phrase): number {
  const isThere = phrase.every((wanted, index) => words[start + index]?.text === wanted);
  return isThere ? phrase.length : 0;
}
