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
  // Line by line: browsers stop long texts in the middle.
  const lines = plainTextOf(text)
    .split(/\n+/)
    .filter((line) => /\p{L}/u.test(line));
  const end = () => mine === turn && publish(silent);
  lines.forEach((line, index) => {
    const utterance = new SpeechSynthesisUtterance(line);
    utterance.lang = "en-US";
    utterance.onerror = end;
    if (index === lines.length - 1) utterance.onend = end;
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
