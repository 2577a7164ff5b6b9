import { useSyncExternalStore } from "react";

/** Browsers break off what takes long: so many words take about nine seconds, and none is to take twelve. */
const mostWords = 20;
const rate = 0.95;

/** A text in pieces that are each spoken in one go: by sentence, a long one by its commas, and else by its words. */
export function splitForSpeech(text: string): string[] {
  return text
    .split(/(?<=[.!?;:])\s+/)
    .flatMap((sentence) => (countWords(sentence) > mostWords ? sentence.split(/(?<=,)\s+/) : [sentence]))
    .flatMap(splitByWords)
    .filter((piece) => /\p{L}/u.test(piece));
}

function splitByWords(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const count = Math.ceil(words.length / mostWords);
  const each = Math.ceil(words.length / count);
  return Array.from({ length: count }, (_, index) => words.slice(index * each, (index + 1) * each).join(" "));
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Says it after what is being said. */
export function say(text: string, volume: number): void {
  attempt(() => {
    for (const piece of splitForSpeech(text)) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = "en-US";
      utterance.rate = rate;
      utterance.volume = volume;
      speechSynthesis.speak(utterance);
    }
  });
}

export function hush(): void {
  attempt(() => {
    speechSynthesis.cancel();
    // Being paused outlives a cancel.
    speechSynthesis.resume();
  });
}

/** Whether the browser has a voice. Some say so only a while after they were asked. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(follow, hasVoice);
}

function hasVoice(): boolean {
  return attempt(() => speechSynthesis.getVoices().length > 0) ?? false;
}

function follow(listener: () => void): () => void {
  attempt(() => speechSynthesis.addEventListener("voiceschanged", listener));
  return () => attempt(() => speechSynthesis.removeEventListener("voiceschanged", listener));
}

function attempt<T>(speak: () => T): T | undefined {
  try {
    return speak();
  } catch {
    // No voice, or one that fails: the words are on the screen all the same.
    return undefined;
  }
}
