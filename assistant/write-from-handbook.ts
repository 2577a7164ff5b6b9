import type { Asked, Made } from "./assistant.ts";
import { answerChat } from "./chat/answer-chat.ts";
import { type Kept, keep } from "./kept.ts";
import { withNotice } from "./language.ts";
import { findMealsFor, idsOf, planWeek } from "./plan-week.ts";
import { planSession } from "./planner/plan-session.ts";
import { wantPlan } from "./planner/want-plan.ts";
import { readingsOf } from "./read/read-asked.ts";
import { careInstead, writeWeek } from "./write-diet-plan.ts";
import { writeRoutine } from "./write-routine.ts";
import { writeTherapyPlan } from "./write-therapy-plan.ts";

/** An answer of the handbook's, with what to keep of it where the next one may go on from it, and what it is made of. */
export type Draft = { text: string; kept?: Kept | undefined; made?: Made | undefined };

/** The embedded expert: the handbook, and rules over it. Needs nothing, and always answers. */
export function writeDraft(asked: Asked): Draft {
  switch (asked.kind) {
    case "chat": {
      const { now } = readingsOf(asked);
      const reply = answerChat(asked);
      return { text: withNotice(now, reply.text), kept: keep(reply, now) };
    }
    case "therapy plan": {
      const steps = planSession(wantPlan(asked));
      return { text: withNotice(readingsOf(asked).now, writeTherapyPlan(asked, steps)), made: { steps } };
    }
    case "routine": {
      const steps = planSession(wantPlan(asked));
      return { text: writeRoutine(asked, steps), made: { steps } };
    }
    case "diet plan": {
      const care = careInstead(asked);
      if (care !== undefined) return { text: care };
      const week = planWeek(findMealsFor(asked));
      return { text: writeWeek(asked, week), made: { week: idsOf(week) } };
    }
  }
}

export function writeFromHandbook(asked: Asked): string {
  return writeDraft(asked).text;
}
