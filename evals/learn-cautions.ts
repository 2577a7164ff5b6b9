import { cautionFeatures, cautionLabels, cautionPlaces } from "../assistant/read/cautions.ts";
import { read } from "../assistant/read/read.ts";
import type { Conditioned } from "./conditions.ts";
import { learn, type Quantised, quantise } from "./learn.ts";
import type { Conversation } from "./requests.ts";

/** Requests of people who say nothing of an illness. */
function harmlessIn(conversations: Conversation[]): string[] {
  return conversations
    .flatMap(({ turns }) => turns.map(({ text }) => text))
    .filter((text) => read(text).conditions.length === 0);
}

/** The weights of every caution, the same for the same texts. */
export function learnCautions(conditioned: Conditioned[], conversations: Conversation[]): Quantised[] {
  const texts = [
    ...conditioned.map(({ text, avoid }) => ({
      text,
      labels: new Set(avoid.length > 0 ? ["anything", ...avoid] : []),
    })),
    ...harmlessIn(conversations).map((text) => ({ text, labels: new Set<string>() })),
  ];
  const features = texts.map(({ text }) => {
    const { conditions, complaints } = read(text);
    return cautionFeatures(text, conditions, complaints);
  });
  return cautionLabels.map((label) =>
    quantise(
      learn(
        features.map((each, index) => ({ features: each, truth: texts[index]?.labels.has(label) ? 1 : 0 })),
        cautionPlaces,
      ),
    ),
  );
}
