import type { CueAt } from "./cue-finder.ts";
import { harmMarksOf } from "./harm-marks.ts";
import { readStance } from "./is-warned.ts";
import { placeAmong } from "./learned.ts";
import { type NetInput, netInputOf } from "./net.ts";
import { readable } from "./readable.ts";
import { createScale, type Seen } from "./scale.ts";
import { cellsOf, type Setting } from "./setting.ts";
import { splitReadable } from "./split-readable.ts";
import type { Stance } from "./stance-words.ts";

export const toldPlaces = 1 << 16;

/** Something that is not for this member, where a sentence names or describes it. */
export type Mention = {
  kind: "practice" | "food" | "described";
  start: number;
  end: number;
  /** What in it is not for them: strains, allergens. */
  what: string[];
  /** What grammar makes of it: warned of, in a list of warnings, measured out. */
  marks: string[];
};

/** The sentence it stands in. */
export type Spoken = {
  plain: string;
  text: string;
  words: string[];
  cues: CueAt<Stance>[];
  setting: Setting;
  /** Everything that the sentence names. */
  names: { start: number; end: number; isAllowed: boolean }[];
};

/** Where next to nothing may be missed the net helps less. */
export const toldNetCounts = 0.2;
/** How likely a member is told to do or to eat something, from 0 to 1; most of what is named is warned of. */
export const weighTold: (seen: Seen, mention: Mention) => number = createScale("told", {
  places: toldPlaces,
  netCounts: toldNetCounts,
});

/** How far to both sides of a name words count by their side, and how many of a sentence count at all. */
const reach = 14;
const most = 60;
/** How near to it they count by their distance. */
const near = 5;
const mostBefore = 20;
const stemLength = 5;

/** What is named, as it is weighed. */
export function seeMention(mention: Mention, spoken: Spoken, said: Uint32Array): Seen {
  return { features: toldFeatures(mention, spoken), input: toldInput(mention, spoken, said) };
}

/** The words around it one by one, for the net: names are mere names, and its own is not that of another. */
function toldInput({ kind, start, end, what, marks }: Mention, spoken: Spoken, said: Uint32Array): NetInput {
  const { words, names, setting } = spoken;
  const left = namedAs(words.slice(0, start), 0, names);
  const right = namedAs(words.slice(end), end, names);
  const known = [
    kind,
    ...what.map((each) => `of ${each}`),
    ...marks,
    ...setting.heading.slice(0, mostOver).map((word) => `h ${word.slice(0, stemLength)}`),
    ...setting.line.slice(0, mostOver).map((word) => `l ${word.slice(0, stemLength)}`),
    ...left.slice(-nearest).map((word, index, all) => `b${all.length - index} ${word}`),
    ...right.slice(0, nearest).map((word, index) => `a${index} ${word}`),
  ];
  return netInputOf([...left.slice(-inNet), "YY", ...right.slice(0, inNet)], known, {
    said,
    before: setting.before.join(" "),
  });
}

/** Words with what is named among them as mere names. */
function namedAs(words: string[], first: number, names: Spoken["names"]): string[] {
  const nameAt = new Map(names.map((each) => [each.start - first, each]));
  let until = 0;
  return words.flatMap((word, place) => {
    const name = nameAt.get(place);
    if (name) until = name.end - first;
    if (name) return [name.isAllowed ? "NN" : "XX"];
    return place < until ? [] : [word];
  });
}

/** How many words around a name the net reads, which of them it knows by their place, and how many over it. */
const [inNet, nearest, mostOver] = [20, 4, 6];

/** What tells whether a member is told to do something or told of it: the words around it, and in what they stand. */
function toldFeatures(mention: Mention, spoken: Spoken): Uint32Array {
  const { tokens, shared } = readOnce(spoken);
  const places = new Set(shared);
  const own = [
    ...aroundName(mention, tokens),
    ...mannerOf(mention, spoken),
    ...(spoken.setting.kind === "row" ? cellsAround(mention, spoken) : []),
  ];
  for (const feature of own) places.add(placeAmong(feature, toldPlaces));
  return Uint32Array.from(places);
}

type Token = { stem: string; place: number };

/** What is the same for all that a sentence names: a sentence may name a hundred things. */
const readBefore = new WeakMap<Spoken, { tokens: Token[]; shared: number[] }>();

function readOnce(spoken: Spoken): { tokens: Token[]; shared: number[] } {
  const known = readBefore.get(spoken);
  if (known) return known;
  const { setting, words } = spoken;
  const tokens = tokensOf(spoken);
  const stems = tokens.map(({ stem }) => stem);
  const features = [
    `f ${stems[0]}`,
    `f2 ${stems[0]} ${stems[1]}`,
    `e ${stems.at(-1)}`,
    ...stems.slice(0, most).flatMap((stem, index) => [`w ${stem}`, `p ${stem} ${stems[index + 1]}`]),
    ...overIt("h", setting.heading),
    ...overIt("i", setting.kind === "item" || setting.kind === "row" ? setting.line : []),
    ...stemsOf(setting.before)
      .slice(-mostBefore)
      .map((stem) => `b ${stem}`),
    ...readStance(setting.before).map(({ item }) => `bc ${item}`),
    ...[...harmMarksOf(words)].map((mark) => `hm ${mark}`),
  ];
  const read = { tokens, shared: features.map((feature) => placeAmong(feature, toldPlaces)) };
  readBefore.set(spoken, read);
  return read;
}

function* aroundName({ start, end }: Mention, tokens: Token[]): Generator<string> {
  const at = tokens.findIndex(({ place }) => place >= start);
  const after = tokens.findIndex(({ place }) => place >= end);
  const stems = tokens.map(({ stem }) => stem);
  const left = stems.slice(Math.max(0, at - reach), at).reverse();
  const right = after < 0 ? [] : stems.slice(after, after + reach);
  for (const [side, own] of [["l", left] as const, ["r", right] as const]) {
    for (const [index, stem] of own.entries()) {
      yield `${side} ${stem}`;
      if (index < near) yield `${side}${index} ${stem}`;
      const next = own[index + 1];
      if (next !== undefined) yield `${side}${side} ${stem} ${next}`;
    }
  }
  yield `x ${left[0] ?? "^"} ${right[0] ?? "$"}`;
  yield `x2 ${left[1] ?? "^"} ${left[0] ?? "^"} ${right[0] ?? "$"} ${right[1] ?? "$"}`;
}

function* mannerOf(
  { kind, start, end, what, marks }: Mention,
  { words, cues, setting }: Spoken,
): Generator<string> {
  const told = cues.filter(({ item }) => item !== "harmless");
  const before = told.filter((cue) => cue.end <= start).slice(-3);
  const after = told.filter((cue) => cue.start >= end).slice(0, 3);
  const last = before.at(-1)?.item ?? "-";
  const first = after[0]?.item ?? "-";
  yield* [`m ${kind}`, `m ${setting.kind}`, `c ${last} ${first}`];
  yield `cb ${before.map(({ item }) => item).join(" ")}`;
  yield `ca ${after.map(({ item }) => item).join(" ")}`;
  for (const mark of marks) {
    yield* [`m ${mark}`, `m ${mark} & ${kind}`, `m ${mark} & ${setting.kind}`];
    yield* [`m ${mark} & ${last}`, `m ${mark} & ${first}`];
  }
  const name = words.slice(start, end).join(" ");
  yield `n ${name}`;
  for (const each of what) {
    yield* [`s ${each}`, `ns ${name} ${each}`];
    for (const mark of marks) yield `sm ${each} ${mark}`;
  }
}

function overIt(name: string, words: string[]): string[] {
  if (words.length === 0) return [`${name} none`];
  return [
    ...stemsOf(words)
      .slice(-mostBefore)
      .map((stem) => `${name} ${stem}`),
    ...readStance(words).map(({ item }) => `${name}c ${item}`),
  ];
}

function stemsOf(words: string[]): string[] {
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => word.slice(0, stemLength));
}

const withSigns = /[\p{L}\p{M}]+|\p{N}+(?:\.\p{N}+)?|[,;:.!?()–—/+%°=→-]|[\p{Extended_Pictographic}✓✗]/gu;
const sign = /^[\p{Extended_Pictographic}✓✗]$/u;

/** The beginnings of a sentence's words and its signs, each name as a mere name: for this member or not. */
function tokensOf({ plain, names }: Spoken): Token[] {
  const tokens: Token[] = [];
  const nameAt = new Map(names.map((each) => [each.start, each]));
  let place = 0;
  let until = 0;
  for (const token of plain.match(withSigns) ?? []) {
    if (sign.test(token)) {
      tokens.push({ stem: token, place: place - 0.5 });
      continue;
    }
    const name = nameAt.get(place);
    if (name) tokens.push({ stem: name.isAllowed ? "N" : "Y", place });
    else if (place >= until) tokens.push({ stem: token.slice(0, stemLength), place });
    until = name?.end ?? until;
    place += 1;
  }
  return tokens;
}

/** What stands over the column of a table's cell, and beside it. */
function* cellsAround({ start }: Mention, { text, setting }: Spoken): Generator<string> {
  const cells = cellsOf(text).map((cell) => splitReadable(readable(cell)));
  let passed = 0;
  const column = cells.findIndex((cell) => {
    passed += cell.length + 1;
    return start < passed;
  });
  yield `column ${column}`;
  for (const stem of stemsOf(setting.heads[column] ?? [])) yield `k ${stem}`;
  for (const stem of stemsOf(cells.filter((_, index) => index !== column).flat())) yield `o ${stem}`;
}
