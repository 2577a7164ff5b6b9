import { commonWords } from "../../handbook/common-words.ts";
import { fillers, foodKinds, joins, namesNoFood, points } from "../../handbook/refusal-words.ts";
import type { Word } from "../read/split-words.ts";
import { coverOf, textOf } from "./find-eating.ts";
import type { Verdict } from "./judge-food.ts";
import { type Clause, isShort } from "./read-clauses.ts";

const allergyWords = /^(?:al+erg|intoler|anaphyl|unvertrag|एलर्जी)/;
const refusesNext = /^(?:al+erg|intoler|anaphyl|react|एलर्जी)/;
const cantHave = /^cant (?:have|eat|digest|tolerate)$/;

const nothing: string[] = [];

/** What somebody cannot have that our lists do not know: to be said, not dropped. */
export function findUnknown(clause: Clause, carried: Verdict): string[] {
  const { words, foods, cues, diets } = clause;
  const mayList = carried === "harm" && cues.length === 0 && isShort(clause);
  if (!mayList && cues.every(({ item }) => item !== "harm")) return nothing;
  const harm = cues.filter(({ item }) => item === "harm");
  const known = coverOf([...foods, ...cues, ...diets], words.length);
  const isName = (place: number) => known[place] === 0 && isUnknownName(words[place]?.text ?? "");
  const found: string[] = [];
  for (const { place, length } of harm) {
    const word = words[place]?.text ?? "";
    const end = place + length;
    if (allergyWords.test(word) && isName(place - 1)) found.push(nameBefore(words, place));
    const pointsOn = refusesNext.test(word) && points.has(words[end]?.text ?? "");
    if (pointsOn || cantHave.test(textOf(words, place, length))) found.push(...namesFrom(words, end, isName));
  }
  const isList = () =>
    words.every(({ text }, place) => known[place] === 1 || isName(place) || fillers.has(text));
  if (mayList && isList()) found.push(...namesFrom(words, 0, isName));
  return found;
}

function isUnknownName(text: string): boolean {
  const isOrdinary =
    fillers.has(text) || namesNoFood.has(text) || (commonWords.has(text) && !foodKinds.has(text));
  return text.length > 2 && !isOrdinary;
}

/** The name that ends before a place: "lychee", and of "stone fruit" both words. */
function nameBefore(words: Word[], place: number): string {
  const [first, second] = words.slice(Math.max(0, place - 2), place).map(({ text }) => text);
  if (!second) return first ?? "";
  return foodKinds.has(second) && first && !fillers.has(first) ? `${first} ${second}` : second;
}

/** The names in a list: up to two words each, parted by "and" or "or". */
function namesFrom(words: Word[], start: number, isName: (place: number) => boolean): string[] {
  const names: string[] = [];
  let name: string[] = [];
  for (let place = start; place <= words.length; place += 1) {
    const text = words[place]?.text ?? "";
    const goesOn = name.length === 1 && foodKinds.has(text);
    if ((isName(place) && name.length < 2) || goesOn) name.push(text);
    else if (name.length > 0) {
      names.push(name.join(" "));
      if (!joins.has(text)) return names;
      name = [];
    }
  }
  return names;
}
