import { joins, points } from "../../handbook/refusal-words.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import type { NamedFood } from "./find-eating.ts";
import { type Clause, isFiller, type Said } from "./read-clauses.ts";

/** What is said of a food; nothing, if undefined. */
export type Verdict = Said | undefined;

/** What a clause itself says of a food in it. */
export function judgeFood(food: Hit<NamedFood>, { words, foods, cues }: Clause): Verdict {
  const end = food.place + food.length;
  const next = cues.find(({ place }) => place >= end && isFiller(words.slice(end, place)));
  if (next?.item === "harm") return "harm";
  const before = cues.filter(({ place }) => place < food.place);
  const harm = before.find(({ item }) => item === "harm");
  if (harm && !isTaken(harm, foods, words)) return "harm";
  const nearest = before.at(-1);
  const isBeside = nearest && isFiller(words.slice(nearest.place + nearest.length, food.place));
  // "No nuts ok?" and "no dairy or nuts ok?" refuse nuts; "no dairy nuts fine" does not.
  const isFirm = nearest?.item === "refused" && (isBeside || isListed(food, foods, words));
  if (next?.item === "welcome" && !isFirm) return "welcome";
  if (harm && food.item.isAllergen && !(nearest?.item === "welcome" && isBeside)) return "harm";
  if (food.item.isAllergen && doesHarmLater(food, foods, cues)) return "harm";
  if (nearest && nearest !== harm) return nearest.item;
  const after = cues.find(({ place }) => place >= end);
  if (after?.item !== "welcome") return after?.item;
  // "Eggs and dairy ok" welcomes both.
  const isInFood = (at: number) => foods.some(({ place, length }) => at >= place && at < place + length);
  const between = words.slice(end, after.place).filter((_, index) => !isInFood(end + index));
  return isFiller(between) ? "welcome" : undefined;
}

/** "If I eat eggs I come out in hives": what is said of it last, before any other food. */
function doesHarmLater(food: Hit<NamedFood>, foods: Hit<NamedFood>[], cues: Hit<Said>[]): boolean {
  const end = food.place + food.length;
  const harm = cues.find(({ item, place }) => item === "harm" && place >= end);
  return Boolean(harm && !foods.some(({ place }) => place >= end && place < harm.place));
}

/** "Dairy or nuts": another food, and a word that joins them. */
function isListed(food: Hit<NamedFood>, foods: Hit<NamedFood>[], words: Word[]): boolean {
  const joinPlace = food.place - 1;
  return (
    joins.has(words[joinPlace]?.text ?? "") && foods.some(({ place, length }) => place + length === joinPlace)
  );
}

/** "Lactose intolerant" is said of lactose, not of what follows; "intolerant to" is said of what follows. */
function isTaken(cue: Hit<Said>, foods: Hit<NamedFood>[], words: Word[]): boolean {
  const following = words[cue.place + cue.length]?.text ?? "";
  if (points.has(following)) return false;
  return foods.some(
    ({ place, length }) => place < cue.place && isFiller(words.slice(place + length, cue.place)),
  );
}

/** In a list, what was said of its first foods holds for the rest. */
export function carryTo({ item }: Hit<NamedFood>, carried: Verdict, isList: boolean): Verdict {
  if (carried !== "harm") return carried;
  return isList || item.isAllergen ? "harm" : undefined;
}

/** What goes on to the next clause. */
export function carryOn({ cues }: Clause, carried: Verdict, verdicts: Verdict[]): Verdict {
  return cues.at(-1)?.item ?? (verdicts.includes("harm") ? "harm" : carried);
}
