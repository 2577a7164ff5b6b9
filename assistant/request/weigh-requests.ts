import { readFileSync } from "node:fs";
import { type LengthSense, lengthSenses } from "./lengths.ts";
import {
  aspects,
  changes,
  ownTopics,
  type Refusal,
  refusals,
  studioTopics,
  targets,
  type Wants,
  wants,
} from "./request.ts";
import { type Stance, stances } from "./stances.ts";

/** Where somebody may want to stay throughout. */
export const onlyIn = ["only chair", "only standing", "only lying", "only sitting"] as const;

/** What is learned of requests: what they want and change, what they are about, what they think of what they name. */
export const learned = {
  intents: { labels: wants, places: 1 << 17 },
  changes: { labels: changes, places: 1 << 15 },
  targets: { labels: targets, places: 1 << 13 },
  stances: { labels: stances, places: 1 << 14 },
  lengths: { labels: lengthSenses, places: 1 << 15 },
  aspects: { labels: aspects, places: 1 << 13 },
  studioTopics: { labels: studioTopics, places: 1 << 13 },
  ownTopics: { labels: ownTopics, places: 1 << 13 },
  /** The one of which several may be true: each is learned by itself. */
  bounds: { labels: [...refusals, ...onlyIn], places: 1 << 13 },
} as const;
export type Learned = keyof typeof learned;
type LabelOf<L extends Learned> = (typeof learned)[L]["labels"][number];

/** What `npm run train` wrote: for each label a bias, and what one step of its weights is worth. */
type Scales = { stamp: string; scales: Record<Learned, { bias: number; step: number }[]> };
type Weights = { bias: number; step: number; of: Int8Array };

let weights: Record<Learned, Weights[]> | undefined;

/** What a message may want, the likeliest first. Without an answer before it there is nothing to change. */
export function weighIntents(features: Uint32Array, hasBefore: boolean): { intent: Wants; odds: number }[] {
  const possible = wants.filter((intent) => hasBefore || intent !== "change");
  const scores = weigh("intents", features);
  const odds = oddsOf(possible.map((intent) => scores[wants.indexOf(intent)] ?? 0));
  return possible
    .map((intent, index) => ({ intent, odds: odds[index] ?? 0 }))
    .toSorted((a, b) => b.odds - a.odds);
}

/** The likeliest of the labels. */
export function weighLabel<L extends Learned>(name: L, features: Uint32Array): LabelOf<L> {
  const scores = weigh(name, features);
  const labels: readonly LabelOf<L>[] = learned[name].labels;
  const best = labels[scores.indexOf(Math.max(...scores))];
  if (best === undefined) throw new Error(`There are no weights for ${name}.`);
  return best;
}

/** To leave out what was welcome is the lesser harm: less than even odds refuse it, and still less what grammar refuses. */
const refusedFrom = 0.3;
const refusedByGrammarFrom = 0.12;
/** Where grammar says that somebody wants to stay there, so many times as much is needed against it. */
const stayByGrammar = 4;

export function weighStance(features: Uint32Array, grammar: Stance): Stance {
  const [told = 0, refused = 0, only = 0] = oddsOf(weigh("stances", features));
  if (refused >= (grammar === "refused" ? refusedByGrammarFrom : refusedFrom) && refused >= only)
    return "refused";
  return only * (grammar === "only" ? stayByGrammar : 1) > told ? "only" : "told";
}

/** How likely each sense of a number is. */
export function weighLength(features: Uint32Array): Record<LengthSense, number> {
  const [told = 0, length = 0, more = 0, less = 0] = oddsOf(weigh("lengths", features));
  return { told, length, more, less };
}

/** Nearly all that is said after meals is of the session before them: it takes much to be of the meals, and little to be unsure. */
const mealsFrom = 0.9;
const mealsMaybeFrom = 0.3;

/** What a change after meals is of, where it is sure. */
export function weighTarget(features: Uint32Array): (typeof targets)[number] | undefined {
  const [, meals = 0] = oddsOf(weigh("targets", features));
  if (meals >= mealsFrom) return "meals";
  return meals < mealsMaybeFrom ? "session" : undefined;
}

/** From which odds on a message refuses something that it does not name: "my wrists are on strike". */
const unnamedFrom = 0.4;
/** And from which on somebody wants to stay somewhere: all else is left out then, so it takes more. */
const stayFrom = 0.6;

/** What a message refuses, and where its writer wants to stay, whatever it names. */
export function weighBounds(features: Uint32Array): { refused: Refusal[]; only: (typeof onlyIn)[number][] } {
  const odds = weigh("bounds", features).map((score) => 1 / (1 + Math.exp(-score)));
  return {
    refused: refusals.filter((_, index) => (odds[index] ?? 0) >= unnamedFrom),
    only: onlyIn.filter((_, index) => (odds[refusals.length + index] ?? 0) >= stayFrom),
  };
}

function weigh(name: Learned, features: Uint32Array): number[] {
  weights ??= loadWeights();
  const last = learned[name].places - 1;
  const scale = 1 / Math.sqrt(features.length || 1);
  return weights[name].map(({ bias, step, of }) => {
    let sum = 0;
    for (const feature of features) sum += of[feature & last] ?? 0;
    return bias + sum * step * scale;
  });
}

function oddsOf(scores: number[]): number[] {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** What the weights were made from. */
export function readRequestsStamp(): string {
  return readScales().stamp;
}

function loadWeights(): Record<Learned, Weights[]> {
  const bytes = readFileSync(new URL("requests.bin", import.meta.url));
  const { scales } = readScales();
  let start = bytes.byteOffset;
  const take = (name: Learned) =>
    scales[name].map((scale) => {
      const of = new Int8Array(bytes.buffer, start, learned[name].places);
      start += of.length;
      return { ...scale, of };
    });
  return {
    intents: take("intents"),
    changes: take("changes"),
    targets: take("targets"),
    stances: take("stances"),
    lengths: take("lengths"),
    aspects: take("aspects"),
    studioTopics: take("studioTopics"),
    ownTopics: take("ownTopics"),
    bounds: take("bounds"),
  };
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("requests.json", import.meta.url), "utf8"));
}
