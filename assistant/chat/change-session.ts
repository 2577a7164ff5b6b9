import type { Level } from "../../handbook/types.ts";
import { floorPositions } from "../planner/want-session.ts";
import { positionsOf } from "../request/positions.ts";
import type { Change, Refusal, RequestOf, Session } from "../request/request.ts";

const levels: Level[] = ["Beginner", "Intermediate", "Advanced"];
const shortestSession = 3;

/** What holds for every session that somebody asks for until they take it back. */
export function carryOver(before: Session | undefined, session: Session, isAskedNow = session.only): Session {
  if (!before) return session;
  const isOffTheFloor = session.venue === "bed" || session.venue === "sofa";
  // "In bed, all lying" takes back the floor, and not the belly: what is asked for now must leave something to do.
  const isTakenBack = (refusal: Refusal) => {
    const positions = refusal === "floor" ? floorPositions : (positionsOf[refusal] ?? []);
    const isAsked = isAskedNow.length > 0 && isAskedNow.every((position) => positions.includes(position));
    return isAsked || (refusal === "floor" && isOffTheFloor);
  };
  const refused = [
    ...new Set([
      ...before.refused.filter((each) => !session.welcome.includes(each) && !isTakenBack(each)),
      ...session.refused,
    ]),
  ];
  return {
    ...session,
    refused,
    only: session.only.filter((position) => !refused.some((each) => each === position)),
    without: [...new Set([...before.without, ...session.without])].filter(
      (id) => !session.named.includes(id),
    ),
  };
}

/** The session that was asked for before, as somebody would have it now. */
export function changeSession(
  before: Session,
  { change, session, times, more, moreOrAll, isAdded }: RequestOf<"change">,
  level: Level,
): Session {
  const kept = mergeSession(before, isMeant.has(change) ? session : withoutMood(session));
  const merged = isAdded ? { ...kept, named: [...new Set([...kept.named, ...session.named])] } : kept;
  const minutes = before.minutes ?? 15;
  const own = before.level ?? level;
  const changed = changedLength(minutes, { times, more, moreOrAll });
  if (changed !== undefined && change !== "easier" && change !== "harder")
    return { ...merged, minutes: changed };
  // "Add something for my hips as well" makes it no longer.
  const isMore = isAdded && session.areas.length > 0 && session.minutes === undefined;
  switch (isMore ? "correct" : change) {
    case "shorter":
      return {
        ...merged,
        minutes: lessThan(session.minutes, minutes) ?? Math.max(shortestSession, Math.round(minutes * 0.6)),
      };
    case "longer":
      return { ...merged, minutes: longerThan(minutes, session.minutes) };
    case "easier":
      return {
        ...merged,
        ...(changed !== undefined && { minutes: changed }),
        level: levels[Math.max(0, levels.indexOf(own) - 1)] ?? "Beginner",
        energy: "tired",
      };
    case "harder":
      return {
        ...merged,
        ...(changed !== undefined && { minutes: changed }),
        level: levels[Math.min(2, levels.indexOf(own) + 1)] ?? "Advanced",
        energy: "lively",
      };
    case "more like":
      // "Mostly hamstrings."
      return session.areas.length > 0 ? { ...merged, ...replaceOrAdd(before, session, false) } : merged;
    case "correct":
      // What is said now replaces what was understood before.
      return session.areas.length + session.complaints.length > 0
        ? {
            ...merged,
            ...replaceOrAdd(before, session, isAdded === true),
            named: isAdded ? merged.named : [],
          }
        : merged;
    default:
      return merged;
  }
}

/** How long it is then, where something is said of that beside how long it was. */
function changedLength(
  minutes: number,
  { times, more, moreOrAll }: Pick<RequestOf<"change">, "times" | "more" | "moreOrAll">,
): number | undefined {
  if (times !== undefined) return Math.max(shortestSession, Math.round(minutes * times));
  if (more !== undefined) return Math.max(shortestSession, minutes + more);
  if (moreOrAll === undefined) return undefined;
  return moreOrAll < minutes ? minutes + moreOrAll : moreOrAll;
}

/** What it is for now: what is said, or that too. */
function replaceOrAdd(
  before: Session,
  session: Session,
  isAdded: boolean,
): Pick<Session, "areas" | "complaints"> {
  const { areas, complaints } = session;
  if (!isAdded) return { areas, complaints };
  return {
    areas: [...new Set([...before.areas, ...areas])],
    complaints: [...new Set([...before.complaints, ...complaints])],
  };
}

/** "Forty minutes was optimistic, rather less": a length that was, not one to come. */
function lessThan(said: number | undefined, minutes: number): number | undefined {
  return said !== undefined && said < minutes ? said : undefined;
}

/** "Longer, another five": what is less than it was is so much more. */
function longerThan(minutes: number, said = minutes): number {
  if (said > minutes) return said;
  return said < minutes ? minutes + said : Math.round(minutes * 1.5);
}

/** Changes by which somebody may say what it is for; in others such words are only told: "I fall asleep on my back". */
const isMeant = new Set<Change>(["another", "correct", "harder", "easier", "more like", "tomorrow", "only"]);

function withoutMood({ aim: _, energy: __, ...session }: Session): Session {
  return session;
}

/** Later words win. */
function mergeSession(before: Session, now: Session): Session {
  const named = before.named.filter((id) => !now.without.includes(id));
  return {
    // Refusals add up, but for those that are taken back.
    ...carryOver(
      before,
      {
        ...before,
        ...dropEmpty(now),
        named: [...named, ...now.named],
        refused: now.refused,
        without: now.without,
        welcome: now.welcome,
      },
      now.only,
    ),
    areas: before.areas,
    complaints: before.complaints,
    named,
  };
}

function dropEmpty(session: Session): Partial<Session> {
  return Object.fromEntries(
    Object.entries(session).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
