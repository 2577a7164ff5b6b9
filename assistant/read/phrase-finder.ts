import { channel } from "node:diagnostics_channel";
import { commonWords } from "../../handbook/common-words.ts";
import { shorthand } from "../../handbook/grammar.ts";
import type { Language } from "../../handbook/language/words.ts";
import { type Different, differentIn, onceForWord } from "./different-words.ts";
import { createSlipFinder, shortestForSlips } from "./slips.ts";
import { plainOf, type Word, wordPattern } from "./split-words.ts";
import { formsInAny, formsOf, keyInAny, keyOf } from "./word-forms.ts";

/** Something that words stand for, and where it was said. */
export type Hit<T> = {
  item: T;
  place: number;
  length: number;
  /** How many of its words are its own: "had * surgery" says no more of an operation than "eye surgery". */
  exactness: number;
  /** Where the other half was said, of what takes two. */
  also?: { place: number; length: number };
};

/** Whoever wants to know how many words are looked up, and how often, listens here. */
const lookups = channel("assistant:look-up");

/** How many words `*` stands for at most. */
const gap = 3;

/** How far apart the halves of `a & b` may be, in words between commas. */
const pairReach = 9;

/** In so many different words slips are looked for; nobody who means something has more to say at once. */
const mostWithSlips = 400;

/** Half of a pair is found like any phrase, and counts only with its other half. */
type Half = { pair: number; side: 0 | 1 };
/** What a word stands for, and the phrases that begin with it: those that any word may follow, and the others by what follows. */
type Meant<T> = {
  bases: Set<string>;
  open: Start<T>[];
  bySecond: Map<string, Start<T>[]>;
  /** Both together, by what follows, as far as it was met. */
  merged: Map<string, Start<T>[]>;
};
/** A phrase, and which of its word's phrases it is: they are found in that order. */
type Start<T> = { phrase: Phrase<T>; order: number };
type Phrase<T> = { item: T; parts: string[]; exactness: number; isCapital: boolean; half?: Half };

const nothing = { bases: new Set<string>(), open: [], bySecond: new Map(), merged: new Map() };

/** A map, not an object: looking up words of all kinds in an object takes far longer. */
const longForms = new Map(Object.entries(shorthand));

/** The phrases of a list, which commas part. */
export function listPhrases(list: string): string[] {
  return list
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
}

/** Finds what texts speak of in one language, by whole words, their forms and slips of the finger in long ones. */
export function createPhraseFinder<T>(language: Language, entries: { item: T; list: string }[]) {
  return createFinder(
    { of: (word) => formsOf(word, language), key: (text) => keyOf(text, language) },
    entries,
    {
      hasShorthand: language === "en" || language === "hi",
    },
  );
}

/** Finds what texts speak of whatever language they are in: for lists that hold the words of all languages. */
export function createMixedFinder<T>(entries: { item: T; list: string }[]) {
  return createFinder({ of: formsInAny, key: keyInAny }, entries, { hasShorthand: true });
}

/** How a word may be written, and as what it is compared. */
type Forms = { of: (written: string) => string[]; key: (text: string) => string };

function createFinder<T>(
  forms: Forms,
  entries: { item: T; list: string }[],
  { hasShorthand }: { hasShorthand: boolean },
) {
  const meanings = new Map<string, Set<string>>();
  const byFirst = new Map<string, Phrase<T>[]>();
  const learned = new Map<string, string[]>();
  let pairs = 0;
  for (const { item, list } of entries) {
    for (const phrase of listPhrases(list)) {
      const [left = "", right] = phrase.split("&");
      for (const each of left.split("|"))
        take(item, each.trim(), right ? { pair: pairs, side: 0 } : undefined);
      for (const each of right?.split("|") ?? []) take(item, each.trim(), { pair: pairs, side: 1 });
      if (right) pairs += 1;
    }
  }

  function take(item: T, phrase: string, half: Half | undefined): void {
    const parts = phrase.match(/[\p{L}\p{M}]+|\p{N}+|[*#]/gu) ?? [];
    const keys = parts.flatMap((part) => learn(part));
    const [first] = keys;
    if (!first) return;
    const exactness = keys.filter((key) => key !== "*").length;
    const meant = { item, parts: keys, exactness, isCapital: phrase.startsWith("!"), ...(half && { half }) };
    const others = byFirst.get(first);
    if (others) others.push(meant);
    else byFirst.set(first, [meant]);
  }

  /** Takes a word into the vocabulary and answers how it is called there. */
  function learn(part: string): string[] {
    if (/^[*#]$/.test(part)) return [part];
    const known = learned.get(part);
    if (known) return known;
    const keys = (plainOf(part).match(wordPattern) ?? []).map((plain) => {
      const base = forms.key(plain);
      // Forms come of the word as it is written: German spells ü as ue.
      for (const form of forms.of(plain === plainOf(part) ? part : plain)) {
        const others = meanings.get(form);
        if (others) others.add(base);
        else meanings.set(form, new Set([base]));
      }
      return base;
    });
    learned.set(part, keys);
    return keys;
  }

  const findSlips = createSlipFinder(
    // A short word is too short for slips in all its forms: "whats" is no wheat.
    [...meanings].flatMap(([form, bases]) =>
      [...bases].some((base) => takesSlips(form, base)) ? [form] : [],
    ),
  );
  const numbered = byFirst.get("#") ?? [];
  const meantByExactly = new Map<Set<string>, Meant<T>>();
  const exactly = onceForWord((text): Meant<T> => findExactly(text) ?? nothing);
  const withSlips = onceForWord(
    (text): Meant<T> => findExactly(text) ?? (mayHaveSlips(text) ? meantBy(slipsOf(text)) : nothing),
  );

  function findExactly(text: string): Meant<T> | undefined {
    const bases =
      meanings.get(forms.key(text)) ?? (hasShorthand ? meanings.get(longForms.get(text) ?? "") : undefined);
    if (!bases) return undefined;
    const known = meantByExactly.get(bases) ?? meantBy(bases);
    meantByExactly.set(bases, known);
    return known;
  }

  function meantBy(bases: Set<string>): Meant<T> {
    if (bases.size === 0) return nothing;
    return { bases, ...sortStarts([...bases].flatMap((base) => byFirst.get(base) ?? [])) };
  }

  function mayHaveSlips(text: string): boolean {
    return forms.key(text).length >= 5 && !commonWords.has(text);
  }

  function slipsOf(text: string): Set<string> {
    return new Set(findSlips(forms.key(text)).flatMap((form) => [...(meanings.get(form) ?? [])]));
  }

  return {
    /** Whether the language has the word, exactly. */
    knows: (text: string) => meanings.has(forms.key(text)),
    find(words: Word[], { allowsSlips = true, isNumber = isDigits } = {}): Hit<T>[] {
      if (lookups.hasSubscribers) lookups.publish({ words: words.length });
      const { texts, met, at } = differentIn(words);
      const slipsEnd = allowsSlips ? mostWithSlips : 0;
      const meant = met.map((word, index) => (index < slipsEnd ? withSlips(word) : exactly(word)));
      const isNumbered = numbered.length > 0 ? texts.map((text) => text !== "" && isNumber(text)) : undefined;
      const said: SaidIn<T> = { words, at, meant, isNumber };
      const hits: Hit<T>[] = [];
      const halves: (Hit<T> & Half)[] = [];
      const look = (place: number, { item, parts, exactness, isCapital, half }: Phrase<T>) => {
        if (isCapital && !words[place]?.isCapital) return;
        const length = parts.length === 1 ? 1 : lengthAt(said, place, parts);
        if (length === 0) return;
        if (half) halves.push({ item, place, length, exactness, ...half });
        else hits.push({ item, place, length, exactness });
      };
      for (let place = 0; place < words.length; place += 1) {
        const own = meant[at[place] ?? 0] ?? nothing;
        if (own !== nothing) {
          const isFollowed = own.bySecond.size > 0 && words[place + 1]?.clause === words[place]?.clause;
          const next = isFollowed ? meant[at[place + 1] ?? 0] : undefined;
          const starts = next ? startsBefore(own, next.bases) : own.open;
          for (let index = 0; index < starts.length; index += 1) {
            const phrase = starts[index]?.phrase;
            if (phrase) look(place, phrase);
          }
        }
        if (!isNumbered?.[at[place] ?? 0]) continue;
        for (const phrase of numbered) look(place, phrase);
      }
      return halves.length === 0 ? hits : [...hits, ...joinHalves(halves, words)];
    },
  };
}

/** The words of a text, and what each of the different ones among them means. */
type SaidIn<T> = Pick<Different, "at"> & {
  words: Word[];
  meant: Meant<T>[];
  isNumber: (text: string) => boolean;
};

function sortStarts<T>(phrases: Phrase<T>[]): Omit<Meant<T>, "bases"> {
  const starts = phrases.map((phrase, order) => ({ phrase, order }));
  const secondOf = ({ phrase: { parts } }: Start<T>) => parts[1] ?? "*";
  const isOpen = (start: Start<T>) => /^[*#]$/.test(secondOf(start));
  return {
    open: starts.filter(isOpen),
    bySecond: Map.groupBy(
      starts.filter((start) => !isOpen(start)),
      secondOf,
    ),
    merged: new Map(),
  };
}

/** The phrases that may begin with a word before one that stands for these, in their order. */
function startsBefore<T>({ open, bySecond, merged }: Meant<T>, bases: Set<string>): Start<T>[] {
  let only: string | undefined;
  for (const base of bases) {
    if (!bySecond.has(base)) continue;
    if (only !== undefined)
      return mergeStarts(
        open,
        [...bases].flatMap((each) => bySecond.get(each) ?? []),
      );
    only = base;
  }
  if (only === undefined) return open;
  const starts = merged.get(only) ?? mergeStarts(open, bySecond.get(only) ?? []);
  merged.set(only, starts);
  return starts;
}

function mergeStarts<T>(open: Start<T>[], followed: Start<T>[]): Start<T>[] {
  return [...open, ...followed].toSorted((a, b) => a.order - b.order);
}

/** Whole pairs: both halves between the same commas and near each other, in either order. */
function joinHalves<T>(halves: (Hit<T> & Half)[], words: Word[]): Hit<T>[] {
  const clauseAt = (place: number) => words[place]?.clause;
  return [...Map.groupBy(halves, ({ pair }) => pair).values()].flatMap((group) => {
    const others = group.filter(({ side }) => side === 1);
    // Both come in the order of the text: what one has left behind is too far for the next.
    let first = 0;
    return group.flatMap(({ item, place, length, exactness, side }) => {
      if (side === 1) return [];
      while ((others[first]?.place ?? place) < place - pairReach) first += 1;
      let at = first;
      const isNear = (each: Hit<T>) => each.place <= place + pairReach;
      const isApart = (each: Hit<T>) => clauseAt(each.place) !== clauseAt(place);
      let other = others[at];
      while (other && isNear(other) && isApart(other)) {
        at += 1;
        other = others[at];
      }
      if (!other || !isNear(other)) return [];
      return [{ item, place, length, exactness, also: { place: other.place, length: other.length } }];
    });
  });
}

/** What is done to a thing is seldom mistyped, and looks like much else: "swallowing" is no shallot. */
const takesSlips = (form: string, base: string) =>
  base.length >= shortestForSlips && (form === base || !/(?:ing|ed)$/.test(form));
const isDigits = (text: string) => /^\d{1,3}$/.test(text);

/** How many words of the text a phrase takes up from a place on; 0 when it is not there. It stays between commas. */
function lengthAt<T>(said: SaidIn<T>, start: number, parts: string[]): number {
  const clause = said.words[start]?.clause;
  let place = start;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] ?? "";
    if (part === "*") {
      const next = parts[index + 1] ?? "";
      let skipped = 0;
      while (skipped <= gap && !isThere(said, place + skipped, clause, next)) skipped += 1;
      if (skipped > gap) return 0;
      place += skipped;
    } else {
      // The first is known to be there.
      if (index > 0 && !isThere(said, place, clause, part)) return 0;
      place += 1;
    }
  }
  return place - start;
}

function isThere<T>(
  { words, at, meant, isNumber }: SaidIn<T>,
  place: number,
  clause: number | undefined,
  part: string,
): boolean {
  const word = words[place];
  if (word?.clause !== clause) return false;
  return part === "#" ? isNumber(word?.text ?? "") : (meant[at[place] ?? 0]?.bases.has(part) ?? false);
}
