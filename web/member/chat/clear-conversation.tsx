import { useRef, useState } from "react";
import { focusHere } from "../../components/focus-here.ts";
import { quietAction } from "./quiet-action.ts";

/** Deletes the conversation for good, after asking once. */
export function ClearConversation({ onClear }: { onClear: () => Promise<void> }) {
  const [isSure, setIsSure] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const hasAsked = useRef(false);
  const ask = (next: boolean) => {
    hasAsked.current = true;
    setIsFailed(false);
    setIsSure(next);
  };
  const clear = async () => {
    try {
      await onClear();
    } catch (error) {
      reportError(error);
      ask(false);
      setIsFailed(true);
    }
  };
  return (
    <span className="-mr-2 flex flex-wrap items-center">
      {isFailed && (
        <span role="alert" className="px-2 text-clay text-sm">
          This could not be deleted. Please try again.
        </span>
      )}
      {isSure ? (
        <>
          <button type="button" onClick={clear} ref={focusHere} className={`${quietAction} text-clay`}>
            Yes, delete it all
          </button>
          <button type="button" onClick={() => ask(false)} className={quietAction}>
            Keep it
          </button>
        </>
      ) : (
        <button
          type="button"
          // The keyboard comes back to where it was.
          ref={hasAsked.current ? focusHere : undefined}
          onClick={() => ask(true)}
          className={quietAction}
        >
          Clear conversation
        </button>
      )}
    </span>
  );
}
