import {
  aboutInGeneral,
  backAgain,
  type Concept,
  concepts,
  figuresOfSpeech,
  isNow,
  notNow,
  ownHarm,
  settled,
  workedMuscle,
} from "../../handbook/concepts.ts";
import {
  enoughSigns,
  type RedFlag,
  type Rule,
  redFlags,
  severalSigns,
  signWeights,
} from "../../handbook/red-flags.ts";
import { type Asked, wordsOf } from "../assistant.ts";
import { understand } from "../understand.ts";
import { readFigures } from "./figures.ts";
import { findDenied } from "./negation.ts";
import { createPhraseFinder, normalise, splitWords, type Word } from "./words.ts";

const usualDistance = 16;

const findPhrases = createPhraseFinder(
  // Object.entries forgets that the keys are the concepts.
  Object.entries(concepts).map(([concept, words]) => ({ item: concept as Concept, words })),
);

// Whoever thinks of harming themselves is told where help is for that, whatever else they describe.
const inOrder = redFlags.toSorted((a, b) => Number(b.kind === "self-harm") - Number(a.kind === "self-harm"));

/**
 * Which red flag somebody describes, if any. Decided by rule, before anything is answered: from
 * combinations of what words mean, not from lists of sentences, so that it works for sentences nobody
 * thought of, misspelled, in five languages, and says nothing about figures of speech.
 */
export function findRedFlag(text: string): RedFlag | undefined {
  const plain = figuresOfSpeech.reduce(
    (left, figure) => left.replaceAll(figure, " and so on "),
    readFigures(normalise(text)),
  );
  const current = leaveOutSettled(plain);
  const places = findConcepts(splitWords(current));
  // A muscle that was worked explains a sore chest, and nothing else.
  if (workedMuscle.test(plain)) places.delete("chest");
  const recent = leaveOutPast(current);
  const recentPlaces = recent === current ? places : findConcepts(splitWords(recent));
  const flag = inOrder.find(({ rules }) =>
    rules.some((rule) => isMet(rule, rule.isNamed ? recentPlaces : places)),
  );
  return flag ?? (hasSeveralSigns(recentPlaces) ? severalSigns : undefined);
}

/** A text without its sentences about long ago. */
function leaveOutPast(plain: string): string {
  return sentencesOf(plain)
    .filter((sentence) => !notNow.some((pattern) => pattern.test(sentence)))
    .join("");
}

function sentencesOf(plain: string): string[] {
  return plain.split(/(?<=[.!?\n])/);
}

/**
 * A text without its sentences about what is over, was looked into, or is asked in general. Never without
 * one that says how somebody is now, or that they mean to harm themselves.
 */
function leaveOutSettled(plain: string): string {
  const sentences = sentencesOf(plain);
  return sentences
    .filter((sentence, index) => {
      if (ownHarm.test(sentence) || isNow.test(sentence) || backAgain.test(sentence)) return true;
      // "I had chest pain. They did every test and it was reflux."
      const next = sentences[index + 1] ?? "";
      return [settled, aboutInGeneral].every((pattern) => !pattern.test(sentence) && !pattern.test(next));
    })
    .join("");
}

/** Whether the signs near each other weigh enough; words that mean two things count once. */
function hasSeveralSigns(places: Places): boolean {
  const signs = [...places].flatMap(([concept, at]) => {
    const weight = signWeights[concept] ?? 0;
    return weight > 0 ? at.map((place) => ({ concept, place, weight })) : [];
  });
  const byWeight = signs.toSorted((a, b) => b.weight - a.weight);
  return signs.some(({ place: start }) => {
    const concepts = new Set<Concept>();
    const words = new Set<number>();
    let sum = 0;
    for (const { concept, place, weight } of byWeight) {
      const isNear = place >= start && place <= start + enoughSigns.within;
      if (!isNear || concepts.has(concept) || words.has(place)) continue;
      concepts.add(concept);
      words.add(place);
      sum += weight;
    }
    return sum >= enoughSigns.weight;
  });
}

/** Goes on with what was said before, rather than beginning something new. */
const goesOn = /^(?:and|also|plus|now|it|its|but|then|so|ok|since|with|still|y|und|et|aur|और)\b|^और/;
const pointsBack = /\b(?:it|this|that|still|instead|anyway|helps?|stretch it|for now)\b/;

/** The same for a request. A sign may be told in two messages, and is not gone when the next one asks for a stretch. */
export function findRedFlagIn(asked: Asked): RedFlag | undefined {
  const flag = findRedFlag(wordsOf(asked));
  const before = asked.kind === "chat" ? asked.earlier.at(-1)?.question : undefined;
  if (flag || asked.kind !== "chat" || !before) return flag;
  const plain = normalise(asked.question);
  if (settled.test(plain)) return undefined;
  const flagBefore = findRedFlag(before);
  if (!flagBefore) return goesOn.test(plain) ? findRedFlag(`${before}. ${asked.question}`) : undefined;
  const isFollowUp = goesOn.test(plain) || pointsBack.test(plain);
  return isFollowUp && !understand(asked.question).isKnown ? flagBefore : undefined;
}

type Places = Map<Concept, number[]>;

/** Where each concept is spoken of and not denied. */
function findConcepts(words: Word[]): Places {
  const denied = findDenied(words);
  // What is said by denying ("can't feel", "doesn't help") carries its own "not" inside.
  const said = findPhrases(words).filter(({ place }) => !denied.has(place));
  const byConcept = Map.groupBy(said, ({ item }) => item);
  return new Map([...byConcept].map(([concept, hits]) => [concept, hits.map(({ place }) => place)]));
}

function isMet({ all, within = usualDistance }: Rule, places: Places): boolean {
  const lists = all.map((concept) => places.get(concept) ?? []);
  if (lists.some((list) => list.length === 0)) return false;
  const [first = [], ...rest] = lists;
  return first.some((anchor) =>
    rest.every((list) => list.some((place) => Math.abs(place - anchor) <= within)),
  );
}
