import { practices } from "../handbook/practices/all.ts";
import { areasOf } from "../handbook/practices/areas-of.ts";
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

/** Practices for the wanted ids, in order, each once; filled up with others for the same parts of the body. */
export function choosePractices(wanted: string[], areas: Area[], bounds: Bounds, count: number): Practice[] {
  const chosen = new Set<Practice>();
  for (const id of wanted) {
    const practice = findSuited(id, bounds);
    if (practice && chosen.size < count) chosen.add(practice);
  }
  const others = practices.filter(
    (practice) => areasOf(practice).some((area) => areas.includes(area)) && isWithin(practice, bounds),
  );
  for (const practice of others) {
    if (chosen.size >= count) break;
    if (practice.kind === "pose") chosen.add(practice);
  }
  return inOrder([...chosen]);
}

const phaseOrder = ["warm-up", "main", "cool-down", "rest"] as const;

/** Breathing and warming up first, rest last. */
function inOrder(chosen: Practice[]): Practice[] {
  const placeOf = ({ kind, phases }: Practice) => {
    if (kind === "relaxation") return phaseOrder.length;
    return phaseOrder.findIndex((phase) => phases.includes(phase));
  };
  return chosen.toSorted((a, b) => placeOf(a) - placeOf(b));
}
