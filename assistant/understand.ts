import { type Complaint, complaints } from "../handbook/complaints.ts";
import { type Condition, conditions } from "../handbook/conditions.ts";
import type { Level } from "../handbook/types.ts";
import { readFigures } from "./safety/figures.ts";
import { findDenied } from "./safety/negation.ts";
import { createPhraseFinder, type Hit, normalise, splitWords } from "./safety/words.ts";

/** What somebody's own words say about them. */
export type Understanding = {
  complaints: Complaint[];
  conditions: Condition[];
  /** Whether it has been there for months. */
  isLasting: boolean;
  isSevere: boolean;
  /** Whether anything at all was understood. */
  isKnown: boolean;
};

const mostComplaints = 3;

const findComplaints = createPhraseFinder(complaints.map((item) => ({ item, words: item.words })));
const findConditions = createPhraseFinder(conditions.map((item) => ({ item, words: item.words })));

const lasting =
  /\b(?:years?|months?|chronic|for ages|always|since (?:19|20)\d\d|long time|anos|meses|jahre\w*|monate\w*|ans|mois|saal|mahine)\b/;
const severe =
  /\b(?:severe|unbearable|terrible|awful|excruciating|very bad|[89]\s?(?:\/|out of)\s?10|10\s?(?:\/|out of)\s?10|insoportable|unertraglich|insupportable)\b/;

const operated = /\b(?:surgery|operation|operated|replacement|replaced|fused|fusion)\b/;
const lately =
  /\b(?:(?:an?|one|two|three|four|five|six|seven|eight|\d{1,2}) (?:days?|weeks?)|last (?:week|month)|yesterday|this (?:week|month)|recently|just had)\b/;

/** Reads a free description: what it is about, what makes care necessary, since when and how bad. */
export function understand(text: string): Understanding {
  const plain = readFigures(normalise(text));
  const words = splitWords(plain);
  const denied = findDenied(words);
  const found = longestOfEach(findComplaints(words), denied);
  const known = longestOfEach(findConditions(words), denied);
  return {
    complaints: mostTelling(found),
    conditions: withRecent(
      known.map(({ item }) => item),
      plain,
    ),
    isLasting: lasting.test(plain),
    isSevere: severe.test(plain),
    isKnown: found.length > 0 || known.length > 0,
  };
}

/** A new joint that is weeks old is an operation that is weeks old. */
function withRecent(known: Condition[], plain: string): Condition[] {
  const isOperated = known.some(({ id }) => /replacement|-surgery$/.test(id)) || operated.test(plain);
  const recent = conditions.find(({ id }) => id === "recent-surgery");
  if (!recent || !isOperated || !lately.test(plain) || known.includes(recent)) return known;
  return [...known, recent];
}

/** Beginner unless they say otherwise: what is gentle for one is safe for all. */
export function readLevel(fitnessLevel: string): Level {
  const plain = normalise(fitnessLevel);
  if (/\b(?:not|no|never|isnt|hardly|without|less|little)\b/.test(plain)) return "Beginner";
  if (/\b(?:advanced|expert|very experienced)/.test(plain)) return "Advanced";
  return /\b(?:intermediate|experienced|medium|regular|some years)/.test(plain) ? "Intermediate" : "Beginner";
}

/** Of each thing that is not denied, the place where it is named most exactly. */
function longestOfEach<T>(hits: Hit<T>[], denied: Set<number>): Hit<T>[] {
  const said = hits.filter(({ place }) => !denied.has(place));
  return [...Map.groupBy(said, ({ item }) => item).values()].flatMap((group) => {
    const longest = Math.max(...group.map(({ length }) => length));
    return group.find(({ length }) => length === longest) ?? [];
  });
}

/** The most exact ones first; of two about the same words, the one that says more about them. */
function mostTelling(found: Hit<Complaint>[]): Complaint[] {
  const isFurther = found.some(({ item }) => /^pregnancy-(?:second|third)$/.test(item.id));
  const kept = found
    .filter(({ item }) => !(isFurther && item.id === "pregnancy-first"))
    .filter((each) => !found.some((other) => other.place === each.place && other.length > each.length));
  return kept
    .toSorted((a, b) => b.length - a.length || a.place - b.place)
    .slice(0, mostComplaints)
    .map(({ item }) => item);
}
