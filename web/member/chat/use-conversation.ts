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
};

/** The member's conversation: as the server keeps it, and what is being said now. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<Exchange[]>();
  const running = useRef<AbortController>(undefined);
  const asked = useRef(0);
  const isAsking = exchanges?.at(-1)?.state === "asking";

  useEffect(() => {
    const gone = new AbortController();
    loadExchanges(gone.signal)
      .then((loaded) => setExchanges((said = []) => [...loaded, ...said]))
      .catch((error) => {
        if (gone.signal.aborted) return;
        reportError(error);
        setExchanges((said = []) => said);
      });
    return () => {
      gone.abort();
      running.current?.abort();
    };
  }, []);

  const change = (id: string, changes: Partial<Exchange>) =>
    setExchanges((said) => said?.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  /** Answers whether there was an answer, or the member wanted none. */
  const ask = async (question: string): Promise<boolean> => {
    asked.current += 1;
    const id = `asked ${asked.current}`;
    const leaving = new AbortController();
    running.current = leaving;
    // Asked once more, it takes the place of the time it failed.
    const isRetried = ({ state, question: before }: Exchange) => state === "failed" && before === question;
    setExchanges((said = []) => [
      ...said.filter((each) => !isRetried(each)),
      { id, question, response: "", state: "asking" },
    ]);
    const show = perFrame((response: string) => change(id, { response }));
    try {
      const { text } = await askAssistant({
        path: "/chatbot",
        body: { question },
        readText: (answer) => (answer as Partial<ChatAnswer>).response,
        onText: show,
        signal: leaving.signal,
      });
      show.stop();
      if (!text) throw new Error("The answer was empty.");
      change(id, { response: text, state: "answered" });
      return true;
    } catch (error) {
      show.stop();
      if (leaving.signal.aborted) {
        change(id, { state: "stopped" });
        return true;
      }
      reportError(error);
      change(id, { state: "failed" });
      return false;
    }
  };

  const clear = async (): Promise<void> => {
    const response = await fetch("/api/chat", { method: "DELETE" });
    if (response.status === 401) await checkSession();
    if (!response.ok) throw new Error(`Clearing answered with status ${response.status}.`);
    setExchanges([]);
  };

  return { exchanges, isAsking, ask, clear, stop: () => running.current?.abort() };
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
  }));
}
