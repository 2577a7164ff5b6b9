import { practices } from "../handbook/practices/all.ts";
import type { Area, Condition, Level, Practice, Strain } from "../handbook/types.ts";

const byId = new Map(practices.map((practice) => [practice.id, practice]));
const rank: Record<Level, number> = { Beginner: 0, Intermediate: 1, Advanced: 2 };

/** Most of what goes wrong in yoga goes wrong in these: they belong into a class, with a teacher. */
export const onlyWithATeacher: Strain[] = [
  "full inversion",
  "weight on head or neck",
  "forceful breathing",
  "breath holding",
];

/** What somebody must not be asked to do. */
export type Bounds = {
  level: Level;
  avoid: Set<Strain>;
  /** What hurt, and is not to bear anything for now. */
  sore: Set<Area>;
  mostEffort: number;
};

const unhurt: Pick<Bounds, "sore" | "mostEffort"> = { sore: new Set(), mostEffort: 3 };

export function boundsOf(level: Level, found: Condition[], more: Strain[] = [], felt = unhurt): Bounds {
  const avoid = new Set([...found.flatMap((condition) => condition.avoid), ...more]);
  return { level, avoid, sore: felt.sore, mostEffort: felt.mostEffort };
}

/** Whether a practice is within what somebody may do. */
export function isWithin({ level, strains, loads, effort }: Practice, bounds: Bounds): boolean {
  return (
    rank[level] <= rank[bounds.level] &&
    effort <= bounds.mostEffort &&
    !strains.some((strain) => bounds.avoid.has(strain)) &&
    !loads.some((area) => bounds.sore.has(area))
  );
}

/** The practice itself if it suits, else its gentler form, and so on; undefined when even the gentlest does not. */
export function findSuited(id: string, bounds: Bounds): Practice | undefined {
  let practice = byId.get(id);
  while (practice && !isWithin(practice, bounds)) {
    practice = practice.gentler === null ? undefined : byId.get(practice.gentler);
  }
  return practice;
}
