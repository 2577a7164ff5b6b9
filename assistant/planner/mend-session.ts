import type { Practice } from "../../handbook/types.ts";
import { mostChanges } from "./paths.ts";
import {
  findFaults,
  findRest,
  isWarmUp,
  longestRest,
  mostSteps,
  planSession,
  poolFor,
  restMinutes,
  type Scored,
} from "./plan-session.ts";
import { isDeep, practiceById, type Step, type Wanted } from "./wanted.ts";

/** With fewer things to do than one in so many minutes, a session gets dull. */
const longestEach = 4;

type Place = { practice: Practice; minutes: number };

/**
 * A session that somebody else proposed, with everything that every session keeps: what is not allowed is gone,
 * what is deep is answered, what is hard is prepared, it begins gently, ends in rest and takes its minutes. The
 * order stays theirs if it can; otherwise their choice is put in an order of ours, and where that does not do
 * either, the session is ours.
 */
export function mendSession(proposed: Step[], wanted: Wanted): Step[] {
  const pool = poolFor(wanted);
  const scores = new Map(pool.map(({ practice, score }) => [practice.id, score]));
  const kept = keepAllowed(proposed, scores);
  let places = kept;
  // With each one less there is more time for the others, and less to move around for.
  while (places.length > 0 && places.length * 2 >= kept.length) {
    const steps = arrange(places, pool, wanted);
    if (steps) return steps;
    places = withoutWeakest(places, scores);
  }
  const named = [...wanted.named, ...kept.map(({ practice }) => practice.id)];
  const chosen = planSession({ ...wanted, named });
  return findFaults(chosen, wanted).length === 0 ? chosen : planSession(wanted);
}

/** What is known and allowed, each once. */
function keepAllowed(proposed: Step[], allowed: Map<string, number>): Place[] {
  const seen = new Set<string>();
  return proposed.flatMap(({ id, minutes }) => {
    const practice = practiceById.get(id);
    if (!practice || !allowed.has(id) || seen.has(id)) return [];
    seen.add(id);
    return [{ practice, minutes }];
  });
}

function withoutWeakest(places: Place[], scores: Map<string, number>): Place[] {
  const scoreOf = ({ practice }: Place) => scores.get(practice.id) ?? 0;
  const weakest = places.reduce((a, b) => (scoreOf(b) < scoreOf(a) ? b : a));
  return places.filter((place) => place !== weakest);
}

/** The proposal with what it lacks, or undefined if that is no sound session. */
function arrange(places: Place[], pool: Scored[], wanted: Wanted): Step[] | undefined {
  const prepared = prepare(places, pool);
  const warm = warmUp(answerDeep(prepared, pool), pool, wanted);
  const whole = complete(endInRest(flow(warm, wanted), pool, wanted), pool, wanted);
  const isLong = whole.length > mostSteps(wanted.minutes) + 1;
  const isMeagre = whole.length < Math.floor(wanted.minutes / longestEach);
  if (isLong || isMeagre || countChanges(whole) > mostChanges(wanted.minutes) || !whole.every(isPrepared)) {
    return undefined;
  }
  const steps = fitMinutes(whole, wanted.minutes);
  return steps && findFaults(steps, wanted).length === 0 ? steps : undefined;
}

/** What is hard comes after something that prepares it; where nothing may, it does not come. */
function prepare(places: Place[], pool: Scored[]): Place[] {
  const done: Place[] = [];
  for (const place of places) {
    if (has(done, place.practice.id)) continue;
    const { prepares, position } = place.practice;
    if (prepares.length > 0 && !done.some(({ practice }) => prepares.includes(practice.id))) {
      const fitting = pool.filter(
        ({ practice }) =>
          prepares.includes(practice.id) && practice.prepares.length === 0 && !isDeep(practice),
      );
      const found = fitting.find(({ practice }) => practice.position === position) ?? fitting[0];
      if (!found) continue;
      const own = places.find(({ practice }) => practice === found.practice);
      done.push(own ?? asUsual(found.practice));
    }
    done.push(place);
  }
  return done;
}

function isPrepared({ practice: { prepares } }: Place, index: number, all: Place[]): boolean {
  return prepares.length === 0 || all.slice(0, index).some(({ practice }) => prepares.includes(practice.id));
}

/** After what is deep comes what answers it, from later on or from outside; what has no answer is left out. */
function answerDeep(places: Place[], pool: Scored[]): Place[] {
  const done: Place[] = [];
  const left = [...places];
  for (let place = left.shift(); place; place = left.shift()) {
    const { counterposes } = place.practice;
    if (!isDeep(place.practice)) {
      done.push(place);
      continue;
    }
    const isOfNext = ({ practice }: Place, index: number) => {
      const before = left[index - 1]?.practice;
      return before !== undefined && isDeep(before) && before.counterposes.includes(practice.id);
    };
    const later = left.findIndex(
      (each, index) => counterposes.includes(each.practice.id) && (index === 0 || !isOfNext(each, index)),
    );
    const isNew = ({ practice }: Scored) =>
      counterposes.includes(practice.id) && !has(done, practice.id) && !has(left, practice.id);
    const answer = later >= 0 ? left.splice(later, 1)[0] : asUsual(pool.find(isNew)?.practice);
    if (answer) done.push(place, answer);
  }
  return done;
}

function warmUp(places: Place[], pool: Scored[], { minutes }: Wanted): Place[] {
  const [first] = places;
  if (!first || first.practice.effort < 2 || minutes < 5) return places;
  const isFirst = ({ practice }: { practice: Practice }) =>
    isWarmUp(practice) && practice.position === first.practice.position;
  const own = places.find((place, index) => isFirst(place) && !isAnswer(places, index));
  const found =
    own ?? asUsual(pool.find((each) => isFirst(each) && !has(places, each.practice.id))?.practice);
  return found ? [found, ...places.filter((place) => place !== found)] : places;
}

/** Who would have to get up and down too often does everything in one place together. */
function flow(places: Place[], { minutes }: Wanted): Place[] {
  if (countChanges(places) <= mostChanges(minutes)) return places;
  const blocks = places.flatMap((place, index) => {
    if (isAnswer(places, index)) return [];
    const next = places[index + 1];
    return [next && isAnswer(places, index + 1) ? [place, next] : [place]];
  });
  return [...Map.groupBy(blocks, ([first]) => first?.practice.position).values()].flat(2);
}

function endInRest(places: Place[], pool: Scored[], wanted: Wanted): Place[] {
  const last = places.at(-1)?.practice;
  if (wanted.minutes <= 2 || last?.effort === 0) return places;
  const isRest = ({ effort, phases }: Practice) => effort === 0 && phases.includes("rest");
  const own = places.find(({ practice }, index) => isRest(practice) && !isAnswer(places, index));
  if (own) return [...places.filter((place) => place !== own), own];
  const free = pool.filter(({ practice }) => !has(places, practice.id));
  const found = findRest(free, last?.position, wanted) ?? free.find(({ practice }) => isRest(practice));
  return found ? [...places, { practice: found.practice, minutes: restMinutes(wanted) }] : places;
}

/** Where it is too little for its minutes, what serves best is added in places that it goes to anyway. */
function complete(places: Place[], pool: Scored[], { minutes }: Wanted): Place[] {
  const done = [...places];
  const isTooLittle = () => sum(done.map((_, index) => ({ minutes: mostMinutes(done, index) }))) < minutes;
  while (done.length < mostSteps(minutes) && isTooLittle()) {
    const isFitting = ({ practice }: Scored) =>
      practice.kind === "pose" &&
      practice.effort <= 2 &&
      practice.prepares.length === 0 &&
      !isDeep(practice) &&
      !has(done, practice.id) &&
      placeFor(practice, done) > 0;
    const found = pool.find(isFitting);
    if (!found) break;
    done.splice(placeFor(found.practice, done), 0, asUsual(found.practice));
  }
  return done;
}

/** After what is done in the same position, before the rest; 0 if it is not gone to. */
function placeFor({ position }: Practice, places: Place[]): number {
  const end = places.at(-1)?.practice.effort === 0 ? places.length - 1 : places.length;
  const last = places.slice(0, end).findLastIndex(({ practice }) => practice.position === position);
  return isAnswer(places, last + 1) ? Math.min(last + 2, end) : last + 1;
}

/** Half as much again as is usual; the rest at the end may be long. */
function mostMinutes(places: Place[], index: number): number {
  const { practice } = places[index] ?? {};
  if (!practice) return 0;
  const isRest = index === places.length - 1 && practice.effort === 0;
  return isRest ? longestRest : practice.minutes + Math.ceil(practice.minutes / 2);
}

/** Minutes as near to what was proposed as a whole session of this length lets them be. */
function fitMinutes(places: Place[], total: number): Step[] | undefined {
  const bounded = places.map(({ practice, minutes }, index) => {
    // Each side of a body takes its time.
    const least = practice.isOneSided && practice.minutes > 1 ? 2 : 1;
    const usual = practice.minutes;
    const most = mostMinutes(places, index);
    const asked = Math.round(minutes) || usual;
    return { id: practice.id, usual, least, most, minutes: Math.max(least, Math.min(most, asked)) };
  });
  const shareOf = (each: (typeof bounded)[number]) => each.minutes / each.usual;
  for (let left = total - sum(bounded); left !== 0; left = total - sum(bounded)) {
    const step = Math.sign(left);
    const open = bounded.filter(({ minutes, least, most }) => (step > 0 ? minutes < most : minutes > least));
    const [next] = open.toSorted((a, b) => step * (shareOf(a) - shareOf(b)));
    if (!next) return undefined;
    next.minutes += step;
  }
  return bounded.map(({ id, minutes }) => ({ id, minutes }));
}

function sum(steps: { minutes: number }[]): number {
  return steps.reduce((total, { minutes }) => total + minutes, 0);
}

function isAnswer(places: Place[], index: number): boolean {
  const before = places[index - 1]?.practice;
  const id = places[index]?.practice.id ?? "";
  return before !== undefined && isDeep(before) && before.counterposes.includes(id);
}

function has(places: Place[], id: string): boolean {
  return places.some(({ practice }) => practice.id === id);
}

function asUsual(practice: Practice): Place;
function asUsual(practice: Practice | undefined): Place | undefined;
function asUsual(practice: Practice | undefined): Place | undefined {
  return practice && { practice, minutes: practice.minutes };
}

function countChanges(places: Place[]): number {
  return places.filter(
    ({ practice }, index) => index > 0 && practice.position !== places[index - 1]?.practice.position,
  ).length;
}
