import { type Concept, concepts, figuresOfSpeech, notNow, settled } from "../../../handbook/concepts.ts";
import { type RedFlag, type Rule, redFlags } from "../../../handbook/red-flags.ts";
import { findDenied } from "./negation.ts";
import { isMeant, matchAt, normalise, type Phrase, splitWords, toPhrase, type Word } from "./words.ts";

const usualDistance = 16;

/** Every phrase with what it means, by its first word, so that most are never looked at. */
const phrasesByFirst = new Map<string, { concept: Concept; phrase: Phrase }[]>();
for (const [concept, phrases] of Object.entries(concepts)) {
  for (const phrase of phrases.map(toPhrase)) {
    const first = phrase[0] ?? "";
    // Object.entries forgets that the keys are the concepts.
    const entry = { concept: concept as Concept, phrase };
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), entry]);
  }
}

/**
 * Which red flag somebody describes, if any. Decided by rule, before anything is answered: from
 * combinations of what words mean, not from lists of sentences, so that it works for sentences nobody
 * thought of, misspelled, in five languages, and says nothing about figures of speech.
 */
export function findRedFlag(text: string): RedFlag | undefined {
  const plain = figuresOfSpeech.reduce(
    (left, figure) => left.replaceAll(new RegExp(figure.source, "g"), " and so on "),
    normalise(text),
  );
  const words = splitWords(plain);
  const places = findConcepts(words);
  const isPast = notNow.some((pattern) => pattern.test(plain));
  // A self-harm sentence is never weighed against anything else.
  const inOrder = redFlags.toSorted(
    (a, b) => Number(b.kind === "self-harm") - Number(a.kind === "self-harm"),
  );
  const isSettled = settled.test(plain);
  return inOrder.find(({ id, rules }) => {
    if (isSettled && (id !== "self-harm" || /\bused to\b/.test(plain))) return false;
    return rules.some((rule) => !(rule.isNamed && isPast) && isMet(rule, places));
  });
}

type Places = Map<Concept, number[]>;

/** Where each concept is spoken of and not denied. */
export function findConcepts(words: Word[]): Places {
  const denied = findDenied(words);
  const places: Places = new Map();
  const candidates = new Map<string, { concept: Concept; phrase: Phrase }[]>();
  words.forEach(({ text }, start) => {
    // What is said by denying ("can't feel", "doesn't help") carries its own "not" inside.
    if (denied.has(start)) return;
    if (!candidates.has(text)) candidates.set(text, findCandidates(text));
    for (const { concept, phrase } of candidates.get(text) ?? []) {
      const found = places.get(concept) ?? [];
      if (found.at(-1) === start || matchAt(words, start, phrase) === 0) continue;
      places.set(concept, [...found, start]);
    }
  });
  return places;
}

function findCandidates(word: string) {
  return [...phrasesByFirst].flatMap(([first, entries]) => (isMeant(word, first) ? entries : []));
}

function isMet({ all, within = usualDistance }: Rule, places: Places): boolean {
  const lists = all.map((concept) => places.get(concept) ?? []);
  if (lists.some((list) => list.length === 0)) return false;
  const [first = [], ...rest] = lists;
  return first.some((anchor) =>
    rest.every((list) => list.some((place) => Math.abs(place - anchor) <= within)),
  );
}
