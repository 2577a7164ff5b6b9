import type { Level } from "../handbook/types.ts";
import { plainOf } from "./read/split-words.ts";

/** Beginner unless they say otherwise: what is gentle for one is safe for all. */
export function readLevel(fitnessLevel: string): Level {
  const plain = plainOf(fitnessLevel);
  if (/\b(?:not|no|never|isnt|hardly|without|less|little)\b/.test(plain)) return "Beginner";
  if (/\b(?:advanced|expert|very experienced)/.test(plain)) return "Advanced";
  return /\b(?:intermediate|experienced|medium|regular|some years)/.test(plain) ? "Intermediate" : "Beginner";
}
