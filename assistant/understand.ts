import type { Level } from "../handbook/types.ts";
import { type Reading, read } from "./read/read.ts";
import { normalise } from "./safety/words.ts";

/** A text that stands alone. What belongs to a request is read once with it: see `read/read-asked.ts`. */
export function understand(text: string): Reading {
  return read(text);
}

/** Beginner unless they say otherwise: what is gentle for one is safe for all. */
export function readLevel(fitnessLevel: string): Level {
  const plain = normalise(fitnessLevel);
  if (/\b(?:not|no|never|isnt|hardly|without|less|little)\b/.test(plain)) return "Beginner";
  if (/\b(?:advanced|expert|very experienced)/.test(plain)) return "Advanced";
  return /\b(?:intermediate|experienced|medium|regular|some years)/.test(plain) ? "Intermediate" : "Beginner";
}
