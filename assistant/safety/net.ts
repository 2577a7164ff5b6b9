/**
 * A small net that reads a sentence together with the one before it and what the member said. What is learned of single
 * features counts the same in every answer; the net knows what they mean beside each other.
 */
import { readFileSync } from "node:fs";
import { placeAmong } from "./learned.ts";
import { readable } from "./readable.ts";
import { splitReadable } from "./split-readable.ts";

/** How many numbers stand for a word, a mark, and a word that was said beside it. */
export const [wordWidth, markWidth, besideWidth] = [24, 16, 8];
const [wordRows, stemRows, markRows, besideRows] = [1 << 14, 1 << 13, 1 << 11, 1 << 13];
/** What is decided by: of each number of the words the most, the least and the whole, then the marks and what was said beside. */
export const [fromLeast, fromWhole, fromMarks] = [wordWidth, 2 * wordWidth, 3 * wordWidth];
export const fromBeside = fromMarks + markWidth;
export const inputs = fromBeside + besideWidth;
export const hiddenUnits = 24;

/** Its parts in the order of the file, and how many numbers each has. */
export const sizes = {
  words: wordRows * wordWidth,
  stems: stemRows * wordWidth,
  marks: markRows * markWidth,
  beside: besideRows * besideWidth,
  hidden: hiddenUnits * inputs,
  hiddenBias: hiddenUnits,
  out: hiddenUnits,
  outBias: 1,
};
export type Block = keyof typeof sizes;
export const blocks = Object.keys(sizes) as Block[];
export type Net = Record<Block, Float32Array>;

/** Where the numbers begin of each word of a sentence, of its beginning, of each mark, and of what was said beside it. */
export type NetInput = { words: Uint32Array; stems: Uint32Array; marks: Uint32Array; beside: Uint32Array };

/** What a sentence stands in: the member's words, as {@link saidBy} found them, and the sentence before. */
export type Beside = { said: Uint32Array; before: string };
export const nothingBeside: Beside = { said: new Uint32Array(), before: "" };

/** More of a sentence, and of what was said, tells nothing new. */
const [mostWords, mostSaid, mostBefore] = [50, 60, 30];
const stemLength = 5;

const rowsOf = (texts: string[], rows: number, width: number) =>
  Uint32Array.from(texts, (text) => placeAmong(text, rows) * width);

/** What a net is given of a sentence: its words, what is known of it, and what it stands in. */
export function netInputOf(words: string[], marks: Iterable<string>, { said, before }: Beside): NetInput {
  const read = words.slice(0, mostWords);
  const stems = read.map((word) => word.slice(0, stemLength));
  const passed = splitReadable(before)
    .slice(0, mostBefore)
    .map((word) => `before ${word}`);
  return {
    words: rowsOf(read, wordRows, wordWidth),
    stems: rowsOf(stems, stemRows, wordWidth),
    marks: rowsOf([...marks], markRows, markWidth),
    beside: Uint32Array.from([...said, ...rowsOf(passed, besideRows, besideWidth)]),
  };
}

/** What a member asks and told, the latest first, as a net is given it. */
export function saidBy(texts: string[]): Uint32Array {
  const words: string[] = [];
  for (const text of texts) {
    if (words.length >= mostSaid) break;
    if (text !== "") words.push(...splitReadable(readable(text)), ".");
  }
  return rowsOf(words.slice(0, mostSaid), besideRows, besideWidth);
}

/** What a net makes of a sentence on the way to what it says of it; training goes back over it. */
export type Passed = {
  inputs: Float32Array;
  /** At which word each number is largest, and at which it is least; -1 where none is above or below nothing. */
  foundAt: Int32Array;
  hidden: Float32Array;
};

export function createPassed(): Passed {
  return {
    inputs: new Float32Array(inputs),
    foundAt: new Int32Array(fromWhole),
    hidden: new Float32Array(hiddenUnits),
  };
}

/** The first half: from words to what is decided by. */
export function gather(net: Net, input: NetInput, { inputs: into, foundAt }: Passed): void {
  into.fill(0);
  foundAt.fill(-1);
  const count = input.words.length;
  const ofWord = 1 / Math.sqrt(count || 1);
  for (let place = 0; place < count; place += 1) {
    const [word, stem] = [input.words[place] ?? 0, input.stems[place] ?? 0];
    for (let each = 0; each < wordWidth; each += 1) {
      const value = (net.words[word + each] ?? 0) + (net.stems[stem + each] ?? 0);
      into[fromWhole + each] = (into[fromWhole + each] ?? 0) + value * ofWord;
      if (value > (into[each] ?? 0)) {
        into[each] = value;
        foundAt[each] = place;
      } else if (value < -(into[fromLeast + each] ?? 0)) {
        into[fromLeast + each] = -value;
        foundAt[fromLeast + each] = place;
      }
    }
  }
  addRows(net.marks, input.marks, { width: markWidth, first: fromMarks }, into);
  addRows(net.beside, input.beside, { width: besideWidth, first: fromBeside }, into);
}

/** The other half: what it says of the sentence, as a logit. */
export function decide(net: Net, passed: Passed): number {
  let sum = net.outBias[0] ?? 0;
  for (let unit = 0; unit < hiddenUnits; unit += 1) {
    let own = net.hiddenBias[unit] ?? 0;
    const from = unit * inputs;
    for (let each = 0; each < inputs; each += 1)
      own += (net.hidden[from + each] ?? 0) * (passed.inputs[each] ?? 0);
    const felt = Math.max(own, 0);
    passed.hidden[unit] = felt;
    sum += felt * (net.out[unit] ?? 0);
  }
  return sum;
}

/** Rows of a table, as a whole that grows no larger with their number than chance makes it. */
function addRows(
  table: Float32Array,
  rows: Uint32Array,
  { width, first }: { width: number; first: number },
  into: Float32Array,
): void {
  const scale = 1 / Math.sqrt(rows.length || 1);
  for (const row of rows) {
    for (let each = 0; each < width; each += 1)
      into[first + each] = (into[first + each] ?? 0) + (table[row + each] ?? 0) * scale;
  }
}

/** A net by its name, loaded when it is asked for the first time; what it says is a logit. */
export function openNet(name: string): (input: NetInput) => number {
  let loaded: { net: Net; passed: Passed } | undefined;
  return (input) => {
    loaded ??= { net: loadNet(name), passed: createPassed() };
    gather(loaded.net, input, loaded.passed);
    return decide(loaded.net, loaded.passed);
  };
}

function loadNet(name: string): Net {
  // We wrote both files ourselves; a test holds them to the answers.
  const { steps }: { steps: Record<Block, number> } = JSON.parse(
    readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"),
  );
  const bytes = readFileSync(new URL(`${name}.bin`, import.meta.url));
  let start = 0;
  const parts = blocks.map((block) => {
    const own = new Int8Array(bytes.buffer, bytes.byteOffset + start, sizes[block]);
    start += sizes[block];
    return [block, Float32Array.from(own, (weight) => weight * steps[block])];
  });
  return Object.fromEntries(parts);
}
