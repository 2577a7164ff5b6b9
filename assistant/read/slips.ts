/** Short words are too alike: "cancel" is not "cancer", nor "strike" "stroke". */
export const shortestForSlips = 6;
const shortestWithAnotherLetter = 7;
const shortestWithTwo = 10;

/** Finds the words that somebody may have meant who wrote another one: a letter more or less, two swapped, or another. */
export function createSlipFinder(known: string[]): (written: string) => string[] {
  // A slip seldom changes the first letter, and most words differ there.
  const alike = new Map(
    [
      ...Map.groupBy(
        known.filter(({ length }) => length >= shortestForSlips),
        (meant) => keyOf(meant, meant.length),
      ),
    ].map(([key, meant]) => [key, { meant, letters: Int32Array.from(meant, lettersOf) }] as const),
  );
  return (written) => {
    const letters = lettersOf(written);
    const found: string[] = [];
    for (let length = written.length - 2; length <= written.length + 2; length += 1) {
      const slips = length >= shortestWithTwo ? 2 : 1;
      const apart = Math.abs(length - written.length);
      const group = apart <= slips ? alike.get(keyOf(written, length)) : undefined;
      if (!group) continue;
      for (let index = 0; index < group.letters.length; index += 1) {
        // Each slip adds a letter or trades one for another: comparing letters is quicker than comparing words.
        if (hasMoreBits(letters ^ (group.letters[index] ?? 0), 2 * slips - apart)) continue;
        const meant = group.meant[index] ?? "";
        if (isWithin(written, 1, meant, 1, slips)) found.push(meant);
      }
    }
    return found;
  };
}

/** The first letter of a word and its length in one number. */
const keyOf = (word: string, length: number) => word.charCodeAt(0) * 2 ** 16 + length;

/** Which letters a word has, one bit for each; letters that share a bit are taken for the same. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** Whether more than so many bits are set: each turn takes the lowest away. */
function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let turn = 0; turn < most; turn += 1) left &= left - 1;
  return left !== 0;
}

function isWithin(a: string, from: number, b: string, to: number, left: number): boolean {
  let i = from;
  let j = to;
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i += 1;
    j += 1;
  }
  if (i === a.length && j === b.length) return true;
  if (left === 0) return false;
  const isSwapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    (isSwapped && isWithin(a, i + 2, b, j + 2, left - 1)) ||
    isWithin(a, i + 1, b, j, left - 1) ||
    isWithin(a, i, b, j + 1, left - 1) ||
    (b.length >= shortestWithAnotherLetter && isWithin(a, i + 1, b, j + 1, left - 1))
  );
}
