import { featuresOf, places } from "../assistant/triage/features.ts";

export type Example = { features: Uint32Array /** How true it is, from 0 to 1. */; truth: number };

export type Weights = { bias: number; of: Float32Array };

const epochs = 14;
const rate = 0.5;
/** Pulls every weight towards nothing, so that what was seen once means little. */
const decay = 1e-4;

/** Logistic regression by AdaGrad, the same for the same examples in the same order. */
export function learn(examples: Example[], size = places): Weights {
  const of = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const order = examples.slice();
  const random = seeded();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const { features, truth } of order) {
      const scale = 1 / Math.sqrt(features.length || 1);
      const miss = probability({ bias, of }, features) - truth;
      for (const feature of features) {
        const place = feature & (size - 1);
        const slope = miss * scale + decay * (of[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + slope * slope;
        of[place] = (of[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
      }
      biasSquares += miss * miss;
      bias -= (rate * miss) / Math.sqrt(biasSquares);
    }
  }
  return { bias, of };
}

export function probability({ bias, of }: Weights, features: Uint32Array): number {
  const scale = 1 / Math.sqrt(features.length || 1);
  let sum = bias;
  for (const feature of features) sum += (of[feature & (of.length - 1)] ?? 0) * scale;
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

function seeded(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [one, two] = [items[index], items[other]];
    if (one === undefined || two === undefined) continue;
    items[index] = two;
    items[other] = one;
  }
}
