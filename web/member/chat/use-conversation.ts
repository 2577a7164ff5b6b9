import { useCallback, useEffect, useRef, useState } from "react";
import type { AnswerEvents, ChatAnswer, ChatExchange } from "../../../contract/assistant.ts";
import type { TeacherWords } from "../../../contract/studio.ts";
import { flag, listOf, object, orMissing, text } from "../../answer-shapes.ts";
import { ask as askServer, send } from "../../api.ts";
import { useAnswer } from "../../use-answer.ts";
import { answeredByShape } from "../assistant/answered-by.ts";
import { askAssistant } from "../assistant/ask-assistant.ts";
import { perFrame } from "../assistant/per-frame.ts";
import { teacherShape } from "../teacher/teacher-words.ts";

/** One question with what became of it. */
export type Exchange = {
  id: string;
  question: string;
  response: string;
  state: "asking" | "answered" | "failed" | "stopped";
  /** Under which the server keeps it, once it does. */
  keptId?: string;
  /** Whether it was asked since the page opened. */
  isNew: boolean;
  /** What the member might ask next. */
  suggestions: string[];
  /** Whether it is a session that can be played. */
  hasSteps: boolean;
  /** Once it was sent to the teacher. */
  teacher?: TeacherWords | undefined;
  /** Urgent advice is for now: it offers nothing that takes days. */
  isUrgent?: boolean;
};

/** What became of a question: "left" when the member went elsewhere before it was answered. */
export type Outcome = "answered" | "failed" | "stopped" | "left";

const exchangesShape = listOf(
  object<ChatExchange>({
    id: text,
    question: text,
    response: text,
    answeredBy: answeredByShape,
    createdAt: text,
    suggestions: orMissing(listOf(text)),
    hasSteps: orMissing(flag),
    teacher: teacherShape,
  }),
);

/** The member's conversation: as the server keeps it, and what is being said now. */
export function useConversation() {
  const { answer: kept, isUnreadable, readAgain, change: changeKept } = useAnswer("chat", loadExchanges);
  const [said, setSaid] = useState<Exchange[]>([]);
  const running = useRef<AbortController>(undefined);
  const asked = useRef(0);
  const here = new Set(said.map(({ keptId }) => keptId));
  const before = kept?.filter(({ id }) => !here.has(id)) ?? (isUnreadable ? [] : undefined);
  const exchanges = before && [...before, ...said];
  const isAsking = said.at(-1)?.state === "asking";
  useEffect(() => () => running.current?.abort("left"), []);
  const stop = useCallback(() => running.current?.abort("stopped"), []);

  const change = (id: string, changes: Partial<Exchange>) =>
    setSaid((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const ask = async (question: string): Promise<Outcome> => {
    asked.current += 1;
    const id = `asked ${asked.current}`;
    const leaving = new AbortController();
    running.current = leaving;
    // Asked once more, it takes the place of the time it failed.
    const isRetried = ({ state, question: earlier }: Exchange) => state === "failed" && earlier === question;
    setSaid((all) => [
      ...all.filter((each) => !isRetried(each)),
      { id, question, response: "", state: "asking", isNew: true, suggestions: [], hasSteps: false },
    ]);
    const show = perFrame((response: string) => change(id, { response }));
    const settle = (state: "answered" | "failed" | "stopped", changes: Partial<Exchange> = {}) => {
      show.stop();
      change(id, { state, ...changes });
      return state;
    };
    try {
      const { text: response, kept: keptAs } = await askAssistant({
        path: "/chatbot",
        body: { question },
        readText: (answer) => (answer as Partial<ChatAnswer> | null)?.response,
        onText: show,
        signal: leaving.signal,
      });
      if (!response) throw new Error("The answer was empty.");
      return settle("answered", {
        response,
        ...(keptAs && {
          keptId: keptAs.id,
          suggestions: suggestionsOf(keptAs),
          hasSteps: keptAs.hasSteps === true,
          isUrgent: keptAs.answeredBy === "triage",
        }),
      });
    } catch (error) {
      if (leaving.signal.aborted) return leaving.signal.reason === "left" ? "left" : settle("stopped");
      reportError(error);
      return settle("failed");
    }
  };

  const clear = async (): Promise<void> => {
    await send("/api/chat", { method: "DELETE" });
    setSaid([]);
    changeKept(() => []);
  };

  return {
    exchanges,
    isUnreadable,
    readAgain,
    isAsking,
    ask,
    clear,
    stop,
  };
}

async function loadExchanges(_key: string, signal: AbortSignal): Promise<Exchange[]> {
  const kept = await askServer("/api/chat", exchangesShape, { signal });
  return kept.map((exchange) => ({
    id: exchange.id,
    question: exchange.question,
    response: exchange.response,
    state: "answered",
    isNew: false,
    suggestions: suggestionsOf(exchange),
    hasSteps: exchange.hasSteps === true,
    teacher: exchange.teacher,
    isUrgent: exchange.answeredBy === "triage",
    keptId: exchange.id,
  }));
}

const mostSuggestions = 3;

/** Whoever needs help is not led on to something else. */
function suggestionsOf({ answeredBy, suggestions = [] }: AnswerEvents["done"]): string[] {
  return answeredBy === "triage" ? [] : suggestions.slice(0, mostSuggestions);
}
