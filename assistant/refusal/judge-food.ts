import { fillers, joins, points } from "../../handbook/refusal-words.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { coverOf, firstFrom, type NamedFood } from "./find-eating.ts";
import type { Clause, Said } from "./read-clauses.ts";

/** What is said of a food; nothing, if undefined. */
export type Verdict = Said | undefined;

/** What a clause itself says of each food in it. */
export function judgeFoods(clause: Clause): Verdict[] {
  const { foods, cues } = clause;
  if (cues.length === 0) return foods.map(() => undefined);
  const laid = layOut(clause);
  return foods.map((food) => judgeFood(food, clause, laid));
}

/** Where things are in a clause, found once for all its foods. */
type Laid = {
  /** Whether nothing is said from one place up to another, and whether there is nothing but foods. */
  isFiller: (from: number, to: number) => boolean;
  isFillerOrFood: (from: number, to: number) => boolean;
  /** From a place on, the first cue and the first of harm, by their index, and the place of the first food. */
  cueFrom: Int32Array;
  harmFrom: Int32Array;
  foodFrom: Int32Array;
  /** Where foods end. */
  ends: Set<number>;
  /** The first word of harm speaks of what came before it. */
  isHarmTaken: boolean;
};

function layOut({ words, foods, cues }: Clause): Laid {
  const inFoods = coverOf(foods, words.length);
  const spoken = countBefore(words, ({ text }) => !fillers.has(text));
  const apart = countBefore(words, ({ text }, place) => inFoods[place] === 0 && !fillers.has(text));
  const isFiller = (from: number, to: number) => to <= from || spoken[to] === spoken[from];
  const [harm] = cues.filter(({ item }) => item === "harm");
  return {
    isFiller,
    isFillerOrFood: (from, to) => to <= from || apart[to] === apart[from],
    cueFrom: firstFrom(words.length, cues, (_, index) => index),
    harmFrom: firstFrom(words.length, cues, ({ item }, index) => (item === "harm" ? index : undefined)),
    foodFrom: firstFrom(words.length, foods, ({ place }) => place),
    ends: new Set(foods.map(({ place, length }) => place + length)),
    isHarmTaken: harm !== undefined && isTaken(harm, foods, words, isFiller),
  };
}

/** For each place, how many words before it are such; one more for the end. */
function countBefore(words: Word[], is: (word: Word, place: number) => boolean): Int32Array {
  const counts = new Int32Array(words.length + 1);
  words.forEach((word, place) => {
    counts[place + 1] = (counts[place] ?? 0) + Number(is(word, place));
  });
  return counts;
}

function judgeFood(food: Hit<NamedFood>, { words, cues }: Clause, laid: Laid): Verdict {
  const end = food.place + food.length;
  const at = (index: number | undefined) => (index === undefined ? undefined : cues[index]);
  const after = at(laid.cueFrom[end]);
  const next = after && laid.isFiller(end, after.place) ? after : undefined;
  if (next?.item === "harm") return "harm";
  const first = at(laid.harmFrom[0]);
  const harm = first && first.place < food.place ? first : undefined;
  if (harm && !laid.isHarmTaken) return "harm";
  const following = laid.cueFrom[food.place] ?? -1;
  const nearest = cues[(following === -1 ? cues.length : following) - 1];
  const isBeside = nearest && laid.isFiller(nearest.place + nearest.length, food.place);
  // "No nuts ok?" and "no dairy or nuts ok?" refuse nuts; "no dairy nuts fine" does not.
  const isFirm = nearest?.item === "refused" && (isBeside || isListed(food, words, laid));
  if (next?.item === "welcome" && !isFirm) return "welcome";
  if (harm && food.item.isAllergen && !(nearest?.item === "welcome" && isBeside)) return "harm";
  if (food.item.isAllergen && doesHarmLater(end, at(laid.harmFrom[end]), laid)) return "harm";
  if (nearest && nearest !== harm) return nearest.item;
  if (after?.item !== "welcome") return after?.item;
  // "Eggs and dairy ok" welcomes both.
  return laid.isFillerOrFood(end, after.place) ? "welcome" : undefined;
}

/** "If I eat eggs I come out in hives": what is said of it last, before any other food. */
function doesHarmLater(end: number, harm: Hit<Said> | undefined, { foodFrom }: Laid): boolean {
  const next = foodFrom[end] ?? -1;
  return harm !== undefined && (next === -1 || next >= harm.place);
}

/** "Dairy or nuts": another food, and a word that joins them. */
function isListed({ place }: Hit<NamedFood>, words: Word[], { ends }: Laid): boolean {
  return joins.has(words[place - 1]?.text ?? "") && ends.has(place - 1);
}

/** "Lactose intolerant" is said of lactose, not of what follows; "intolerant to" is said of what follows. */
function isTaken(
  cue: Hit<Said>,
  foods: Hit<NamedFood>[],
  words: Word[],
  isFiller: Laid["isFiller"],
): boolean {
  const following = words[cue.place + cue.length]?.text ?? "";
  if (points.has(following)) return false;
  return foods.some(({ place, length }) => place < cue.place && isFiller(place + length, cue.place));
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
