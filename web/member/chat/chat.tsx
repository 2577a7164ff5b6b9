import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { CharactersLeft, TextField } from "../../components/field.tsx";
import { Mic } from "../../components/icons.tsx";
import { AnswerAnnouncement } from "../assistant/answer-announcement.tsx";
import { useDraft } from "../assistant/use-draft.ts";
import { ClearConversation } from "./clear-conversation.tsx";
import { ExchangeItem, failure } from "./exchange-item.tsx";
import { FirstSuggestions, Suggestions } from "./suggestions.tsx";
import { type Exchange, useConversation } from "./use-conversation.ts";
import { useDictation } from "./use-dictation.ts";
import { useFirstSuggestions } from "./use-first-suggestions.ts";

const longestQuestion = 2000;

/** The member's assistant: asked by typing or speaking, answered as the answer forms. */
export function Chat({ uid }: { uid: string }) {
  const { exchanges, isUnreadable, readAgain, isAsking, ask, stop, clear } = useConversation();
  const firstSuggestions = useFirstSuggestions(exchanges?.length === 0 && !isUnreadable);
  const draft = useDraft(uid, "question");
  const question = draft.text;
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  const dictation = useDictation((heard) =>
    draft.change([typed.current.trim(), heard].filter(Boolean).join(" ").slice(0, longestQuestion)),
  );

  const put = async (asked: string) => {
    const outcome = await ask(asked);
    if (outcome === "answered") draft.forget(asked);
    // What was not answered is there again to be sent once more.
    if (outcome === "failed" || outcome === "stopped") draft.restore(asked);
  };
  const send = async () => {
    const asked = question.trim();
    if (!asked || isAsking) return;
    dictation.stop();
    draft.send();
    await put(asked);
  };
  const sendSuggestion = (suggested: string) => {
    if (isAsking) return;
    dictation.stop();
    // As if it had been typed, but what somebody is typing is left to them.
    if (!question) {
      draft.change(suggested);
      draft.send();
    }
    void put(suggested);
  };
  const type = (text: string) => {
    dictation.stop();
    draft.change(text);
  };
  const clearAll = async () => {
    await clear();
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed, Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const listen = () => {
    typed.current = question;
    dictation.listen();
  };

  return (
    <Card className="flex flex-col gap-5">
      {/* As high with the button as without it, which comes when an answer ends. */}
      <div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">Your assistant</h2>
        {exchanges && exchanges.length > 0 && !isAsking && <ClearConversation onClear={clearAll} />}
      </div>
      <p className="text-ink-soft">
        An AI program for yoga and food, not a person and not a doctor. It can be wrong.
      </p>
      <div
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        className="relative h-[45dvh] min-h-64 overflow-y-auto overscroll-contain border-line border-b sm:h-[55dvh]"
      >
        {isUnreadable && (
          <p className="py-4">
            {"Your earlier conversation could not be loaded. "}
            <button type="button" onClick={readAgain} className="underline underline-offset-4">
              Try again
            </button>
          </p>
        )}
        {exchanges?.length === 0 && !isUnreadable && (
          <FirstSuggestions questions={firstSuggestions} onChoose={sendSuggestion} />
        )}
        <ScrollToLatest log={log} exchanges={exchanges} />
        {exchanges?.map((exchange, index) => (
          <ExchangeItem
            key={exchange.id}
            exchange={exchange}
            isLast={index === exchanges.length - 1}
            onStop={stop}
          >
            {index === exchanges.length - 1 && (
              <Suggestions questions={exchange.suggestions} onChoose={sendSuggestion} />
            )}
          </ExchangeItem>
        ))}
      </div>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Your question"
          name="question"
          rows={3}
          maxLength={longestQuestion}
          value={question}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={sendOnEnter}
          ref={box}
        />
        <CharactersLeft text={question} most={longestQuestion} />
        {dictation.problem && (
          <Alert tone="bad" onDismiss={dictation.dismiss}>
            {dictation.problem}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {/* Not disabled: the keyboard would lose its place. */}
          <Button type="submit" aria-disabled={isAsking}>
            Send
          </Button>
          <Button look="outline" onClick={listen} disabled={dictation.isListening}>
            <Mic />
            {dictation.isListening ? "Listening..." : "Speak"}
          </Button>
          <p className="basis-full text-ink-soft text-sm">
            When you speak, your browser may send the sound to its maker to turn it into words.
          </p>
        </div>
      </form>
      <Announcement exchange={exchanges?.at(-1)} />
    </Card>
  );
}

/**
 * The end of the conversation when it opens; then each new question at the top, and nothing moves by itself.
 * Stands beside the answers, so that it waits until they are drawn.
 */
function ScrollToLatest({
  log,
  exchanges,
}: {
  log: RefObject<HTMLDivElement | null>;
  exchanges: Exchange[] | undefined;
}) {
  const latest = exchanges?.at(-1);
  const isAsking = latest?.state === "asking";
  const hasOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new exchange is what it waits for.
  useLayoutEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!box || !(last instanceof HTMLElement) || !latest) return;
    if (isAsking) {
      box.scrollTop = last.offsetTop;
      last.scrollIntoView({ block: "nearest" });
      // A suggestion is gone once it is pressed: the keyboard goes on from what it asked.
      if (document.activeElement === document.body) last.focus({ preventScroll: true });
    } else if (!hasOpened.current) box.scrollTop = box.scrollHeight;
    hasOpened.current = true;
  }, [latest?.id]);
  return null;
}

/** What of the conversation is said aloud. */
function Announcement({ exchange }: { exchange: Exchange | undefined }) {
  const { state, response } = exchange ?? {};
  const instead = { failed: failure, stopped: "Stopped." };
  return (
    <AnswerAnnouncement
      isComing={state === "asking"}
      answer={state === "answered" ? response : undefined}
      instead={state === "failed" || state === "stopped" ? instead[state] : ""}
    />
  );
}
