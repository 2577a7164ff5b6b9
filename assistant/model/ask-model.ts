import { setTimeout as wait } from "node:timers/promises";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  extractReasoningMiddleware,
  isStepCount,
  Output,
  streamText,
  wrapLanguageModel,
} from "ai";
import { ModelFault } from "./model-fault.ts";
import { type CountTokens, estimateTokens, isUnread, tokensOf } from "./tokens.ts";
import type { Prompt } from "./write-prompt.ts";

/** How long a model may take, for its first word, between two words and for all of them. */
export type Patience = { firstTextMs: number; stallMs: number; totalMs: number; retryAfterMs: number };

const usualPatience: Patience = {
  firstTextMs: 20_000,
  stallMs: 20_000,
  totalMs: 120_000,
  retryAfterMs: 500,
};

/** How often a model may look something up before it has to answer. */
const mostSteps = 4;

export type ModelSettings = { baseUrl: string; apiKey: string | undefined; model: string };

/** A model's text as it forms. It throws when the model fails, is too slow or breaks off. */
export type Model = {
  ask(prompt: Prompt, signal?: AbortSignal, count?: CountTokens): AsyncGenerator<string, void>;
};

/** Any server that speaks OpenAI's protocol. What one of them does not know of it, it is not asked for again. */
export function openModel({ baseUrl, apiKey, model }: ModelSettings, patience = usualPatience): Model {
  const open = (isPlain: boolean) => {
    const provider = createOpenAICompatible({
      name: "studio",
      baseURL: baseUrl,
      ...(apiKey !== undefined && { apiKey }),
      includeUsage: !isPlain,
      supportsStructuredOutputs: !isPlain,
    });
    return wrapLanguageModel({
      model: provider.chatModel(model),
      // Some models think aloud before they answer.
      middleware: extractReasoningMiddleware({ tagName: "think" }),
    });
  };
  const models = { full: open(false), plain: open(true) };
  /** What this server refused although it answers without. */
  const refused = new Set<Extra>();

  const askOnce = async function* (
    { instructions, messages, shape, withTools }: Prompt,
    isPlain: boolean,
    signal: AbortSignal,
    count: CountTokens | undefined,
  ) {
    const tools = isPlain ? undefined : withTools;
    const told = { instructions: tools?.instructions ?? instructions, messages };
    let written = 0;
    let isCounted = false;
    try {
      const { stream } = streamText({
        model: isPlain ? models.plain : models.full,
        ...told,
        ...(shape && !isPlain && { output: Output.object({ schema: shape }) }),
        ...(tools && {
          tools: tools.tools,
          stopWhen: isStepCount(mostSteps),
          prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: "none" } : {}),
        }),
        // No limits on tokens and no temperature: what one server asks for, the next one refuses.
        maxRetries: 0,
        abortSignal: signal,
        timeout: { firstChunkMs: patience.firstTextMs, chunkMs: patience.stallMs },
        // Errors reach us as parts of the stream.
        onError() {},
      });
      for await (const part of stream) {
        if (part.type === "text-delta") {
          written += part.text.length;
          yield part.text;
        }
        if (part.type === "finish-step") {
          count?.(tokensOf(part.usage) ?? estimateTokens(told, written));
          isCounted = true;
          // What it said before it looked something up is a paragraph of its own.
          if (part.finishReason === "tool-calls" && written > 0) yield "\n\n";
        }
        if (part.type === "start-step") {
          isCounted = false;
          written = 0;
        }
        if (part.type === "error") throw part.error;
        if (part.type === "abort") throw new ModelFault("took too long");
        // Only "stop" means that it said all it wanted to: anything else is half an answer.
        if (part.type === "finish" && part.finishReason !== "stop") {
          throw new ModelFault(`broke off: ${part.finishReason}`);
        }
      }
    } catch (error) {
      isCounted ||= isUnread(error);
      throw error;
    } finally {
      // Whoever lost its turn or was left has been paid for all the same.
      if (!isCounted) count?.(estimateTokens(told, written));
    }
  };

  return {
    async *ask(prompt, left, count) {
      const limit = AbortSignal.timeout(patience.totalMs);
      const signal = left ? AbortSignal.any([left, limit]) : limit;
      const extra = extraOf(prompt);
      let isPlain = refused.has(extra);
      let hasBegun = false;
      try {
        for await (const text of requireAnswer(askOnce(prompt, isPlain, signal, count), extra)) {
          hasBegun = true;
          yield text;
        }
      } catch (error) {
        if (hasBegun || signal.aborted) throw error;
        const isRefusal = !isPlain && (isRefused(error) || error instanceof ToolTalk);
        if (!isRefusal && !isWorthRetrying(error)) throw error;
        // Some servers break where others refuse.
        isPlain ||= isRefusal || isBroken(error);
        if (!isRefusal) await wait(patience.retryAfterMs, undefined, { signal });
        for await (const text of askOnce(prompt, isPlain, signal, count)) {
          if (isRefusal) refused.add(extra);
          yield text;
        }
      }
    },
  };
}

/** What a request holds beside words, which not every server knows. */
type Extra = "tools" | "shape" | "usage";

function extraOf({ withTools, shape }: Prompt): Extra {
  if (withTools) return "tools";
  return shape ? "shape" : "usage";
}

/** A model that writes down its call instead of making it does not know how to. */
class ToolTalk extends ModelFault {}

const toolTalk = /^\s*(?:\{|<tool_call|<function|\[TOOL_CALLS|<\|)/i;
/** From so many letters on it shows. */
const enoughLetters = 12;

/** The same pieces, unless what was to be a call comes as text. */
async function* requireAnswer(
  pieces: AsyncGenerator<string, void>,
  extra: Extra,
): AsyncGenerator<string, void> {
  let held = "";
  let isSure = extra !== "tools";
  for await (const text of pieces) {
    held += text;
    isSure ||= /^\s*[^\s{<[]/.test(held);
    if (!isSure && held.trim().length < enoughLetters) continue;
    if (!isSure && toolTalk.test(held)) throw new ToolTalk("wrote about a tool instead of calling it");
    isSure = true;
    yield held;
    held = "";
  }
  if (held) yield held;
}

/** The request itself was not understood: without what it held beside words it may be. */
function isRefused(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 404, 405, 415, 422, 501].includes(error.statusCode ?? 0);
}

function isBroken(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 500;
}

/** What may be over in a moment: the server is busy, or the connection failed. A wrong key stays wrong. */
function isWorthRetrying(error: unknown): boolean {
  return APICallError.isInstance(error) && error.isRetryable;
}
