import { normalise } from "./words.ts";

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ["аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwвbнhкkмmтtгrпnиuзeлlбb", 2],
    ["αaεeοoρpυuιiκkνvτtηnσsβbγyχxωwμmδdλl", 2],
  ].flatMap(([pairs]) =>
    [...String(pairs).matchAll(/(.)(.)/gu)].map(([, odd = "", latin = ""]) => [odd, latin]),
  ),
);
const leet: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/** What a cross or a no-entry sign says. */
const crosses = /[❌🚫⛔✗✘👎✖]/gu;

/**
 * The words of a clean text as a person reads them: lower case, without marks of Markdown, foreign letters
 * and digits that stand for letters read as what they look like, and words spelled out with gaps as words.
 */
export function readable(clean: string): string {
  const words = clean
    .replaceAll(/\]\([^()]*\)/g, " ")
    .replaceAll(/[*_#[\]|]|\uFE0F|\u200D/g, (mark) => (mark === "|" ? " , " : ""));
  return inLatin(normalise(words.replaceAll(crosses, " avoid ")))
    .replaceAll(/(?<=\p{L})(?:[013457$]|@(?!\p{L}*\.))(?=\p{L})/gu, (sign) => leet[sign] ?? sign)
    .replaceAll(/(?<![\p{L}\p{N}])(?:\p{L}[ .·-]){3}(?:\p{L}[ .·-])*\p{L}(?![\p{L}\p{N}])/gu, (spelled) =>
      spelled.replaceAll(/[ .·-]/g, ""),
    )
    .replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Most texts have no other letters, which one look at them tells. */
function inLatin(plain: string): string {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(plain)) return plain;
  return plain.replaceAll(/\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}]\p{L}*/gu, (word) =>
    /\p{Script=Latin}/u.test(word) ? word.replaceAll(/./gu, (letter) => lookalikes[letter] ?? letter) : word,
  );
}
