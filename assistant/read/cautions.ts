/** What to leave out for somebody, learned from what people wrote of themselves: a net under the named conditions. */
import { readFileSync } from "node:fs";
import { areaWords, refusableWords } from "../../handbook/language/request-words.ts";
import { type Strain, strains } from "../../handbook/types.ts";
import { normalise } from "../safety/words.ts";
import { featuresWith } from "../triage/features.ts";
import { namesUnlisted } from "./name-unlisted.ts";
import { createPhraseFinder } from "./phrase-finder.ts";
import type { Reading } from "./read.ts";

export const cautionPlaces = 1 << 14;
/** Whether there is anything to take care of at all is learned beside what that is. */
export const cautionLabels = ["anything", ...strains] as const;

/** What `npm run train` wrote: for each label a bias, and what one step of its weights is worth. */
type Scales = { stamp: string; scales: { bias: number; step: number }[] };

/** To leave out what would have been fine is the lesser harm, the more so where nobody knows what it is. */
const leftOutFrom = 0.008;
const leftOutOfUnknownFrom = 0.004;
/** Below this there is nothing to take care of. */
const anythingFrom = 0.03;
const carefulFrom = 0.05;
const unknownFrom = 0.12;

/** What nobody who lives with something is given unasked, whatever it is: those belong into a class, with a teacher who sees them. */
const withCare: Strain[] = [
  "head below heart",
  "full inversion",
  "weight on head or neck",
  "deep backbend",
  "deep twist",
  "deep forward fold",
  "rounded spine under load",
  "end of range in the shoulders",
  "strong belly work",
  "pressure on the pelvic floor",
  "breath holding",
  "forceful breathing",
  "quick rising",
  "jumping",
  "neck circles",
  "hard effort",
];

/** What else is left out for somebody who lives with something that has no name here: what is left is very gentle. */
const withGreatCare: Strain[] = [
  ...withCare,
  "lying on the belly",
  "lying flat on the back",
  "rounded spine",
  "weight on shoulders",
  "weight on wrists",
  "arms overhead",
  "wide legs",
  "deep hip stretch",
  "deep knee bend",
  "knee twist",
  "kneeling",
  "balance",
  "uneven legs",
  "legs above heart",
  "long standing still",
];

/** All labels, in the order in which they are weighed: first what is never left out unasked, and last what is most often. */
const weighed = cautionLabels.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(label: string): number {
  const isIn = (list: string[]) => Number(list.includes(label));
  return label === "anything" ? -1 : isIn(withGreatCare) + isIn(withCare);
}

/** Two labels share a number, a lane, each in its half of it: so shifted no weight is below 0, and so many fit into a half. */
const shift = 128;
const mostInHalf = 256;
/** How many lanes are added up in one go. */
const atOnce = 4;
const lanes = atOnce * Math.ceil(weighed.length / 2 / atOnce);
const nothing = { bias: 0, step: 0 };

/** What a text says of somebody, as far as cautions are weighed by it. */
type Told = Pick<Reading, "words" | "conditions" | "complaints" | "times" | "pregnancyWeeks">;

let weights: { scales: Scales["scales"]; of: Int32Array } | undefined;

/** What to leave out beyond what the conditions that were understood say. */
export function findCautions(text: string, told: Told): Strain[] {
  const { conditions } = told;
  const features = cautionFeatures(text, told);
  const first = weigh(features, 0, 1);
  const [anything = 0] = first;
  // Whatever else is known of somebody, what has no entry here is not.
  const isUnlisted = namesUnlisted(told.words);
  const isLiving = anything >= anythingFrom || conditions.length > 0 || isUnlisted;
  if (!isLiving) return [];
  const isUnknown = isUnlisted || (anything >= unknownFrom && conditions.length === 0);
  const isCareful = anything >= carefulFrom || conditions.some(({ isLocal }) => !isLocal);
  const always = isUnknown ? withGreatCare : isCareful ? withCare : [];
  const from = isUnknown ? leftOutOfUnknownFrom : leftOutFrom;
  // Whatever is left out anyway need not be weighed.
  const odds = [...first, ...weigh(features, first.length, weighed.length - always.length)];
  const likely = new Set<string>(weighed.filter((_, index) => (odds[index] ?? 0) >= from));
  return strains.filter((strain) => likely.has(strain) || always.includes(strain));
}

/** What cautions are weighed by; training sees a text exactly as this does. */
export function cautionFeatures(text: string, told: Told): Uint32Array {
  const { conditions, complaints, pregnancyWeeks } = told;
  const places = findPlaces(told.words);
  const ages = [...new Set(told.times.map(({ days }) => ageOf(days)))];
  return featuresWith(normalise(text), [
    ...conditions.map(({ id }) => `has ${id}`),
    ...complaints.map(({ id }) => `for ${id}`),
    ...places,
    ...ages.flatMap((age) => [age, ...places.map((place) => `${place} ${age}`)]),
    ...(pregnancyWeeks === undefined ? [] : [`pregnant for ${Math.floor(pregnancyWeeks / 7) * 7} weeks`]),
  ]);
}

let finder: ReturnType<typeof createPhraseFinder<string>> | undefined;
/** The parts of the body and the positions that are named. */
function findPlaces(words: Told["words"]): string[] {
  finder ??= createPhraseFinder(
    "en",
    Object.entries({ ...areaWords, ...refusableWords }).map(([item, list]) => ({ item, list })),
  );
  return [...new Set(finder.find(words, { allowsSlips: false }).map(({ item }) => item))];
}

function ageOf(days: number): string {
  if (days < 21) return "since days";
  if (days < 100) return "since weeks";
  return days < 400 ? "since months" : "since years";
}

/** How likely those from one to another are, of what is weighed, and a few more: all that are added up together. */
function weigh(features: Uint32Array, from: number, to: number): number[] {
  weights ??= loadWeights();
  const { scales, of } = weights;
  const scale = 1 / Math.sqrt(features.length || 1);
  const odds: number[] = [];
  for (let lane = from / 2; 2 * lane < to; lane += atOnce) {
    for (const sum of sumLanes(features, of, lane)) {
      const { bias, step } = scales[from + odds.length] ?? nothing;
      odds.push(1 / (1 + Math.exp(-(bias + sum * step * scale))));
    }
  }
  return odds;
}

/** What all features weigh together, from a lane on. */
function sumLanes(features: Uint32Array, of: Int32Array, lane: number): number[] {
  const sums = new Array<number>(2 * atOnce).fill(-shift * features.length);
  for (let start = 0; start < features.length; start += mostInHalf) {
    const end = Math.min(start + mostInHalf, features.length);
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let index = start; index < end; index += 1) {
      const at = ((features[index] ?? 0) & (cautionPlaces - 1)) * lanes + lane;
      first = (first + (of[at] ?? 0)) | 0;
      second = (second + (of[at + 1] ?? 0)) | 0;
      third = (third + (of[at + 2] ?? 0)) | 0;
      fourth = (fourth + (of[at + 3] ?? 0)) | 0;
    }
    [first, second, third, fourth].forEach((both, index) => {
      sums[2 * index] = (sums[2 * index] ?? 0) + (both & 0xffff);
      sums[2 * index + 1] = (sums[2 * index + 1] ?? 0) + (both >>> 16);
    });
  }
  return sums;
}

/** What the weights were made from. */
export function readCautionsStamp(): string {
  return readScales().stamp;
}

/** What a place weighs for all labels lies together, two of them in each number: they are asked for at once. */
function loadWeights() {
  const { scales } = readScales();
  const bytes = readFileSync(new URL("cautions.bin", import.meta.url));
  const of = new Int32Array(cautionPlaces * lanes);
  const inOrder = weighed.map((label) => cautionLabels.indexOf(label));
  inOrder.forEach((label, order) => {
    for (let place = 0; place < cautionPlaces; place += 1) {
      const at = place * lanes + (order >> 1);
      const weight = bytes.readInt8(label * cautionPlaces + place) + shift;
      of[at] = (of[at] ?? 0) + (weight << ((order % 2) * 16));
    }
  });
  return { scales: inOrder.map((label) => scales[label] ?? nothing), of };
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("cautions.json", import.meta.url), "utf8"));
}
