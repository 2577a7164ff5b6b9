import type { Area, Position } from "../../handbook/types.ts";
import { practiceById } from "../planner/wanted.ts";
import type { Reading } from "../read/read.ts";
import { normalise } from "../safety/words.ts";
import { featuresWith } from "../triage/features.ts";
import {
  addingWords,
  alsoWords,
  comparesLength,
  correcting,
  nextWords,
  otherWords,
  sameWords,
} from "./change-words.ts";
import { findChange, findWhich, namesOne } from "./find-change.ts";
import { backToBefore, type Changed, findChangedMinutes, findExactMinutes } from "./find-changed-minutes.ts";
import { findFood } from "./find-food.ts";
import { findIdeas, guessIdea } from "./find-ideas.ts";
import { findOther } from "./find-other.ts";
import { type Found, findSlots } from "./find-slots.ts";
import { grammarStance, positionsOf } from "./judge-stance.ts";
import { lengthsIn } from "./lengths.ts";
import { marksOf } from "./marks.ts";
import { readSession } from "./read-session.ts";
import type {
  Aspect,
  Change,
  ClearRequest,
  Food,
  Refusal,
  Request,
  RequestOf,
  Session,
  Wants,
} from "./request.ts";
import { settleWants } from "./settle-wants.ts";
import { aspectWords, ownTopics, studioTopics } from "./topic-words.ts";
import { weighBounds, weighIntents, weighLabel, weighLength } from "./weigh-requests.ts";

/** What a message names, before anybody knows what it wants. */
function findNamed(text: string, reading: Reading) {
  const plain = normalise(text).trim();
  const found = findSlots(reading.words);
  const spoken = findIdeas(reading.words);
  return { plain, found, spoken };
}

/** What the intents are weighed by; training sees a message exactly as this does. */
export function intentFeatures(text: string, reading: Reading, after: Wants | undefined): Uint32Array {
  return featuresOf(findNamed(text, reading), reading, after);
}

function featuresOf(
  { plain, found, spoken }: ReturnType<typeof findNamed>,
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
  const ranked = weighIntents(features, after !== undefined);
  const likeliest = ranked.map(({ intent }) => intent);
  const intent = settleWants(likeliest, { plain, named: practices, spoken, found, session, after, reading });
  const requestFor = (wanted: Wants) => fill(wanted, { named, session, practices, reading, after, length });
  // What is named has decided where it differs from what was learned.
  const other = intent === likeliest[0] ? findOther(ranked) : undefined;
  if (other) return { wants: "unclear", between: [requestFor(intent), requestFor(other)] };
  return requestFor(intent);
}

type Filling = {
  named: ReturnType<typeof findNamed>;
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

/** How long a session is to be, or how much longer or shorter than the last one. */
function findLength(plain: string, { words }: Found, after: Wants | undefined): Changed {
  const changed = findChangedMinutes(plain);
  const { minutes: lone, times, more: added, moreOrAll } = changed;
  // "Half the night" is no share of a session that is not there.
  if (times !== undefined && after) return { times };
  const exact = findExactMinutes(plain);
  if (exact !== undefined) return { minutes: exact };
  const weighed = lengthsIn(words, plain, changed, after).map(({ minutes, isSaid, features }) => ({
    minutes,
    isSaid,
    ...weighLength(features),
  }));
  // Said after an answer, a lone number that grammar picks out is one: "ten is too long, do seven".
  const isLone = (value: number) => after === "practise" && value === lone;
  // "I have an hour this morning", and no other number: that is the time there is.
  const hasOnly = weighed.length === 1 && hasTime.test(plain);
  const limitOf = ({ isSaid, minutes }: { isSaid: boolean; minutes: number }) =>
    hasOnly && isSaid ? meantAsOnlyFrom : isSaid || isLone(minutes) ? meantByGrammarFrom : meantFrom;
  const likeliest = (sense: "length" | "more" | "less") =>
    weighed.toSorted((a, b) => b[sense] - a[sense]).find((each) => each[sense] >= limitOf(each));
  const length = likeliest("length");
  // "Five minutes shorter" is five less, unless another number is surely the length.
  const grammar = added ?? moreOrAll;
  const isOtherSure = length && length.minutes !== Math.abs(grammar ?? 0) && length.length >= surelyFrom;
  if (grammar !== undefined && after && !isOtherSure)
    return added === undefined ? { moreOrAll: grammar } : { more: added };
  const [more, less] = after ? [likeliest("more"), likeliest("less")] : [];
  const surest = Math.max(length?.length ?? 0, more?.more ?? 0, less?.less ?? 0);
  if (length && length.length === surest) return { minutes: length.minutes };
  if (more && more.more === surest) return { more: more.minutes };
  return less ? { more: -less.minutes } : {};
}

/** A length taken for none is the greater mistake. */
const meantFrom = 0.35;
const meantByGrammarFrom = 0.2;
const meantAsOnlyFrom = 0.1;
const hasTime =
  /\b(?:i have|ive got|i ve got|ive|i got|got|ive only|i only have|there is|theres) (?:about |only |just |exactly |maybe |a good |a full )?(?:an?|one|\d+|half an|[a-z]+) (?:hour|minutes|mins?)\b(?! (?:meeting|drive|class|commute|train|flight|wait|ride|shift))/;
const surelyFrom = 0.6;

function withLength({ minutes: _, ...session }: Session, minutes: number | undefined): Session {
  return { ...session, ...(minutes !== undefined && { minutes }) };
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
  const refused = [...said.refused, ...meant.refused.filter((each) => !said.refused.includes(each))];
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

function readChange(
  named: ReturnType<typeof findNamed>,
  said: Session,
  reading: Reading,
  after: Wants | undefined,
  length: Changed,
): RequestOf<"change"> {
  const { plain, found } = named;
  const food = findFood(reading, found);
  const which = findWhich(plain);
  const { minutes: _, ...relative } = length;
  const isRelative = Object.values(relative).some((each) => each !== undefined);
  const features = changeFeaturesOf(named, reading, after);
  const learned = weighLabel("changes", features);
  // "Extend the five-minute version" says which one, not how long.
  const isName = namesOne(plain);
  const session = isRelative || isName ? withLength(said, undefined) : said;
  const change = settleChange(learned, {
    guessed: findChange(plain, session, namesChange(food)),
    session,
    isRelative,
    isCorrected: correcting.test(plain),
    isMeant: /\b(?:meant|mean|said|for)\b/.test(plain),
    isLook: /\b(?:another|one more|a second) look\b/.test(plain),
    isExchange: /\b(?:in place of|in exchange for)\b/.test(plain),
    isAdded: addingWords.test(plain),
  });
  // Tomorrow's is another one, but for whoever wants the same again.
  const isNext = nextWords.test(plain) || !sameWords.test(plain);
  const isOther = otherWords.test(plain) || (change === "tomorrow" && isNext);
  const isNew = ["another", "more like", "tomorrow"].includes(change);
  const hasLength = session.minutes !== undefined || isRelative;
  const times = isNew && !hasLength ? comparesLength.find(([words]) => words.test(plain))?.[1] : undefined;
  return {
    wants: "change",
    change,
    ...(which !== undefined && { which }),
    ...relative,
    ...(times !== undefined && { times }),
    ...(session.minutes === undefined && !isRelative && backToBefore.test(plain) && { isBack: true }),
    ...(isOther && { isOther }),
    ...((addingWords.test(plain) || alsoWords.test(plain)) && { isAdded: true }),
    ...(after === "eat" && { of: weighLabel("targets", features) }),
    session,
    food,
  };
}

/** What is learned counts, but for what it would need and is not there. */
function settleChange(
  learned: Change,
  {
    guessed,
    session,
    isRelative,
    isCorrected,
    isMeant,
    isLook,
    isExchange,
    isAdded,
  }: {
    guessed: Change;
    session: Session;
    isRelative: boolean;
    isCorrected: boolean;
    /** Whether it says what it is for. */
    isMeant: boolean;
    /** "Another look at them": the same ones. */
    isLook: boolean;
    isExchange: boolean;
    isAdded: boolean;
  },
): Change {
  if (isLook) return "again";
  if (learned === "left out" && isAdded && session.areas.length > 0) return "correct";
  // "No, for the neck, and not Pigeon."
  if (learned === "without" && isCorrected && isMeant && session.areas.length > 0) return "correct";
  // "The shoulders in place of the ankles."
  if (isExchange && session.areas.length > 0) return "correct";
  // "I meant 12, I don't know why I typed 20."
  if (learned === "why" && isCorrected && session.minutes !== undefined) return "minutes";
  // "Not cobra, my lower back protests" says what to leave out, and why.
  if (learned === "correct" && session.without.length > 0 && !isMeant) return "without";
  if (isRelative && !["why", "left out", "swap", "easier", "harder"].includes(learned)) return "minutes";
  const isEmpty =
    (learned === "minutes" && session.minutes === undefined) ||
    (learned === "only" && session.only.length === 0 && !session.venue) ||
    (learned === "correct" && session.areas.length + session.complaints.length === 0);
  return isEmpty ? guessed : learned;
}

/** What a change is weighed by; training sees a message exactly as this does. */
export function changeFeatures(text: string, reading: Reading, after: Wants | undefined): Uint32Array {
  return changeFeaturesOf(findNamed(text, reading), reading, after);
}

function changeFeaturesOf(
  { plain, found }: ReturnType<typeof findNamed>,
  reading: Reading,
  after: Wants | undefined,
): Uint32Array {
  // What was learned of stances has no part in it: the two are learned side by side.
  const session = readSession(found, after, grammarStance);
  const guessed = findChange(plain, session, namesChange(findFood(reading, found)));
  return featuresWith(plain, [...marksOf(plain, reading, found, after), `guessed ${guessed}`]);
}

function namesChange({ without, swap }: Food): boolean {
  return without.length + swap.length > 0;
}

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
