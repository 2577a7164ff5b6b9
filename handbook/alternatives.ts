/** The alternatives of a pattern, each with the edges of words that it has: `\b(?:a|b)\b` is two. */
export function alternativesOf(source: string): string[] {
  return splitAlternatives(source).flatMap((each) => {
    const inner = /^\\b\(\?:(.*)\)\\b$/s.exec(each)?.[1];
    const isOne = inner !== undefined && closeOf(`(?:${inner})`) === inner.length + 3;
    return isOne ? splitAlternatives(inner).map((one) => `\\b(?:${one})\\b`) : [each];
  });
}

/** How an alternative may begin, with up to three letters; nothing where it need not begin with any. */
export function startsOf(alternative: string): string[] {
  return alternative.startsWith("\\b") ? lettersAt(alternative.slice(2)) : [];
}

function lettersAt(source: string): string[] {
  if (source.startsWith("(?:")) {
    const close = closeOf(source);
    if (/^[?*{]/.test(source.slice(close + 1))) return [];
    const inner = splitAlternatives(source.slice(3, close)).map(lettersAt);
    return inner.some(({ length }) => length === 0) ? [] : inner.flat();
  }
  const [letters = ""] = /^[a-z](?![?*{])(?:[a-z ](?![?*{])){0,2}/.exec(source) ?? [];
  return letters === "" ? [] : [letters];
}

/** What "|" parts, as far as it is not within brackets. */
function splitAlternatives(source: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [piece] of source.matchAll(pieces)) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (piece === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** Where the bracket closes that a pattern begins with. */
function closeOf(source: string): number {
  let depth = 0;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    if (piece === "(") depth += 1;
    if (piece === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return source.length;
}

/** Letters by themselves, with what escapes them, and classes as one. */
const pieces = /\\.|\[(?:\\.|[^\]])*\]|./gsu;
