import { normalise } from "./words.ts";

export type NamedAt<T> = { item: T; start: number; end: number };

/** Finds names in a text that was normalised. Of those that begin at the same place, the longest counts. */
export function createNameFinder<T>(
  entries: { item: T; names: string[] }[],
): (plain: string) => NamedAt<T>[] {
  const byName = new Map<string, T>();
  for (const { item, names } of entries) {
    for (const name of names) byName.set(key(normalise(name)), item);
  }
  const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length);
  // One word or several, with a hyphen or without, and more than one of it.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map((name) => name.replaceAll(" ", "[ -]?")).join("|")})(?:s|es)?(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const compact = new Map([...byName].map(([name, item]) => [name.replaceAll(" ", ""), item]));
  return (plain) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const written = match[0].replaceAll(/[ -]/g, "");
      const item =
        compact.get(written) ??
        compact.get(written.replace(/s$/, "")) ??
        compact.get(written.replace(/es$/, ""));
      return item === undefined ? [] : [{ item, start: match.index, end: match.index + match[0].length }];
    });
}

function key(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
