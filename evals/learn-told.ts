import { toldPlaces } from "../assistant/safety/weigh-told.ts";
import { type Example, learn, patiently, probability, type Weights } from "./learn.ts";
import type { Telling } from "./learn-harm.ts";

/**
 * In a sentence that does harm one of the things it names is what does: "skip Headstand, Shoulder Stand is kinder". A
 * first look takes them all for it but what grammar finds warned of beside others; the second only what the first
 * finds likely, and the likeliest.
 */
export function learnTold(tellings: Telling[]): Weights {
  const first = learn(
    tellings.flatMap((each) => {
      const isTold = each.mentions.some(({ isWarned }) => !isWarned);
      return examplesOf(each, (index) => !isTold || !each.mentions[index]?.isWarned);
    }),
    toldPlaces,
    patiently,
  );
  return learn(
    tellings.flatMap((each) => {
      const likely = each.mentions.map(({ features }) => probability(first, features));
      const most = Math.max(...likely);
      return examplesOf(each, (index) => (likely[index] ?? 0) > 0.5 || likely[index] === most);
    }),
    toldPlaces,
    patiently,
  );
}

function examplesOf({ mentions, isHarm }: Telling, isMeant: (index: number) => boolean): Example[] {
  if (!isHarm) return mentions.map(({ features }) => ({ features, truth: 0 }));
  return mentions.filter((_, index) => isMeant(index)).map(({ features }) => ({ features, truth: 1 }));
}
