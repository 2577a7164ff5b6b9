import { alternativesOf, startsOf } from "../../handbook/alternatives.ts";

/** Part of a pattern, and which one of them: tried where a word begins as it does. */
export type Tried = { pattern: number; expression: RegExp };

/** Patterns by how the words begin that they begin with; each is tried at few words of a text rather than at every letter. */
export type ByFirstLetters = {
  /** What may match at a place where a word begins. */
  at: (plain: string, place: number) => Tried[];
  /** What does not begin with letters of its own, and is looked for everywhere. */
  elsewhere: Tried[];
};

const nothing: Tried[] = [];

/** So many letters tell most words apart. */
const most = 3;

/** Sorts the alternatives of patterns by their first letters. */
export function sortByFirstLetters(patterns: RegExp[]): ByFirstLetters {
  const all = patterns.flatMap(({ source, flags }, pattern) =>
    alternativesOf(source).map((text) => ({ pattern, flags, text, starts: startsOf(text) })),
  );
  const collect = (some: typeof all, mode: string): Tried[] =>
    [...Map.groupBy(some, ({ pattern }) => pattern)].map(([pattern, alike]) => ({
      pattern,
      expression: new RegExp(alike.map(({ text }) => text).join("|"), (alike[0]?.flags ?? "") + mode),
    }));
  const lettersBy: (string | undefined)[] = [];
  for (const letters of new Set(all.flatMap(({ starts }) => starts)))
    lettersBy[keyOf(letters, 0, letters.length)] = letters;
  // Made when a word first begins so: there are hundreds.
  const byLetters: (Tried[] | undefined)[] = [];
  const triedFor = (key: number, letters: string) => {
    const own = all.filter(({ starts }) => starts.some((start) => letters.startsWith(start)));
    const tried = collect(own, "y");
    byLetters[key] = tried;
    return tried;
  };
  return {
    at: (plain, place) => {
      for (let length = most; length > 0; length -= 1) {
        const key = keyOf(plain, place, length);
        const letters = lettersBy[key];
        if (letters !== undefined) return byLetters[key] ?? triedFor(key, letters);
      }
      return nothing;
    },
    elsewhere: collect(
      all.filter(({ starts }) => starts.length === 0),
      "",
    ),
  };
}

/** The letters of a word as a number, five bits for each. */
function keyOf(text: string, place: number, length: number): number {
  let key = 0;
  for (let at = place; at < place + length; at += 1) {
    const code = text.charCodeAt(at);
    key = key * 32 + (code === 32 ? 27 : code >= 97 && code <= 122 ? code - 96 : 28);
  }
  return key;
}
