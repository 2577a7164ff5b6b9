import type { Area } from "../../handbook/types.ts";
import { practiceById } from "../planner/wanted.ts";
import type { Reading } from "../read/read.ts";
import { normalise } from "../safety/words.ts";
import { featuresWith } from "../triage/features.ts";
import { isStretched, namesLength } from "./change-words.ts";
import { findChange, findWhich } from "./find-change.ts";
import { findFood } from "./find-food.ts";
import { findIdeas, guessIdea } from "./find-ideas.ts";
import { findChangedMinutes } from "./find-minutes.ts";
import { type Found, findSlots } from "./find-slots.ts";
import { lengthsIn } from "./lengths.ts";
import { marksOf } from "./marks.ts";
import { grammarStance, positionsOf, readSession } from "./read-session.ts";
import type { Aspect, Change, Food, Refusal, Request, RequestOf, Session, Wants } from "./request.ts";
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
  const intent = settle(ranked, { plain, named: practices, spoken, found, session, after, reading });
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
type Length = { minutes?: number; times?: number; more?: number };

function findLength(plain: string, { words }: Found, after: Wants | undefined): Length {
  const { minutes: lone, times, more: added } = findChangedMinutes(plain);
  if (times !== undefined) return { times };
  const weighed = lengthsIn(words, lone, after).map(({ minutes, isSaid, features }) => ({
    minutes,
    isSaid,
    ...weighLength(features),
  }));
  // Said after an answer, a lone number that grammar picks out is one: "ten is too long, do seven".
  const isLone = (value: number) => after === "practise" && value === lone;
  const likeliest = (sense: "length" | "more" | "less") =>
    weighed
      .toSorted((a, b) => b[sense] - a[sense])
      .find((each) => each[sense] >= (each.isSaid || isLone(each.minutes) ? meantByGrammarFrom : meantFrom));
  const [length, more, less] = [likeliest("length"), likeliest("more"), likeliest("less")];
  // "Five minutes shorter" is five less.
  if (added !== undefined && after && length?.minutes === Math.abs(added)) return { more: added };
  if (length) return { minutes: length.minutes };
  if (more) return { more: more.minutes };
  return less ? { more: -less.minutes } : {};
}

/** A length taken for none is the greater mistake. */
const meantFrom = 0.3;
const meantByGrammarFrom = 0.1;

function withLength({ minutes: _, ...session }: Session, minutes: number | undefined): Session {
  return { ...session, ...(minutes !== undefined && { minutes }) };
}

/** What a message refuses and where it stays: what it names, and what was learned to be meant by what it says. */
function withBounds(said: Session, features: Uint32Array): Session {
  const meant = weighBounds(features);
  const stay = meant.only
    .filter((each) => !said.refused.includes(staysIn[each]))
    .flatMap((each) => positionsOf[staysIn[each]] ?? []);
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
  length: Length,
): RequestOf<"change"> {
  const { plain, found } = named;
  const food = findFood(reading, found);
  const which = findWhich(plain);
  const { minutes: _, ...relative } = length;
  const isRelative = relative.more !== undefined || relative.times !== undefined;
  const learned = weighLabel("changes", changeFeaturesOf(named, reading, after));
  // "Extend the five-minute version" says which one, not how long.
  const isName = namesLength.test(plain) && isStretched.test(plain);
  const session = isRelative || isName ? withLength(said, undefined) : said;
  const change = settleChange(learned, {
    guessed: findChange(plain, session, namesChange(food)),
    session,
    isRelative,
  });
  // Tomorrow's is another one, but for whoever wants the same again.
  const isOther = otherWords.test(plain) || (change === "tomorrow" && !sameWords.test(plain));
  return {
    wants: "change",
    change,
    ...(which !== undefined && { which }),
    ...relative,
    ...(isOther && { isOther }),
    session,
    food,
  };
}

const sameWords =
  /\b(?:same|identical|again|that|thats|this(?! (?:was|is|time|has|did|worked)\b)|(?<!so |in |at |of |was |for )it|keep|save|repeat|misma|gleiche|meme|wahi|yehi)\b/;

/** What is said of a session that is not to be the one that is there. */
const otherWords =
  /\b(?:another|anither|different|diff|difrent|diffrent|diferent|differnt|variant|variation|something else|new (?:one|ones|sequence|session|routine|programme|program|plan|arrangement|combination|selection|set|moves|poses|stuff|things)|fresh|mix it up|shuffle|boring|same (?:spirit|vein|style)|one more like|next one|other (?:one|pieces|poses|exercises|moves|things)|(?:make|give|want|do)(?: me)? other|not (?:\w+ ){0,3}(?:the )?(?:same|identical)|not (?:that|this) one|not a rerun|no (?:want? )?repeats?|isnt that one|otra|otro|anderes|andere|autre)\b/;

/** What is learned counts, but for what it would need and is not there. */
function settleChange(
  learned: Change,
  { guessed, session, isRelative }: { guessed: Change; session: Session; isRelative: boolean },
): Change {
  if (isRelative && !["why", "left out", "swap"].includes(learned)) return "minutes";
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

type Known = {
  plain: string;
  named: string[];
  spoken: string[];
  found: Found;
  session: Session;
  after: Wants | undefined;
  reading: Reading;
};

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

/** Where what is named leaves no doubt, it decides; else what was learned does. */
function settle(ranked: Wants[], { plain, named, spoken, found, session, after, reading }: Known): Wants {
  const [first = "out of scope", second] = ranked;
  const names = new Set(named).size;
  const isVersus =
    /\b(?:vs|versus|or|difference|better|between|compare|compared|rank|which|oder|ou|o|ya)\b/.test(plain);
  if (names >= 2 && isVersus && ["explain", "idea", "practise", "which class", "compare"].includes(first))
    return "compare";
  if (first === "compare" && names < 2)
    return spoken.length > 0 ? "idea" : names === 1 ? "explain" : (second ?? "idea");
  if (
    first === "explain" &&
    names === 0 &&
    after !== "practise" &&
    after !== "explain" &&
    after !== "compare"
  )
    return spoken.length > 0 ? "idea" : second === "compare" ? "idea" : (second ?? "idea");
  if (first === "idea" && spoken.length === 0 && names > 0) return "explain";
  // "Can I do Shoulderstand with a stiff neck?" asks about it and for nothing.
  const isQuestion = /^(?:ok |okay |so |and |but )?(?:can|may|should|is|are|does|how|whats?|why)\b/.test(
    plain,
  );
  const isOrder = /\b(?:give|make|routine|session|sequence|something|minutes?|mins?|plan|flow|for my)\b/.test(
    plain,
  );
  if (first === "practise" && names === 1 && isQuestion && !isOrder && session.minutes === undefined)
    return "explain";
  // Said of the session or the pose that is there.
  if (
    after &&
    /^(?:and |n |so |but )?how long (?:do|should|are|am|on|for|in|each|per|is)\b/.test(plain) &&
    first !== "studio" &&
    !/\bclass\b/.test(plain)
  )
    return "explain";
  const isAboutDays =
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/.test(plain) &&
    !/\b(?:my|mine|booked|(?:am|did|have|was) i)\b/.test(plain);
  if (
    (first === "practise" || first === "mine") &&
    isAboutDays &&
    !hasWish(session) &&
    session.minutes === undefined
  )
    return "studio";
  if (first === "idea" && /^(?:when|what time|what days?|which days?) (?:is|are|does|do)\b/.test(plain))
    return "studio";
  const isOpen = !hasWish(session);
  const isAskedAbout =
    spoken.length > 0 ||
    (isOpen &&
      /^(?:what|whats|is|are|does|do|how|why|can|should)\b|\?$/.test(plain) &&
      guessIdea(reading.words).length > 0);
  if (first === "practise" && isOpen && session.minutes === undefined && isAskedAbout) return "idea";
  // "Bring it down to nine minutes", "and no Dolphin": said of the session that is there.
  const isBareChange = first === "practise" && isOpen && session.only.length === 0 && !session.venue;
  // "Can I do Downward Dog?" asks; only grammar tells it from "no Downward Dog".
  const isTakenOut =
    first === "explain" &&
    session.named.length === 0 &&
    found.hits.some((hit) => hit.item.kind === "practice" && grammarStance(hit, found) === "refused");
  if (after === "practise" && ((isBareChange && saysLimit(session)) || isTakenOut)) return "change";
  // "Now a different core one": of the one that is there, and as long.
  if (first === "practise" && after === "practise" && session.minutes === undefined && otherWords.test(plain))
    return "change";
  // "25 minutes, thanks."
  if (first === "small talk" && after === "practise" && session.minutes !== undefined && isOpen)
    return "change";
  const isWish = session.minutes !== undefined && hasWish(session);
  if (isWish && (first === "small talk" || (first === "change" && after === "eat"))) return "practise";
  if (first === "eat" && spoken.length > 0 && !namesFood(findFood(reading, found))) return "idea";
  const isFood = found.hits.some(({ item }) => item.kind === "meal");
  if (first === "out of scope" && isFood) return "eat";
  return first;
}

function namesFood({ meal, when, have, swap, without }: Food): boolean {
  return Boolean(meal ?? when) || have.length + swap.length + without.length > 0;
}

function hasWish({ areas, complaints, aim, named, venue, time }: Session): boolean {
  return areas.length + complaints.length + named.length > 0 || Boolean(aim ?? venue ?? time);
}

function saysLimit({ minutes, refused, without }: Session): boolean {
  return minutes !== undefined || refused.length + without.length > 0;
}

const aspects: [Aspect, RegExp][] = [
  [
    "instead",
    /\b(?:instead|in its place|in place of|alternative|alternatives|replace|replacement|substitute|other than|what else|rather than|en vez|statt|a la place|ki jagah)\b/,
  ],
  [
    "safe",
    /\b(?:safe|ok (?:with|for|if|to|after)|okay (?:with|for|if|to|after)|allowed|dangerous|risky|risk|should i (?:avoid|skip|do)|can i (?:do|still)|may i|is it (?:ok|okay|bad|alright|fine)|bad for|alright (?:with|for)|harm|avoid|peligros\w+|gefahrlich|dangereu\w+|contraindicat\w+)\b/,
  ],
  [
    "how long",
    /\b(?:how long|how many (?:breaths|seconds|minutes)|hold (?:it )?for|cuanto (?:tiempo|rato)|wie lange|combien de temps|kitni der)\b/,
  ],
  [
    "breath",
    /\b(?:breathe?|inhale|exhale|breathing (?:in|out|during)|when do i breathe|respir\w+|atm\w+|saans)\b/,
  ],
  [
    "mistakes",
    /\b(?:wrong|mistakes?|doing it right|alignment|common (?:mistake|error|fault)s?|error(?:es)?|fehler|erreurs?|galti|wobble|wobbling|slip|slipping|collapse|fall over|cant (?:hold|get|keep)|my (?:heels|back|knees?|hips?|arms?) (?:wont|dont|keeps?))\b/,
  ],
  [
    "works",
    /\b(?:works?|working|muscles?|target|targets|stretch(?:es|ing)?|strengthen|meant to feel|supposed to feel|should i feel|feel it|good for which|part of)\b/,
  ],
  [
    "why",
    /\b(?:why|what for|point of|benefits?|good for|what does it do|do anything|does anything|what is it for|purpose|sirve|wozu|gut fur|sert|fayda|fayde)\b/,
  ],
];

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
  const found = aspects.find(([aspect, words]) => !(isBreath && aspect === "breath") && words.test(plain));
  return found?.[0] ?? "how";
}

const topics: [RequestOf<"studio">["topic"], RegExp][] = [
  [
    "rules",
    /\b(?:cancel\w*|late|expire\w*|expiry|refund\w*|allowed|bring|rule|rules|policy|wear|towel|mats?|dog|kids?|children|child|baby|pause|freeze|transfer|waiting list|waitlist|book|booking|sign up|reserve|need to|have to|can i|may i|let me in|phones?|shoes|share|run out|valid)\b/,
  ],
  [
    "online",
    /\b(?:online|zoom|virtual\w*|livestream\w*|live stream|stream|by computer|remote\w*|video|recording|recorded|link|from home|f2f)\b/,
  ],
  [
    "place",
    /\b(?:where|address|park|parking|located|location|bus|tram|metro|train|subway|get there|directions|shower|showers|changing|toilet|lift|stairs|wheelchair|step free|wifi|room|donde|wo|ou se|kahan|heated|bike|map)\b/,
  ],
  [
    "prices",
    /\b(?:price|prices|pricing|cost|costs|how much|pay|fee|fees|euro|euros|dollars?|cheap|cheaper|expensive|discount|student|senior|concession|voucher|gift|trial|free|membership|subscription|pass|passes|package|cuanto|cuesta|kostet|preis|combien|tarif|kitna|kitne ka)\b/,
  ],
  [
    "teacher",
    /\b(?:teacher|teachers|instructor|who (?:teaches|is teaching|takes|runs)|teaching|qualified|trained|certificate|profesora?|lehrerin|lehrer|prof)\b/,
  ],
  [
    "timetable",
    /\b(?:when|what time|timetable|schedule|day|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|mornings|evening|evenings|weekend|tonight|today|tomorrow|open|hours|how long (?:is|are)|on this week|classes|class|horario|wann|uhrzeit|horaire|quand|kab)\b/,
  ],
];

/** The same of what is asked about the studio. */
export function studioFeatures(plain: string): Uint32Array {
  return featuresWith(plain, [`guessed ${findTopic(plain)}`]);
}

function findTopic(plain: string): RequestOf<"studio">["topic"] {
  return topics.find(([, words]) => words.test(plain))?.[0] ?? "other";
}

const ownTopics: [RequestOf<"mine">["topic"], RegExp][] = [
  [
    "last plan",
    /\b(?:last|latest|previous|old|earlier|that) (?:\w+ )?(?:plan|plans|routine|session|therapy|diet|one|sequence)\b|\bmy (?:therapy |diet |yoga )?(?:plan|plans|routine)\b|\bplan (?:you|from|that)\b/,
  ],
  [
    "passes",
    /\b(?:pass|passes|card|credits?|entries|left|membership|subscription|expire|expires|run out|runs out|renew\w*|paid|valid|bono|karte|carte|abo|classes left|remaining|balance)\b/,
  ],
  [
    "classes",
    /\b(?:next class|my class|my classes|booked|booking|bookings|signed up|am i (?:in|on|down)|attend\w*|when is my|when do i|been to|came)\b/,
  ],
  [
    "preferences",
    /\b(?:preference|preferences|settings?|profile|level|goal|diet (?:preference|setting)|set as|put down|saved)\b/,
  ],
  ["known", /\b(?:know|remember|told|wrote|have on|about me|stored|data|history|noted|on file)\b/],
];

/** And of what people ask about themselves. */
export function ownFeatures(plain: string): Uint32Array {
  return featuresWith(plain, [`guessed ${findOwnTopic(plain)}`]);
}

function findOwnTopic(plain: string): RequestOf<"mine">["topic"] {
  return ownTopics.find(([, words]) => words.test(plain))?.[0] ?? "known";
}
