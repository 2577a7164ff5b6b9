import { endAt } from "../read/split-words.ts";
import { sortByFirstLetters } from "./by-first-letters.ts";
import { circumstanceWords } from "./circumstance-words.ts";

/** What says the same is one pattern, as far as it has the same flags. */
const listed = Object.entries(circumstanceWords).flatMap(([name, each]) =>
  [...Map.groupBy(each, ({ flags }) => flags)].map(([flags, alike]) => ({
    name,
    pattern: new RegExp(alike.map(({ source }) => source).join("|"), flags),
  })),
);
const { at: triedAt, elsewhere } = sortByFirstLetters(listed.map(({ pattern }) => pattern));

/** A part of a text that begins and ends with whole words. */
export type Range = { start: number; end: number };

export function circumstancesOf(plain: string): string[] {
  return circumstancesOfParts(plain, [{ start: 0, end: plain.length }])[0] ?? [];
}

/** The circumstances of each part of a text by itself; the parts follow each other and may overlap. */
export function circumstancesOfParts(plain: string, parts: Range[]): string[][] {
  const found = parts.map(() => new Uint8Array(listed.length));
  for (const { pattern, expression } of elsewhere) {
    if (!expression.test(plain)) continue;
    parts.forEach(({ start, end }, index) => {
      if (expression.test(plain.slice(start, end))) found[index]?.fill(1, pattern, pattern + 1);
    });
  }
  let first = 0;
  let isInWord = false;
  for (let place = 0; place < plain.length; place += 1) {
    const wasInWord = isInWord;
    isInWord = isOfWord(plain.charCodeAt(place));
    if (wasInWord || !isInWord) continue;
    while ((parts[first]?.end ?? plain.length) <= place) first += 1;
    for (const { pattern, expression } of triedAt(plain, place)) {
      for (let index = first; (parts[index]?.start ?? plain.length) <= place; index += 1) {
        const own = found[index];
        if (!own || own[pattern] === 1) continue;
        const end = endAt(expression, plain, place);
        if (end === 0) break;
        const last = parts[index]?.end ?? 0;
        // Where a part cuts through it, something shorter may be found.
        if (end <= last || endAt(expression, plain.slice(0, last), place) > 0) own[pattern] = 1;
      }
    }
  }
  const isOfTablets = tablets.test(plain);
  return parts.map(({ start, end }, index) => {
    const names = listed.filter((_, pattern) => found[index]?.[pattern] === 1).map(({ name }) => name);
    return describePart([...new Set(names)], plain.slice(start, end), isOfTablets);
  });
}

/** What has edges in a pattern. */
function isOfWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95
  );
}

function describePart(found: string[], plain: string, mayBeOfTablets: boolean): string[] {
  // Two together say more than each: a child that swallowed something, or a film in which somebody did.
  const together = found.flatMap((one, index) =>
    found.slice(index + 1).map((other) => `${one} and ${other}`),
  );
  return [
    ...found,
    ...together,
    ...(found.includes("of a body") ? [] : ["nothing of a body"]),
    ...(/\d/.test(plain) ? measured(plain) : []),
    ...(mayBeOfTablets && tablets.test(plain) && taken.test(plain) ? ["many tablets"] : []),
    `length ${Math.min(6, Math.floor(Math.log2(plain.length / 12 + 1)))}`,
  ];
}

const tabletWords =
  "pills?|tablets?|tabs|paracetamol|panadol|tylenol|ibuprofen|nurofen|aspirin|codeine|co ?codamol|sertraline|diazepam|pastillas|tabletten|comprimes|goliyan";
const tablets = new RegExp(`\\b(?:${tabletWords})\\b`);
/** "How many paracetamol is a problem? Took about 22": so many, and nothing else that they could be of. */
const taken = new RegExp(
  "\\b(?:took|taken|swallowed|downed|necked|popped|had) (?:(?:about|like|around|maybe|roughly|nearly|over|some|all) )?" +
    "(?:[1-9]\\d{1,2}|twelve|fifteen|sixteen|eighteen|(?:twenty|thirty|forty|fifty|sixty)(?:[ -][a-z]{3,5})?|(?:a|two|three) dozen)" +
    `(?= *(?:$|[.,!?;]|(?:of (?:them|my|his|her|mums?|dads?|the|those)|at|since|last|this|in one|today|tonight|yesterday|earlier|an hour|cos|because|${tabletWords})\\b))`,
);

/** Figures that mean something by their size, whatever the words around them. */
function measured(plain: string): string[] {
  const found: string[] = [];
  for (const [, text = ""] of plain.matchAll(/\b(\d{2}[.,]\d)\b/g)) {
    const degrees = Number(text.replace(",", "."));
    if (degrees >= 38 && degrees <= 42.5) found.push("fever measured");
    if (degrees >= 36 && degrees < 37.6) found.push("no fever measured");
  }
  for (const [, upper = "", lower = ""] of plain.matchAll(/\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b/g)) {
    if (Number(upper) >= 160 && Number(lower) >= 90 && Number(upper) <= 260) found.push("pressure high");
    if (Number(upper) <= 90 && Number(lower) <= 60 && Number(upper) >= 50) found.push("pressure low");
  }
  for (const [, text = ""] of plain.matchAll(/\b([1-3][.,]\d)\b/g))
    if (Number(text.replace(",", ".")) < 3.9) found.push("sugar may be low");
  for (const [, text = ""] of plain.matchAll(/\b(1[6-9]|2\d|3\d)[.,]\d\b/g))
    if (Number(text) < 36) found.push("sugar may be high");
  for (const [, text = ""] of plain.matchAll(
    /\b(\d{2,3}) (?:pills|tablets|paracetamol|tylenol|ibuprofen|pastillas|tabletten|comprimes|goliyan)\b/g,
  )) {
    if (Number(text) >= 10) found.push("many tablets");
  }
  return [...new Set(found)];
}
