import { cautionFeatures, cautionPlaces } from "../assistant/read/cautions.ts";
import { read } from "../assistant/read/read.ts";
import { strains } from "../handbook/types.ts";
import type { Conditioned } from "./conditions.ts";
import { learnEach, type Quantised, quantise } from "./learn.ts";
import type { Conversation } from "./requests.ts";

/** Requests of people who say nothing of an illness. */
function harmlessIn(conversations: Conversation[]): string[] {
  return conversations
    .flatMap(({ turns }) => turns.map(({ text }) => text))
    .filter((text) => read(text).conditions.length === 0);
}

const named: readonly string[] = strains;

/** The weights of every caution, the same for the same texts: whether there is one from everybody, which from those who have any. */
export function learnCautions(conditioned: Conditioned[], conversations: Conversation[]): Quantised[] {
  const featuresOf = (text: string) => cautionFeatures(text, read(text));
  const told = conditioned.map(({ text, avoid }) => ({ features: featuresOf(text), avoid }));
  const anything = [
    ...told.map(({ features, avoid }) => ({ features, labels: new Set(avoid.length > 0 ? [0] : []) })),
    ...harmlessIn(conversations).map((text) => ({ features: featuresOf(text), labels: new Set<number>() })),
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
