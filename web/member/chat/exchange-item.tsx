import { memo, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { AnswerText } from "../assistant/answer-text.tsx";
import { plainTextOf } from "../assistant/plain-text.ts";
import { AskTeacher } from "../teacher/ask-teacher.tsx";
import { quietAction } from "./quiet-action.ts";
import { ReadAloud } from "./read-aloud.tsx";
import type { Exchange } from "./use-conversation.ts";

export const failure = "Sorry, I couldn't process that request.";

type ExchangeItemProps = {
  exchange: Exchange;
  isLast: boolean;
  onStop: () => void;
  /** What comes after the answer and what can be done with it. */
  children?: ReactNode;
};

/** A question with its answer: as it forms, whole, stopped, or none. */
export const ExchangeItem = memo(function ExchangeItem(props: ExchangeItemProps) {
  const { exchange, isLast, onStop, children } = props;
  const { question, response, state, isNew, hasSteps, keptId, isUrgent, teacher } = exchange;
  const practiseId = hasSteps ? (keptId ?? exchange.id) : undefined;
  // The latest question asked here has the view to itself, and nothing moves when its answer ends.
  const room = isLast && isNew ? "min-h-full" : "";
  return (
    <article tabIndex={-1} className={`grid content-start gap-4 py-4 ${room}`}>
      <p
        dir="auto"
        className="ml-auto max-w-[85%] whitespace-pre-wrap rounded-3xl rounded-br-md bg-water px-5 py-3 wrap-anywhere"
      >
        {question}
      </p>
      {response && <AnswerText text={response} />}
      {state === "asking" && (
        <p className="text-ink-soft">
          {"Thinking..."}
          <button type="button" onClick={onStop} className={`${quietAction} ml-3`}>
            Stop
          </button>
        </p>
      )}
      {state === "stopped" && <p className="text-ink-soft">You stopped this answer.</p>}
      {state === "failed" && <p className="text-clay">{failure}</p>}
      {state === "answered" && (
        <AnswerActions text={response} practiseId={practiseId}>
          {keptId && !isUrgent && (
            <AskTeacher about={{ exchangeId: keptId }} teacher={teacher} className="mx-2 text-sm" />
          )}
        </AnswerActions>
      )}
      {children}
    </article>
  );
});

function AnswerActions({
  text,
  practiseId,
  children,
}: {
  text: string;
  practiseId: string | undefined;
  children: ReactNode;
}) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainTextOf(text));
      setIsCopied(true);
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <div className="-ml-2 flex flex-wrap">
      {practiseId && (
        <Link to={`/practise?chat=${practiseId}`} className={`${quietAction} inline-flex items-center`}>
          Practise
        </Link>
      )}
      {/* Browsers lend the clipboard to secure pages only. */}
      {isSecureContext && (
        <button
          type="button"
          onClick={copy}
          onBlur={() => setIsCopied(false)}
          aria-live="polite"
          className={quietAction}
        >
          {isCopied ? "Copied" : "Copy"}
        </button>
      )}
      <ReadAloud text={text} />
      {children}
    </div>
  );
}
