import { boundsOf, findSuited, isWithin } from "./choose-practices.ts";
import { type Felt, nameSore } from "./felt.ts";
import { type GuideStep, timeSteps } from "./guide-steps.ts";
import { practiceById, type Step } from "./planner/wanted.ts";

/** Steps that were stored before something hurt, without what would hurt again; and what became of it, in sentences. */
export function leaveOut(steps: GuideStep[], felt: Felt): { steps: GuideStep[]; leftOut: string[] } {
  const bounds = boundsOf("Advanced", [], felt.avoid, { sore: new Set(felt.sore), mostEffort: 3 });
  const planned = regroup(steps);
  const used = new Set(planned.map(({ id }) => id));
  const leftOut: string[] = [];
  const kept = planned.flatMap((step) => {
    const practice = practiceById.get(step.id);
    if (!practice || isWithin(practice, bounds)) return [step];
    const gentler = practice.gentler === null ? undefined : findSuited(practice.gentler, bounds);
    const isNew = gentler !== undefined && !used.has(gentler.id);
    const why = felt.sore.length > 0 ? `, for the sake of ${nameSore(felt.sore)}` : "";
    leftOut.push(
      isNew ? `${gentler.name} in place of ${practice.name}${why}.` : `Without ${practice.name}${why}.`,
    );
    if (!isNew) return [];
    used.add(gentler.id);
    return [{ id: gentler.id, minutes: step.minutes }];
  });
  return leftOut.length > 0 ? { steps: timeSteps(kept), leftOut } : { steps, leftOut };
}

/** Both sides together again. */
function regroup(steps: GuideStep[]): Step[] {
  const minutes = new Map<string, number>();
  for (const { practice, seconds } of steps)
    minutes.set(practice, (minutes.get(practice) ?? 0) + seconds / 60);
  return [...minutes].map(([id, each]) => ({ id, minutes: each }));
}
