import { onceFor } from "../once-for.ts";
import { rememberRecent } from "./remember-recent.ts";
import type { Word } from "./split-words.ts";

/** The different words of a text, and which of them is at each of its places: whatever a word means is looked up once. */
export type Different = { texts: string[]; met: MetWord[]; at: Uint32Array };

/** A word that somebody used, and what was made of it, by the number of who made it. */
type MetWord = { text: string; made: unknown[] };

/** People use the same few thousand words. */
const mostRemembered = 8000;
const meet = rememberRecent(mostRemembered, (text): MetWord => ({ text, made: [] }));

let makers = 0;

/** Makes something of a word once, as long as it is in use: a word is looked up once for all who know something of it. */
export function onceForWord<Value extends object | number>(
  make: (text: string) => Value,
): (met: MetWord) => Value {
  const maker = makers;
  makers += 1;
  return ({ text, made }) => {
    const known = made[maker] as Value | undefined;
    if (known !== undefined) return known;
    const value = make(text);
    made[maker] = value;
    return value;
  };
}

/** The words of a list, each as it was met. */
export const metIn = onceFor((texts: string[]) => texts.map(meet));

/** Found once for all who look words up. */
export const differentIn = onceFor(findDifferent);

function findDifferent(words: Word[]): Different {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const at = new Uint32Array(words.length);
  for (let place = 0; place < words.length; place += 1) {
    const text = words[place]?.text ?? "";
    let number = numbers.get(text);
    if (number === undefined) {
      number = texts.push(text) - 1;
      numbers.set(text, number);
    }
    at[place] = number;
  }
  return { texts, met: texts.map(meet), at };
}
