/** What to leave out for somebody, learned from what people wrote of themselves: a net under the named conditions. */
import { readFileSync } from "node:fs";
import { areaWords, refusableWords } from "../../handbook/language/request-words.ts";
import { type Strain, strains } from "../../handbook/types.ts";
import { normalise } from "../safety/words.ts";
import { featuresWith } from "../triage/features.ts";
import { createPhraseFinder } from "./phrase-finder.ts";
import type { Reading } from "./read.ts";

export const cautionPlaces = 1 << 14;
/** Whether there is anything to take care of at all is learned beside what that is. */
export const cautionLabels = ["anything", ...strains] as const;

/** What `npm run train` wrote: for each label a bias, and what one step of its weights is worth. */
type Scales = { stamp: string; scales: { bias: number; step: number }[] };

/** To leave out what would have been fine is the lesser harm, the more so where nobody knows what it is. */
const leftOutFrom = 0.05;
const leftOutOfUnknownFrom = 0.02;
/** Below this there is nothing to take care of. */
const anythingFrom = 0.1;
const carefulFrom = 0.15;
const unknownFrom = 0.3;

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
  "long standing still",
];

/** What a text says of somebody, as far as cautions are weighed by it. */
type Told = Pick<Reading, "words" | "conditions" | "complaints" | "times" | "pregnancyWeeks">;

let weights: { scales: Scales["scales"]; of: Int32Array; width: number } | undefined;

/** What to leave out beyond what the conditions that were understood say. */
export function findCautions(text: string, told: Told): Strain[] {
  const { conditions } = told;
  const features = cautionFeatures(text, told);
  const [anything = 0, ...odds] = weigh(features);
  const isLiving = anything >= anythingFrom || conditions.length > 0;
  if (!isLiving) return [];
  const isUnknown = anything >= unknownFrom && conditions.length === 0;
  const isCareful = anything >= carefulFrom || conditions.some(({ isLocal }) => !isLocal);
  const always = isUnknown ? withGreatCare : isCareful ? withCare : [];
  const from = isUnknown ? leftOutOfUnknownFrom : leftOutFrom;
  return strains.filter((strain, index) => (odds[index] ?? 0) >= from || always.includes(strain));
}

/** What cautions are weighed by; training sees a text exactly as this does. */
export function cautionFeatures(text: string, told: Told): Uint32Array {
  const { conditions, complaints, pregnancyWeeks } = told;
  const places = findPlaces(told.words);
  const ages = [...new Set(told.times.map(({ days }) => ageOf(days)))];
  return featuresWith(normalise(text).trim(), [
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

/** How likely each label is. */
function weigh(features: Uint32Array): number[] {
  weights ??= loadWeights();
  const { scales, of, width } = weights;
  const sums = new Int32Array(2 * width);
  const lanes = new Int32Array(width);
  for (let start = 0; start < features.length; start += mostAtOnce) {
    const end = Math.min(start + mostAtOnce, features.length);
    lanes.fill(0);
    for (let index = start; index < end; index += 1) {
      const row = ((features[index] ?? 0) & (cautionPlaces - 1)) * width;
      for (let lane = 0; lane < width; lane += 1) lanes[lane] = (lanes[lane] ?? 0) + (of[row + lane] ?? 0);
    }
    for (let label = 0; label < sums.length; label += 1) {
      const sum = ((lanes[label >> 1] ?? 0) >>> shiftOf(label)) & 0xffff;
      sums[label] = (sums[label] ?? 0) + sum - (end - start) * shift;
    }
  }
  const scale = 1 / Math.sqrt(features.length || 1);
  return scales.map(({ bias, step }, label) => {
    const sum = sums[label] ?? 0;
    return 1 / (1 + Math.exp(-(bias + sum * step * scale)));
  });
}

/** What the weights were made from. */
export function readCautionsStamp(): string {
  return readScales().stamp;
}

/** Two labels share a number, each in its half of it: so shifted, no weight is below 0, and so many fit into a half. */
const shift = 128;
const mostAtOnce = 256;
const shiftOf = (label: number) => (label % 2) * 16;

/** What a place weighs for all labels lies together: they are asked for at once. */
function loadWeights() {
  const { scales } = readScales();
  const bytes = readFileSync(new URL("cautions.bin", import.meta.url));
  const width = Math.ceil(scales.length / 2);
  const of = new Int32Array(cautionPlaces * width);
  for (let label = 0; label < scales.length; label += 1) {
    for (let place = 0; place < cautionPlaces; place += 1) {
      const at = place * width + (label >> 1);
      const weight = bytes.readInt8(label * cautionPlaces + place) + shift;
      of[at] = (of[at] ?? 0) + (weight << shiftOf(label));
    }
  }
  return { scales, of, width };
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("cautions.json", import.meta.url), "utf8"));
}
