import type { Level } from "../../handbook/types.ts";
import type { RequestOf, Session } from "../request/request.ts";

const levels: Level[] = ["Beginner", "Intermediate", "Advanced"];
const shortestSession = 3;

/** What holds for every session that somebody asks for until they take it back. */
export function carryOver(before: Session | undefined, session: Session): Session {
  if (!before) return session;
  return {
    ...session,
    refused: [
      ...new Set([
        ...before.refused.filter(
          (each) => !session.welcome.includes(each) && !session.only.some((position) => position === each),
        ),
        ...session.refused,
      ]),
    ],
    without: [...new Set([...before.without, ...session.without])].filter(
      (id) => !session.named.includes(id),
    ),
  };
}

/** The session that was asked for before, as somebody would have it now. */
export function changeSession(
  before: Session,
  { change, session, times, more }: RequestOf<"change">,
  level: Level,
): Session {
  const merged = mergeSession(before, session);
  const minutes = before.minutes ?? 15;
  const own = before.level ?? level;
  if (times !== undefined)
    return { ...merged, minutes: Math.max(shortestSession, Math.round(minutes * times)) };
  if (more !== undefined) return { ...merged, minutes: Math.max(shortestSession, minutes + more) };
  switch (change) {
    case "shorter":
      return { ...merged, minutes: session.minutes ?? Math.max(shortestSession, Math.round(minutes * 0.6)) };
    case "longer":
      return { ...merged, minutes: session.minutes ?? Math.round(minutes * 1.5) };
    case "easier":
      return {
        ...merged,
        level: levels[Math.max(0, levels.indexOf(own) - 1)] ?? "Beginner",
        energy: "tired",
      };
    case "harder":
      return {
        ...merged,
        level: levels[Math.min(2, levels.indexOf(own) + 1)] ?? "Advanced",
        energy: "lively",
      };
    case "correct":
      // What is said now replaces what was understood before.
      return session.areas.length + session.complaints.length > 0
        ? { ...merged, areas: session.areas, complaints: session.complaints, named: [] }
        : merged;
    default:
      return merged;
  }
}

/** Later words win. */
function mergeSession(before: Session, now: Session): Session {
  return {
    // Refusals add up, but for those that are taken back.
    ...carryOver(before, {
      ...before,
      ...dropEmpty(now),
      refused: now.refused,
      without: now.without,
      welcome: now.welcome,
    }),
    areas: before.areas,
    complaints: before.complaints,
    named: before.named.filter((id) => !now.without.includes(id)),
  };
}

function dropEmpty(session: Session): Partial<Session> {
  return Object.fromEntries(
    Object.entries(session).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
