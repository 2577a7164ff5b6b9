/** `["a", "b", "c"]` as `a, b and c`. Not `Intl.ListFormat`: making one takes a phone longer than a page. */
export function listWords(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join();
}
