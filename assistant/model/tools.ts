import { type ToolSet, tool, zodSchema } from "ai";
import { z } from "zod";
import { ingredients } from "../../handbook/ingredients.ts";
import { practices } from "../../handbook/practices/all.ts";
import { areas, positions } from "../../handbook/types.ts";
import type { Asked } from "../assistant.ts";
import { lastSession } from "../chat/answer-change.ts";
import { memberOf } from "../chat/answer-chat.ts";
import type { Reply } from "../chat/reply.ts";
import { replyEat } from "../chat/reply-eat.ts";
import { replyExplain } from "../chat/reply-explain.ts";
import { replyPractise } from "../chat/reply-practise.ts";
import { replyMine, replyStudio } from "../chat/reply-studio.ts";
import { type Kept, keep } from "../kept.ts";
import { poolFor } from "../planner/plan-session.ts";
import { wantSession } from "../planner/want-session.ts";
import { quieten } from "../planner/wanted.ts";
import { readingsOf } from "../read/read-asked.ts";
import { plainOf } from "../read/split-words.ts";
import {
  aims,
  aspects,
  foodSchema,
  ownTopics,
  refusals,
  type Session,
  sessionSchema,
  studioTopics,
} from "../request/request.ts";

/** What a model asks for of a session. */
type Given = { [Key in keyof Session]?: Session[Key] | undefined };
type AskedChat = Extract<Asked, { kind: "chat" }>;

const mostFound = 12;
const names = z.array(z.string().max(60)).max(10).optional();

const findPracticesInput = z.object({
  areas: z.array(z.enum(areas)).optional().describe("places in the body"),
  aim: z.enum(aims).optional(),
  only: z.array(z.enum(positions)).optional().describe("positions to stay in"),
  refused: z.array(z.enum(refusals)).optional().describe("what the member cannot or will not do"),
});
const planPracticeInput = findPracticesInput.extend({
  minutes: z.number().int().min(1).max(90).optional(),
  with: names.describe("names of practices to have in it"),
  without: names.describe("names of practices to leave out"),
});
const explainPracticeInput = z.object({ practice: z.string().max(60), aspect: z.enum(aspects).optional() });
const findMealsInput = z.object({
  meal: foodSchema.shape.meal,
  when: foodSchema.shape.when.describe("before or after practice"),
  have: names.describe("ingredients at hand"),
  without: names.describe("ingredients to leave out this once"),
  swap: names.describe("ingredients to find something else for"),
});

/** As a server is told of them: described once, not for every question. */
const inputs = {
  findPractices: zodSchema(findPracticesInput),
  planPractice: zodSchema(planPracticeInput),
  explainPractice: zodSchema(explainPracticeInput),
  findMeals: zodSchema(findMealsInput),
  studioTopic: zodSchema(z.object({ topic: z.enum(studioTopics) })),
  ownTopic: zodSchema(z.object({ topic: z.enum(ownTopics) })),
};

export type ChatTools = {
  set: ToolSet;
  /** Whether a line or a sentence is one that they answered. */
  hasSaid(text: string): boolean;
  /** What to keep of an answer that was made with them: the last session or meals, if any were looked up. */
  kept(): Kept | undefined;
};

/**
 * What a model may look up for one member: the operations that the handbook's own answers are made of. What the
 * member refused holds whatever the model asks for, and nothing is known of anybody else.
 */
export function createChatTools(asked: AskedChat, draft: Kept | undefined): ChatTools {
  const member = memberOf(asked);
  const { now, kept: before } = readingsOf(asked);
  const understood = draft?.request.wants === "practise" ? draft.request.session : lastSession(before);
  let used: Reply | undefined;
  const said = new Set<string>();
  const say = (reply: Reply | undefined, isToKeep = true): string => {
    if (reply && isToKeep) used = reply;
    const text = reply?.text ?? "There is nothing by that name in the handbook.";
    for (const line of text.split("\n").map(withoutMark)) {
      for (const each of [line, ...line.split(/(?<=[.!?:])\s+/)]) said.add(each);
    }
    return text;
  };
  const sessionOf = (given: Given): Session => {
    const own = understood ?? sessionSchema.parse({});
    const join = (key: "refused" | "without") => [...new Set([...own[key], ...(given[key] ?? [])])];
    return sessionSchema.parse({
      ...own,
      minutes: given.minutes ?? own.minutes,
      aim: given.aim ?? own.aim,
      areas: given.areas?.length ? given.areas : own.areas,
      only: own.only.length > 0 ? own.only : given.only,
      named: given.named?.length ? given.named : own.named,
      refused: join("refused"),
      without: join("without"),
    });
  };

  return {
    set: {
      find_practices: tool({
        description: "Finds poses and breaths that are safe for this member, what serves best first.",
        inputSchema: inputs.findPractices,
        execute(given) {
          const { wanted } = wantSession(sessionOf(given), member.known, {
            seed: member.seed,
            defaultMinutes: 15,
          });
          return poolFor(member.known.now.isSevere ? quieten(wanted) : wanted)
            .slice(0, mostFound)
            .map(({ practice: { name, why, position, minutes } }) => ({ name, why, position, minutes }));
        },
      }),
      plan_practice: tool({
        description: "Plans a session of some minutes that is safe for this member, step by step.",
        inputSchema: inputs.planPractice,
        execute: ({ with: named = [], without = [], ...given }) =>
          say(
            replyPractise(
              sessionOf({ ...given, named: findAll(named, practices), without: findAll(without, practices) }),
              member,
            ),
          ),
      }),
      explain_practice: tool({
        description:
          "Explains one pose or breath to this member, or says why it is not for them and what is instead.",
        inputSchema: inputs.explainPractice,
        execute: ({ practice, aspect = "how" }) =>
          say(replyExplain({ wants: "explain", practices: findAll([practice], practices), aspect }, member)),
      }),
      find_meals: tool({
        description: "Finds meals within what this member eats, or what to take in place of an ingredient.",
        inputSchema: inputs.findMeals,
        execute: ({ have = [], without = [], swap = [], ...given }) =>
          say(
            replyEat(
              foodSchema.parse({
                ...given,
                have: findAll(have, ingredients),
                without: findAll(without, ingredients),
                swap: findAll(swap, ingredients),
              }),
              member,
            ),
          ),
      }),
      studio_facts: tool({
        description: "What the studio states: its week, prices, teacher, online classes.",
        inputSchema: inputs.studioTopic,
        execute: ({ topic }) => say(replyStudio({ wants: "studio", topic }, "", member), false),
      }),
      my_passes_and_classes: tool({
        description: "What this member has: passes, next class, preferences, last therapy plan.",
        inputSchema: inputs.ownTopic,
        execute: ({ topic }) => say(replyMine({ wants: "mine", topic }, member), false),
      }),
    },
    hasSaid: (text) => said.has(withoutMark(text)),
    kept: () => used && keep(used, now),
  };
}

/** A line without what makes it an item of a list. */
function withoutMark(line: string): string {
  return line.trim().replace(/^(?:[-*+]|\d+\.) /, "");
}

/** The ids of what is meant by names, as people or models write them. */
function findAll(
  wanted: string[],
  all: { id: string; name: string; aliases: readonly string[] }[],
): string[] {
  return wanted.flatMap((text) => {
    const plain = plainOf(text).trim();
    const isMeant = ({ id, name, aliases }: (typeof all)[number]) =>
      id === plain || plainOf(name) === plain || aliases.includes(plain);
    return all.find(isMeant)?.id ?? [];
  });
}
