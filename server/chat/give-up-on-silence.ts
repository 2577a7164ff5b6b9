import type { Model } from "../../assistant/model/ask-model.ts";

/**
 * A model that says nothing for so long loses its turn, however often it would have been asked again: its own
 * patience is for each attempt, and who waits for an answer waits for all of them.
 */
export function giveUpOnSilence(model: Model, silenceMs: number): Model {
  return {
    async *ask(prompt, left, count) {
      const silence = new AbortController();
      const timer = setTimeout(() => silence.abort(), silenceMs);
      const signal = left ? AbortSignal.any([left, silence.signal]) : silence.signal;
      try {
        for await (const text of model.ask(prompt, signal, count)) {
          clearTimeout(timer);
          yield text;
        }
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
