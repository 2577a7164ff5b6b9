import type { NamedDiet } from "../../handbook/named-diets.ts";
import {
  begins,
  type Cue,
  conditionals,
  fillers,
  freeWords,
  joins,
  negatesAfter,
  negatesBefore,
  turns,
} from "../../handbook/refusal-words.ts";
import type { Hit } from "../read/phrase-finder.ts";
import { splitPlain, type Word } from "../read/split-words.ts";
import { coverOf, type Eating, findEating, longest, type NamedFood } from "./find-eating.ts";

/** What words around a food say of it. */
export type Said = Exclude<Cue, "nothing">;

/** A piece of a sentence with the foods it names and what it says of them; each in the order of the text. */
export type Clause = {
  words: Word[];
  foods: Hit<NamedFood>[];
  cues: Hit<Said>[];
  /** "Gluten-free bread" is bread, and without gluten. */
  free: Hit<NamedFood>[];
  diets: Hit<NamedDiet>[];
};

/** The clauses of each sentence, once more parted where "and" begins something new. Expects plain text. */
export function readSentences(plain: string): Clause[][] {
  const sentences = plain
    .split(/[.!?;\n।]+/)
    .map((sentence) => sentence.split(turns).map((piece) => splitPlain(piece)));
  const words = joinPieces(sentences.flat());
  const eating = findEating(words);
  const isCue = ({ item, length }: Hit<Cue>) => item !== "nothing" && length <= longestFirstCue;
  const cueStarts = new Set(eating.cues.filter(isCue).map(({ place }) => place));
  const partAt: Part[] = [];
  let from = 0;
  const bySentence = sentences.map((pieces) =>
    pieces.flatMap((piece) => {
      const starts: number[] = [];
      for (let next = 1; next < piece.length; next += 1) {
        if (!joins.has(piece[next - 1]?.text ?? "")) continue;
        if (begins.has(piece[next]?.text ?? "") || cueStarts.has(from + next)) starts.push(next);
      }
      const own = [0, ...starts].map((start, index) =>
        newPart(from + start, piece.slice(start, starts[index])),
      );
      for (const part of own) for (const _ of part.words) partAt.push(part);
      from += piece.length;
      return own;
    }),
  );
  share(eating.foods, partAt, ({ foods }) => foods);
  share(eating.cues, partAt, ({ cues }) => cues);
  share(eating.diets, partAt, ({ diets }) => diets);
  return bySentence.map((own) => own.map(readPart));
}

/** How many words after "and" are looked at for whether they begin something new. */
const longestFirstCue = 3;

/** A clause before it is known which of its foods and cues count; `start` is its place in the text. */
type Part = Pick<Eating, "foods" | "cues" | "diets"> & { start: number; words: Word[] };

function newPart(start: number, words: Word[]): Part {
  return { start, words, foods: [], cues: [], diets: [] };
}

/** All words in one list, to be looked up at once; by the numbers of their clauses they stay apart. */
function joinPieces(pieces: Word[][]): Word[] {
  const all: Word[] = [];
  let before = 0;
  for (const piece of pieces) {
    for (const { text, sentence, clause, isCapital } of piece) {
      all.push({ text, sentence, clause: clause + before, isCapital });
    }
    before += piece.at(-1)?.clause ?? 0;
  }
  return all;
}

/** Gives each part what lies within it. */
function share<T>(hits: Hit<T>[], partAt: Part[], listOf: (part: Part) => Hit<T>[]): void {
  for (const { item, place, length, exactness } of hits) {
    const part = partAt[place];
    if (!part || place + length > part.start + part.words.length) continue;
    listOf(part).push({ item, place: place - part.start, length, exactness });
  }
}

function readPart({ words, foods, cues, diets }: Part): Clause {
  const isFree = ({ place, length }: Hit<NamedFood>) => freeWords.has(words[place + length]?.text ?? "");
  return {
    words,
    foods: longest(foods).filter((food) => !isFree(food)),
    cues: readCues(cues, words),
    free: foods.filter(isFree),
    diets,
  };
}

/** What is said, with "don't like" and "aime pas" as the refusals they are. */
export function readCues(found: Hit<Cue>[], words: Word[]): Hit<Said>[] {
  if (found.length === 0) return [];
  const textAt = (place: number) => words[place]?.text ?? "";
  const isConditioned = isConditional(words);
  const harmPlaces = new Set<number>();
  return longest(found).flatMap(({ item, place, length, exactness }) => {
    const isHarmToo = harmPlaces.has(place);
    if (item === "harm") harmPlaces.add(place);
    // "Tree nuts only" says which, not that they are liked.
    const isIf = item === "welcome" && length === 1 && isConditioned;
    const isWhich = textAt(place) === "only" && place > 0 && place === words.length - 1;
    if (item === "nothing" || isHarmToo || isWhich || isIf) return [];
    const isNegated =
      item === "welcome" &&
      length === 1 &&
      ([1, 2].some((back) => negatesAfter.has(textAt(place - back))) ||
        [1, 2].some((on) => negatesBefore.has(textAt(place + on))));
    return [{ item: isNegated ? ("refused" as const) : item, place, length, exactness }];
  });
}

/** Whether a clause says when, not what: "if I eat eggs". */
export function isConditional(words: Word[]): boolean {
  return words.slice(0, 2).some(({ text }) => conditionals.has(text));
}

/** Whether a clause only names foods: one more line of a list. */
export function isListOnly({ words, foods, cues }: Clause): boolean {
  if (foods.length === 0 || cues.length > 0) return false;
  const inFoods = coverOf(foods, words.length);
  return words.every(({ text }, place) => inFoods[place] === 1 || fillers.has(text));
}

/** No more than a food or two would take. */
export function isShort({ words }: Clause): boolean {
  return words.filter(({ text }) => !fillers.has(text)).length <= 4;
}

export function isFiller(words: Word[]): boolean {
  return words.every(({ text }) => fillers.has(text));
}
