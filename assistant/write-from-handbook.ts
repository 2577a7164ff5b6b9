import { answerQuestion } from "./answer-question.ts";
import type { Asked } from "./assistant.ts";
import { withNotice } from "./language.ts";
import { readingsOf } from "./read/read-asked.ts";
import { writeDietPlan } from "./write-diet-plan.ts";
import { writeRoutine } from "./write-routine.ts";
import { writeTherapyPlan } from "./write-therapy-plan.ts";

/** The embedded expert: the handbook, and rules over it. Needs nothing, and always answers. */
export function writeFromHandbook(asked: Asked): string {
  switch (asked.kind) {
    case "chat":
      return withNotice(readingsOf(asked).now, answerQuestion(asked));
    case "therapy plan":
      return withNotice(readingsOf(asked).now, writeTherapyPlan(asked));
    case "routine":
      return writeRoutine(asked);
    case "diet plan":
      return writeDietPlan(asked);
  }
}
