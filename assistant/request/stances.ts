import type { Hit } from "../read/phrase-finder.ts";
import { placeOf } from "../triage/features.ts";
import type { Found, Slot } from "./find-slots.ts";
import type { Wants } from "./request.ts";

/** What somebody thinks of something they name: they tell of it, will have none of it, or nothing else. */
export const stances = ["told", "refused", "only"] as const;
export type Stance = (typeof stances)[number];

/** How far around it words count, and how near their exact distance does. */
const reach = 8;
const near = 3;
/** What grammar says counts as so many features. */
const grammarStrength = 4;

/** What a stance is weighed by: what grammar makes of it, and the words around. */
export function stanceFeatures(
  { item, place, length }: Hit<Slot>,
  { words, hits }: Found,
  grammar: Stance,
  after: Wants | undefined,
): Uint32Array {
  const own = words[place];
  const isLong = words.length > 6;
  const found = [
    `value ${item.value}`,
    `own ${words
      .slice(place, place + length)
      .map(({ text }) => text)
      .join(" ")}`,
    words[place - 1]?.clause === own?.clause ? "within" : "begins",
    words[place + length]?.clause === own?.clause ? "goes on" : "ends",
    `${isLong ? "long" : "short"} after ${after ?? "nothing"}`,
    ...new Set(hits.map(({ item: { kind } }) => `beside ${kind}`)),
  ];
  for (let copy = 0; copy < grammarStrength; copy += 1) {
    found.push(
      `grammar ${grammar} ${copy}`,
      `${item.kind} ${grammar} ${copy}`,
      `${item.value} ${grammar} ${copy}`,
      `${grammar} after ${after ?? "nothing"} ${copy}`,
    );
  }
  for (const [side, first, step] of [
    ["before", place - 1, -1],
    ["behind", place + length, 1],
  ] as const) {
    for (let distance = 0; distance < reach; distance += 1) {
      const at = first + distance * step;
      const word = words[at];
      if (!word || word.sentence !== own?.sentence) break;
      const { text } = word;
      const next = words[at + step];
      found.push(`${side} ${text}`, `${side} ${text} ${word.clause === own.clause ? "here" : "apart"}`);
      if (text.length > 4) found.push(`${side} ${text.slice(0, 4)}…`);
      if (distance < near) found.push(`${side} ${text} ${distance}`);
      if (next) found.push(`${side} ${text} ${next.text}`);
    }
  }
  return Uint32Array.from(new Set(found.map(placeOf)));
}
