import { APICallError, type LanguageModelUsage } from "ai";
import type { Prompt } from "./write-prompt.ts";

/** What a model read and wrote, as its server counts it, or by our own measure where it does not say. */
export type Tokens = { input: number; output: number; isEstimated: boolean };

export type CountTokens = (tokens: Tokens) => void;

/** English takes about so many letters for a token. */
const lettersEach = 4;

/** What a server counted; undefined where it did not. */
export function tokensOf({ inputTokens, outputTokens }: LanguageModelUsage): Tokens | undefined {
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  return { input: inputTokens, output: outputTokens, isEstimated: false };
}

/** What a call cost that was not counted or did not come to its end: whatever was read and written until then. */
export function estimateTokens({ instructions, messages }: Prompt, written: number): Tokens {
  const read = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
  return {
    input: Math.ceil(read / lettersEach),
    output: Math.ceil(written / lettersEach),
    isEstimated: true,
  };
}

/** Whether a model never got to see what it was asked. */
export function isUnread(error: unknown): boolean {
  return APICallError.isInstance(error);
}

export function addTokens(a: Tokens, b: Tokens): Tokens {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    isEstimated: a.isEstimated || b.isEstimated,
  };
}

export const noTokens: Tokens = { input: 0, output: 0, isEstimated: false };
