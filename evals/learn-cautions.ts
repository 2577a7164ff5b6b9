import { cautionFeatures, cautionPlaces } from "../assistant/read/cautions.ts";
import { read } from "../assistant/read/read.ts";
import { strains } from "../handbook/types.ts";
import type { Conditioned } from "./conditions.ts";
import { learnEach, type Quantised, quantise } from "./learn.ts";
import type { Conversation } from "./requests.ts";

/** The features of requests of people who say nothing of an illness. */
function harmlessIn(conversations: Conversation[]): Uint32Array[] {
  return conversations.flatMap(({ turns }) =>
    turns.flatMap(({ text }) => {
      const reading = read(text);
      return reading.conditions.length === 0 ? [cautionFeatures(text, reading)] : [];
    }),
  );
}

const named: readonly string[] = strains;

/** The weights of every caution, the same for the same texts: whether there is one from everybody, which from those who have any. */
export function learnCautions(conditioned: Conditioned[], conversations: Conversation[]): Quantised[] {
  const told = conditioned.map(({ text, avoid }) => ({ features: cautionFeatures(text, read(text)), avoid }));
  const anything = [
    ...told.map(({ features, avoid }) => ({ features, labels: new Set(avoid.length > 0 ? [0] : []) })),
    ...harmlessIn(conversations).map((features) => ({ features, labels: new Set<number>() })),
  ];
  const each = told
    .filter(({ avoid }) => avoid.length > 0)
    .map(({ features, avoid }) => ({
      features,
      labels: new Set(avoid.map((strain) => named.indexOf(strain))),
    }));
  return [...learnEach(anything, 1, cautionPlaces), ...learnEach(each, strains.length, cautionPlaces)].map(
    quantise,
  );
}
