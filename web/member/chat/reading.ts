import { plainTextOf } from "../assistant/plain-text.ts";

/** What is being read aloud: the browser has one voice, so there is one for the whole page. */
type Reading = { id: string | undefined; isPaused: boolean };

const silent: Reading = { id: undefined, isPaused: false };
let reading = silent;
/** Tells the events of what is being read from those of what was. */
let turn = 0;
const listeners = new Set<() => void>();

export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readingNow(): Reading {
  return reading;
}

export function readAloud(id: string, text: string): void {
  turn += 1;
  const mine = turn;
  speechSynthesis.cancel();
  // Being paused outlives a cancel.
  speechSynthesis.resume();
  // In parts: browsers stop long ones in the middle.
  const parts = plainTextOf(text)
    .split(/\n+/)
    .filter((part) => /\p{L}/u.test(part));
  const end = () => mine === turn && publish(silent);
  parts.forEach((part, index) => {
    const utterance = new SpeechSynthesisUtterance(part);
    utterance.lang = "en-US";
    utterance.onerror = end;
    if (index === parts.length - 1) utterance.onend = end;
    speechSynthesis.speak(utterance);
  });
  publish({ id, isPaused: false });
}

export function pauseReading(): void {
  speechSynthesis.pause();
  publish({ ...reading, isPaused: true });
}

export function resumeReading(): void {
  speechSynthesis.resume();
  publish({ ...reading, isPaused: false });
}

/** Ends the reading of one answer; of another it is not ours to end. */
export function stopReading(id: string): void {
  if (reading.id !== id) return;
  turn += 1;
  speechSynthesis.cancel();
  publish(silent);
}

function publish(next: Reading): void {
  reading = next;
  for (const listener of listeners) listener();
}
