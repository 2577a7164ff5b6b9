/**
 * `["a", "b", "a", "c"]` as `a, b and c`: each once, for a day may have two classes. Not `Intl.ListFormat`:
 * making one takes a phone longer than a page.
 */
export function listWords(words: string[]): string {
  const each = [...new Set(words)];
  return each.length > 1 ? `${each.slice(0, -1).join(", ")} and ${each.at(-1)}` : each.join();
}
