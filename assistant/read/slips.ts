/** Short words are too alike: "cancel" is not "cancer", nor "strike" "stroke". */
export const shortestForSlips = 6;
const shortestWithAnotherLetter = 7;
const shortestWithTwo = 10;

/** Whether somebody who wrote one word meant another: a letter more or less, two swapped, or another one. */
export function isSlip(written: string, meant: string): boolean {
  const { length } = meant;
  if (length < shortestForSlips || Math.abs(written.length - length) > 2) return false;
  // A slip seldom changes the first letter, and most words differ there.
  if (written[0] !== meant[0]) return false;
  return isWithin(written, 1, meant, 1, length >= shortestWithTwo ? 2 : 1);
}

function isWithin(a: string, from: number, b: string, to: number, left: number): boolean {
  let i = from;
  let j = to;
  while (i < a.length && a[i] === b[j]) {
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
