import type { Sentence } from "../model/read-sentences.ts";

/** What stands over the column of what is to go. */
const replaced =
  /^(?:instead of|in place of|swap(?: out)?|replace|the usual|usual(?:ly)?|normally|skip|avoid|leave out|out|rather than)(?: this| these)?$/i;

/** Knows the tables that say what to have in the place of what: of their rows only what is to be had is judged. */
export function createSwapTables() {
  let isSwapping = false;
  return {
    read(sentence: Sentence): Sentence {
      if (sentence.kind !== "row") {
        isSwapping = false;
        return sentence;
      }
      const [, first = "", ...others] = sentence.text.split("|").map((cell) => cell.trim());
      if (replaced.test(first.replaceAll("*", ""))) isSwapping = true;
      if (!isSwapping || others.length < 2) return sentence;
      return { ...sentence, text: `| ${others.join(" | ")}` };
    },
  };
}
