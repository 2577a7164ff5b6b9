import { commonWords } from "../../handbook/common-words.ts";
import { ideas } from "../../handbook/ideas.ts";
import { createPhraseFinder } from "../read/phrase-finder.ts";
import { splitWords, type Word } from "../read/split-words.ts";
import { formsOf } from "../read/word-forms.ts";

let finder: ReturnType<typeof createFinder> | undefined;
function createFinder() {
  return createPhraseFinder(
    "en",
    ideas.map(({ id, words, wordsIn = {} }) => ({
      item: id,
      list: [words, ...Object.values(wordsIn)].join(", "),
    })),
  );
}

/** The ideas a text names in so many words. */
export function findIdeas(words: Word[]): string[] {
  finder ??= createFinder();
  return [...new Set(finder.find(words).map(({ item }) => item))];
}

/** From which likeness on two texts are about the same. */
const likeEnough = 2.2;

/** How telling a word is of an idea: the fewer ideas have it, the more. */
let telling: Map<string, Map<string, number>> | undefined;

/** The idea that a text is most likely about, by the words it shares with how others ask. */
export function guessIdea(words: Word[]): string[] {
  telling ??= createTelling();
  const scores = new Map<string, number>();
  for (const text of new Set(words.map((word) => word.text))) {
    for (const [id, weight] of telling.get(text) ?? []) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= likeEnough ? [best[0]] : [];
}

function createTelling(): Map<string, Map<string, number>> {
  const wordsOf = ideas.map(({ id, name, words, wordsIn = {} }) => ({
    id,
    own: new Set(
      splitWords([name, words, ...Object.values(wordsIn)].join(", "))
        .map(({ text }) => text)
        .filter((text) => text.length > 2 && text !== "yoga" && !isIdle(text)),
    ),
  }));
  const counts = new Map<string, number>();
  for (const { own } of wordsOf) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const index = new Map<string, Map<string, number>>();
  for (const { id, own } of wordsOf) {
    for (const word of own) {
      const weight = Math.log(ideas.length / (counts.get(word) ?? 1)) / 2;
      for (const form of formsOf(word, "en")) {
        const entry = index.get(form) ?? new Map<string, number>();
        entry.set(id, Math.max(weight, entry.get(id) ?? 0));
        index.set(form, entry);
      }
    }
  }
  return index;
}

const idle = new Set(
  "what when with that this have does should would could there about your from much many long into than then they them some more before after while".split(
    " ",
  ),
);
function isIdle(text: string): boolean {
  return idle.has(text) || (text.length <= 3 && commonWords.has(text));
}
