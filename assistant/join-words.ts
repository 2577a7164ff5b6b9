/** "a", "a and b", "a, b and c". */
export function joinWords(words: string[], last = "and"): string {
  const [only] = words;
  if (words.length < 2) return only ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
