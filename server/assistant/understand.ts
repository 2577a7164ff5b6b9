import { type Complaint, complaints } from "../../handbook/complaints.ts";
import { type Condition, conditions } from "../../handbook/conditions.ts";
import type { Level } from "../../handbook/types.ts";
import { findDenied } from "./safety/negation.ts";
import { matchAt, normalise, type Phrase, splitWords, toPhrase, type Word } from "./safety/words.ts";

/** What somebody's own words say about them. */
export type Understanding = {
  complaints: Complaint[];
  conditions: Condition[];
  /** Since when, in their words; undefined if they did not say. */
  isLasting: boolean;
  isSevere: boolean;
  /** Whether anything at all was understood. */
  isKnown: boolean;
};

const mostComplaints = 3;

const complaintPhrases = complaints.map((item) => ({ item, phrases: item.words.map(toPhrase) }));
const conditionPhrases = conditions.map((item) => ({ item, phrases: item.words.map(toPhrase) }));

const lasting =
  /\b(?:years?|months?|chronic|for ages|always|since (?:19|20)\d\d|long time|anos|meses|jahre\w*|monate\w*|ans|mois|saal|mahine)\b/;
const severe =
  /\b(?:severe|unbearable|terrible|awful|excruciating|very bad|[89]\s?(?:\/|out of)\s?10|10\s?(?:\/|out of)\s?10|insoportable|unertraglich|insupportable)\b/;

/** Reads a free description: what it is about, what makes care necessary, since when and how bad. */
export function understand(text: string): Understanding {
  const plain = normalise(text);
  const words = splitWords(plain);
  const denied = findDenied(words);
  const found = find(complaintPhrases, words, denied);
  const known = find(conditionPhrases, words, denied);
  return {
    complaints: mostTelling(found),
    conditions: known.map(({ item }) => item),
    isLasting: lasting.test(plain),
    isSevere: severe.test(plain),
    isKnown: found.length > 0 || known.length > 0,
  };
}

/** Beginner unless they say otherwise: what is gentle for one is safe for all. */
export function readLevel(fitnessLevel: string): Level {
  const plain = normalise(fitnessLevel);
  if (/\b(?:advanced|expert|very experienced)/.test(plain)) return "Advanced";
  return /\b(?:intermediate|experienced|medium|regular|some years)/.test(plain) ? "Intermediate" : "Beginner";
}

type Found<T> = { item: T; place: number; length: number };

function find<T>(entries: { item: T; phrases: Phrase[] }[], words: Word[], denied: Set<number>): Found<T>[] {
  return entries.flatMap(({ item, phrases }) => {
    let best: Found<T> | undefined;
    words.forEach((_, place) => {
      if (denied.has(place)) return;
      const length = Math.max(...phrases.map((phrase) => matchAt(words, place, phrase)));
      if (length > (best?.length ?? 0)) best = { item, place, length };
    });
    return best ? [best] : [];
  });
}

/** The most exact ones first; of two about the same words, the one that says more about them. */
function mostTelling(found: Found<Complaint>[]): Complaint[] {
  const kept = found.filter(
    (each) => !found.some((other) => other.place === each.place && other.length > each.length),
  );
  return kept
    .toSorted((a, b) => b.length - a.length || a.place - b.place)
    .slice(0, mostComplaints)
    .map(({ item }) => item);
}
