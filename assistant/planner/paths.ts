import { type Position, positions } from "../../handbook/types.ts";

/** The ways a session moves through the room: each place is gone to once or twice, and it ends low. */
const paths: Position[][] = [
  ["standing"],
  ["chair"],
  ["sitting"],
  ["back"],
  ["side"],
  ["belly"],
  ["kneeling"],
  ["hands and knees"],
  ["chair", "standing"],
  ["standing", "chair"],
  ["chair", "standing", "chair"],
  ["sitting", "back"],
  ["back", "side"],
  ["sitting", "side"],
  ["chair", "side"],
  ["standing", "side"],
  ["standing", "sitting", "side"],
  ["side", "back"],
  ["belly", "back"],
  ["standing", "back"],
  ["standing", "sitting"],
  ["sitting", "standing"],
  ["sitting", "standing", "sitting"],
  ["standing", "sitting", "back"],
  ["standing", "belly", "back"],
  ["standing", "kneeling"],
  ["hands and knees", "kneeling"],
  ["hands and knees", "back"],
  ["hands and knees", "sitting", "back"],
  ["hands and knees", "belly", "back"],
  ["hands and knees", "kneeling", "back"],
  ["hands and knees", "kneeling", "sitting", "back"],
  ["sitting", "hands and knees", "back"],
  ["sitting", "hands and knees", "kneeling", "back"],
  ["sitting", "kneeling", "back"],
  ["sitting", "kneeling"],
  ["standing", "hands and knees", "back"],
  ["standing", "hands and knees", "kneeling"],
  ["standing", "kneeling", "back"],
  ["standing", "kneeling", "sitting", "back"],
  ["standing", "hands and knees", "sitting", "back"],
  ["standing", "hands and knees", "belly", "back"],
  ["standing", "belly", "sitting", "back"],
  ["sitting", "hands and knees", "standing", "back"],
  ["sitting", "hands and knees", "standing", "sitting", "back"],
  ["standing", "hands and knees", "kneeling", "sitting", "back"],
  ["standing", "hands and knees", "belly", "sitting", "back"],
  ["standing", "hands and knees", "kneeling", "belly", "sitting", "back"],
];

/** How often a session of a length may have people change from one position to another. */
export function mostChanges(minutes: number): number {
  if (minutes <= 5) return 1;
  if (minutes <= 10) return 2;
  if (minutes <= 20) return 3;
  return minutes <= 35 ? 4 : 5;
}

/** How many places a session of a length is best done in, where nothing speaks against it. */
export function bestPlaces(minutes: number): number {
  return Math.max(1, Math.min(5, Math.round(minutes / 6)));
}

/** Enough to choose from; more only take time. */
const mostPaths = 14;

/** The ways through the positions that somebody may be in, those of the best length first. */
export function pathsThrough(allowed: Set<Position>, minutes: number, isBestInChair: boolean): Position[][] {
  const most = mostChanges(minutes);
  const open = paths.filter((path) => path.length <= most + 1 && path.every((each) => allowed.has(each)));
  // What nobody thought of, such as "only kneeling or on my belly": from high to low.
  const plain = positions.filter((position) => allowed.has(position)).slice(0, most + 1);
  const all = open.some(({ length }) => length > 1) || plain.length < 2 ? open : [...open, plain];
  const best = bestPlaces(minutes);
  // A chair is for those who ask for one or will not get down, and for what is done best there.
  const isForced = isBestInChair || (!allowed.has("sitting") && !allowed.has("back"));
  const distance = (path: Position[]) =>
    Math.abs(path.length - best) + (path.includes("chair") && !isForced ? mostPaths : 0);
  return all.toSorted((a, b) => distance(a) - distance(b)).slice(0, mostPaths);
}
