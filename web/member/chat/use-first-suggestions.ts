import type { ChatSuggestions } from "../../../contract/assistant.ts";
import { listOf, object, text } from "../../answer-shapes.ts";
import { ask } from "../../api.ts";
import { useAnswer } from "../../use-answer.ts";

const shape = object<ChatSuggestions>({ suggestions: listOf(text) });

/** What the member might begin with, read once there is an empty chat to begin; none until then. */
export function useFirstSuggestions(isEmpty: boolean): string[] {
  return useAnswer(isEmpty ? "first" : undefined, loadFirst).answer ?? [];
}

async function loadFirst(_key: string, signal: AbortSignal): Promise<string[]> {
  return (await ask("/api/chat/suggestions", shape, { signal })).suggestions;
}
