import { featuresOf, places } from "../assistant/triage/features.ts";

export type Example = { features: Uint32Array /** How true it is, from 0 to 1. */; truth: number };

export type Weights = { bias: number; of: Float32Array };

/** How often everything is gone through. Where there is a great deal of it, fewer times teach as much. */
const usualEpochs = 9;
export const fewerEpochs = 6;
const rate = 0.5;
/** Pulls every weight towards nothing, so that what was seen once means little. */
const decay = 1e-4;

/** How often examples are gone through, and from which miss on one still teaches something. */
export type Pace = { epochs: number; decay: number; leastMiss: number };
const thoroughly: Pace = { epochs: usualEpochs, decay, leastMiss: 0 };
/** For few examples. */
export const patiently: Pace = { ...thoroughly, epochs: 14 };
/** For a great many examples of which most are soon known: a third of the work, and strangers are judged better for it. */
export const briskly: Pace = { epochs: 4, decay: 5 * decay, leastMiss: 0.02 };

/** Logistic regression by AdaGrad, the same for the same examples in the same order. */
export function learn(examples: Example[], size = places, pace = thoroughly): Weights {
  // Each weight lies beside the squares of its slopes: fetching them from memory is most of the work.
  const pairs = new Float32Array(2 * size);
  for (let at = 1; at < pairs.length; at += 2) pairs[at] = 1e-6;
  let bias = 0;
  let biasSquares = 1e-6;
  const slots = slotsByUse(examples, size);
  const order = examples.map(({ features, truth }) => ({
    features: features.map((feature) => slots[feature & (size - 1)] ?? 0),
    truth,
    restsUntil: 0,
  }));
  const random = seeded();
  for (let epoch = 0; epoch < pace.epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      if (example.restsUntil > epoch) continue;
      const { features, truth } = example;
      const scale = 1 / Math.sqrt(features.length || 1);
      const miss = logistic(sumUp(pairs, features, bias, scale)) - truth;
      if (Math.abs(miss) < pace.leastMiss) {
        example.restsUntil = epoch + 2;
        continue;
      }
      adjust(pairs, features, miss * scale, pace.decay);
      biasSquares += miss * miss;
      bias -= (rate * miss) / Math.sqrt(biasSquares);
    }
  }
  return { bias, of: Float32Array.from({ length: size }, (_, place) => pairs[2 * (slots[place] ?? 0)] ?? 0) };
}

/** For each place a slot of its own, the most used first: what is needed often stays near. */
function slotsByUse(examples: { features: Uint32Array }[], size: number): Uint32Array {
  const uses = new Uint32Array(size);
  for (const { features } of examples) {
    for (const feature of features) uses[feature & (size - 1)] = (uses[feature & (size - 1)] ?? 0) + 1;
  }
  const placesByUse = Uint32Array.from(uses.keys()).sort(
    (one, other) => (uses[other] ?? 0) - (uses[one] ?? 0),
  );
  const slots = new Uint32Array(size);
  for (const [slot, place] of placesByUse.entries()) slots[place] = slot;
  return slots;
}

function sumUp(pairs: Float32Array, features: Uint32Array, bias: number, scale: number): number {
  const mask = pairs.length - 1;
  let sum = bias;
  for (let index = 0; index < features.length; index += 1) {
    const at = ((features[index] ?? 0) << 1) & mask;
    sum += (pairs[at] ?? 0) * scale;
  }
  return sum;
}

function adjust(pairs: Float32Array, features: Uint32Array, push: number, pull: number): void {
  const mask = pairs.length - 1;
  for (let index = 0; index < features.length; index += 1) {
    const at = ((features[index] ?? 0) << 1) & mask;
    const weight = pairs[at] ?? 0;
    const slope = push + pull * weight;
    const squares = Math.fround((pairs[at + 1] ?? 0) + slope * slope);
    pairs[at + 1] = squares;
    pairs[at] = weight - (rate * slope) / Math.sqrt(squares);
  }
}

/** What is this near to the truth has nothing left to teach, and there is much of it. */
const leastMiss = 0.02;
/** The same of one label among several. */
const leastMissOfOne = 0.005;

export type Labelled = { features: Uint32Array; label: number /** How much it counts. */; weight: number };

/** The same for one label out of several (softmax): the weights of each label in turn. */
export function learnLabels(
  examples: Labelled[],
  labels: number,
  size: number,
  epochs = usualEpochs,
): Weights[] {
  return learnSeveral(examples, { labels, size, epochs }, (scores, { label, weight }) => {
    const largest = Math.max(...scores);
    const sum = scores.reduce((all, score) => all + Math.exp(score - largest), 0);
    for (let each = 0; each < labels; each += 1) {
      const odds = Math.exp((scores[each] ?? 0) - largest) / sum;
      scores[each] = (odds - (each === label ? 1 : 0)) * weight;
    }
  });
}

export type Marked = { features: Uint32Array /** Which labels are true of it. */; labels: Set<number> };

/** The same for labels of which any number may be true, each by itself. */
export function learnEach(examples: Marked[], labels: number, size: number, epochs = usualEpochs): Weights[] {
  return learnSeveral(examples, { labels, size, epochs }, (scores, example) => {
    for (let each = 0; each < labels; each += 1) {
      scores[each] = logistic(scores[each] ?? 0) - (example.labels.has(each) ? 1 : 0);
    }
  });
}

/** Weights of several labels at once; `toMisses` turns the scores of an example into how far off each was. */
function learnSeveral<E extends { features: Uint32Array }>(
  examples: E[],
  { labels, size, epochs }: { labels: number; size: number; epochs: number },
  toMisses: (scores: Float32Array, example: E) => void,
): Weights[] {
  // Weights of one place lie together, each beside the squares of its slopes: whatever is needed is read in one go.
  const pairs = new Float32Array(2 * size * labels);
  for (let at = 1; at < pairs.length; at += 2) pairs[at] = 1e-6;
  const width = 2 * labels;
  const biases = new Float32Array(labels);
  const biasSquares = new Float32Array(labels).fill(1e-6);
  const misses = new Float32Array(labels);
  const missed = new Uint8Array(labels);
  const slots = slotsByUse(examples, size);
  const order = examples.map((example) => ({
    example,
    starts: example.features.map((feature) => (slots[feature & (size - 1)] ?? 0) * width),
    restsUntil: 0,
  }));
  const random = seeded();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const one of order) {
      if (one.restsUntil > epoch) continue;
      const { example, starts } = one;
      const scale = 1 / Math.sqrt(starts.length || 1);
      misses.set(biases);
      for (let index = 0; index < starts.length; index += 1) {
        const start = starts[index] ?? 0;
        for (let each = 0; each < labels; each += 1)
          misses[each] = (misses[each] ?? 0) + (pairs[start + 2 * each] ?? 0) * scale;
      }
      toMisses(misses, example);
      if (misses.every((miss) => Math.abs(miss) < leastMiss)) {
        one.restsUntil = epoch + 2;
        continue;
      }
      // Most labels are far from true, and known to be.
      let count = 0;
      for (let each = 0; each < labels; each += 1) {
        if (Math.abs(misses[each] ?? 0) < leastMissOfOne) continue;
        missed[count] = each;
        count += 1;
      }
      for (let index = 0; index < starts.length; index += 1) {
        const start = starts[index] ?? 0;
        for (let which = 0; which < count; which += 1) {
          const each = missed[which] ?? 0;
          const place = start + 2 * each;
          const weight = pairs[place] ?? 0;
          const slope = (misses[each] ?? 0) * scale + decay * weight;
          const squares = Math.fround((pairs[place + 1] ?? 0) + slope * slope);
          pairs[place + 1] = squares;
          pairs[place] = weight - (rate * slope) / Math.sqrt(squares);
        }
      }
      for (let each = 0; each < labels; each += 1) {
        const miss = misses[each] ?? 0;
        biasSquares[each] = (biasSquares[each] ?? 0) + miss * miss;
        biases[each] = (biases[each] ?? 0) - (rate * miss) / Math.sqrt(biasSquares[each] ?? 1);
      }
    }
  }
  return Array.from(biases, (bias, label) => ({
    bias,
    of: Float32Array.from(
      { length: size },
      (_, place) => pairs[(slots[place] ?? 0) * width + 2 * label] ?? 0,
    ),
  }));
}

export function probability(weights: Weights, features: Uint32Array): number {
  return logistic(logitOf(weights, features));
}

export function logitOf({ bias, of }: Weights, features: Uint32Array): number {
  const scale = 1 / Math.sqrt(features.length || 1);
  let sum = bias;
  for (const feature of features) sum += (of[feature & (of.length - 1)] ?? 0) * scale;
  return sum;
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

export type Quantised = { bias: number; step: number; weights: Int8Array };

/** Weights in steps small enough to be told apart and few enough for one byte each. */
export function quantise({ bias, of }: Weights): Quantised {
  const sizes = Float32Array.from(of, Math.abs).toSorted();
  // A handful of extremes must not make everybody else's steps coarse.
  const largest = sizes[Math.floor(sizes.length * 0.9999)] || 1;
  const step = largest / 127;
  const weights = Int8Array.from(of, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))));
  return { bias, step, weights };
}

export function exampleOf(text: string, truth: number): Example {
  return { features: featuresOf(text), truth };
}

export function seeded(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffle<T>(items: T[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, two] = [items[index], items[other]];
    if (one === undefined || two === undefined) continue;
    items[index] = two;
    items[other] = one;
  }
}
