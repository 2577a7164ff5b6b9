import { answerQuestion } from "./answer-question.ts";
import type { Answer, Assistant } from "./assistant.ts";
import { stamp } from "./safety/stamp.ts";
import { findRedFlag } from "./safety/triage.ts";
import { writeUrgentAnswer } from "./safety/urgent-answer.ts";
import { writeDietPlan } from "./write-diet-plan.ts";
import { writeRoutine } from "./write-routine.ts";
import { writeTherapyPlan } from "./write-therapy-plan.ts";

/** The embedded expert: the handbook, and rules over it. Needs nothing, and always answers. */
export function createHandbookAssistant(): Assistant {
  return {
    chat: (question, context) => respond(question, context.now, () => answerQuestion(question, context)),
    writeTherapyPlan: (problem, preferences, now) =>
      respond(problem, now, () => writeTherapyPlan(problem, preferences)),
    writeRoutine: (fitnessLevel, yogaGoal, now) =>
      respond(`${fitnessLevel}. ${yogaGoal}`, now, () => writeRoutine(fitnessLevel, yogaGoal, now)),
    writeDietPlan: (dietType, now) => respond(dietType, now, () => writeDietPlan(dietType, now)),
  };
}

/** First whether somebody needs help, then the answer, and the disclaimer under whatever came of it. */
function respond(asked: string, now: Date, write: () => string): Answer {
  const flag = findRedFlag(asked);
  if (flag) return { content: stamp(writeUrgentAnswer(flag), now), answeredBy: "triage" };
  return { content: stamp(write(), now), answeredBy: "handbook" };
}
