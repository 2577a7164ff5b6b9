/** Flesch-Kincaid: the years at school somebody needs to read a text. Of its sentences alone: headings and bare list items would flatter it. */
export function gradeOf(text: string): number {
  const lines = text
    .replaceAll(/[*_]/g, "")
    .split("\n")
    .filter((line) => !line.startsWith("#") && /[.!?]\s*$/.test(line));
  const plain = lines.join(" ");
  const sentences = plain.split(/[.!?]+(?:\s|$)/).filter((each) => /\p{L}/u.test(each)).length;
  const words = plain.match(/\p{L}+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  return Math.max(1, (word.replace(/e$/, "").match(/[aeiouy]+/g) ?? []).length);
}
