import {
  type Block,
  besideWidth,
  blocks,
  createPassed,
  decide,
  fromBeside,
  fromLeast,
  fromMarks,
  fromWhole,
  gather,
  hiddenUnits,
  inputs,
  markWidth,
  type Net,
  type NetInput,
  type Passed,
  sizes,
  wordWidth,
} from "../assistant/safety/net.ts";
import { seeded, shuffle } from "./learn.ts";

export type NetExample = { input: NetInput /** How true it is, from 0 to 1. */; truth: number };

const epochs = 2;
const firstRate = 0.08;
/** So much of what is decided by is left out each time, so that nothing is decided by one thing alone. */
const dropped = 0.2;
/** What is this near to the truth teaches nothing, and rests for an epoch. */
const leastMiss = 0.02;

/** Weights, and the squares of their slopes. */
type Table = { weights: Float32Array; squares: Float32Array };
type Learning = Record<Block, Table>;

/** A net by AdaGrad, the same for the same examples in the same order. */
export function learnNet(examples: NetExample[]): Net {
  const random = seeded();
  const net = createNet(random);
  const learning = forEachBlock((block) => ({
    weights: net[block],
    squares: new Float32Array(sizes[block]).fill(1e-6),
  }));
  const order = examples.map(({ input, truth }) => ({ input, truth, restsUntil: 0 }));
  const passed = createPassed();
  const kept = new Float32Array(inputs);
  const slopes = new Float32Array(inputs);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate * (1 - (0.9 * epoch) / epochs);
    shuffle(order, random);
    for (const example of order) {
      if (example.restsUntil > epoch) continue;
      gather(net, example.input, passed);
      for (let each = 0; each < inputs; each += 1) {
        kept[each] = random() < dropped ? 0 : 1 / (1 - dropped);
        passed.inputs[each] = (passed.inputs[each] ?? 0) * (kept[each] ?? 0);
      }
      const miss = 1 / (1 + Math.exp(-decide(net, passed))) - example.truth;
      if (Math.abs(miss) < leastMiss) {
        example.restsUntil = epoch + 2;
        continue;
      }
      goBackOverDecision(learning, { miss, rate }, passed, slopes);
      for (let each = 0; each < inputs; each += 1) slopes[each] = (slopes[each] ?? 0) * (kept[each] ?? 0);
      goBackOverWords(learning, { slopes, rate }, example.input, passed);
      const { marks, beside } = example.input;
      goBackOverRows(learning.marks, marks, { width: markWidth, first: fromMarks }, { slopes, rate });
      goBackOverRows(learning.beside, beside, { width: besideWidth, first: fromBeside }, { slopes, rate });
    }
  }
  return net;
}

/** From what was missed back to what it was decided by. */
function goBackOverDecision(
  learning: Learning,
  { miss, rate }: { miss: number; rate: number },
  passed: Passed,
  slopes: Float32Array,
): void {
  const { hidden, hiddenBias, out, outBias } = learning;
  slopes.fill(0);
  for (let unit = 0; unit < hiddenUnits; unit += 1) {
    const felt = passed.hidden[unit] ?? 0;
    if (felt <= 0) continue;
    const slope = miss * (out.weights[unit] ?? 0);
    adjust(out, unit, miss * felt, rate);
    const from = unit * inputs;
    for (let each = 0; each < inputs; each += 1) {
      slopes[each] = (slopes[each] ?? 0) + slope * (hidden.weights[from + each] ?? 0);
      adjust(hidden, from + each, slope * (passed.inputs[each] ?? 0), rate);
    }
    adjust(hiddenBias, unit, slope, rate);
  }
  adjust(outBias, 0, miss, rate);
}

type Back = { slopes: Float32Array; rate: number };

/** And from there to the words: all of them have a part in the whole, one each in the most and the least. */
function goBackOverWords(learning: Learning, { slopes, rate }: Back, input: NetInput, passed: Passed): void {
  const { words, stems } = learning;
  const count = input.words.length;
  const ofWord = 1 / Math.sqrt(count || 1);
  for (let place = 0; place < count; place += 1) {
    const [word, stem] = [input.words[place] ?? 0, input.stems[place] ?? 0];
    for (let each = 0; each < wordWidth; each += 1) {
      let slope = (slopes[fromWhole + each] ?? 0) * ofWord;
      if (passed.foundAt[each] === place) slope += slopes[each] ?? 0;
      if (passed.foundAt[fromLeast + each] === place) slope -= slopes[fromLeast + each] ?? 0;
      adjust(words, word + each, slope, rate);
      adjust(stems, stem + each, slope, rate);
    }
  }
}

function goBackOverRows(
  table: Table,
  rows: Uint32Array,
  { width, first }: { width: number; first: number },
  { slopes, rate }: Back,
): void {
  const scale = 1 / Math.sqrt(rows.length || 1);
  for (const row of rows) {
    for (let each = 0; each < width; each += 1)
      adjust(table, row + each, (slopes[first + each] ?? 0) * scale, rate);
  }
}

function adjust({ weights, squares }: Table, at: number, slope: number, rate: number): void {
  if (slope === 0) return;
  const square = Math.fround((squares[at] ?? 0) + slope * slope);
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
}

function forEachBlock<Value>(make: (block: Block) => Value): Record<Block, Value> {
  return Object.fromEntries(blocks.map((block) => [block, make(block)])) as Record<Block, Value>;
}

/** How far the first weights lie around nothing; biases begin there. */
const spreads: Partial<Record<Block, number>> = {
  words: 0.1,
  stems: 0.1,
  marks: 0.1,
  beside: 0.1,
  hidden: 1 / Math.sqrt(inputs),
  out: 0.1,
};

function createNet(random: () => number): Net {
  return forEachBlock((block) => {
    const spread = (spreads[block] ?? 0) * Math.sqrt(3);
    return Float32Array.from({ length: sizes[block] }, () => spread * (2 * random() - 1));
  });
}
