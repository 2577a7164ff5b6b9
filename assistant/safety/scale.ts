/** What was learned of sentences: single features, each with its weight, and a small net beside them. */
import { readFileSync } from "node:fs";
import { likelihoodOf, readScales } from "./learned.ts";
import { type NetInput, openNet } from "./net.ts";

/** Something that is weighed, as both see it. */
export type Seen = { features: Uint32Array; input: NetInput };

/** What both together say, each as a logit: how much the net's word counts is tried by writers held back. */
export function weighTogether(ofFeatures: number, ofNet: number, netCounts: number): number {
  return likelihoodOf(ofFeatures + netCounts * ofNet);
}

/** Weights of one byte each, loaded when something is weighed for the first time: how likely it is, from 0 to 1. */
export function createScale(
  name: string,
  { places, netCounts }: { places: number; netCounts: number },
): (seen: Seen) => number {
  let scale: { bias: number; step: number; weights: Int8Array } | undefined;
  const askNet = openNet(`${name}-net`);
  return ({ features, input }) => {
    scale ??= loadScale(name, places);
    let sum = 0;
    for (const feature of features) sum += scale.weights[feature] ?? 0;
    const own = scale.bias + (sum * scale.step) / Math.sqrt(features.length || 1);
    return weighTogether(own, askNet(input), netCounts);
  };
}

function loadScale(name: string, places: number) {
  const [{ bias, step } = { bias: 0, step: 0 }] = readScales(name).scales;
  const bytes = readFileSync(new URL(`${name}.bin`, import.meta.url));
  return { bias, step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, places) };
}
