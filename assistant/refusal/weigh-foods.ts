import { readFileSync } from "node:fs";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { placeOf } from "../triage/features.ts";
import { firstFrom, type NamedFood } from "./find-eating.ts";
import type { NamedFoods } from "./name-foods.ts";
import type { Said } from "./read-clauses.ts";

export const foodPlaces = 1 << 14;
/** To leave out what was welcome is the lesser harm. */
const refusedFrom = 0.3;
/** Where grammar heard a welcome it takes more. */
const refusedInSpiteFrom = 0.85;

/** How far around it words count, and how near their exact distance does. */
const reach = 10;
const near = 3;
/** What is said somewhere in a text counts as so many features. */
const copies = [0, 1, 2];

let weights: { bias: number; step: number; of: Int8Array } | undefined;

/** Whether somebody refuses a food that they name, by all the words around it: "eggs. nah", "peanuts = hospital". */
export function weighFoods(named: NamedFoods): (food: Hit<NamedFood>) => boolean {
  weights ??= loadWeights();
  const { bias, step, of } = weights;
  const { found, everyWord, placeAt, once } = describeFoods(named);
  const weightAt = (feature: number) => of[placeAt(feature) & (foodPlaces - 1)] ?? 0;
  // What is the same for all of them is added up once.
  const shared = new Set(everyWord);
  let sharedSum = 0;
  for (const feature of shared) sharedSum += weightAt(feature);
  return (food) => {
    let sum = sharedSum;
    let count = shared.size;
    for (const feature of once(found(food))) {
      if (shared.has(feature)) continue;
      sum += weightAt(feature);
      count += 1;
    }
    const score = bias + (sum * step) / Math.sqrt(count || 1);
    const isWelcome = named.settled.get(food.item) === "welcome";
    return 1 / (1 + Math.exp(-score)) >= (isWelcome ? refusedInSpiteFrom : refusedFrom);
  };
}

/** What each food of a text is weighed by; training sees a text exactly as this does. */
export function foodFeatures(named: NamedFoods): (food: Hit<NamedFood>) => Uint32Array {
  const { found, everyWord, placeAt, once } = describeFoods(named);
  return (food) => Uint32Array.from(once([...found(food), ...everyWord]), placeAt);
}

/** The features of a text's foods by numbers: to know whether one was met is then a look into a list. */
function describeFoods(named: NamedFoods) {
  const { words, foods, settled } = named;
  const numbers = new Map<number, number>();
  const featurePlaces: number[] = [];
  const metIn: number[] = [];
  const numberAt = (place: number) => {
    const known = numbers.get(place);
    if (known !== undefined) return known;
    numbers.set(place, metIn.length);
    featurePlaces.push(place);
    return metIn.push(0) - 1;
  };
  const numberOf = (feature: string) => numberAt(placeOf(feature));
  const saidOf = hearSaid(named);
  const addAround = hearAround(named, numberOf);
  const ofText = [
    numberOf(words.length > 12 ? "long" : "short"),
    numberOf(foods.length > 3 ? "many foods" : "few foods"),
  ];
  const ofItem = remember(({ exclusion, family, isAllergen }: NamedFood) => [
    ...[...(exclusion.allergens ?? []), ...(exclusion.traits ?? []), family.name].map((kind) =>
      numberOf(`kind ${kind}`),
    ),
    numberOf(isAllergen ? "allergen" : "no allergen"),
  ]);
  const copiesOf = remember((said: string) => copies.map((copy) => numberOf(`${said} ${copy}`)));
  let turn = 0;
  return {
    everyWord: Array.from(named.everyWord, numberAt),
    placeAt: (feature: number) => featurePlaces[feature] ?? 0,
    /** Each of them once. */
    once(features: number[]): number[] {
      turn += 1;
      return features.filter((feature) => {
        const isNew = metIn[feature] !== turn;
        metIn[feature] = turn;
        return isNew;
      });
    },
    found(food: Hit<NamedFood>): number[] {
      const said = [...saidOf(food), `grammar ${settled.get(food.item)}`].map(copiesOf);
      const found = [...ofItem(food.item), ...ofText];
      for (const copy of copies) for (const each of said) found.push(each[copy] ?? 0);
      addAround(food, found);
      return found;
    },
  };
}

/** What is said anywhere in a text, by its side of a food and how near it is, in the order of the text. */
function hearSaid({ words, cues }: NamedFoods): (food: Hit<NamedFood>) => string[] {
  const kinds: Said[] = ["harm", "refused", "welcome"];
  const firsts = kinds.map((kind) => ({
    kind,
    from: firstFrom(words.length, cues, ({ item }, index) => (item === kind ? index : undefined)),
  }));
  const cueFrom = firstFrom(words.length, cues, (_, index) => index);
  const clauses = boundsOf(words, ({ clause }) => clause);
  const sentences = boundsOf(words, ({ sentence }) => sentence);
  const within = (start: number, end: number, where: string): string[] =>
    firsts
      .map(({ kind, from }) => ({ kind, index: from[start] ?? -1 }))
      .filter(({ index }) => index !== -1 && (cues[index]?.place ?? end) < end)
      .toSorted((a, b) => a.index - b.index)
      .map(({ kind }) => `cue ${kind} ${where}`);
  // To the foods between two cues of a clause the same is said.
  let last: { clause: number | undefined; cue: number | undefined; said: string[] } | undefined;
  return ({ place }) => {
    if (cues.length === 0) return [];
    const clause = clauses.starts[place] ?? 0;
    const cue = cueFrom[place];
    if (last?.clause === clause && last.cue === cue) return last.said;
    const clauseEnd = clauses.ends[place] ?? 0;
    const [sentence, sentenceEnd] = [sentences.starts[place] ?? 0, sentences.ends[place] ?? 0];
    const said = [
      ...within(0, sentence, "before text"),
      ...within(sentence, clause, "before sentence"),
      ...within(clause, place, "before clause"),
      ...within(place, clauseEnd, "behind clause"),
      ...within(clauseEnd, sentenceEnd, "behind sentence"),
      ...within(sentenceEnd, words.length, "behind text"),
    ];
    last = { clause, cue, said };
    return said;
  };
}

/** For each place, where its clause or sentence starts, and where it ends. */
function boundsOf(words: Word[], keyOf: (word: Word) => number) {
  const starts = new Int32Array(words.length);
  const ends = new Int32Array(words.length);
  let start = 0;
  for (let place = 1; place <= words.length; place += 1) {
    const [own, next] = [words[start], words[place]];
    if (own && next && keyOf(own) === keyOf(next)) continue;
    starts.fill(start, start, place);
    ends.fill(place, start, place);
    start = place;
  }
  return { starts, ends };
}

/** The words before and behind a food, by their distance and what parts them from it. */
function hearAround(
  { words, inFoods }: NamedFoods,
  numberOf: (feature: string) => number,
): (food: Hit<NamedFood>, found: number[]) => void {
  // Of another food only that it is one: what is said of them is often said of both.
  const texts = words.map(({ text }, at) => (inFoods.has(at) ? "FOOD" : text));
  const sides = (["before", "behind"] as const).map((side) => ({
    side,
    step: side === "before" ? -1 : 1,
    featuresOf: remember((text: string) => ({
      clause: numberOf(`${side} ${text} clause`),
      sentence: numberOf(`${side} ${text} sentence`),
      text: numberOf(`${side} ${text} text`),
      alone: numberOf(`${side} ${text}`),
      begins: text.length > 4 ? numberOf(`${side} ${text.slice(0, 4)}…`) : undefined,
      near: Array.from({ length: near }, (_, distance) => numberOf(`${side} ${text} ${distance}`)),
    })),
    pairs: new Int32Array(words.length).fill(-1),
  }));
  return ({ place, length }, found) => {
    const own = words[place];
    for (const { side, step, featuresOf, pairs } of sides) {
      const first = side === "before" ? place - 1 : place + length;
      for (let distance = 0; distance < reach; distance += 1) {
        const at = first + distance * step;
        const text = texts[at];
        if (text === undefined) break;
        const features = featuresOf(text);
        const where = whereIs(words[at], own);
        found.push(features[where]);
        if (where !== "text") found.push(features.alone);
        if (features.begins !== undefined) found.push(features.begins);
        if (distance < near) found.push(features.near[distance] ?? 0);
        const next = texts[at + step];
        if (next === undefined) continue;
        if (pairs[at] === -1) pairs[at] = numberOf(`${side} ${text} ${next}`);
        found.push(pairs[at] ?? 0);
      }
    }
  };
}

/** How near a word is to another. */
function whereIs(word: Word | undefined, own: Word | undefined): "clause" | "sentence" | "text" {
  if (word?.clause === own?.clause) return "clause";
  return word?.sentence === own?.sentence ? "sentence" : "text";
}

/** What something is made into, made once. */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** What the weights were made from. */
export function readFoodsStamp(): string {
  return readScales().stamp;
}

function loadWeights() {
  const bytes = readFileSync(new URL("foods.bin", import.meta.url));
  const [scale] = readScales().scales;
  if (!scale) throw new Error("There are no weights of foods.");
  return { ...scale, of: new Int8Array(bytes.buffer, bytes.byteOffset, foodPlaces) };
}

function readScales(): { stamp: string; scales: { bias: number; step: number }[] } {
  // We wrote it ourselves; a test holds it to what it was made from.
  return JSON.parse(readFileSync(new URL("foods.json", import.meta.url), "utf8"));
}
