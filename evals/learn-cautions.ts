import { cautionFeatures, cautionLabels, cautionPlaces } from "../assistant/read/cautions.ts";
import { read } from "../assistant/read/read.ts";
import type { Conditioned } from "./conditions.ts";
import { learnEach, type Quantised, quantise } from "./learn.ts";
import type { Conversation } from "./requests.ts";

/** Requests of people who say nothing of an illness. */
function harmlessIn(conversations: Conversation[]): string[] {
  return conversations
    .flatMap(({ turns }) => turns.map(({ text }) => text))
    .filter((text) => read(text).conditions.length === 0);
}

const named: readonly string[] = cautionLabels;

/** The weights of every caution, the same for the same texts. */
export function learnCautions(conditioned: Conditioned[], conversations: Conversation[]): Quantised[] {
  const texts = [
    ...conditioned.map(({ text, avoid }) => ({
      text,
      cautions: avoid.length > 0 ? ["anything", ...avoid] : [],
    })),
    ...harmlessIn(conversations).map((text) => ({ text, cautions: [] })),
  ];
  const examples = texts.map(({ text, cautions }) => {
    const { conditions, complaints } = read(text);
    return {
      features: cautionFeatures(text, conditions, complaints),
      labels: new Set(cautions.map((each) => named.indexOf(each))),
    };
  });
  return learnEach(examples, cautionLabels.length, cautionPlaces).map(quantise);
}
