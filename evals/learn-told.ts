import { toldPlaces } from "../assistant/safety/weigh-told.ts";
import { learn, patiently, probability } from "./learn.ts";
import { type Learned, type Lesson, learnBoth } from "./learn-both.ts";
import type { Telling } from "./learn-harm.ts";

/**
 * In a sentence that does harm one of the things it names is what does: "skip Headstand, Shoulder Stand is kinder". A
 * first look takes them all for it but what grammar finds warned of beside others; the second only what the first
 * finds likely, and the likeliest.
 */
export function learnTold(tellings: Telling[]): Learned {
  const first = learn(
    tellings.flatMap((each) => {
      const isTold = each.mentions.some(({ isWarned }) => !isWarned);
      return lessonsOf(each, (index) => !isTold || !each.mentions[index]?.isWarned);
    }),
    toldPlaces,
    patiently,
  );
  const lessons = tellings.flatMap((each) => {
    const likely = each.mentions.map(({ features }) => probability(first, features));
    const most = Math.max(...likely);
    return lessonsOf(each, (index) => (likely[index] ?? 0) > 0.5 || likely[index] === most);
  });
  return learnBoth(lessons, toldPlaces, patiently);
}

function lessonsOf({ mentions, isHarm }: Telling, isMeant: (index: number) => boolean): Lesson[] {
  if (!isHarm) return mentions.map((seen) => ({ ...seen, truth: 0, times: 1 }));
  return mentions.filter((_, index) => isMeant(index)).map((seen) => ({ ...seen, truth: 1, times: 1 }));
}
