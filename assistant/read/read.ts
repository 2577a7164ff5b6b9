import { channel } from "node:diagnostics_channel";
import { complaints } from "../../handbook/complaints.ts";
import { conditions } from "../../handbook/conditions.ts";
import { medicines } from "../../handbook/knowledge/medicines.ts";
import type { Language } from "../../handbook/language/words.ts";
import type { Complaint, Condition, Medicine, Strain } from "../../handbook/types.ts";
import { type Diet, understandWords } from "../understand-diet.ts";
import { findCautions } from "./cautions.ts";
import { chooseComplaints } from "./choose-complaints.ts";
import { type Denied, findDenied, isDenied } from "./find-denied.ts";
import { isForeign } from "./find-foreign.ts";
import { findLanguages } from "./find-language.ts";
import { findTimes, numberAt, type Time } from "./find-times.ts";
import { holdConditions } from "./hold-conditions.ts";
import { type Kind, type Lexicon, lexiconOf, type Meaning } from "./lexicon.ts";
import type { Hit } from "./phrase-finder.ts";
import { readFigures } from "./read-figures.ts";
import { capitalsIn, plainOf, splitPlain, type Word } from "./split-words.ts";

/** What somebody's own words say about them. */
export type Reading = {
  language: Language;
  words: Word[];
  /** How long ago or for how long things are said to be. */
  times: Time[];
  /** How far a pregnancy is, if one is spoken of. */
  pregnancyWeeks?: number;
  /** What it is about, the most exact first. */
  complaints: Complaint[];
  /** What makes care necessary, also by a medicine or by what else implies it. */
  conditions: Condition[];
  medicines: Medicine[];
  /** Whether it has been there for months. */
  isLasting: boolean;
  isSevere: boolean;
  /** Whether anything at all was understood. */
  isKnown: boolean;
  /** Written in a language that is not read here: what it says must not be guessed at. */
  isForeign: boolean;
  /** What else to leave out for them, as learned; worked out when somebody first asks. */
  readonly cautions: Strain[];
  /** What may be on their plate; worked out when somebody first asks. */
  readonly diet: Diet;
};

/** Whoever wants to know what is read, and how often, listens here. */
const readings = channel("assistant:read");

const lastingDays = 60;

/** Reads a message once and for all: its language, then what it says in that language. */
export function read(text: string): Reading {
  if (readings.hasSubscribers) readings.publish({ text });
  const plain = plainOf(text);
  const words = splitPlain(plain, capitalsIn(text));
  const { language, bySentence } = findLanguages(words);
  const spoken = [...new Set([...bySentence.values(), language])];
  const today = new Date();
  // Each sentence is read in its own language.
  const parts = spoken.map((each) => {
    const own = { language: each, lexicon: lexiconOf(each) };
    if (spoken.length === 1) return readPart({ ...own, words }, today);
    const { left, places } = leaveOnly(words, (sentence) => bySentence.get(sentence) === each);
    return moveTo(places, readPart({ ...own, words: left }, today));
  });
  const times = parts.flatMap((part) => part.times);
  const fine = new Set(parts.flatMap((part) => part.fine));
  const figures = readFigures(plain);
  const said = Map.groupBy(
    parts.flatMap((part) => part.said),
    ({ item }) => item.kind,
  );
  const named = (kind: Kind) => said.get(kind) ?? [];
  const idsOf = (kind: Kind) => new Set(named(kind).map(({ item }) => item.id));
  const takenIds = idsOf("medicine");
  const taken = medicines.filter(({ id }) => takenIds.has(id));
  const held = holdConditions(named("condition"), taken, figures, words, times);
  const pregnancyWeeks = findPregnancyWeeks(named("condition"), words, times);
  const namedIds = idsOf("condition");
  const isOver = (id: string) => namedIds.has(id) && !held.has(id);
  const wanted = chooseComplaints(
    named("complaint").filter(({ item, place }) => !fine.has(place) && !isOver(item.id)),
    pregnancyWeeks,
  );
  const found: Found = {
    language,
    words,
    times,
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
    complaints: wanted.flatMap((id) => complaints.find((each) => each.id === id) ?? []),
    conditions: conditions.filter(({ id }) => held.has(id)),
    medicines: taken,
    isLasting: named("lasting").length > 0 || hasLasted(times, pregnancyWeeks),
    isSevere: named("severe").length > 0,
    isKnown: wanted.length > 0 || held.size > 0,
    isForeign: language === "en" && isForeign(text, words, (word) => lexiconOf("en").marks.has(word)),
  };
  return Object.assign(new Later(text, plain, found), found);
}

/** What is read at once. */
type Found = Omit<Reading, "cautions" | "diet">;

/**
 * What is worked out when somebody first asks. Getters of a class and not of each reading: those would give every
 * reading a shape of its own, and a shape keeps all that its getters know in memory long after the reading is gone.
 */
class Later {
  readonly #text: string;
  readonly #plain: string;
  readonly #found: Found;
  #cautions: Strain[] | undefined;
  #diet: Diet | undefined;

  constructor(text: string, plain: string, found: Found) {
    this.#text = text;
    this.#plain = plain;
    this.#found = found;
  }

  get cautions(): Strain[] {
    this.#cautions ??= findCautions(this.#text, this.#found);
    return this.#cautions;
  }

  get diet(): Diet {
    this.#diet ??= understandWords(this.#plain, this.#found.words);
    return this.#diet;
  }
}

/** What is written in one language. */
type Part = { language: Language; lexicon: Lexicon; words: Word[] };

/** What it says, by the places of its words. */
type Told = { said: Hit<Meaning>[]; times: Time[]; fine: number[] };

function readPart(part: Part, today: Date): Told {
  const denied = findDenied(part.words, part.lexicon);
  return {
    said: findSaid(part, denied),
    times: findTimes(part.words, part.lexicon, today),
    fine: [...denied.fine],
  };
}

const gap: Word = { text: "", sentence: -1, clause: -1, isCapital: false };

/** Some sentences of a text, with a gap where others were, and where each word has its place. */
function leaveOnly(words: Word[], isLeft: (sentence: number) => boolean): { left: Word[]; places: number[] } {
  const left: Word[] = [];
  const places: number[] = [];
  words.forEach((word, place) => {
    const isOwn = isLeft(word.sentence);
    if (!isOwn && left.at(-1) === gap) return;
    left.push(isOwn ? word : gap);
    places.push(place);
  });
  return { left, places };
}

/** The same by the places that words have in the whole text. */
function moveTo(places: number[], { said, times, fine }: Told): Told {
  const move = (place: number) => places[place] ?? place;
  return {
    said: said.map(({ also, ...hit }) => ({
      ...hit,
      place: move(hit.place),
      ...(also && { also: { ...also, place: move(also.place) } }),
    })),
    times: times.map((time) => ({ ...time, place: move(time.place) })),
    fine: fine.map(move),
  };
}

/** A pregnancy's weeks are no complaint's. */
function hasLasted(times: Time[], pregnancyWeeks: number | undefined): boolean {
  return times.some(
    ({ days, isAhead, isAgo }) => !isAhead && days >= lastingDays && (isAgo || pregnancyWeeks === undefined),
  );
}

/** Everything named and not taken back, in the text's language; English words count in every text. */
function findSaid({ language, lexicon, words }: Part, denied: Denied): Hit<Meaning>[] {
  const isNumber = (text: string) =>
    (text.length <= 2 && /^\d{1,2}$/.test(text)) || lexicon.numbers.has(text);
  const own = lexicon.topics.find(words, { isNumber });
  const english =
    language === "en" ? [] : lexiconOf("en").topics.find(words, { allowsSlips: false, isNumber });
  const hits = [...own, ...english];
  const isFigure = findFigures(hits, words.length);
  const isPartOfMore = findMoreExact(hits);
  return hits.filter(
    (hit) =>
      !isDenied(hit, denied) && !isFigure(hit) && !isPartOfMore(hit) && isPossible(hit, words, lexicon),
  );
}

/** Whether something is no more than a figure of speech: one that is as long or longer shares a word with it. */
function findFigures(hits: Hit<Meaning>[], words: number): (hit: Hit<Meaning>) => boolean {
  const lengthAt = new Uint16Array(words);
  for (const { item, place, length } of hits) {
    if (item.kind !== "figure of speech") continue;
    for (let at = place; at < place + length; at += 1) lengthAt[at] = Math.max(lengthAt[at] ?? 0, length);
  }
  return ({ place, length }) => {
    for (let at = place; at < place + length; at += 1) if ((lengthAt[at] ?? 0) >= length) return true;
    return false;
  };
}

/** "Hernia discal" is no hernia: whether something of the same kind says more with the same words. What takes two words is exact as it is. */
function findMoreExact(hits: Hit<Meaning>[]): (hit: Hit<Meaning>) => boolean {
  const longer = hits.filter(({ length }) => length > 1);
  const most = longer.reduce((longest, { length }) => Math.max(longest, length), 0);
  const byPlace = Map.groupBy(longer, ({ place }) => place);
  return ({ item, place, length, exactness, also }) => {
    if (also) return false;
    const isMore = (other: Hit<Meaning>) =>
      other.item.kind === item.kind &&
      other.exactness > exactness &&
      place + length <= other.place + other.length;
    for (let start = place; start > place - most; start -= 1) {
      if (byPlace.get(start)?.some(isMore)) return true;
    }
    return false;
  };
}

const shortestPregnancy = 4;
const usualPregnancy = 40;
const longestPregnancy = 42;

/** Nobody is pregnant for two or for sixty weeks. */
function isPossible({ item, place, length }: Hit<Meaning>, words: Word[], lexicon: Lexicon): boolean {
  if (item.id !== "pregnancy" || length < 2) return true;
  const numbers = words
    .slice(place, place + length)
    .flatMap((_, index) => numberAt(words, place + index, lexicon) ?? []);
  return numbers.every((number) => number >= 1 && number <= longestPregnancy);
}

/** Weeks are weeks of pregnancy only where a pregnancy is spoken of; "due in five weeks" counts from the end. */
function findPregnancyWeeks(said: Hit<Meaning>[], words: Word[], times: Time[]): number | undefined {
  const isPregnancy = ({ item }: Hit<Meaning>) => item.id === "pregnancy";
  const sentences = new Set(said.filter(isPregnancy).map(({ place }) => words[place]?.sentence));
  const inSentence = times.filter(
    ({ sentence, isAgo, isAhead }) => sentences.has(sentence) && !isAgo && !isAhead,
  );
  const untilBirth = times.filter(
    (time) =>
      time.isAhead &&
      said.some((hit) => isPregnancy(hit) && time.place > hit.place && time.place < hit.place + hit.length),
  );
  const weeks = [
    ...inSentence.flatMap(weeksOf),
    ...untilBirth.flatMap(weeksOf).map((left) => usualPregnancy - left),
  ];
  return weeks.find((each) => each >= shortestPregnancy && each <= longestPregnancy);
}

function weeksOf({ unit, count }: Time): number[] {
  if (unit === "week") return [count];
  return unit === "month" ? [Math.round(count * 4.35)] : [];
}
