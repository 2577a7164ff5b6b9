import { anyOf } from "../../handbook/any-of.ts";
import type { Kept } from "../kept.ts";
import { refersBack } from "../request/change-words.ts";
import {
  type Change,
  type Request,
  type RequestOf,
  type Session,
  sessionSchema,
} from "../request/request.ts";
import { carryOver } from "./change-session.ts";
import { findEarlier, minutesOf } from "./find-earlier.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";
import { changeLastMeal, changeLastSession, explainAgain } from "./reply-change.ts";
import { replyPractise } from "./reply-practise.ts";

const sessionWords = anyOf(
  "exercises?|routine|session|practice|sequence|workout|flow|yoga|plan",
  "moves|movements?|stretch(?:es|ing)?|poses?|steps?|warm up|minutes?|mins?|min",
  "ubungen|programm|einheit|ablauf|ubungsfolge|seance|exercices|enchainement|rutina|ejercicios|sesion|secuencia",
  "abhyas|vyayam|kasrat|aasan",
);

/** What nobody calls anything but a session. */
const sessionNames = anyOf(
  "exercises?|routine|session|sequence|workout|movements?|moves|stretch(?:es|ing)?",
  "ubungen|programm|einheit|die stunde|seance|exercices|rutina|ejercicios|sesion|abhyas|vyayam",
);

/** "Say that in fewer words": of an answer, not of a session. */
const wordsThemselves = anyOf(
  "say|said|words?|wording|word it|phrase|formulate|explain|explanation|sentences?|put it",
);

/** A change belongs to the last session or meals, also when something else was asked in between. */
export function answerChange(
  request: RequestOf<"change">,
  plain: string,
  member: Member,
  before: Kept[],
  lastResponse: string,
): Reply {
  const latest = before.at(-1);
  const earlier = findEarlier(request, plain, before);
  if (earlier) return goBackTo(earlier, before, member);
  const lastPractised = before.findLast(({ request: { wants } }) => wants === "practise");
  const namesFood =
    request.food.without.length + request.food.swap.length + request.food.have.length > 0 ||
    // "Shorten it, dinner is at seven", right after a session, is said of the session.
    (request.food.meal !== undefined && !saysSession(request.session) && latest !== lastPractised);
  // "Nothing upside down with a banana in me", right after a session, is said of it too.
  const isRefusal = request.session.refused.length > 0 && latest === lastPractised;
  const isNotFood = request.of === "session" || sessionNames.test(plain) || isRefusal;
  const isAboutFood = namesFood && !(isNotFood && lastPractised);
  const isOfWording = wordsThemselves.test(plain) && !sessionWords.test(plain);
  const isOfWords = !saysSession(request.session) && request.which === undefined && !isAboutFood;
  const isOther = latest && !["practise", "eat", "explain"].includes(latest.request.wants);
  // Without a session to change, "shorter" is said of the words.
  const isPointing = lastPractised
    ? ["why", "correct"].includes(request.change) || isOfWording
    : !["another", "again", "more like", "tomorrow", "harder", "longer"].includes(request.change);
  // Nobody corrects an aside: that is said of the session before it.
  const isAside = latest?.request.wants === "small talk" || latest?.request.wants === "out of scope";
  const isOfSessionBefore =
    (isAside || sessionNames.test(plain)) && request.change !== "why" && lastPractised !== undefined;
  if (latest && isOther && isOfWords && isPointing && !isOfSessionBefore)
    return sayAgain(request, latest, lastResponse);
  // What is explained can be asked about again; all other changes are of a session, if there is one, or of meals.
  const ofExplained: Change[] = !lastPractised || isOfWording ? ["why", "another", "again", "swap"] : ["why"];
  const isOfExplained = request.which === undefined && ofExplained.includes(request.change);
  const last = before.findLast(
    ({ request: { wants } }) =>
      wants === "practise" || wants === "eat" || (wants === "explain" && isOfExplained),
  );
  const isRightAfter = last?.request.wants !== "explain" || last === latest;
  const session = isRightAfter ? last : before.findLast(({ steps }) => steps.length > 0);
  const isAboutSession =
    request.of === "session" ||
    (!isAboutFood &&
      ((last?.request.wants === "eat" && request.of !== "meals") ||
        saysSession(request.session) ||
        (request.change === "without" && request.session.without.length > 0) ||
        Boolean(request.session.venue) ||
        sessionWords.test(plain) ||
        refersBack.test(plain)));
  // "Make sure that's in it", said of what was just explained.
  const explained = latest?.request.wants === "explain" ? latest.request.practices : [];
  if (request.isAdded && lastPractised && explained.length + request.session.named.length > 0) {
    const named = request.session.named.length > 0 ? request.session.named : explained;
    return changeLastSession({ ...request, session: { ...request.session, named } }, lastPractised, member);
  }
  // "What is Happy Baby?" "Take it out."
  const isTaken = ["without", "swap"].includes(request.change) && explained.length > 0;
  const named = lastPractised?.steps.filter(({ id }) => explained.includes(id)).map(({ id }) => id) ?? [];
  if (isTaken && lastPractised && named.length > 0 && pointsAtNothing(request))
    return changeLastSession(
      { ...request, change: "without", session: { ...request.session, without: named } },
      lastPractised,
      member,
    );
  if (request.isBack && lastPractised)
    return changeLastSession(withLengthBefore(request, before, plain), lastPractised, member);
  if (isAboutSession && lastPractised) return changeLastSession(request, lastPractised, member);
  const fitting = isAboutFood
    ? (before.findLast(({ request: { wants } }) => wants === "eat") ?? session)
    : (session ?? before.findLast(({ request: { wants } }) => wants === "explain"));
  if (fitting?.request.wants === "eat") return changeLastMeal(request, plain, fitting, member);
  if (fitting?.request.wants === "practise") return changeLastSession(request, fitting, member);
  if (fitting) {
    const again = explainAgain(request, fitting, member);
    if (again && !saysSession(request.session)) return again;
  }
  if (saysSession(request.session) || (request.more ?? request.moreOrAll ?? request.times) !== undefined) {
    const named = fitting?.request.wants === "explain" ? fitting.request.practices : [];
    return replyPractise(
      carryOver(lastSession(before), { ...request.session, named: [...named, ...request.session.named] }),
      member,
    );
  }
  if (latest) return sayAgain(request, latest, lastResponse);
  return reply(
    request,
    "What shall I change? Tell me what you would like, for example “10 minutes for my neck, in a chair”.",
    { suggestions: ["10 minutes for my neck", "Something for dinner"] },
  );
}

/** An earlier session as it was, but for what was refused since. */
function goBackTo(earlier: Kept, before: Kept[], member: Member): Reply {
  const { refused = [], without = [] } = lastSession(before) ?? {};
  const own = earlier.request.wants === "practise" ? earlier.request.session : undefined;
  const since = refused.filter((each) => !own?.refused.includes(each));
  const left = without.filter((id) => earlier.steps.some((step) => step.id === id));
  const session = { ...sessionSchema.parse({}), refused: since, without: left };
  return changeLastSession({ wants: "change", change: "again", session, food: noFood }, earlier, member);
}

const noFood = { have: [], without: [], swap: [] };

/** How long each session of the conversation was. */
export function lengthsOf(before: Kept[]): number[] {
  return before.filter(({ steps }) => steps.length > 0).map(minutesOf);
}

/** "Back to what it was": the last length of this conversation that was another one, or the first of all. */
function withLengthBefore(request: RequestOf<"change">, before: Kept[], plain: string): RequestOf<"change"> {
  const lengths = lengthsOf(before);
  const isFirst = /\b(?:first|original|initial)\b/.test(plain);
  const minutes = isFirst ? lengths[0] : lengths.findLast((length) => length !== lengths.at(-1));
  return minutes === undefined
    ? request
    : { ...request, change: "minutes", session: { ...request.session, minutes } };
}

/** The last answer in fewer words, or where it comes from. */
function sayAgain({ change }: RequestOf<"change">, last: Kept, response: string): Reply {
  const sources: Partial<Record<Request["wants"], string>> = {
    "which class":
      "I go by the level you set, what you told me about your body and what each class says of itself. Your teacher knows more: ask before class.",
    studio: "It is what the studio has stated. If that looks wrong, please [write to the studio](/contact).",
    mine: "It is what is stored with your account. If that looks wrong, please [write to the studio](/contact), and a person will look.",
  };
  const [first = "", second = ""] =
    response
      .split("\n---")[0]
      ?.split(/(?<=[.!?:])\s+|\n+/)
      .filter((each) => each.trim()) ?? [];
  const source = sources[last.request.wants];
  const text =
    (change === "why" || change === "correct") && source
      ? source
      : first.endsWith(":")
        ? `${first} ${second}`
        : first;
  return reply(last.request, text || "Tell me what you would like instead.", {
    suggestions: last.suggestions,
    steps: last.steps,
    meals: last.meals,
  });
}

/** Whether a change names nothing that it would be of. */
function pointsAtNothing({ which, session }: RequestOf<"change">): boolean {
  return (
    which === undefined &&
    session.named.length + session.without.length + session.refused.length + session.only.length === 0
  );
}

function saysSession({ minutes, areas, complaints, refused, only, aim }: Session): boolean {
  return (
    minutes !== undefined ||
    areas.length + complaints.length + refused.length + only.length > 0 ||
    aim !== undefined
  );
}

/** The session that was last asked for, with what was refused in it. */
export function lastSession(before: Kept[]): Session | undefined {
  const last = before.findLast(({ request }) => request.wants === "practise")?.request;
  return last?.wants === "practise" ? last.session : undefined;
}
