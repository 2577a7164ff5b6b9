import type { Lexicon } from "./lexicon.ts";
import type { Hit } from "./phrase-finder.ts";
import type { Word } from "./split-words.ts";

/** How far a denial reaches at most, in words; how far one that denies only what is next to it. */
const reach = 7;
const directReach = 3;
const backReach = 3;
const fineReach = 4;
/** An item of a list is short: "no pain, swelling or numbness". */
const itemLength = 4;

/** What is denied at a place, by which words: those that begin at `by`. */
export type Denied = {
  byPlace: Map<number, Set<number>>;
  /** Said to be fine: no complaint, though an illness may well be fine and still be there. */
  fine: Set<number>;
};

/** Which words a text takes back: "no X, Y or Z" all three, "no idea why" nothing. */
export function findDenied(words: Word[], lexicon: Lexicon): Denied {
  const byPlace = new Map<number, Set<number>>();
  const fine = new Set<number>();
  const deny = (place: number, by: number) => {
    byPlace.set(place, (byPlace.get(place) ?? new Set()).add(by));
  };
  for (const { item, place, length } of leadingOf(lexicon.denials.find(words, { allowsSlips: false }))) {
    if (item === "none") {
      const end = endOfList(words, place, lexicon);
      for (let each = place + length; each < end; each += 1) {
        if (isTurn(words, each, lexicon)) break;
        deny(each, place);
      }
    }
    if (item === "direct") {
      let first = place + length;
      while (lexicon.fillers.has(words[first]?.text ?? "")) first += 1;
      for (let each = first; each < first + directReach; each += 1) {
        if (words[each]?.clause !== words[place]?.clause || isTurn(words, each, lexicon)) break;
        deny(each, place);
      }
    }
    if (item === "after" || item === "fine") {
      const most = item === "after" ? backReach : fineReach;
      for (let each = place - 1; each >= place - most; each -= 1) {
        if (words[each]?.clause !== words[place]?.clause || isTurn(words, each, lexicon)) break;
        if (item === "after") deny(each, place);
        else fine.add(each);
      }
    }
  }
  return { byPlace, fine };
}

/** What is denied in any of a text's languages; a sentence is read in one only. */
export function joinDenied(all: Denied[]): Denied {
  return {
    byPlace: new Map(all.flatMap(({ byPlace }) => [...byPlace])),
    fine: new Set(all.flatMap(({ fine }) => [...fine])),
  };
}

function isTurn(words: Word[], place: number, { turns }: Lexicon): boolean {
  return turns.has(words[place]?.text ?? "");
}

/** At each place the longest, and none inside another: "no idea" holds no "no". */
function leadingOf<T>(hits: Hit<T>[]): Hit<T>[] {
  const leading: Hit<T>[] = [];
  let end = 0;
  for (const hit of hits.toSorted((a, b) => a.place - b.place || b.length - a.length)) {
    if (hit.place < end) continue;
    leading.push(hit);
    end = hit.place + hit.length;
  }
  return leading;
}

/** Where a denial ends: with its part of the sentence, or with the list it denies as a whole. */
function endOfList(words: Word[], start: number, { joins, turns }: Lexicon): number {
  const { sentence, clause: own } = words[start] ?? {};
  let next = start;
  while (words[next]?.sentence === sentence) next += 1;
  const rest = words.slice(start, next);
  const ownLength = rest.filter(({ clause }) => clause === own).length;
  let end = Math.min(start + ownLength, start + 1 + reach);
  let place = start + ownLength;
  for (const [clause, items] of Map.groupBy(rest, ({ clause }) => clause)) {
    if (clause === own) continue;
    const isLast = items.some(({ text }) => joins.has(text));
    if (items.length > itemLength + Number(isLast) || items.some(({ text }) => turns.has(text))) break;
    place += items.length;
    if (isLast) {
      end = place;
      break;
    }
  }
  return end;
}

/** Whether something was said and taken back; words that deny by themselves ("can't sleep") deny nothing else. */
export function isDenied({ place, length, also }: Hit<unknown>, denied: Denied): boolean {
  return (
    isRangeDenied(place, length, denied) || (also ? isRangeDenied(also.place, also.length, denied) : false)
  );
}

function isRangeDenied(start: number, length: number, { byPlace }: Denied): boolean {
  const end = start + length;
  for (let place = start; place < end; place += 1) {
    for (const by of byPlace.get(place) ?? []) {
      if (by < start || by >= end) return true;
    }
  }
  return false;
}
