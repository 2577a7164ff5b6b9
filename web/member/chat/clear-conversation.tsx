import { useState } from "react";
import { quietAction } from "./quiet-action.ts";

/** Deletes the conversation for good, after asking once. */
export function ClearConversation({ onClear }: { onClear: () => Promise<void> }) {
  const [isSure, setIsSure] = useState(false);
  const clear = async () => {
    try {
      await onClear();
    } catch (error) {
      reportError(error);
      setIsSure(false);
    }
  };
  if (!isSure) {
    return (
      <button type="button" onClick={() => setIsSure(true)} className={quietAction}>
        Clear conversation
      </button>
    );
  }
  return (
    <span className="flex flex-wrap items-center">
      <button type="button" onClick={clear} className={`${quietAction} text-clay`}>
        Yes, delete it all
      </button>
      <button type="button" onClick={() => setIsSure(false)} className={quietAction}>
        Keep it
      </button>
    </span>
  );
}
