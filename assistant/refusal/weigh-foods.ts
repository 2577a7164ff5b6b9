import { readFileSync } from "node:fs";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { placeOf } from "../triage/features.ts";
import { firstFrom, type NamedFood } from "./find-eating.ts";
import type { NamedFoods } from "./name-foods.ts";
import type { Said } from "./read-clauses.ts";

export const foodPlaces = 1 << 18;
/**
 * From which likelihood on a food is refused: to leave out what was welcome is the lesser harm. Where grammar heard a
 * welcome it takes more, the more so in few words; in many, the welcome may be another food's.
 */
const refusedFrom = { short: { open: 0.25, welcome: 0.85 }, long: { open: 0.15, welcome: 0.5 } };
const fewWords = 12;

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
  const { ofFood, around, everyWord, featurePlaces } = describeFoods(named);
  // How often each feature was counted: whatever a food shares with those before it is added up once.
  let countedIn = new Int32Array(1 << 12);
  const count = (features: number[], turn: number, before: Sum): Sum => {
    if (featurePlaces.length > countedIn.length) {
      const wider = new Int32Array(2 * featurePlaces.length);
      wider.set(countedIn);
      countedIn = wider;
    }
    let { sum, features: counted } = before;
    for (let index = 0; index < features.length; index += 1) {
      const feature = features[index] ?? 0;
      const last = countedIn[feature];
      if (last === everyTurn || last === before.turn || last === turn) continue;
      countedIn[feature] = turn;
      sum += of[(featurePlaces[feature] ?? 0) & (foodPlaces - 1)] ?? 0;
      counted += 1;
    }
    return { sum, features: counted, turn };
  };
  const ofText = count(everyWord, everyTurn, { sum: 0, features: 0, turn: everyTurn });
  let turn = everyTurn;
  const judgeAt = rememberLast((list: number[]) => {
    turn += 1;
    const ofPlace = count(list, turn, ofText);
    // A food may be named by several of its words at once.
    return remember((features: number[]) => {
      turn += 1;
      const { sum, features: all } = count(features, turn, ofPlace);
      const score = bias + (sum * step) / Math.sqrt(all || 1);
      return 1 / (1 + Math.exp(-score));
    });
  });
  const from = refusedFrom[lengthOf(named)];
  return (food) => {
    const isWelcome = named.settled.get(food.item) === "welcome";
    return judgeAt(around(food))(ofFood(food)) >= (isWelcome ? from.welcome : from.open);
  };
}

function lengthOf({ words }: NamedFoods): "short" | "long" {
  return words.length > fewWords ? "long" : "short";
}

/** What some features weigh together, how many they are, and when they were counted. */
type Sum = { sum: number; features: number; turn: number };
const everyTurn = 1;

/** What each food of a text is weighed by; training sees a text exactly as this does. */
export function foodFeatures(named: NamedFoods): (food: Hit<NamedFood>) => Uint32Array {
  const { ofFood, around, everyWord, featurePlaces } = describeFoods(named);
  return (food) => {
    const found = new Set([...ofFood(food), ...around(food), ...everyWord]);
    return Uint32Array.from(found, (feature) => featurePlaces[feature] ?? 0);
  };
}

/** The features of a text's foods, by numbers that begin at 0, and where each has its place. */
function describeFoods(named: NamedFoods) {
  const { foods, settled } = named;
  const numbers = new Map<number, number>();
  const featurePlaces: number[] = [];
  const numberAt = (place: number) => {
    const known = numbers.get(place);
    if (known !== undefined) return known;
    numbers.set(place, featurePlaces.length);
    return featurePlaces.push(place) - 1;
  };
  const numberOf = (feature: string) => numberAt(placeOf(feature));
  const saidOf = hearSaid(named);
  const ofText = [numberOf(lengthOf(named)), numberOf(foods.length > 3 ? "many foods" : "few foods")];
  const ofItem = remember(({ exclusion, family, isAllergen }: NamedFood) => [
    ...[...(exclusion.allergens ?? []), ...(exclusion.traits ?? []), family.name].map((kind) =>
      numberOf(`kind ${kind}`),
    ),
    numberOf(isAllergen ? "allergen" : "no allergen"),
    ...ofText,
  ]);
  const copiesOf = remember((said: string) => copies.map((copy) => numberOf(`${said} ${copy}`)));
  const ofSaid = remember((list: string[]) =>
    remember((item: NamedFood) => {
      const said = [...list, `grammar ${settled.get(item)}`].map(copiesOf);
      return [...ofItem(item), ...copies.flatMap((copy) => said.map((each) => each[copy] ?? 0))];
    }),
  );
  return {
    featurePlaces,
    everyWord: Array.from(named.everyWord, numberAt),
    around: hearAround(named, numberOf),
    ofFood: (food: Hit<NamedFood>) => ofSaid(saidOf(food))(food.item),
  };
}

const saidWhere = [
  "before text",
  "before sentence",
  "before clause",
  "behind clause",
  "behind sentence",
  "behind text",
];

/** What is said anywhere in a text, by its side of a food and how near it is, in the order of the text. */
function hearSaid({ words, cues }: NamedFoods): (food: Hit<NamedFood>) => string[] {
  const kinds: Said[] = ["harm", "refused", "welcome"];
  const firsts = kinds.map((kind) =>
    firstFrom(words.length, cues, ({ item }, index) => (item === kind ? index : undefined)),
  );
  const cueFrom = firstFrom(words.length, cues, (_, index) => index);
  const clauses = boundsOf(words, ({ clause }) => clause);
  const sentences = boundsOf(words, ({ sentence }) => sentence);
  // Which kinds are said in a place and in which order, as one number: three times two bits.
  const within = (start: number, end: number): number => {
    let [order, after] = [0, -1];
    for (let turn = 0; turn < kinds.length; turn += 1) {
      let [next, nearest] = [-1, cues.length];
      for (let kind = 0; kind < kinds.length; kind += 1) {
        const index = firsts[kind]?.[start] ?? -1;
        if (index <= after || index >= nearest || (cues[index]?.place ?? end) >= end) continue;
        [next, nearest] = [kind, index];
      }
      if (next === -1) return order;
      order = order * 4 + next + 1;
      after = nearest;
    }
    return order;
  };
  const name = (order: number, where: string): string[] =>
    [order >> 4, (order >> 2) & 3, order & 3].flatMap((kind) =>
      kind === 0 ? [] : [`cue ${kinds[kind - 1]} ${where}`],
    );
  const nothing: string[] = [];
  const known = new Map<number, string[]>();
  // To the foods between two cues of a clause the same is said.
  let last: { clause: number | undefined; cue: number | undefined; said: string[] } | undefined;
  return ({ place }) => {
    if (cues.length === 0) return nothing;
    const clause = clauses.starts[place] ?? 0;
    const cue = cueFrom[place];
    if (last?.clause === clause && last.cue === cue) return last.said;
    const clauseEnd = clauses.ends[place] ?? 0;
    const [sentence, sentenceEnd] = [sentences.starts[place] ?? 0, sentences.ends[place] ?? 0];
    const orders = [
      within(0, sentence),
      within(sentence, clause),
      within(clause, place),
      within(place, clauseEnd),
      within(clauseEnd, sentenceEnd),
      within(sentenceEnd, words.length),
    ];
    const key = orders.reduce((all, order) => all * 64 + order, 0);
    const said = known.get(key) ?? orders.flatMap((order, index) => name(order, saidWhere[index] ?? ""));
    known.set(key, said);
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
): (food: Hit<NamedFood>) => number[] {
  // Of another food only that it is one: what is said of them is often said of both.
  const texts = words.map(({ text }, at) => (inFoods[at] === 1 ? "FOOD" : text));
  const sides = (["before", "behind"] as const).map((side) => {
    const step = side === "before" ? -1 : 1;
    const ofWord = remember((text: string) => ({
      there: [inClause, inSentence, inText].map((where) => numberOf(`${side} ${text} ${wheres[where]}`)),
      alone: numberOf(`${side} ${text}`),
      begins: text.length > 4 ? numberOf(`${side} ${text.slice(0, 4)}…`) : -1,
      near: Array.from({ length: near }, (_, distance) => numberOf(`${side} ${text} ${distance}`)),
    }));
    const pairAt = new Int32Array(words.length).fill(-1);
    const pairOf = (at: number) => {
      const next = texts[at + step];
      if (pairAt[at] === -1 && next !== undefined) pairAt[at] = numberOf(`${side} ${texts[at]} ${next}`);
      return pairAt[at] ?? -1;
    };
    const wordAt = new Array<ReturnType<typeof ofWord> | undefined>(words.length);
    const wordOf = (at: number) => {
      const known = wordAt[at] ?? ofWord(texts[at] ?? "");
      wordAt[at] = known;
      return known;
    };
    return { side, step, wordOf, pairOf };
  });
  let last: { place: number; length: number; found: number[] } | undefined;
  return ({ place, length }) => {
    // "Egg egg egg": where the same is said around the next one, the same is found.
    if (last && last.length === length && isSameAround(words, texts, last.place, place, length)) {
      last.place = place;
      return last.found;
    }
    const found: number[] = [];
    const own = words[place];
    for (const { side, step, wordOf, pairOf } of sides) {
      const first = side === "before" ? place - 1 : place + length;
      for (let distance = 0; distance < reach; distance += 1) {
        const there = first + distance * step;
        const word = words[there];
        if (!word) break;
        const features = wordOf(there);
        const where = whereIs(word, own);
        found.push(features.there[where] ?? 0);
        if (where !== inText) found.push(features.alone);
        if (features.begins !== -1) found.push(features.begins);
        if (distance < near) found.push(features.near[distance] ?? 0);
        const pair = pairOf(there);
        if (pair !== -1) found.push(pair);
      }
    }
    last = { place, length, found };
    return found;
  };
}

/** Whether the words around two foods of a length are the same, as far as they count, and parted from them alike. */
function isSameAround(words: Word[], texts: string[], one: number, other: number, length: number): boolean {
  if (one === other) return true;
  for (let away = -reach - 1; away < length + reach + 1; away += 1) {
    if (away >= 0 && away < length) continue;
    if (texts[one + away] !== texts[other + away]) return false;
    if (whereIs(words[one + away], words[one]) !== whereIs(words[other + away], words[other])) return false;
  }
  return true;
}

/** How near a word is to another: in its clause, in its sentence, or only in its text. */
const wheres = ["clause", "sentence", "text"];
const [inClause, inSentence, inText] = [0, 1, 2];

function whereIs(word: Word | undefined, own: Word | undefined): number {
  if (word?.clause === own?.clause) return inClause;
  return word?.sentence === own?.sentence ? inSentence : inText;
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

/** The same, as long as it is asked for the same again. */
function rememberLast<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}
