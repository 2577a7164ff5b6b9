import { useEffect, useState } from "react";
import { plainTextOf } from "../assistant/plain-text.ts";
import { quietAction } from "./quiet-action.ts";

/** Reads an answer aloud where the browser can, with pause and stop. One answer at a time. */
export function ReadAloud({ text }: { text: string }) {
  const [state, setState] = useState<"silent" | "speaking" | "paused">("silent");
  const isSpeaking = state !== "silent";
  useEffect(() => (isSpeaking ? () => speechSynthesis.cancel() : undefined), [isSpeaking]);
  if (typeof speechSynthesis === "undefined") return null;
  const start = () => {
    speechSynthesis.cancel();
    // In parts: browsers stop long ones in the middle.
    const parts = plainTextOf(text)
      .split(/\n+/)
      .filter((part) => /\p{L}/u.test(part));
    parts.forEach((part, index) => {
      const utterance = new SpeechSynthesisUtterance(part);
      utterance.lang = "en-US";
      utterance.onerror = () => setState("silent");
      if (index === parts.length - 1) utterance.onend = () => setState("silent");
      speechSynthesis.speak(utterance);
    });
    setState("speaking");
  };
  if (state === "silent") {
    return (
      <button type="button" onClick={start} className={quietAction}>
        Read aloud
      </button>
    );
  }
  const isPaused = state === "paused";
  const toggle = () => {
    if (isPaused) speechSynthesis.resume();
    else speechSynthesis.pause();
    setState(isPaused ? "speaking" : "paused");
  };
  return (
    <>
      <button type="button" onClick={toggle} className={quietAction}>
        {isPaused ? "Go on reading" : "Pause reading"}
      </button>
      <button type="button" onClick={() => setState("silent")} className={quietAction}>
        Stop reading
      </button>
    </>
  );
}
