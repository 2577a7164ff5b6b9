import { anyOf } from "../../handbook/any-of.ts";
import { ideas } from "../../handbook/ideas.ts";
import type { Asked } from "../assistant.ts";
import { capitalise, joinWords } from "../join-words.ts";
import type { Kept } from "../kept.ts";
import { knowMember } from "../know-member.ts";
import { readingsOf } from "../read/read-asked.ts";
import { refersBack } from "../request/change-words.ts";
import { readRequest } from "../request/read-request.ts";
import type { Request, RequestOf } from "../request/request.ts";
import { normalise } from "../safety/words.ts";
import { dayOf } from "../seeded.ts";
import { careQuestions, fasting, introduction, smallTalk } from "../small-talk.ts";
import { answerChange, lastSession } from "./answer-change.ts";
import { askBack, findChosen } from "./ask-back.ts";
import { carryOver } from "./change-session.ts";
import { completeWish } from "./complete-wish.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";
import {
  isAboutCancelling,
  isAboutWaiting,
  isBookingWish,
  replyBooking,
  replyCancelling,
  replyWaiting,
} from "./reply-booking.ts";
import { careWithFood, replyEat } from "./reply-eat.ts";
import { replyCompare, replyExplain } from "./reply-explain.ts";
import { replyPractise } from "./reply-practise.ts";
import { replyMine, replyStudio, replyWhichClass } from "./reply-studio.ts";

type ChatAsked = Extract<Asked, { kind: "chat" }>;

/** A short answer to what was asked, from the handbook and from what the studio has stated. */
export function answerChat(asked: ChatAsked): Reply {
  const member = memberOf(asked);
  const { kept } = readingsOf(asked);
  const request = requestOf(asked);
  // What was unclear and is chosen a meaning for is answered as if it had been clear at once.
  const isChosen = findChosen(asked.question, kept.at(-1)?.request) !== undefined;
  const [said, lastResponse] = isChosen
    ? [asked.earlier.at(-1)?.question, asked.earlier.at(-2)?.response]
    : [asked.question, asked.earlier.at(-1)?.response];
  const plain = normalise(said ?? "").trim();
  const isFasting = fasting.words.test(plain);
  const isMoving = request.wants === "practise" || request.wants === "change";
  const care =
    (isFasting && !isMoving ? fasting.answer : undefined) ??
    careQuestions.find(([words]) => words.test(plain))?.[1] ??
    careAboutFood(request, member);
  if (care) return reply(request, care);
  if (member.classes.length > 0 && isAboutWaiting(plain)) return replyWaiting(member);
  if (isBookingWish(plain)) return replyBooking(plain, member);
  if (member.classes.length > 0 && isAboutCancelling(plain)) return replyCancelling(member);
  const before = kept.filter((each) => each.request.wants !== "unclear");
  if (!isFasting) return answerRequest(request, plain, member, before, lastResponse ?? "");
  const answered = answerRequest(gently(request), plain, member, before, lastResponse ?? "");
  return answered.steps.length > 0
    ? { ...answered, text: `${answered.text}\n${fasting.whileMoving}` }
    : answered;
}

/** On an empty stomach nobody is lively, whatever they say. */
function gently(request: Request): Request {
  if (request.wants === "change" && request.change === "harder") return { ...request, change: "another" };
  return request.wants === "practise"
    ? { ...request, session: { ...request.session, energy: "tired" } }
    : request;
}

/** What a question asks for, with the conversation before it. */
export function requestOf(asked: ChatAsked): Request {
  const { now, kept } = readingsOf(asked);
  const chosen = findChosen(asked.question, kept.at(-1)?.request);
  if (chosen) return chosen;
  const wanted = kept.map(({ request }) => request.wants);
  const plain = normalise(asked.question);
  const last = lastSession(kept);
  const isNew = now.complaints.some(({ id }) => !last?.complaints.includes(id));
  const isBack = last !== undefined && !isNew && refersBack.test(plain);
  const after = isBack
    ? "practise"
    : wanted.findLast((wants) => wants !== "small talk" && wants !== "out of scope" && wants !== "unclear");
  const request = readRequest(asked.question, now, after);
  return after === "practise" ? request : asChange(request, plain, kept);
}

/** "Now for my back: no twists", after an aside: a bound and nothing new to do is said of the session that is there. */
function asChange(request: Request, plain: string, before: Kept[]): Request {
  const last = lastSession(before);
  if (request.wants !== "practise" || !last || wishing.test(plain)) return request;
  const { areas, aim, named, venue, time, refused, without, only, minutes } = request.session;
  const isNew =
    areas.some((area) => !last.areas.includes(area)) || named.length > 0 || Boolean(aim ?? venue ?? time);
  const isBound = refused.length + without.length + only.length > 0 || minutes !== undefined;
  if (isNew || !isBound) return request;
  const change = refused.length + without.length > 0 ? "without" : only.length > 0 ? "only" : "minutes";
  const session = { ...request.session, areas: [], complaints: [] };
  return { wants: "change", change, session, food: { have: [], without: [], swap: [] } };
}

/** Whoever says so wishes for something new. */
const wishing = anyOf(
  "something|anything|give me|gimme|i want|id like|i would like|i need|can i (?:have|get)|could i (?:have|get)|new|another",
  "make me|do you have|have you got|plan|show me|an? (?:\\w+ ){0,3}(?:routine|session|practice|flow|sequence|one)",
  "etwas|was fur|quelque chose|algo|kuch",
);

/** Whom an answer in the chat is for. */
export function memberOf(asked: ChatAsked): Member {
  return {
    known: knowMember(asked),
    preferences: asked.preferences,
    passes: asked.passes ?? [],
    classes: asked.classes ?? [],
    lastDescribed: asked.described[0],
    seed: `${asked.member ?? ""} ${dayOf(asked.now)}`,
    now: asked.now,
  };
}

/** Hunger as a wish is answered with care, whatever it was wrapped in. */
function careAboutFood({ wants }: Request, { known }: Member): string | undefined {
  const { needsSupport, isCrash } = known.now.diet;
  return needsSupport || isCrash || wants === "eat" ? careWithFood(known.diet) : undefined;
}

function answerRequest(
  request: Request,
  plain: string,
  member: Member,
  before: Kept[],
  lastResponse: string,
): Reply {
  switch (request.wants) {
    case "practise":
      return replyPractise(
        carryOver(lastSession(before), completeWish(request.session, plain, before, member)),
        member,
      );
    case "explain":
      return replyExplain(pointedAt(request, before), member, plain) ?? askWhich(request);
    case "compare":
      return replyCompare(request, member) ?? askWhich(request);
    case "idea":
      return answerIdea(request, member, plain);
    case "eat":
      return replyEat(request.food, member);
    case "studio":
      return replyStudio(request, plain, member);
    case "mine":
      return replyMine(request, member);
    case "which class":
      return replyWhichClass(request, plain, member);
    case "change":
      return answerChange(request, plain, member, before, lastResponse);
    case "unclear":
      return askBack(request);
    case "small talk":
      return answerSmallTalk(request, plain);
    case "out of scope":
      return reply(
        request,
        `That is outside what I know. ${introduction} For anything about the studio that I cannot answer, please [write to the studio](/contact).`,
        { suggestions: ["10 minutes for my back", "Something for dinner"] },
      );
  }
}

/** "How long do I hold it?" is about what was explained, or about a step of the last session. */
function pointedAt(request: RequestOf<"explain">, before: Kept[]): RequestOf<"explain"> {
  if (request.practices.length > 0) return request;
  const last = before.findLast(
    ({ request: { wants }, steps }) => wants === "explain" || wants === "compare" || steps.length > 0,
  );
  const { request: said } = last ?? {};
  if (said?.wants === "explain" || said?.wants === "compare")
    return { ...request, practices: said.practices };
  return { ...request, practices: last?.steps.slice(0, 1).map(({ id }) => id) ?? [] };
}

function askWhich(request: Request): Reply {
  return reply(
    request,
    "Which pose or breath do you mean? Tell me its name, or describe what it looks like.",
    {
      suggestions: ["How do I do Downward Dog?", "How do I do Child's Pose?"],
    },
  );
}

/** An illness is asked about as often as a notion of yoga: what is known of it, and who knows more. */
function answerWithIllness(request: RequestOf<"idea">, { known }: Member): Reply | undefined {
  const held = known.now.conditions.slice(0, mostTold);
  if (held.length === 0) return undefined;
  const avoid = [...new Set(held.flatMap((each) => each.avoid))].slice(0, mostNamed);
  const text = [
    `With ${joinWords(held.map(({ name }) => name))} it depends on what you do. ${held.map(({ why }) => why).join(" ")}`,
    `So in what I plan for you I leave out: ${joinWords(avoid)}.`,
    ...held.map(({ ask }) => `Ask ${ask}.`),
    "Tell your teacher too, before class.",
  ].join(" ");
  return reply(request, text, { suggestions: ["10 gentle minutes for me", "Which class suits me?"] });
}

/** More than these nobody reads. */
const mostTold = 2;
const mostNamed = 5;

/** What passes, and is slept off first. */
const passing = anyOf("fever|flu|cold|cough\\w*|sick|ill|virus|infection|covid|temperature|sniffles?");

function answerIdea(request: RequestOf<"idea">, member: Member, plain: string): Reply {
  const idea = ideas.find(({ id }) => id === request.ideas[0]);
  // "Does arthritis matter?" is no cold.
  const isOfIllness = !idea || (idea.id === "being-ill" && !passing.test(plain));
  const ofIllness = isOfIllness ? answerWithIllness(request, member) : undefined;
  if (ofIllness) return ofIllness;
  if (!idea) {
    return reply(
      request,
      `I do not know that well enough to answer. Your teacher does: ask in class, or [write to the studio](/contact).`,
      { suggestions: ["How often should I practise?", "What is pranayama?"] },
    );
  }
  return reply(request, idea.answer, { suggestions: idea.next.slice(0, 2).map(capitalise) });
}

const saysLow = anyOf(
  "sad|down|lonely|awful|miserable|grumpy|stressed|tired|exhausted|crying|cried",
  "rough|hard (?:day|week)|bad day",
);

function answerSmallTalk(request: Request, plain: string): Reply {
  const known = smallTalk.find(([words]) => words.test(plain))?.[1];
  const isDown = saysLow.test(plain);
  const text =
    known ??
    (isDown
      ? "I am sorry it is one of those days. If you like, I give you five quiet minutes: a slow breath and something soft to lie on. And if it stays heavy, talk to somebody you trust."
      : /\b(?:thank|thanks|thx|cheers|great|perfect|lovely|brilliant|helped|ta)\b/.test(plain)
        ? "You are welcome. Enjoy it, and tell me how it went."
        : `Good to hear from you. ${introduction} What would you like to do?`);
  return reply(request, text, {
    suggestions: isDown
      ? ["5 quiet minutes", "A slow breath"]
      : ["10 minutes for my back", "Something for dinner"],
  });
}
