/** Long lists of words as one regular expression: each part is a phrase, or a few with "|" between them. */

/** Any of these, as text for use inside another expression. */
export function oneOf(...parts: string[]): string {
  return `(?:${parts.join("|")})`;
}

/** Any of these as whole words, wherever they stand. */
export function anyOf(...parts: string[]): RegExp {
  return new RegExp(`\\b${oneOf(...parts)}\\b`);
}

/** One of these and nothing else: for single words. */
export function exactly(...parts: string[]): RegExp {
  return new RegExp(`^${oneOf(...parts)}$`);
}

/** Where either expression is found, or any of several. */
export function either(...expressions: RegExp[]): RegExp {
  return new RegExp(expressions.map(({ source }) => source).join("|"));
}
