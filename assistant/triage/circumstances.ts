import { circumstanceWords } from "./circumstance-words.ts";

/** What says the same is looked for in one pass, as far as it has the same flags. */
const listed = Object.entries(circumstanceWords).map(([name, each]) => ({
  name,
  patterns: [...Map.groupBy(each, ({ flags }) => flags)].map(
    ([flags, alike]) => new RegExp(alike.map(({ source }) => source).join("|"), `${flags}g`),
  ),
}));

/** A part of a text that begins and ends with whole words. */
export type Range = { start: number; end: number };

export function circumstancesOf(plain: string): string[] {
  return circumstancesOfParts(plain, [{ start: 0, end: plain.length }])[0] ?? [];
}

/** The circumstances of each part of a text by itself; the parts follow each other and may overlap. */
export function circumstancesOfParts(plain: string, parts: Range[]): string[][] {
  const found = parts.map((): string[] => []);
  for (const { name, patterns: own } of listed) {
    const isIn = parts.map(() => false);
    for (const pattern of own) markParts(pattern, plain, parts, isIn);
    isIn.forEach((is, index) => {
      if (is) found[index]?.push(name);
    });
  }
  const isOfTablets = tablets.test(plain);
  return parts.map(({ start, end }, index) =>
    describePart(found[index] ?? [], plain.slice(start, end), isOfTablets),
  );
}

/** Marks the parts in which a pattern is found, in one pass: no pattern looks beyond what it matches and the edges of words. */
function markParts(pattern: RegExp, plain: string, parts: Range[], isIn: boolean[]): void {
  let first = 0;
  let passed = 0;
  for (;;) {
    let open = parts[first];
    while (open && (isIn[first] || open.end <= passed)) {
      first += 1;
      open = parts[first];
    }
    if (!open) return;
    pattern.lastIndex = Math.max(passed, open.start);
    const match = pattern.exec(plain);
    if (!match) return;
    const start = match.index;
    passed = pattern.lastIndex;
    for (let at = first; (parts[at]?.start ?? passed) < passed; at += 1) {
      const part = parts[at];
      if (!part || isIn[at] || part.end <= start) continue;
      const isWithin = part.start <= start && passed <= part.end;
      // Where a part cuts through it, something shorter may be found on either side.
      isIn[at] = isWithin || plain.slice(part.start, part.end).search(pattern) >= 0;
    }
  }
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
