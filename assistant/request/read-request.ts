import type { Area, Position } from "../../handbook/types.ts";
import { practiceById } from "../planner/wanted.ts";
import type { Reading } from "../read/read.ts";
import { featuresWith } from "../triage/features.ts";
import type { Changed } from "./find-changed-minutes.ts";
import { findFood } from "./find-food.ts";
import { guessIdea } from "./find-ideas.ts";
import { findLength, withLength } from "./find-length.ts";
import { findNamed, type Named } from "./find-named.ts";
import { findOther } from "./find-other.ts";
import { marksOf } from "./marks.ts";
import { positionsOf } from "./positions.ts";
import { readChange } from "./read-change.ts";
import { readSession } from "./read-session.ts";
import type { Aspect, ClearRequest, Refusal, Request, RequestOf, Session, Wants } from "./request.ts";
import { settleWants } from "./settle-wants.ts";
import { aspectWords, ownTopics, studioTopics } from "./topic-words.ts";
import { weighBounds, weighIntents, weighLabel } from "./weigh-requests.ts";

/** What the intents are weighed by; training sees a message exactly as this does. */
export function intentFeatures(text: string, reading: Reading, after: Wants | undefined): Uint32Array {
  return featuresOf(findNamed(text, reading), reading, after);
}

function featuresOf(
  { plain, found, spoken }: Named,
  reading: Reading,
  after: Wants | undefined,
): Uint32Array {
  const marks = marksOf(plain, reading, found, after);
  return featuresWith(plain, spoken.length > 0 ? [...marks, "has idea"] : marks);
}

/** What a message asks for, with what the one before it asked for in mind. */
export function readRequest(text: string, reading: Reading, after: Wants | undefined): Request {
  const named = findNamed(text, reading);
  const { plain, found, spoken } = named;
  const features = featuresOf(named, reading, after);
  const length = findLength(plain, found, after);
  const said = withLength(readSession(found, after), length.minutes);
  const session = { ...withBounds(said, features), complaints: complaintsFor(said.areas, reading) };
  const practices = [...session.named, ...session.without];
  const isLess = (length.more ?? 0) < 0;
  const ranked = weighIntents(features, after !== undefined);
  const likeliest = ranked.map(({ intent }) => intent);
  const [first = "out of scope", second] = likeliest;
  const names = new Set(practices).size;
  const intent = settleWants({
    first,
    second,
    plain,
    found,
    session,
    names,
    spoken,
    after,
    reading,
    isLess,
  });
  const requestFor = (wanted: Wants) => fill(wanted, { named, session, practices, reading, after, length });
  // What is named has decided where it differs from what was learned.
  const likely = intent === likeliest[0] ? findOther(ranked) : undefined;
  // Nobody compares what they will have none of.
  const isNone = likely === "compare" && session.named.length === 0;
  // Nor does anybody ask about a place to stay in: "I'd like to try the yoga, but I must stay in my chair".
  const isStay = intent === "practise" && session.only.length > 0;
  // And yoga for a part of the body is what we are here for.
  const isOurs = intent === "practise" && likely === "out of scope" && session.areas.length > 0;
  const other = isNone || isStay || isOurs ? undefined : likely;
  if (other) return { wants: "unclear", between: [requestFor(intent), requestFor(other)] };
  return requestFor(intent);
}

type Filling = {
  named: Named;
  session: Session;
  /** Ids of what is named, welcome or not. */
  practices: string[];
  reading: Reading;
  after: Wants | undefined;
  length: Changed;
};

/** What a message says, as somebody says it who wants this. */
function fill(intent: Wants, { named, session, practices, reading, after, length }: Filling): ClearRequest {
  const { plain, found, spoken } = named;
  switch (intent) {
    case "practise":
    case "which class":
      return { wants: intent, session };
    case "explain":
      return { wants: intent, practices, aspect: weighLabel("aspects", aspectFeaturesOf(plain, practices)) };
    case "compare":
      return { wants: intent, practices };
    case "idea":
      return { wants: intent, ideas: spoken.length > 0 ? spoken : guessIdea(reading.words) };
    case "eat":
      return { wants: intent, food: findFood(reading, found) };
    case "studio":
      return { wants: intent, topic: weighLabel("studioTopics", studioFeatures(plain)) };
    case "mine":
      return { wants: intent, topic: weighLabel("ownTopics", ownFeatures(plain)) };
    case "change":
      return readChange(named, session, reading, after, length);
    default:
      return { wants: intent };
  }
}

/** What a message refuses and where it stays: what it names, and what was learned to be meant by what it says. */
function withBounds(said: Session, features: Uint32Array): Session {
  const meant = weighBounds(features);
  // "Not lying on my back" is no wish to lie, however much it speaks of it.
  const isRefused = (position: Position) =>
    said.refused.some((each) => positionsOf[each]?.includes(position));
  const stay = meant.only
    .map((each) => positionsOf[staysIn[each]] ?? [])
    .filter((positions) => !positions.some(isRefused))
    .flat();
  const only = said.only.length > 0 ? said.only : stay;
  const isWithin = (refusal: Refusal) => positionsOf[refusal]?.some((position) => only.includes(position));
  // Whoever does not lie does not lie on their back: nothing is left to be meant.
  const isSaid = (each: Refusal) =>
    said.refused.includes(each) || (positionsOf[each]?.every(isRefused) ?? false);
  const refused = [...said.refused, ...meant.refused.filter((each) => !isSaid(each))];
  return {
    ...said,
    only,
    refused: refused.filter((each) => !said.welcome.includes(each) && !isWithin(each)),
  };
}

const staysIn = {
  "only chair": "chair",
  "only standing": "standing",
  "only lying": "lying",
  "only sitting": "sitting",
} as const;

/** A complaint of a part that is fine after all is none. */
function complaintsFor(areas: Area[], { complaints }: Reading): string[] {
  const fitting = complaints.filter((each) => each.areas.some((area) => areas.includes(area)));
  const isOfPart = ({ areas: own }: (typeof complaints)[number]) => own.length > 0 && own.length < 3;
  const kept =
    areas.length > 0 && fitting.length > 0
      ? complaints.filter((each) => fitting.includes(each) || !isOfPart(each))
      : complaints;
  return kept.map(({ id }) => id);
}

/** What is asked of a practice is weighed by its words and by the likeliest of the lists. */
export function aspectFeatures(text: string, reading: Reading): Uint32Array {
  const { plain, found } = findNamed(text, reading);
  const names = found.hits.flatMap(({ item }) => (item.kind === "practice" ? [item.value] : []));
  return aspectFeaturesOf(plain, names);
}

function aspectFeaturesOf(plain: string, practices: string[]): Uint32Array {
  return featuresWith(plain, [`guessed ${findAspect(plain, practices)}`]);
}

function findAspect(plain: string, practices: string[]): Aspect {
  // "Breath" is part of a breathing practice's name.
  const isBreath = practices.some((id) => practiceById.get(id)?.kind === "breathing");
  const found = aspectWords.find(
    ([aspect, words]) => !(isBreath && aspect === "breath") && words.test(plain),
  );
  return found?.[0] ?? "how";
}

/** The same of what is asked about the studio. */
export function studioFeatures(plain: string): Uint32Array {
  return featuresWith(plain, [`guessed ${findTopic(plain)}`]);
}

function findTopic(plain: string): RequestOf<"studio">["topic"] {
  return studioTopics.find(([, words]) => words.test(plain))?.[0] ?? "other";
}

/** And of what people ask about themselves. */
export function ownFeatures(plain: string): Uint32Array {
  return featuresWith(plain, [`guessed ${findOwnTopic(plain)}`]);
}

function findOwnTopic(plain: string): RequestOf<"mine">["topic"] {
  return ownTopics.find(([, words]) => words.test(plain))?.[0] ?? "known";
}
