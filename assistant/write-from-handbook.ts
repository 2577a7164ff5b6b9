import type { Asked } from "./assistant.ts";
import { answerChat } from "./chat/answer-chat.ts";
import { type Kept, keep } from "./kept.ts";
import { withNotice } from "./language.ts";
import { readingsOf } from "./read/read-asked.ts";
import { writeDietPlan } from "./write-diet-plan.ts";
import { writeRoutine } from "./write-routine.ts";
import { writeTherapyPlan } from "./write-therapy-plan.ts";

/** An answer of the handbook's, with what to keep of it where the next one may go on from it. */
export type Draft = { text: string; kept?: Kept };

/** The embedded expert: the handbook, and rules over it. Needs nothing, and always answers. */
export function writeDraft(asked: Asked): Draft {
  switch (asked.kind) {
    case "chat": {
      const { now } = readingsOf(asked);
      const reply = answerChat(asked);
      return { text: withNotice(now, reply.text), kept: keep(reply, now) };
    }
    case "therapy plan":
      return { text: withNotice(readingsOf(asked).now, writeTherapyPlan(asked)) };
    case "routine":
      return { text: writeRoutine(asked) };
    case "diet plan":
      return { text: writeDietPlan(asked) };
  }
}

export function writeFromHandbook(asked: Asked): string {
  return writeDraft(asked).text;
}
