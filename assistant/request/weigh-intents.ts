import { readFileSync } from "node:fs";
import { type Wants, wants } from "./request.ts";

export const intentPlaces = 1 << 15;

/** What `npm run train` wrote: for each intent a bias, and what one step of its weights is worth. */
type Scales = { stories: string; scales: { bias: number; step: number }[] };

let weights: { bias: number; step: number; of: Int8Array }[] | undefined;

/** What a message may want, the likeliest first. Without an answer before it there is nothing to change. */
export function weighIntents(features: Uint32Array, hasBefore: boolean): Wants[] {
  weights ??= loadWeights();
  const scale = 1 / Math.sqrt(features.length || 1);
  const weighed = weights.map(({ bias, step, of }, index) => {
    let sum = 0;
    for (const feature of features) sum += of[feature & (intentPlaces - 1)] ?? 0;
    return { intent: wants[index] ?? "out of scope", score: bias + sum * step * scale };
  });
  return weighed
    .filter(({ intent }) => hasBefore || intent !== "change")
    .toSorted((a, b) => b.score - a.score)
    .map(({ intent }) => intent);
}

/** Which requests the weights were made from. */
export function readIntentsStamp(): string {
  return readScales().stories;
}

function loadWeights() {
  const bytes = readFileSync(new URL("intents.bin", import.meta.url));
  return readScales().scales.map(({ bias, step }, index) => ({
    bias,
    step,
    of: new Int8Array(bytes.buffer, bytes.byteOffset + index * intentPlaces, intentPlaces),
  }));
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("intents.json", import.meta.url), "utf8"));
}
