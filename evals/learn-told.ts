import { knowMember } from "../assistant/know-member.ts";
import { cleanMarkdown } from "../assistant/safety/clean-markdown.ts";
import { createJudge } from "../assistant/safety/judge-sentence.ts";
import { toldPlaces } from "../assistant/safety/weigh-told.ts";
import { askChat } from "../tests/parts/asked.ts";
import type { WrittenAnswer } from "./answers.ts";
import { type Example, learn, probability, type Weights } from "./learn.ts";
import { isAmong, sentencesOf } from "./learn-harm.ts";

/** A sentence that names something which is not for whoever reads it: what of it is weighed, and whether it does harm. */
export type Telling = { mentions: Uint32Array[]; isHarm: boolean; answer: WrittenAnswer };

/** What an answer teaches about being told and being warned. */
export function tellingsOf(answer: WrittenAnswer): Telling[] {
  const known = knowMember(askChat(answer.question, { earlier: answer.known }));
  let mentions: Uint32Array[] = [];
  const judge = createJudge(known, {
    isLevelStated: false,
    weigh: () => 0,
    weighTold(features) {
      mentions.push(features);
      return 0;
    },
  });
  return sentencesOf(answer.answer).flatMap((sentence) => {
    mentions = [];
    const text = cleanMarkdown(sentence.text);
    judge({ ...sentence, text });
    return mentions.length > 0 ? [{ mentions, isHarm: isAmong(text, answer.unsafe), answer }] : [];
  });
}

/**
 * In a sentence that does harm one of the things it names is what does: "skip Headstand, Shoulder Stand is kinder". A
 * first look takes them all for it; the second only what the first finds likely, and the likeliest.
 */
export function learnTold(tellings: Telling[]): Weights {
  const first = learn(
    tellings.flatMap((each) => examplesOf(each, () => true)),
    toldPlaces,
  );
  return learn(
    tellings.flatMap((each) => {
      const likely = each.mentions.map((features) => probability(first, features));
      const most = Math.max(...likely);
      return examplesOf(each, (index) => (likely[index] ?? 0) > 0.5 || likely[index] === most);
    }),
    toldPlaces,
  );
}

function examplesOf({ mentions, isHarm }: Telling, isMeant: (index: number) => boolean): Example[] {
  if (!isHarm) return mentions.map((features) => ({ features, truth: 0 }));
  return mentions.filter((_, index) => isMeant(index)).map((features) => ({ features, truth: 1 }));
}
