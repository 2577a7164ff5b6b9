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
import type { Word } from "../read/split-words.ts";
import { coverOf, type Eating, type Heard, longest, type NamedFood } from "./find-eating.ts";

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

/** Where a sentence ends, or turns to something else within it. */
const parting = new RegExp(`[.!?;\\n।]+|${turns.source}`, "g");
const sentenceEnd = /[.!?;\n।]/y;

/** The clauses of each sentence, once more parted where "and" begins something new. */
export function readSentences({ text, words, eating }: Heard): Clause[][] {
  const sentences: Part[][] = [];
  const partAt = new Array<Part | undefined>(words.length);
  const begun = findBegun(words.length, eating.cues);
  const textAt = (place: number) => words[place]?.text ?? "";
  let sentence: Part[] = [];
  let place = 0;
  let at = 0;
  /** Passes over all words that begin before an end. */
  const passTo = (end: number) => {
    for (; place < words.length; place += 1) {
      const start = text.indexOf(textAt(place), at);
      if (start >= end) return;
      at = start + textAt(place).length;
    }
  };
  const take = (from: number, to: number) => {
    const part = newPart(from, words.slice(from, to));
    sentence.push(part);
    partAt.fill(part, from, to);
  };
  const takePiece = (from: number, to: number) => {
    let start = from;
    for (let next = from + 1; next < to; next += 1) {
      if (!joins.has(textAt(next - 1))) continue;
      if (!begins.has(textAt(next)) && (begun[next] ?? 0) > to) continue;
      take(start, next);
      start = next;
    }
    take(start, to);
  };
  parting.lastIndex = 0;
  for (;;) {
    const part = parting.exec(text);
    const from = place;
    passTo(part?.index ?? text.length);
    takePiece(from, place);
    sentenceEnd.lastIndex = part?.index ?? 0;
    if (!part || sentenceEnd.test(text)) {
      sentences.push(sentence);
      sentence = [];
    }
    if (!part) break;
    // A word like "but" belongs to neither side.
    passTo(parting.lastIndex);
  }
  share(eating.foods, partAt, (part, food) => {
    part.foods = withOne(part.foods, food);
  });
  share(eating.cues, partAt, (part, cue) => {
    part.cues = withOne(part.cues, cue);
  });
  share(eating.diets, partAt, (part, diet) => {
    part.diets = withOne(part.diets, diet);
  });
  return sentences.map((own) => own.map(readPart));
}

/** How many words after "and" are looked at for whether they begin something new. */
const longestFirstCue = 3;

/** For each place, where the first cue ends that begins there; more than any place for none. */
function findBegun(words: number, cues: Hit<Cue>[]): Int32Array {
  const ends = new Int32Array(words).fill(words + 1);
  for (const { item, place, length } of cues) {
    if (item === "nothing" || length > longestFirstCue) continue;
    ends[place] = Math.min(ends[place] ?? 0, place + length);
  }
  return ends;
}

/** A clause before it is known which of its foods and cues count; `start` is its place in the text. */
type Part = Pick<Eating, "foods" | "cues" | "diets"> & { start: number; words: Word[] };

/** Most clauses name nothing: they share one list. */
const nothing: never[] = [];

function newPart(start: number, words: Word[]): Part {
  return { start, words, foods: nothing, cues: nothing, diets: nothing };
}

/** Gives each part what lies within it. */
function share<T>(
  hits: Hit<T>[],
  partAt: (Part | undefined)[],
  give: (part: Part, hit: Hit<T>) => void,
): void {
  for (const { item, place, length, exactness } of hits) {
    const part = partAt[place];
    if (!part || place + length > part.start + part.words.length) continue;
    give(part, { item, place: place - part.start, length, exactness });
  }
}

function withOne<T>(list: T[], one: T): T[] {
  if (list === nothing) return [one];
  list.push(one);
  return list;
}

function readPart({ words, foods, cues, diets }: Part): Clause {
  if (foods.length === 0) return { words, foods: nothing, cues: readCues(cues, words), free: nothing, diets };
  const isFree = ({ place, length }: Hit<NamedFood>) => freeWords.has(words[place + length]?.text ?? "");
  // "Starch like bread" says which, not that it is liked.
  const isWhich = ({ item, place }: Hit<Cue>) =>
    item === "welcome" &&
    words[place]?.text === "like" &&
    foods.some((food) => food.place + food.length === place);
  return {
    words,
    foods: longest(foods).filter((food) => !isFree(food)),
    cues: readCues(
      cues.filter((cue) => !isWhich(cue)),
      words,
    ),
    free: foods.filter(isFree),
    diets,
  };
}

/** What is said, with "don't like" and "aime pas" as the refusals they are. */
export function readCues(found: Hit<Cue>[], words: Word[]): Hit<Said>[] {
  if (found.length === 0) return nothing;
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
  return conditionals.has(words[0]?.text ?? "") || conditionals.has(words[1]?.text ?? "");
}

/** Whether a clause only names foods: one more line of a list. */
export function isListOnly({ words, foods, cues }: Clause): boolean {
  if (foods.length === 0 || cues.length > 0) return false;
  const inFoods = coverOf(foods, words.length);
  return words.every(({ text }, place) => inFoods[place] === 1 || fillers.has(text));
}

/** No more than a food or two would take. */
export function isShort({ words }: Clause): boolean {
  let left = words.length;
  for (let place = 0; left > 4 && place < words.length; place += 1) {
    if (fillers.has(words[place]?.text ?? "")) left -= 1;
  }
  return left <= 4;
}

export function isFiller(words: Word[]): boolean {
  return words.every(({ text }) => fillers.has(text));
}
