import { createCueFinder } from "./cue-finder.ts";
import { splitReadable } from "./split-readable.ts";

const findUrgent = createCueFinder<"call" | "help" | "now" | "if">([
  {
    item: "call",
    list: "call, ring, dial, phone, go to, get to, head to, go straight, llama, llame, ruf, rufen, appelez, appelle, call kar*",
  },
  {
    item: "help",
    list: "ambulance, 911, 112, 999, 000, 988, emergency, er, a e, urgencias, notruf, secours, samu, ambulancia, krankenwagen",
  },
  {
    item: "now",
    list: "now, immediately, right away, straight away, at once, this minute, ahora, ya mismo, inmediatamente, sofort, jetzt, maintenant, immediatement, tout de suite, abhi",
  },
  {
    item: "if",
    list: "if, when, whenever, should, in case, in that case, a sudden, any sudden, any of, these signs, the signs, warning signs, unless, or, might, si, wenn, falls, quand, agar, jab",
  },
]);

/** Whether a sentence sends somebody for help at once, on no condition: then nothing else is to be said. */
export function saysUrgent(words: string[], before: string): boolean {
  const found = new Set(findUrgent(words).map(({ item }) => item));
  if (!found.has("call") || !found.has("help") || !found.has("now") || found.has("if")) return false;
  return !findUrgent(splitReadable(before)).some(({ item }) => item === "if");
}
