import { normalise } from "./words.ts";

/** Something named in a list of words: from which word on, and up to which. */
export type NamedAt<T> = { item: T; start: number; end: number };

/** No name has more words and hyphens than this. */
const longestName = 8;

/** Plurals, also German ones. */
const isLonger = /(?:es|n|en)$/;

type Entry<T> = { item: T; names: string[] };

/**
 * Finds names among words. "Head stand", "head-stand" and "headstands" are one name; Sanskrit is spelled in many
 * ways. Of names within each other the longest counts. Each word is looked at a fixed number of times. The names are
 * listed when they are first looked for: there are thousands, and only what a model says is held to them.
 */
export function createNameFinder<T>(list: () => Entry<T>[]): (words: string[]) => NamedAt<T>[] {
  let find: ((words: string[]) => NamedAt<T>[]) | undefined;
  return (words) => {
    find ??= indexNames(list());
    return find(words);
  };
}

function indexNames<T>(entries: Entry<T>[]): (words: string[]) => NamedAt<T>[] {
  const byName = new Map<string, T>();
  const bySound = new Map<string, T>();
  const spaced = new Set<string>();
  for (const { item, names } of entries) {
    for (const name of names) {
      const compact = compactOf(name);
      if (compact.length < 2) continue;
      byName.set(compact, item);
      if (/[ -]/.test(name.trim())) spaced.add(compact);
      if (isSanskrit(compact)) bySound.set(soundOf(compact), item);
    }
  }
  const beginnings = createBeginnings(byName.keys());
  const wholes = createHashes();
  for (const name of byName.keys()) wholes.add(hashOf(name, 0));
  const look = (compact: string, maySound: boolean): T | undefined =>
    byName.get(compact) ??
    (compact.endsWith("s") ? byName.get(compact.slice(0, -1)) : undefined) ??
    (isLonger.test(compact) ? byName.get(compact.replace(isLonger, "")) : undefined) ??
    (maySound && isSanskrit(compact) ? bySound.get(soundOf(compact)) : undefined);
  return (words) => {
    const found: NamedAt<T>[] = [];
    const isWord = words.map((word) => /^[\p{L}\p{N}]/u.test(word));
    // What is Sanskrit may begin as no name does.
    const maySound = words.some((word) => sanskrit.test(word));
    for (let start = 0; start < words.length; start += 1) {
      let compact = "";
      let hash = 0;
      let longest: NamedAt<T> | undefined;
      for (let end = start; end < words.length && end < start + longestName; end += 1) {
        const word = words[end] ?? "";
        if (word === "-" && compact !== "") continue;
        if (!isWord[end] || compact.length > 40) break;
        compact += word;
        hash = hashOf(word, hash);
        // Most words name nothing, and a hash of them says so sooner than they do.
        const mayName = maySound || wholes.mayHave(hash) || endsAsPlural(word);
        const item = mayName ? look(compact, maySound) : undefined;
        // "Be an" is no bean: only what may be written as several words is read out of several.
        const isName =
          item !== undefined &&
          (end === start ||
            compact.length > 8 ||
            spaced.has(compact.replace(/s$/, "")) ||
            spaced.has(compact));
        if (isName) longest = { item, start, end: end + 1 };
        if (!maySound && !beginnings.mayHave(hash)) break;
      }
      if (!longest) continue;
      found.push(longest);
      start = longest.end - 1;
    }
    return found;
  };
}

function endsAsPlural(word: string): boolean {
  return word.endsWith("s") || word.endsWith("n");
}

/** What names begin with, by a hash of it. */
function createBeginnings(names: Iterable<string>) {
  const hashes = createHashes();
  for (const name of names) {
    let hash = 0;
    for (const letter of name) {
      hash = hashOf(letter, hash);
      hashes.add(hash);
    }
  }
  return hashes;
}

/** A set of hashes in little room: now and then it says that it has one which was never added. */
function createHashes() {
  const bits = new Uint8Array(1 << 18);
  const last = bits.length * 8 - 1;
  return {
    add(hash: number) {
      const at = (hash & last) >>> 3;
      bits[at] = (bits[at] ?? 0) | (1 << (hash & 7));
    },
    mayHave: (hash: number) => ((bits[(hash & last) >>> 3] ?? 0) & (1 << (hash & 7))) !== 0,
  };
}

function hashOf(text: string, before: number): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(at);
  return hash;
}

/** "Head stand" and "head-stand" are the same name. */
export function compactOf(name: string): string {
  return normalise(name).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

const sanskrit = /(?:asana?|ayama|bhati|bati|strika|bandha|kriya|namaskara?)s?$/;

function isSanskrit(compact: string): boolean {
  return compact.length > 6 && sanskrit.test(compact);
}

/** "Sirsasana", "shirshasana" and "śīrṣāsan" sound alike. */
function soundOf(compact: string): string {
  return compact
    .replace(/s$/, "")
    .replace(/asan$/, "asana")
    .replaceAll(/[sc]h/g, "s")
    .replaceAll(/([bdgkpt])h/g, "$1")
    .replaceAll(/(.)\1/g, "$1")
    .replaceAll("w", "v")
    .replaceAll("ri", "r");
}
