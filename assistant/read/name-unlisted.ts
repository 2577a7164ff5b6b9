import { exactly } from "../../handbook/any-of.ts";
import { unlisted } from "../../handbook/language/unlisted.ts";
import { differentIn, onceForWord } from "./different-words.ts";
import type { Word } from "./split-words.ts";

/** The other words of each name, by its first one. */
let rests: Map<string, string[][]> | undefined;

function indexNames(): Map<string, string[][]> {
  const names = unlisted.split(",").map((name) => name.trim().split(" "));
  const byFirst = Map.groupBy(names, ([first = ""]) => first);
  return new Map([...byFirst].map(([first, all]) => [first, all.map((words) => words.slice(1))]));
}

const none: string[][] = [];

/** "Kidney stones" and "shingles": as it is listed, or one of it. */
const restsAfter = onceForWord((text) => {
  rests ??= indexNames();
  return rests.get(text) ?? (text.endsWith("s") ? rests.get(text.slice(0, -1)) : undefined) ?? none;
});

/** Whether somebody names an illness, an operation or a medicine of theirs that the handbook has no entry for. */
export function namesUnlisted(words: Word[]): boolean {
  return namedUnlisted(words).length > 0;
}

/** What they name of these. */
export function namedUnlisted(words: Word[]): string[] {
  const { met, at } = differentIn(words);
  const all = met.map(restsAfter);
  if (all.every((each) => each === none)) return [];
  const found: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const { text = "" } = words[place] ?? {};
    const rest = all[at[place] ?? 0]?.find((each) =>
      each.every((word, at) => isSame(word, words[place + 1 + at]?.text)),
    );
    if (rest && !isOfOthers(words, place)) found.push([text, ...rest].join(" "));
  }
  return found;
}

/** "Kidney stones" and "kidney stone" are one. */
function isSame(word: string, text: string | undefined): boolean {
  return text === word || text === `${word}s`;
}

/** "No shingles", "my mum has shingles", "Dr Hodgkin". */
function isOfOthers(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  return words
    .slice(Math.max(0, place - 4), place)
    .some((word) => word.clause === clause && others.test(word.text));
}

const others = exactly(
  "no|not|never|without|isnt|dont|havent|kein|keine|pas|sin|dr|doctor|prof",
  "mum|mom|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|friend|friends|neighbour|neighbor|colleague",
  "aunt|uncle|nan|gran|grandma|grandad|boss|cat|dog",
);
