/** Flesch-Kincaid: the years at school somebody needs to read a text. */
export function gradeOf(text: string): number {
  const plain = text.replaceAll(/[*#_]/g, "");
  const sentences = plain.split(/[.!?:]+\s|\n+/).filter((each) => /\p{L}/u.test(each)).length;
  const words = plain.match(/\p{L}+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  return Math.max(1, (word.replace(/e$/, "").match(/[aeiouy]+/g) ?? []).length);
}
