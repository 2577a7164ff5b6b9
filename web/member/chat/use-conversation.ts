import { useEffect, useRef, useState } from "react";
import type { ChatAnswer, ChatExchange } from "../../../contract/assistant.ts";
import { checkSession } from "../../session.ts";
import { askAssistant } from "../assistant/ask-assistant.ts";
import { perFrame } from "../assistant/per-frame.ts";

/** One question with what became of it. */
export type Exchange = {
  id: string;
  question: string;
  response: string;
  state: "asking" | "answered" | "failed" | "stopped";
  /** Under which the server keeps it, for those asked here. */
  keptId?: string;
  /** Whether it was asked since the page opened. */
  isNew: boolean;
};

/** What became of a question: "left" when the member went elsewhere before it was answered. */
export type Outcome = "answered" | "failed" | "stopped" | "left";

/** The member's conversation: as the server keeps it, and what is being said now. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<Exchange[]>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [readings, setReadings] = useState(0);
  const running = useRef<AbortController>(undefined);
  const asked = useRef(0);
  const isAsking = exchanges?.at(-1)?.state === "asking";

  // biome-ignore lint/correctness/useExhaustiveDependencies: Another reading is asked for by counting up.
  useEffect(() => {
    const gone = new AbortController();
    loadExchanges(gone.signal)
      .then((kept) => {
        setIsUnreadable(false);
        setExchanges((said = []) => {
          const here = new Set(said.map(({ keptId }) => keptId));
          return [...kept.filter(({ id }) => !here.has(id)), ...said.filter(({ isNew }) => isNew)];
        });
      })
      .catch((error) => {
        if (gone.signal.aborted) return;
        reportError(error);
        setIsUnreadable(true);
        setExchanges((said = []) => said);
      });
    return () => gone.abort();
  }, [readings]);
  useEffect(() => () => running.current?.abort("left"), []);

  const change = (id: string, changes: Partial<Exchange>) =>
    setExchanges((said) => said?.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const ask = async (question: string): Promise<Outcome> => {
    asked.current += 1;
    const id = `asked ${asked.current}`;
    const leaving = new AbortController();
    running.current = leaving;
    // Asked once more, it takes the place of the time it failed.
    const isRetried = ({ state, question: before }: Exchange) => state === "failed" && before === question;
    setExchanges((said = []) => [
      ...said.filter((each) => !isRetried(each)),
      { id, question, response: "", state: "asking", isNew: true },
    ]);
    const show = perFrame((response: string) => change(id, { response }));
    const settle = (state: "answered" | "failed" | "stopped", changes: Partial<Exchange> = {}) => {
      show.stop();
      change(id, { state, ...changes });
      return state;
    };
    try {
      const { text, kept } = await askAssistant({
        path: "/chatbot",
        body: { question },
        readText: (answer) => (answer as Partial<ChatAnswer>).response,
        onText: show,
        signal: leaving.signal,
      });
      if (!text) throw new Error("The answer was empty.");
      return settle("answered", { response: text, ...(kept && { keptId: kept.id }) });
    } catch (error) {
      if (leaving.signal.aborted) return leaving.signal.reason === "left" ? "left" : settle("stopped");
      reportError(error);
      return settle("failed");
    }
  };

  const clear = async (): Promise<void> => {
    const response = await fetch("/api/chat", { method: "DELETE" });
    if (response.status === 401) await checkSession();
    if (!response.ok) throw new Error(`Clearing answered with status ${response.status}.`);
    setExchanges([]);
  };

  return {
    exchanges,
    isUnreadable,
    readAgain: () => setReadings((count) => count + 1),
    isAsking,
    ask,
    clear,
    stop: () => running.current?.abort("stopped"),
  };
}

async function loadExchanges(signal: AbortSignal): Promise<Exchange[]> {
  const response = await fetch("/api/chat", { signal });
  if (response.status === 401) await checkSession();
  if (!response.ok) throw new Error(`The conversation answered with status ${response.status}.`);
  const kept: ChatExchange[] = await response.json();
  return kept.map(({ id, question, response: text }) => ({
    id,
    question,
    response: text,
    state: "answered",
    isNew: false,
  }));
}
