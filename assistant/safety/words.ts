/** ASCII. */
const plainLetters = /^\p{ASCII}*$/u;
/** The texts that were asked for last: a message is looked at for many ends, one after the other. */
const latest = Array.from({ length: 4 }, () => ({ text: "", plain: "" }));
let oldest = 0;
const shortestKept = 40;

/** Lower case without accents; "can't" and "cant" are the same. */
export function normalise(text: string): string {
  for (const known of latest) if (known.text === text) return known.plain;
  const plain = makePlain(text);
  // A word takes no time.
  if (text.length < shortestKept) return plain;
  latest[oldest] = { text, plain };
  oldest = (oldest + 1) % latest.length;
  return plain;
}

/** What is said in Scotland and on the Tyne, as it is said elsewhere. */
const scots = new Map(
  Object.entries({
    cant: "cannae canna",
    dont: "dinnae dinna divvent divnt",
    didnt: "didnae",
    doesnt: "doesnae disnae",
    isnt: "isnae",
    wasnt: "wasnae wisnae",
    wont: "willnae winna",
    wouldnt: "wouldnae widnae",
    couldnt: "couldnae",
    shouldnt: "shouldnae",
    havent: "havenae",
    hasnt: "hasnae",
    just: "jist",
    down: "doon",
    after: "efter",
  }).flatMap(([word, theirs]) => theirs.split(" ").map((each) => [each, word] as const)),
);

function makePlain(text: string): string {
  return (
    withoutAccents(text)
      .toLowerCase()
      .replaceAll(/\b(?:[a-z]{2,6}nae?|divv?e?nt|jist|doon|efter)\b/g, (word) => scots.get(word) ?? word)
      // And in Lagos.
      .replaceAll(/\b(make|cut|reduce|extend|shorten|stretch) am\b/g, "$1 it")
      .replaceAll("ß", "ss")
      .replaceAll("ı", "i")
      .replaceAll(/[’'`´](?=(?:t|s|m|re|ve|ll|d)\b)/g, "")
      // Elsewhere, as in French, it parts two words.
      .replaceAll(/[’'`´]/g, " ")
  );
}

function withoutAccents(text: string): string {
  // Most texts have nothing but plain letters, and looking for marks in them takes longer than all else here.
  if (plainLetters.test(text)) return text;
  // Accents of Latin letters only: in Hindi such marks are letters of their own.
  return text.normalize("NFKD").replaceAll(/(\p{Script=Latin})\p{Mn}+/gu, "$1");
}
