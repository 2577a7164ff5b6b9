import type { Practice } from "../../handbook/types.ts";
import type { Kept } from "../kept.ts";
import { isDeep, practiceById, type Step } from "../planner/wanted.ts";
import { nameFocus } from "../planner/write-session.ts";
import type { Session } from "../request/request.ts";
import { type Reply, reply } from "./reply.ts";

/** What a step of the last session does, and why it stands where it does. */
export function explainStep(step: Step | undefined, session: Session, last: Kept): Reply {
  const practice = practiceById.get(step?.id ?? "");
  if (!practice)
    return reply(last.request, "Tell me which step you mean, by its number or its name.", {
      steps: last.steps,
    });
  const index = last.steps.findIndex(({ id }) => id === practice.id);
  return reply(
    last.request,
    `**${practice.name}**: ${practice.why} ${roleOf(practice, index, session, last)} If you do not like it, say “swap ${index + 1}”.`,
    {
      steps: last.steps,
      meals: last.meals,
      pointed: practice.id,
      suggestions: [`Swap ${index + 1}`, `How do I do ${practice.name}?`],
    },
  );
}

function roleOf(practice: Practice, index: number, session: Session, { steps }: Kept): string {
  const before = practiceById.get(steps[index - 1]?.id ?? "");
  if (before && isDeep(before) && before.counterposes.includes(practice.id))
    return `It answers ${before.name}: after bending far one way, the body wants the other.`;
  if (index === steps.length - 1) return "It comes last so that what you did can settle.";
  if (index === 0) return "It comes first to warm up what works later.";
  const focus = nameFocus(session);
  if (focus && isForFocus(practice, session)) return `It is one of the steps that are for ${focus}.`;
  if (before?.position === practice.position)
    return `It keeps you where ${before.name} has brought you, so that you need not get up or down in between.`;
  return "It takes you on to the next position without a jump.";
}

/** Where no place is named, all of it is for what is. */
function isForFocus({ eases, loads }: Practice, { areas }: Session): boolean {
  return areas.length === 0 || [...eases, ...loads].some((area) => areas.includes(area));
}
