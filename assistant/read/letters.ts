const unknown = 0;
/** What a character is part of: nothing, a word or a number. */
export const between = 1;
const letter = 2;
const number = 3;

/** What the characters that were met are; those of most languages have a place of their own here. */
const kinds = new Uint8Array(1 << 16);

/** Of what kind the character at a place is. */
export function kindAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  const known = kinds[code] ?? unknown;
  return known === unknown ? learnKind(text, place, code) : known;
}

function learnKind(text: string, place: number, code: number): number {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const kind = kindOf(isHalf ? wholeAt(text, place) : String.fromCharCode(code));
  if (!isHalf) kinds[code] = kind;
  return kind;
}

function kindOf(character: string): number {
  if (/[\p{L}\p{M}]/u.test(character)) return letter;
  return /\p{N}/u.test(character) ? number : between;
}

/** The character that half of it at a place belongs to. */
function wholeAt(text: string, place: number): string {
  const isSecond = text.charCodeAt(place) >= 0xdc00 && (text.codePointAt(place - 1) ?? 0) > 0xffff;
  return String.fromCodePoint(text.codePointAt(isSecond ? place - 1 : place) ?? 0);
}
