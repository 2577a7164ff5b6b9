import { readFileSync } from "node:fs";
import type { UrgentKind } from "../../contract/urgent.ts";
import { circumstancesOfParts, type Range } from "./circumstances.ts";
import { featuresAmong, featuresOf, places, tokensOf } from "./features.ts";

/** The kinds that are learned beside the urgency; whatever is none of them is an emergency of the body. */
export const learnedKinds = ["self-harm", "eating", "danger"] as const satisfies UrgentKind[];
export const kindPlaces = 1 << 16;

/** What `npm run train` wrote: for each scale a bias and how much one step of its weights is worth. */
type Scales = { stories: string; scales: { bias: number; step: number }[] };

type Scale = { bias: number; step: number; weights: Int8Array };

let scales: Scale[] | undefined;

export type Weighed = {
  /** How likely a message needs help at once, from 0 to 1. */
  urgency: number;
  /** Of which kind that help would be; worked out for whoever asks. */
  readonly kind: UrgentKind;
};

export function weigh(text: string): Weighed {
  return weighFeatures(featuresOf(text));
}

/** Each of several parts of a text by itself. Expects normalised text. */
export function weighParts(plain: string, parts: Range[]): Weighed[] {
  const tokens = tokensOf(plain);
  const circumstances = circumstancesOfParts(plain, parts);
  const countBefore = (place: number) => {
    let [low, high] = [0, tokens.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens.starts[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return parts.map(({ start, end }, index) => {
    const from = countBefore(start);
    return weighFeatures(featuresAmong(tokens, from, countBefore(end), circumstances[index] ?? []));
  });
}

function weighFeatures(features: Uint32Array): Weighed {
  scales ??= loadScales();
  const [ofUrgency] = scales;
  return new WeighedFeatures(ofUrgency ? probabilityOf(ofUrgency, features) : 0, features);
}

/** A class, as a getter of its own would give each of them a shape of its own, which outlives it. */
class WeighedFeatures implements Weighed {
  readonly urgency: number;
  readonly #features: Uint32Array;

  constructor(urgency: number, features: Uint32Array) {
    this.urgency = urgency;
    this.#features = features;
  }

  get kind(): UrgentKind {
    const odds = (scales ?? []).slice(1).map((scale) => probabilityOf(scale, this.#features));
    const most = Math.max(...odds);
    return (most > 0.5 ? learnedKinds[odds.indexOf(most)] : undefined) ?? "emergency";
  }
}

/** Which stories the weights were made from. */
export function readWeightsStamp(): string {
  return readScales().stories;
}

function probabilityOf({ bias, step, weights }: Scale, features: Uint32Array): number {
  const mask = weights.length - 1;
  let sum = 0;
  // An index, not an iterator: this runs some hundred thousand times for a long message.
  for (let index = 0; index < features.length; index += 1) {
    sum += weights[(features[index] ?? 0) & mask] ?? 0;
  }
  return 1 / (1 + Math.exp(-(bias + (sum * step) / Math.sqrt(features.length || 1))));
}

function loadScales(): Scale[] {
  const bytes = readFileSync(new URL("weights.bin", import.meta.url));
  let offset = 0;
  return readScales().scales.map(({ bias, step }, index) => {
    const length = index === 0 ? places : kindPlaces;
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset + offset, length);
    offset += length;
    return { bias, step, weights };
  });
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to the stories.
  return JSON.parse(readFileSync(new URL("weights.json", import.meta.url), "utf8"));
}
