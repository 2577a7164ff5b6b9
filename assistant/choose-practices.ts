import { practices } from "../handbook/practices/all.ts";
import type { Condition, Level, Practice, Strain } from "../handbook/types.ts";

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
export type Bounds = { level: Level; avoid: Set<Strain> };

export function boundsOf(level: Level, found: Condition[], more: Strain[] = []): Bounds {
  return { level, avoid: new Set([...found.flatMap((condition) => condition.avoid), ...more]) };
}

/** Whether a practice is within what somebody may do. */
export function isWithin({ level, strains }: Practice, bounds: Bounds): boolean {
  return rank[level] <= rank[bounds.level] && !strains.some((strain) => bounds.avoid.has(strain));
}

/** The practice itself if it suits, else its gentler form, and so on; undefined when even the gentlest does not. */
export function findSuited(id: string, bounds: Bounds): Practice | undefined {
  let practice = byId.get(id);
  while (practice && !isWithin(practice, bounds)) {
    practice = practice.gentler === null ? undefined : byId.get(practice.gentler);
  }
  return practice;
}
