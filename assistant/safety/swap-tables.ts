import type { Sentence } from "../model/read-sentences.ts";

/** What stands over the column of what is to go, and over what comes in its place. */
const replaced =
  /^(?:instead of|in place of|rather than|swap(?: out)?|replace|skip|leave out|avoid)(?: this| these)?$/i;
const replacing = /^(?:have|use|try|take|choose|eat|order|do|go for|with|for|swap (?:in|for))\b/i;
const rule = /^[|\s:-]+$/;

/** Knows the tables that say what to have in the place of what: of their rows only what is to be had is judged. */
export function createSwapTables() {
  let isSwapping = false;
  let before: string[] = [];
  return {
    read(sentence: Sentence): Sentence {
      if (sentence.kind !== "row") {
        isSwapping = false;
        return sentence;
      }
      const [, ...cells] = sentence.text.split("|").map((cell) => cell.replaceAll("*", "").trim());
      // What stands over a rule is the head of a table, and a new one.
      if (rule.test(sentence.text))
        isSwapping = replaced.test(before[0] ?? "") && replacing.test(before[1] ?? "");
      before = cells;
      return isSwapping && cells.length > 2
        ? { ...sentence, text: `| ${cells.slice(1).join(" | ")}` }
        : sentence;
    },
  };
}
