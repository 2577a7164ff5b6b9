/** What to leave out for somebody, learned from what people wrote of themselves: a net under the named conditions. */
import { readFileSync } from "node:fs";
import { type Complaint, type Condition, type Strain, strains } from "../../handbook/types.ts";
import { normalise } from "../safety/words.ts";
import { featuresWith } from "../triage/features.ts";

export const cautionPlaces = 1 << 14;
/** Whether there is anything to take care of at all is learned beside what that is. */
export const cautionLabels = ["anything", ...strains] as const;

/** What `npm run train` wrote: for each label a bias, and what one step of its weights is worth. */
type Scales = { stamp: string; scales: { bias: number; step: number }[] };

/** To leave out what would have been fine is the lesser harm. */
const leftOutFrom = 0.2;
const carefulFrom = 0.25;
/** Below this there is nothing to take care of. */
const anythingFrom = 0.15;

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

let weights: { scales: Scales["scales"]; of: Int8Array } | undefined;

/** What to leave out beyond what the conditions that were understood say. */
export function findCautions(text: string, conditions: Condition[], complaints: Complaint[]): Strain[] {
  const features = cautionFeatures(text, conditions, complaints);
  const [anything = 0] = weigh(features, 0, 1);
  const isLiving = anything >= anythingFrom || conditions.length > 0;
  if (!isLiving) return [];
  const odds = weigh(features, 1, cautionLabels.length);
  const isCareful = anything >= carefulFrom || conditions.some(({ isLocal }) => !isLocal);
  return strains.filter(
    (strain, index) => (odds[index] ?? 0) >= leftOutFrom || (isCareful && withCare.includes(strain)),
  );
}

/** What cautions are weighed by; training sees a text exactly as this does. */
export function cautionFeatures(text: string, conditions: Condition[], complaints: Complaint[]): Uint32Array {
  return featuresWith(normalise(text).trim(), [
    ...conditions.map(({ id }) => `has ${id}`),
    ...complaints.map(({ id }) => `for ${id}`),
  ]);
}

/** How likely each label is, from one up to another. */
function weigh(features: Uint32Array, from: number, to: number): number[] {
  weights ??= loadWeights();
  const { scales, of } = weights;
  const sums = new Int32Array(scales.length);
  for (let index = 0; index < features.length; index += 1) {
    const row = ((features[index] ?? 0) & (cautionPlaces - 1)) * sums.length;
    for (let label = from; label < to; label += 1) {
      sums[label] = (sums[label] ?? 0) + (of[row + label] ?? 0);
    }
  }
  const scale = 1 / Math.sqrt(features.length || 1);
  return scales.slice(from, to).map(({ bias, step }, index) => {
    const sum = sums[from + index] ?? 0;
    return 1 / (1 + Math.exp(-(bias + sum * step * scale)));
  });
}

/** What the weights were made from. */
export function readCautionsStamp(): string {
  return readScales().stamp;
}

/** What a place weighs for one label after the other lies together: they are all asked for at once. */
function loadWeights() {
  const { scales } = readScales();
  const bytes = readFileSync(new URL("cautions.bin", import.meta.url));
  const of = new Int8Array(bytes.length);
  for (let label = 0; label < scales.length; label += 1) {
    for (let place = 0; place < cautionPlaces; place += 1) {
      of[place * scales.length + label] = bytes.readInt8(label * cautionPlaces + place);
    }
  }
  return { scales, of };
}

function readScales(): Scales {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("cautions.json", import.meta.url), "utf8"));
}
