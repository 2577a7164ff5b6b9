import { onceFor } from "../once-for.ts";
import type { Word } from "./split-words.ts";

/** The different words of a text, and which of them is at each of its places: whatever a word means is looked up once. */
export type Different = { texts: string[]; at: Uint32Array };

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
  return { texts, at };
}
