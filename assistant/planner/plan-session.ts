import { practices } from "../../handbook/practices/all.ts";
import { areasOf } from "../../handbook/practices/areas-of.ts";
import type { Position, Practice } from "../../handbook/types.ts";
import { bestPlaces, pathsThrough } from "./paths.ts";
import { scorePractice, servesFocus } from "./score-practice.ts";
import { isAllowed, isDeep, practiceById, type Step, type Wanted } from "./wanted.ts";

export type Scored = { practice: Practice; score: number };

/** A place in a session: what is done there, in which role, for how long. */
type Slot = { practice: Practice; role: Role; minutes: number; score: number };
type Role = "opening" | "warm-up" | "main" | "deep" | "counterpose" | "cool-down" | "rest";
type Group = { position: Position; slots: Slot[] };

/** What a change of position costs, in the same coin as a practice's score. */
const changeCost = 0.9;
/** How long a practice takes on the whole, with the way into it. */
const minutesEach = 2.3;
/** Longer than this on the whole, and a session is mostly waiting. */
const sparseMinutesEach = 4.5;
export const longestRest = 10;

/**
 * A session within its bounds: every way through the room that is open is filled with what serves it best, and
 * the best of them is taken. Empty only when nothing at all is allowed.
 */
export function planSession(wanted: Wanted): Step[] {
  const pool = poolFor(wanted);
  const usual = fillBest(pool, wanted, wanted.positions);
  if (usual && !isSparse(usual, wanted)) return usual;
  // Where much is left out, some places have nothing to do there, and the way through the others is worth a look.
  const places = new Set(pool.map(({ practice }) => practice.position));
  const open = wanted.positions.intersection(places);
  if (open.size === wanted.positions.size) return usual ?? [];
  const narrow = fillBest(pool, wanted, open);
  return narrow && (!usual || !isSparse(narrow, wanted)) ? narrow : (usual ?? []);
}

function isSparse(steps: Step[], { minutes }: Wanted): boolean {
  return steps.length < minutes / sparseMinutesEach;
}

/**
 * The best of the ways through these positions; one with much to do before one that is mostly waiting, and one that
 * serves what it is for before one that does not.
 */
function fillBest(pool: Scored[], wanted: Wanted, positions: Set<Position>): Step[] | undefined {
  const isBestInChair = pool.slice(0, 6).filter(({ practice }) => practice.position === "chair").length >= 3;
  const filled = pathsThrough(positions, wanted.minutes, wanted.focus.length > 0 && isBestInChair).flatMap(
    (path) => fillPath(path, pool, wanted) ?? [],
  );
  const [best] = filled
    .map((each) => ({
      ...each,
      sparse: Number(isSparse(each.steps, wanted)),
      missed: missedIn(each.steps, wanted),
    }))
    .toSorted((a, b) => a.sparse - b.sparse || a.missed - b.missed || b.worth - a.worth);
  return best?.steps;
}

/** How much of what a session is for has nothing in it. */
function missedIn(steps: Step[], { focus }: Wanted): number {
  const served = new Set(steps.flatMap(({ id }) => areasOfStep(id)));
  return focus.filter((area) => !served.has(area)).length;
}

function areasOfStep(id: string) {
  const practice = practiceById.get(id);
  return practice ? areasOf(practice) : [];
}

/** All that is allowed, what serves best first. */
export function poolFor(wanted: Wanted): Scored[] {
  return practices
    .filter((practice) => isAllowed(practice, wanted))
    .map((practice) => ({ practice, score: scorePractice(practice, wanted) }))
    .toSorted((a, b) => b.score - a.score);
}

function fillPath(
  path: Position[],
  pool: Scored[],
  wanted: Wanted,
): { steps: Step[]; worth: number } | undefined {
  const groups: Group[] = path.map((position) => ({ position, slots: [] }));
  const used = new Set<string>();
  let left = wanted.minutes;
  const put = (index: number, { practice, score }: Scored, role: Role, minutes = practice.minutes) => {
    groups[index]?.slots.push({ practice, role, minutes, score });
    used.add(practice.id);
    left -= minutes;
  };
  const last = path.length - 1;
  const isFree = ({ practice }: Scored) => !used.has(practice.id);

  const rest = findRest(pool, path[last], wanted);
  if (rest && wanted.minutes > 2) put(last, rest, "rest", restMinutes(wanted));
  const opening = pool.find(
    (each) =>
      isFree(each) &&
      each.practice.kind === "breathing" &&
      each.practice.effort === 0 &&
      each.practice.position === path[0],
  );
  if (opening && wanted.minutes >= 10) put(0, opening, "opening", Math.min(2, opening.practice.minutes));
  const warmUps = pool.filter(
    (each) =>
      isFree(each) &&
      each.practice.position === path[0] &&
      isWarmUp(each.practice) &&
      each.practice.minutes <= left,
  );
  for (const each of warmUps.slice(0, wanted.minutes >= 25 ? 2 : 1)) {
    if (wanted.minutes >= 5 && each.practice.minutes <= left) put(0, each, "warm-up");
  }
  // The way down is part of it, as the way up is.
  const coolDowns = pool.filter(
    (each) => isFree(each) && each.practice.position === path[last] && isCoolDown(each.practice),
  );
  for (const each of coolDowns.slice(0, wanted.minutes >= 18 ? 2 : 1)) {
    if (wanted.minutes >= 12 && each.practice.minutes <= left) put(last, each, "cool-down");
  }
  // First something in every place, then what serves best wherever it is done.
  for (let index = 0; index < groups.length; index += 1) {
    const hasWork = groups[index]?.slots.some(({ role }) => role !== "rest" && role !== "opening");
    if (!hasWork)
      addBest(
        pool.filter(({ practice }) => practice.position === path[index] && isWork(practice, wanted)),
        index,
      );
  }
  const fitting = pool.filter(({ practice }) => path.includes(practice.position) && isWork(practice, wanted));
  // Each thing that it is for gets something, before any of them gets more.
  for (const area of wanted.focus) {
    const isFor = (practice: Practice) => areasOf(practice).includes(area);
    if (!groups.some(({ slots }) => slots.some(({ practice }) => isFor(practice))))
      addBest(fitting.filter(({ practice }) => isFor(practice)));
  }
  while (left > 0 && used.size < mostSteps(wanted.minutes) && addBest(fitting)) {
    // Until nothing more fits.
  }
  if (groups.some(({ slots }) => slots.length === 0)) return undefined;

  /** Adds what serves best of what still fits, with what has to come before and after it. */
  function addBest(candidates: Scored[], at?: number): boolean {
    let chosen:
      | { each: Scored; index: number; counter: Scored | undefined; counterAt: number; worth: number }
      | undefined;
    for (const each of candidates) {
      if (chosen && each.score <= chosen.worth) break;
      const { practice } = each;
      if (!isFree(each) || practice.minutes > left) continue;
      const index = at ?? placeOf(practice, path);
      if (index < 0 || !isPrepared(practice, groups, index)) continue;
      const counter = isDeep(practice) ? findCounter(practice, index) : undefined;
      if (isDeep(practice)) {
        if (!counter || groups[index]?.slots.some(({ role }) => role === "deep")) continue;
        if (practice.minutes + counter.each.practice.minutes > left) continue;
      }
      const worth = each.score - 0.8 * timesEased(practice);
      if (!chosen || worth > chosen.worth)
        chosen = { each, index, counter: counter?.each, counterAt: counter?.at ?? index, worth };
    }
    if (!chosen) return false;
    const { each, index, counter, counterAt } = chosen;
    put(index, each, counter ? "deep" : roleOf(each.practice, index, last));
    if (counter) put(counterAt, counter, "counterpose");
    return true;
  }

  /** How often what a practice eases first has been eased already; what the session is for is never too much. */
  function timesEased({ eases: [area] }: Practice): number {
    if (!area || wanted.focus.includes(area)) return 0;
    let times = 0;
    for (const { slots } of groups) {
      for (const { practice } of slots) if (practice.eases[0] === area) times += 1;
    }
    return times;
  }

  /** What answers a deep practice right after it: in its own place, or as the first thing in the next. */
  function findCounter(practice: Practice, index: number): { each: Scored; at: number } | undefined {
    for (const id of practice.counterposes) {
      const each = pool.find((other) => other.practice.id === id);
      if (!each || !isFree(each)) continue;
      if (each.practice.position === path[index]) return { each, at: index };
      const next = groups[index + 1];
      const isFirstThere = !next?.slots.some(({ role }) => role === "counterpose");
      if (next && isFirstThere && each.practice.position === next.position) return { each, at: index + 1 };
    }
    return undefined;
  }

  const slots = groups.flatMap((group, index) => inOrder(group, index === last && path.length > 1));
  spread(slots, left, wanted);
  const steps = slots.map(({ practice, minutes }) => ({ id: practice.id, minutes }));
  return { steps, worth: worthOf(slots, path, wanted) };
}

/** Few things done well: somebody has to read, remember and get into each of them. */
export function mostSteps(minutes: number): number {
  return Math.max(2, Math.round(minutes / minutesEach) + 1);
}

export function isWarmUp(practice: Practice): boolean {
  const { kind, phases, effort } = practice;
  return kind === "pose" && effort <= 1 && phases.includes("warm-up") && !isDeep(practice);
}

function isCoolDown(practice: Practice): boolean {
  const { kind, phases, effort } = practice;
  return kind === "pose" && effort <= 1 && phases.includes("cool-down") && !isDeep(practice);
}

/** Whether a practice is something to do, not just the way in or out; to calm down, those are what to do. */
function isWork(practice: Practice, { aim, focus, minutes }: Wanted): boolean {
  const { kind, effort } = practice;
  if (kind === "pose") return true;
  const isQuiet = aim === "sleep" || aim === "relaxation" || aim === "focus";
  const isInside = focus.some((area) => area === "breath" || area === "mind");
  // A breath that is for the very thing is work too.
  return effort <= 1 && (isQuiet || isInside || minutes <= 3 || servesFocus(practice, focus));
}

/** Where in a path a practice is done; of two places, what cools down goes to the later. */
function placeOf({ position, phases }: Practice, path: Position[]): number {
  const [first, last] = [path.indexOf(position), path.lastIndexOf(position)];
  return phases.includes("warm-up") ? first : last;
}

/** What is hard is prepared by something that comes before it. */
function isPrepared({ prepares }: Practice, groups: Group[], index: number): boolean {
  if (prepares.length === 0) return true;
  return groups
    .slice(0, index + 1)
    .some(({ slots }, at) =>
      slots.some(
        ({ practice, role }) =>
          prepares.includes(practice.id) && (at < index || role === "warm-up" || role === "main"),
      ),
    );
}

function roleOf(practice: Practice, index: number, last: number): Role {
  if (practice.kind !== "pose") return index === 0 && index !== last ? "opening" : "cool-down";
  const isOnlyForCoolDown = !practice.phases.includes("main") && !practice.phases.includes("warm-up");
  if (isOnlyForCoolDown) return "cool-down";
  return practice.phases.includes("main") ? "main" : "warm-up";
}

export function findRest(
  pool: Scored[],
  position: Position | undefined,
  { aim }: Wanted,
): Scored | undefined {
  const restful = pool.filter(
    ({ practice }) =>
      practice.position === position && practice.effort === 0 && practice.phases.includes("rest"),
  );
  // Whoever wants to be awake afterwards ends with a breath, not lying there.
  const isAwake = aim === "energy" || aim === "warm-up" || aim === "focus";
  const kind = isAwake ? "breathing" : "relaxation";
  return restful.find(({ practice }) => practice.kind === kind) ?? restful[0];
}

export function restMinutes({ minutes, aim, energy }: Wanted): number {
  if (aim === "energy" || aim === "warm-up") return 1;
  const share = aim === "sleep" || aim === "relaxation" || energy === "tired" ? 0.25 : 0.12;
  return Math.max(1, Math.min(longestRest, Math.round(minutes * share)));
}

const rank: Record<Role, number> = {
  opening: 0,
  counterpose: 1,
  "warm-up": 2,
  main: 3,
  deep: 4,
  "cool-down": 6,
  rest: 7,
};

/** Up to the hardest and down again; where a session ends, from there down only. */
function inOrder({ slots }: Group, isLast: boolean): Slot[] {
  const own = slots.find(({ role }) => role === "deep");
  const keyOf = ({ practice, role }: Slot) => {
    // A counterpose follows what it answers: here, or in the place before.
    if (role === "counterpose" && own?.practice.counterposes.includes(practice.id)) return rank.deep + 0.5;
    // What needs preparing comes after all that may prepare it.
    if (role === "main" && practice.prepares.length > 0) return rank.deep - 0.1;
    const effort = practice.effort / 10;
    return rank[role] + (isLast && role === "main" ? -effort : effort);
  };
  return slots.toSorted((a, b) => keyOf(a) - keyOf(b));
}

/** The minutes that are left go to what it is for, then to everything, then to the rest: until none is. */
function spread(slots: Slot[], minutes: number, { focus }: Wanted): void {
  let left = minutes;
  const isWorthMore = ({ role }: Slot) => role !== "rest" && role !== "counterpose";
  const grow = (which: (slot: Slot) => boolean, most: (slot: Slot) => number) => {
    for (let isGrowing = true; isGrowing && left > 0; ) {
      isGrowing = false;
      for (const slot of slots) {
        if (left === 0 || !which(slot) || slot.minutes >= most(slot)) continue;
        slot.minutes += 1;
        left -= 1;
        isGrowing = true;
      }
    }
  };
  const half = ({ practice }: Slot) => practice.minutes + Math.ceil(practice.minutes / 2);
  grow((slot) => isWorthMore(slot) && servesFocus(slot.practice, focus), half);
  grow(isWorthMore, half);
  grow(
    ({ role }) => role === "rest",
    () => longestRest,
  );
  grow(
    () => true,
    ({ practice }) => practice.minutes * 3,
  );
  grow(
    () => true,
    () => Number.POSITIVE_INFINITY,
  );
}

function worthOf(slots: Slot[], path: Position[], { minutes, focus }: Wanted): number {
  const own = slots.reduce((sum, { score, minutes: each }) => sum + score * each, 0) / minutes;
  const detour = Math.abs(path.length - bestPlaces(minutes));
  const isRestful = slots.at(-1)?.practice.effort === 0;
  const firstWork = slots.findIndex(({ practice }) => practice.effort >= 2);
  const isCold = firstWork >= 0 && firstWork < (minutes >= 15 ? 2 : 1);
  const focused = slots.filter(({ practice }) => servesFocus(practice, focus));
  const share = focused.reduce((sum, each) => sum + each.minutes, 0) / minutes;
  const areas = new Set(slots.flatMap(({ practice }) => areasOf(practice)));
  const covered = focus.filter((area) => areas.has(area)).length;
  return (
    own -
    detour * changeCost -
    (isRestful ? 0 : 4) -
    (isCold ? 5 : 0) +
    (focus.length > 0 ? share * 8 + (covered / focus.length) * 3 : Math.min(areas.size, 10) * 0.2)
  );
}

/** What a finished session breaks of what it has to keep; empty when it is sound. */
export function findFaults(steps: Step[], wanted: Wanted): string[] {
  const done = steps.flatMap(({ id }) => practiceById.get(id) ?? []);
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const firstWork = done.findIndex(({ effort }) => effort >= 2);
  const hasGentle = practices.some(
    (practice) =>
      isAllowed(practice, wanted) && practice.position === done[0]?.position && isWarmUp(practice),
  );
  return [
    ...(total === wanted.minutes ? [] : [`takes ${total} instead of ${wanted.minutes} minutes`]),
    ...done.flatMap((practice) => (isAllowed(practice, wanted) ? [] : [`${practice.id} is not allowed`])),
    ...(new Set(steps.map(({ id }) => id)).size === steps.length ? [] : ["repeats something"]),
    ...steps.flatMap(({ id, minutes }) => (minutes >= 1 ? [] : [`${id} takes no time`])),
    ...done.flatMap((practice, index) =>
      isDeep(practice) && !practice.counterposes.includes(done[index + 1]?.id ?? "")
        ? [`nothing answers ${practice.id}`]
        : [],
    ),
    ...(firstWork === 0 && hasGentle && wanted.minutes >= 5 ? ["begins with work"] : []),
  ];
}
