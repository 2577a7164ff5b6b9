/** What a wish leaves unsaid because it was said before: how long, what for, without what. */
import { anyOf } from "../../handbook/any-of.ts";
import type { Kept } from "../kept.ts";
import { asLongAsBefore } from "../request/find-changed-minutes.ts";
import type { Aim, Session } from "../request/request.ts";
import { lengthsOf } from "./answer-change.ts";
import type { Member } from "./member.ts";

/** A wish with what the conversation and the preferences say besides. */
export function completeWish(session: Session, plain: string, before: Kept[], member: Member): Session {
  return withGoal(withSubject(withSameLength(session, plain, before), plain, before), member);
}

/** "Now the hips, same time." */
function withSameLength(session: Session, plain: string, before: Kept[]): Session {
  const minutes = asLongAsBefore.test(plain) ? lengthsOf(before).at(-1) : undefined;
  return session.minutes === undefined && minutes !== undefined ? { ...session, minutes } : session;
}

const withoutIt = anyOf(
  "without (?:it|this|that|them|those|either|both)(?: pose| one| exercise| asana| of them)?",
  "neither of (?:them|those|these)|with neither",
);
const pointing = anyOf("for (?:it|that|this|them|those)|of (?:it|that)|(?:try|do) (?:it|that)|that then");

/** "Make me a session for it, then": for what was just asked about. */
function withSubject(session: Session, plain: string, before: Kept[]): Session {
  const isOpen = session.areas.length + session.complaints.length + session.named.length === 0;
  const latest = before.at(-1);
  // "That day I cannot. Something to do at home?"
  if (latest?.request.wants === "which class" && isOpen && !session.aim) {
    const { areas, complaints } = latest.request.session;
    return { ...session, areas, complaints };
  }
  const { request } = latest ?? {};
  if ((request?.wants === "explain" || request?.wants === "compare") && withoutIt.test(plain))
    return { ...session, without: [...session.without, ...request.practices] };
  if (!latest || latest.request.wants === "practise" || !pointing.test(plain)) return session;
  const isChair = latest.request.wants === "idea" && latest.request.ideas.includes("chair-yoga");
  return {
    ...session,
    ...(isOpen && !session.aim && { complaints: latest.complaints }),
    ...(isChair && session.only.length === 0 && { only: ["chair"] }),
  };
}

const goals: [Aim, RegExp][] = [
  ["weight loss", /weight|slim|fat|tone|cardio/i],
  ["strength", /strong|strength|muscle|power|core/i],
  ["flexibility", /flexib|stretch|supple|mobil|stiff/i],
  ["relaxation", /relax|calm|sleep|stress|rest|unwind/i],
];

/** Whoever says nothing about what it is for has said so in their preferences. */
function withGoal(session: Session, { preferences }: Member): Session {
  const isOpen =
    session.areas.length + session.complaints.length + session.named.length === 0 &&
    !session.aim &&
    !session.time &&
    !session.energy &&
    !session.level;
  const aim = isOpen ? goals.find(([, words]) => words.test(preferences.yogaGoal))?.[0] : undefined;
  return aim ? { ...session, aim } : session;
}
