import type { Sentence } from "../model/read-sentences.ts";
import { readable } from "./readable.ts";
import { splitReadable } from "./split-readable.ts";

/** In what a sentence of an answer stands: what was said over it and before it, as words. */
export type Setting = {
  kind: Sentence["kind"];
  /** The heading over it, or the title in bold. */
  heading: string[];
  /** The line that began the list. */
  line: string[];
  before: string[];
  /** The heads of the table, a list of words for each column. */
  heads: string[][];
};

/** Follows an answer sentence by sentence, and knows in what each stands. */
export function createSettings() {
  let heading: string[] = [];
  let line: string[] = [];
  let before: string[] = [];
  let heads: string[][] = [];
  let isInTable = false;
  let wasItem = false;
  return {
    read(words: string[], { kind, isFirst, text }: Sentence): Setting {
      if (kind !== "row") {
        isInTable = false;
        heads = [];
      }
      const begins = kind === "text" && isFirst;
      const isOver = begins && isTitle(words);
      if (begins && wasItem && !isOver) line = [];
      const setting = { kind, heading, line, before, heads };
      if (kind === "heading" || isOver) {
        heading = words;
        line = [];
      } else if (kind === "text") line = words;
      if (kind === "row" && !isInTable) {
        heads = cellsOf(text).map((cell) => splitReadable(readable(cell)));
        isInTable = true;
      }
      wasItem = kind === "item" || kind === "row";
      before = words;
      return setting;
    },
  };
}

/** The cells of a row; what stands before its first stroke is one too. */
export function cellsOf(row: string): string[] {
  return row.split("|");
}

/** A line that is nothing but a title: "**What to avoid:**". */
export function isTitle(words: string[]): boolean {
  return words.length <= 8 && (words.at(-1) === ":" || !/[.!?]/.test(words.at(-1) ?? "."));
}
