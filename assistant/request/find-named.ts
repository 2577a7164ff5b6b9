import { onceFor } from "../once-for.ts";
import type { Reading } from "../read/read.ts";
import { normalise } from "../safety/words.ts";
import { findIdeas } from "./find-ideas.ts";
import { findSlots } from "./find-slots.ts";

export type Named = ReturnType<typeof findNamed>;

/** What a message names, before anybody knows what it wants. */
export function findNamed(text: string, reading: Reading) {
  return { plain: normalise(text).trim(), ...namedIn(reading) };
}

const namedIn = onceFor(({ words }: Reading) => ({ found: findSlots(words), spoken: findIdeas(words) }));
