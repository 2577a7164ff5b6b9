import { medicines } from "../../handbook/knowledge/medicines.ts";
import { wordsIn } from "../../handbook/language/every.ts";
import { type Language, languages, units } from "../../handbook/language/words.ts";
import { createPhraseFinder, listPhrases } from "./phrase-finder.ts";
import { plainOf } from "./split-words.ts";

export type Kind = "condition" | "complaint" | "medicine" | "lasting" | "severe" | "figure of speech";

/** What a phrase stands for. */
export type Meaning = { kind: Kind; id: string };

type DenialKind = "none" | "direct" | "after" | "nothing" | "fine";
type TimeKind = "ago" | "ahead" | "justNow" | "longAgo";

export type Lexicon = ReturnType<typeof createLexicon>;

const lexicons = new Map<Language, Lexicon>();

/** Everything to look for in one language; made when the language is first met. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language) ?? createLexicon(language);
  lexicons.set(language, known);
  return known;
}

function createLexicon(language: Language) {
  const words = wordsIn[language];
  const entriesOf = (kind: Kind, lists: Record<string, string>) =>
    Object.entries(lists).map(([id, list]) => ({ item: { kind, id }, list }));
  const { denials } = words;
  const denialKinds: DenialKind[] = ["none", "direct", "after", "nothing", "fine"];
  const timeKinds: TimeKind[] = ["ago", "ahead", "justNow", "longAgo"];
  return {
    topics: createPhraseFinder<Meaning>(language, [
      ...entriesOf("condition", words.conditions),
      ...entriesOf("complaint", words.complaints),
      ...entriesOf("medicine", words.medicines),
      ...entriesOf("medicine", Object.fromEntries(medicines.map(({ id, names }) => [id, names]))),
      ...entriesOf("lasting", { lasting: words.lasting }),
      ...entriesOf("severe", { severe: words.severe }),
      ...entriesOf("figure of speech", { figures: words.figures }),
    ]),
    denials: createPhraseFinder(
      language,
      denialKinds.map((item) => ({ item, list: denials[item] })),
    ),
    times: createPhraseFinder(
      language,
      timeKinds.map((item) => ({ item, list: words[item] })),
    ),
    marks: new Set([
      ...plainOf(words.marks).split(/\s+/),
      ...units.flatMap((unit) => listPhrases(words.units[unit]).map(plainOf)),
    ]),
    numbers: new Map(
      words.numbers
        .trim()
        .split(/\s+/)
        .map((pair) => {
          const [word = "", value] = pair.split("=");
          return [plainOf(word), Number(value)] as const;
        }),
    ),
    units: new Map(
      units.flatMap((unit) => listPhrases(words.units[unit]).map((word) => [plainOf(word), unit] as const)),
    ),
    months: new Map(listPhrases(words.months).map((name, index) => [plainOf(name), index])),
    beforeMonth: setOf(words.beforeMonth),
    between: setOf(words.between),
    fillers: setOf(denials.fillers),
    turns: setOf(denials.turns),
    joins: setOf(denials.joins),
  };
}

function setOf(list: string): Set<string> {
  return new Set(listPhrases(list).map(plainOf));
}

/** Languages other than English, in the order in which they are tried. */
export const otherLanguages = languages.filter((language) => language !== "en");
