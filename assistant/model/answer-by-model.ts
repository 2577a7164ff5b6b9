import { setImmediate as nextTurn } from "node:timers/promises";
import type { KnownMember } from "../know-member.ts";
import { createJudge } from "../safety/judge-sentence.ts";
import type { Model } from "./ask-model.ts";
import { guardAnswer } from "./guard-answer.ts";
import { ModelFault } from "./model-fault.ts";
import { readSentences } from "./read-sentences.ts";
import type { SecondLook } from "./second-look.ts";
import type { Prompt } from "./write-prompt.ts";

/** Far beyond what is asked for: a model that runs on is cut short. */
const longest = 40_000;

/** A judge takes about a millisecond; after so many the rest of the server has its turn. */
const judgedAtOnce = 8;

/** What came of a model's answer: all that was shown, how much of it was mended, and why it ended early, if it did. */
export type ByModel = { content: string; mended: number; end?: "harm" | "urgent" };

type Asking = {
  model: Model;
  prompt: Prompt;
  known: KnownMember;
  draft: string;
  isLevelStated: boolean;
  signal: AbortSignal | undefined;
  /** What the model was told by a tool of ours, and may say again. */
  hasSaid: (text: string) => boolean;
  /** Looks again at what is in doubt, until it is told to stop. */
  lookAgain: (stop: AbortSignal) => SecondLook;
};

/**
 * A model's answer as it may be shown, sentence by sentence, each as soon as it is whole and judged. Whenever this ends,
 * the model is told to stop: it writes nothing that nobody reads.
 */
export async function* answerByModel({
  model,
  prompt,
  known,
  draft,
  isLevelStated,
  signal,
  hasSaid,
  lookAgain,
}: Asking): AsyncGenerator<string, ByModel> {
  const over = new AbortController();
  const upstream = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const judge = createJudge(known, { draft, isLevelStated, withHunches: true });
  const guarded = guardAnswer(
    readSentences(model.ask(prompt, upstream)),
    (sentence) => {
      const fault = judge(sentence);
      return hasSaid(sentence.text) ? undefined : fault;
    },
    known,
    lookAgain(upstream),
  );
  try {
    let content = "";
    for (let count = 1; ; count += 1) {
      const next = await guarded.next();
      if (next.done) {
        const { mended, end } = next.value;
        return { content, mended: mended.length, ...(end && { end }) };
      }
      content += next.value;
      if (content.length > longest) throw new ModelFault("said too much");
      yield next.value;
      if (count % judgedAtOnce === 0) await nextTurn();
    }
  } finally {
    over.abort();
  }
}
