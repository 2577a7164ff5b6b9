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

/** What is denied at each place: the first and the last of the denials that reach it, by where they begin; -1 for none. */
export type Denied = {
  first: Int32Array;
  last: Int32Array;
  /** Said to be fine: no complaint, though an illness may well be fine and still be there. */
  fine: Set<number>;
};

/** Which words a text takes back: "no X, Y or Z" all three, "no idea why" nothing. */
export function findDenied(words: Word[], lexicon: Lexicon): Denied {
  const first = new Int32Array(words.length).fill(-1);
  const last = new Int32Array(words.length).fill(-1);
  const fine = new Set<number>();
  const leading = leadingOf(lexicon.denials.find(words, { allowsSlips: false }));
  if (leading.length === 0) return { first, last, fine };
  const deny = (place: number, by: number) => {
    if (first[place] === -1) first[place] = by;
    last[place] = by;
  };
  const { endOfList, turnFrom } = layOut(words, lexicon);
  for (const { item, place, length } of leading) {
    if (item === "none") {
      const end = Math.min(endOfList(place), turnFrom(place + length));
      for (let each = place + length; each < end; each += 1) deny(each, place);
    }
    if (item === "direct") {
      let start = place + length;
      while (lexicon.fillers.has(words[start]?.text ?? "")) start += 1;
      for (let each = start; each < start + directReach; each += 1) {
        if (words[each]?.clause !== words[place]?.clause || turnFrom(each) === each) break;
        deny(each, place);
      }
    }
    if (item === "after" || item === "fine") {
      const most = item === "after" ? backReach : fineReach;
      for (let each = place - 1; each >= place - most; each -= 1) {
        if (words[each]?.clause !== words[place]?.clause || turnFrom(each) === each) break;
        if (item === "after") deny(each, place);
        else fine.add(each);
      }
    }
  }
  return { first, last, fine };
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

/** Where lists and turns are in a text, found once for all its denials. */
function layOut(words: Word[], { joins, turns }: Lexicon) {
  const nextTurn = new Int32Array(words.length + 1).fill(words.length);
  const clauseEnd = new Int32Array(words.length + 1).fill(words.length);
  // Where a list ends that goes on with the part of a sentence that begins here; -1 where none does.
  const listEnd = new Int32Array(words.length + 1).fill(-1);
  let hasJoin = false;
  for (let place = words.length - 1; place >= 0; place -= 1) {
    const { text = "", sentence, clause } = words[place] ?? {};
    const isEnd = words[place + 1]?.clause !== clause;
    const isStart = words[place - 1]?.clause !== clause;
    const end = isEnd ? place + 1 : (clauseEnd[place + 1] ?? 0);
    clauseEnd[place] = end;
    nextTurn[place] = turns.has(text) ? place : (nextTurn[place + 1] ?? 0);
    hasJoin = joins.has(text) || (hasJoin && !isEnd);
    if (!isStart) continue;
    const isItem = end - place <= itemLength + Number(hasJoin) && (nextTurn[place] ?? 0) >= end;
    const goesOn = words[end]?.sentence === sentence ? (listEnd[end] ?? -1) : -1;
    if (isItem) listEnd[place] = hasJoin ? end : goesOn;
  }
  return {
    turnFrom: (place: number) => nextTurn[Math.min(place, words.length)] ?? 0,
    /** Where a denial ends: with its part of the sentence, or with the list it denies as a whole. */
    endOfList(start: number): number {
      const own = clauseEnd[start] ?? 0;
      const isListed = words[own]?.sentence === words[start]?.sentence;
      const whole = isListed ? (listEnd[own] ?? -1) : -1;
      return whole === -1 ? Math.min(own, start + 1 + reach) : whole;
    },
  };
}

/** Whether something was said and taken back; words that deny by themselves ("can't sleep") deny nothing else. */
export function isDenied({ place, length, also }: Hit<unknown>, denied: Denied): boolean {
  return (
    isRangeDenied(place, length, denied) || (also ? isRangeDenied(also.place, also.length, denied) : false)
  );
}

function isRangeDenied(start: number, length: number, { first, last }: Denied): boolean {
  const end = start + length;
  for (let place = start; place < end; place += 1) {
    const by = first[place] ?? -1;
    if (by !== -1 && (by < start || (last[place] ?? -1) >= end)) return true;
  }
  return false;
}
