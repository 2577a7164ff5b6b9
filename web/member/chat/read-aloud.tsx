import { useEffect, useId, useSyncExternalStore } from "react";
import { quietAction } from "./quiet-action.ts";
import {
  pauseReading,
  readAloud,
  readingNow,
  resumeReading,
  stopReading,
  subscribeToReading,
} from "./reading.ts";

/** Reads an answer aloud where the browser can, with pause and stop. One answer at a time. */
export function ReadAloud({ text }: { text: string }) {
  const id = useId();
  const reading = useSyncExternalStore(subscribeToReading, readingNow);
  useEffect(() => () => stopReading(id), [id]);
  if (typeof speechSynthesis === "undefined") return null;
  if (reading.id !== id) {
    return (
      <button type="button" onClick={() => readAloud(id, text)} className={quietAction}>
        Read aloud
      </button>
    );
  }
  return (
    <>
      <button type="button" onClick={reading.isPaused ? resumeReading : pauseReading} className={quietAction}>
        {reading.isPaused ? "Go on reading" : "Pause reading"}
      </button>
      <button type="button" onClick={() => stopReading(id)} className={quietAction}>
        Stop reading
      </button>
    </>
  );
}
