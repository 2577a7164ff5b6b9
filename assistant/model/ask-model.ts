import { setTimeout as wait } from "node:timers/promises";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, extractReasoningMiddleware, streamText, wrapLanguageModel } from "ai";
import { ModelFault } from "./model-fault.ts";
import type { Prompt } from "./write-prompt.ts";

/** How long a model may take; with the handbook after it, an answer is there within 30 seconds. */
export type Patience = { firstTextMs: number; stallMs: number; totalMs: number; retryAfterMs: number };

const usualPatience: Patience = { firstTextMs: 12_000, stallMs: 8000, totalMs: 25_000, retryAfterMs: 500 };

export type ModelSettings = { baseUrl: string; apiKey: string | undefined; model: string };

/** A model's text as it forms. It throws when the model fails, is too slow or breaks off. */
export type Model = {
  ask(prompt: Prompt, signal?: AbortSignal): AsyncGenerator<string, void>;
};

/** Any server that speaks OpenAI's protocol. */
export function openModel({ baseUrl, apiKey, model }: ModelSettings, patience = usualPatience): Model {
  const provider = createOpenAICompatible({
    name: "studio",
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
  });
  const languageModel = wrapLanguageModel({
    model: provider.chatModel(model),
    // Some models think aloud before they answer.
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
  const askOnce = async function* ({ instructions, messages }: Prompt, signal: AbortSignal) {
    const { stream } = streamText({
      model: languageModel,
      instructions,
      messages,
      // No limits on tokens and no temperature: what one server asks for, the next one refuses.
      maxRetries: 0,
      abortSignal: signal,
      timeout: { firstChunkMs: patience.firstTextMs, chunkMs: patience.stallMs },
      // Errors reach us as parts of the stream.
      onError() {},
    });
    for await (const part of stream) {
      if (part.type === "text-delta") yield part.text;
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new ModelFault("took too long");
      // Only "stop" means that it said all it wanted to: anything else is half an answer.
      if (part.type === "finish" && part.finishReason !== "stop") {
        throw new ModelFault(`broke off: ${part.finishReason}`);
      }
    }
  };

  return {
    async *ask(prompt, left) {
      const limit = AbortSignal.timeout(patience.totalMs);
      const signal = left ? AbortSignal.any([left, limit]) : limit;
      let hasBegun = false;
      try {
        for await (const text of askOnce(prompt, signal)) {
          hasBegun = true;
          yield text;
        }
      } catch (error) {
        if (hasBegun || signal.aborted || !isWorthRetrying(error)) throw error;
        await wait(patience.retryAfterMs, undefined, { signal });
        yield* askOnce(prompt, signal);
      }
    },
  };
}

/** What may be over in a moment: the server is busy, or the connection failed. A wrong key stays wrong. */
function isWorthRetrying(error: unknown): boolean {
  return APICallError.isInstance(error) && error.isRetryable;
}
