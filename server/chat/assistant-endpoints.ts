import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import {
  type Answer,
  type Asked,
  type Assistant,
  type EarlierExchange,
  type Preferences,
  wordsOf,
} from "../../assistant/assistant.ts";
import type { HeldPass } from "../../assistant/chat/member.ts";
import { suggestFirst } from "../../assistant/chat/suggest-first.ts";
import type { Felt } from "../../assistant/felt.ts";
import {
  type AnswerEvents,
  type ChatAnswer,
  type ChatExchange,
  type ChatSuggestions,
  chatRequestSchema,
  type DietPlanAnswer,
  dietPlanRequestSchema,
  type Guide,
  type GuideKind,
  type RoutineAnswer,
  routineRequestSchema,
  type TherapyPlanAnswer,
  therapyPlanRequestSchema,
} from "../../contract/assistant.ts";
import type { ClassView } from "../../contract/booking.ts";
import { askHeading } from "../../contract/urgent.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";
import { createPace } from "../process/pace.ts";
import type { WorkInHand } from "../process/work-in-hand.ts";
import { type Asker, createAdmission } from "./admission.ts";
import { findTeacherWords } from "./ask-teacher.ts";
import { keep, keptInTime } from "./keep.ts";
import { respond } from "./respond.ts";

const remembered = 6;
const describedPlans = 3;
const describedDays = 90;
const longestHistory = 200;
/** How long a question of ours waits for its answer. */
const askedMinutes = 60;

export const noPreferences: Preferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };

export type AssistantEndpointParts = {
  database: Database;
  log: Log;
  limits: Config["assistantLimits"];
  isDemonstration: boolean;
  requireMember(c: Context): Promise<Asker>;
  findPreferences(uid: string): Promise<Preferences>;
  findPasses(uid: string): Promise<HeldPass[]>;
  /** The classes to come, and which of them are the member's. */
  findClasses(uid: string): Promise<ClassView[]>;
  findFelt(uid: string): Promise<Felt>;
  /** Opened with the first question: its knowledge is not in memory before. */
  openAssistant(): Promise<Assistant>;
  answering: WorkInHand;
  metrics: Metrics;
};

/** One of the four: what it is asked with, what is known around it, and what is done with the answer. */
type Question<Inputs> = {
  schema: z.ZodType<Inputs>;
  /** By itself, without anything that is known. */
  describe(inputs: NoInfer<Inputs>): Asked;
  /** What only this question needs to know. */
  findMore(uid: string): Promise<Partial<Asked>>;
  store(uid: string, inputs: NoInfer<Inputs>, answer: Answer, askedAt: Date): Stored;
  shape(content: string): object;
};
type Stored = { done: AnswerEvents["done"]; insert(): Promise<unknown> };

const nothingKnown = () => ({ preferences: noPreferences, described: [], now: new Date() });

/** The four specified questions, and what a member may do with what came of them. */
export function createAssistantEndpoints(parts: AssistantEndpointParts) {
  const { database, log, requireMember, findPreferences, findPasses, findClasses } = parts;
  const admission = createAdmission(parts);
  const pace = createPace();

  const knownOf = async (uid: string) => ({
    preferences: await findPreferences(uid),
    described: await findDescribed(database, uid),
    felt: await parts.findFelt(uid),
    member: uid,
  });
  const storeGuide = (kind: GuideKind) => (uid: string, inputs: object, answer: Answer) => {
    const done = { id: randomUUID(), createdAt: new Date().toISOString(), answeredBy: answer.answeredBy };
    const { content, steps = null, week = null } = answer;
    const row = { ...done, uid, kind, inputs: JSON.stringify(inputs), content, steps, week };
    return { done, insert: () => database.insertInto("guide").values(row).execute() };
  };

  /** Whether a refused message is an emergency: read as far as its sender may still be read. */
  const isEmergency = async (asked: Asked, mayWeigh: boolean) => {
    if (mayWeigh) return (await parts.openAssistant()).isUrgent(asked);
    const { findAlwaysUrgent } = await import("../../assistant/triage/always-urgent.ts");
    return findAlwaysUrgent(wordsOf(asked)) !== undefined;
  };

  /**
   * Limits first, then what is known, then the answer. Whoever is over a limit, or meets a database that
   * does not work, is still helped in an emergency, on whatever is known by then.
   */
  const answer = async <Inputs>(c: Context, question: Question<Inputs>) => {
    const member = await requireMember(c).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      return { error };
    });
    const inputs = await readBody(c, question.schema);
    let asked = question.describe(inputs);
    let refusal: unknown;
    let mayWeigh = false;
    if ("error" in member) refusal = member.error;
    else {
      const { uid } = member;
      refusal = await admission.findRefusal(member);
      mayWeigh = refusal === undefined || admission.mayWeigh(uid);
      if (mayWeigh) {
        try {
          // One kind of question is only ever completed with what belongs to it.
          asked = { ...asked, ...(await knownOf(uid)), ...(await question.findMore(uid)) } as Asked;
        } catch (error) {
          refusal ??= error;
        }
      }
    }
    await pace();
    if (refusal !== undefined && !(await isEmergency(asked, mayWeigh))) throw refusal;
    const keepAnswer = async (given: Answer) => {
      const uid = "error" in member ? "" : member.uid;
      countAnswer(parts.metrics, asked.kind, given);
      const { done, insert } = question.store(uid, inputs, given, asked.now);
      if (refusal !== undefined && (!uid || !(await admission.mayStore(uid)))) return done;
      const kept = keep(database, uid, insert, done);
      return given.answeredBy === "triage" ? keptInTime(log, kept, done) : kept;
    };
    return respond(c, parts, asked, keepAnswer, question.shape);
  };

  return {
    chat: (c: Context) =>
      answer(c, {
        schema: chatRequestSchema,
        describe: ({ question }) => ({ kind: "chat", question, earlier: [], ...nothingKnown() }),
        findMore: async (uid) => ({
          earlier: await findEarlier(database, uid),
          passes: await findPasses(uid),
          classes: await findClasses(uid),
        }),
        store(uid, { question }, { content, answeredBy, kept = null, suggestions = [] }, askedAt) {
          const row = { id: randomUUID(), createdAt: askedAt.toISOString(), answeredBy };
          const exchange = { ...row, uid, question, response: content, kept };
          return {
            done: { ...row, suggestions, hasSteps: hasSteps(kept, content) },
            insert: () => database.insertInto("chatExchange").values(exchange).execute(),
          };
        },
        shape: (response): ChatAnswer => ({ response }),
      }),
    therapyPlan: (c: Context) =>
      answer(c, {
        schema: therapyPlanRequestSchema,
        describe: ({ problem_statement: problem }) => ({ kind: "therapy plan", problem, ...nothingKnown() }),
        findMore: async (uid) => ({
          // A new description takes the place of the last ones.
          described: [],
          before: await findAskedBefore(database, uid, "therapy plan"),
        }),
        store: storeGuide("therapy plan"),
        shape: (content): TherapyPlanAnswer => ({ therapyPlan: { content } }),
      }),
    routine: (c: Context) =>
      answer(c, {
        schema: routineRequestSchema,
        describe: (inputs) => ({ kind: "routine", ...inputs, ...nothingKnown() }),
        findMore: async (uid) => ({ before: await findAskedBefore(database, uid, "routine") }),
        store: storeGuide("routine"),
        shape: (content): RoutineAnswer => ({ routine: { content } }),
      }),
    dietPlan: (c: Context) =>
      answer(c, {
        schema: dietPlanRequestSchema,
        describe: (inputs) => ({ kind: "diet plan", ...inputs, ...nothingKnown() }),
        findMore: async (uid) => ({ before: await findAskedBefore(database, uid, "diet plan") }),
        store: storeGuide("diet plan"),
        shape: (content): DietPlanAnswer => ({ dietPlan: { content } }),
      }),

    /** The latest exchanges, the oldest of them first. */
    async listExchanges(c: Context) {
      const { uid } = await requireMember(c);
      const rows = await database
        .selectFrom("chatExchange")
        .select(["id", "question", "response", "answeredBy", "createdAt", "kept"])
        .where("uid", "=", uid)
        .orderBy("createdAt", "desc")
        .limit(longestHistory)
        .execute();
      c.header("Cache-Control", "no-store");
      const words = await findTeacherWords(database, uid);
      // Only the latest answer is gone on from.
      const exchanges = rows.map(({ kept, ...row }, index) => {
        const teacher = words.get(row.id);
        return {
          ...row,
          suggestions: index === 0 ? suggestionsIn(kept) : [],
          hasSteps: row.answeredBy !== "triage" && hasSteps(kept, row.response),
          ...(teacher && { teacher }),
        };
      });
      return c.json<ChatExchange[]>(exchanges.reverse());
    },
    /** What the member might begin with. */
    async suggest(c: Context) {
      const { uid } = await requireMember(c);
      const [preferences, passes] = await Promise.all([findPreferences(uid), findPasses(uid)]);
      c.header("Cache-Control", "no-store");
      return c.json<ChatSuggestions>({ suggestions: suggestFirst({ preferences, passes, now: new Date() }) });
    },
    async deleteExchanges(c: Context) {
      const { uid } = await requireMember(c);
      await transact(database, async (transaction) => {
        await transaction.deleteFrom("chatExchange").where("uid", "=", uid).execute();
        // What was sent of it to the teacher goes with it.
        await transaction
          .deleteFrom("teacherQuestion")
          .where("uid", "=", uid)
          .where("exchangeId", "is not", null)
          .execute();
      });
      return c.body(null, 204);
    },
    async listGuides(c: Context) {
      const { uid } = await requireMember(c);
      const rows = await database
        .selectFrom("guide")
        .select(["id", "kind", "inputs", "content", "answeredBy", "createdAt"])
        .where("uid", "=", uid)
        .orderBy("createdAt", "desc")
        .limit(longestHistory)
        .execute();
      c.header("Cache-Control", "no-store");
      const words = await findTeacherWords(database, uid);
      // We wrote the kind and the inputs ourselves.
      return c.json(
        rows.map((row) => {
          const teacher = words.get(row.id);
          return { ...row, inputs: JSON.parse(row.inputs), ...(teacher && { teacher }) } as Guide;
        }),
      );
    },
    /** The same answer for another's guide as for none. */
    async deleteGuide(c: Context) {
      const { uid } = await requireMember(c);
      const id = c.req.param("id") ?? "";
      await transact(database, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("guide")
          .where("id", "=", id)
          .where("uid", "=", uid)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) throw new AppError("not_found", "There is no such guide.");
        // And with it what was sent of it to the teacher.
        await transaction
          .deleteFrom("teacherQuestion")
          .where("guideId", "=", id)
          .where("uid", "=", uid)
          .execute();
      });
      return c.body(null, 204);
    },
  };
}

function countAnswer(metrics: Metrics, kind: Asked["kind"], { answeredBy, content }: Answer): void {
  metrics.count("studio_answers_total", { kind, by: answeredBy });
  const isAsking = content.startsWith(`## ${askHeading}`);
  const outcome = answeredBy === "triage" ? (isAsking ? "ask" : "urgent") : "fine";
  metrics.count("studio_triage_total", { outcome });
}

const keptSuggestions = z.object({ suggestions: z.array(z.string()) });

const keptSteps = z.object({ steps: z.array(z.unknown()) });

/** Whether an answer is the session that was kept with it, step by step, and not one that speaks of it. */
function hasSteps(kept: string | null, response: string): boolean {
  const count = kept === null ? 0 : (keptSteps.safeParse(JSON.parse(kept)).data?.steps.length ?? 0);
  return count > 0 && (response.match(/^\d+\. /gm)?.length ?? 0) === count;
}

/** Of what an answer kept for itself, the part that its page shows. */
function suggestionsIn(kept: string | null): string[] {
  return kept === null ? [] : (keptSuggestions.safeParse(JSON.parse(kept)).data?.suggestions ?? []);
}

/** The last exchanges, the latest last. */
async function findEarlier(database: Database, uid: string): Promise<EarlierExchange[]> {
  const rows = await database
    .selectFrom("chatExchange")
    .select(["question", "response", "kept"])
    .where("uid", "=", uid)
    .orderBy("createdAt", "desc")
    .limit(remembered)
    .execute();
  return rows.reverse();
}

/** What was sent in a form just before, if it was answered with a question: what was added to it is the answer. */
async function findAskedBefore(database: Database, uid: string, kind: GuideKind) {
  const since = new Date(Date.now() - askedMinutes * 60_000).toISOString();
  const last = await database
    .selectFrom("guide")
    .select(["inputs", "content", "answeredBy"])
    .where("uid", "=", uid)
    .where("kind", "=", kind)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  if (last?.answeredBy !== "triage") return undefined;
  return { text: textIn[kind](JSON.parse(last.inputs)), response: last.content };
}

/** The member's own words in a form, as `wordsOf` has them. */
const textIn: Record<GuideKind, (inputs: unknown) => string> = {
  "therapy plan": (inputs) => therapyPlanRequestSchema.parse(inputs).problem_statement,
  routine(inputs) {
    const { fitnessLevel, yogaGoal } = routineRequestSchema.parse(inputs);
    return `${fitnessLevel}. ${yogaGoal}`;
  },
  "diet plan": (inputs) => dietPlanRequestSchema.parse(inputs).dietType,
};

/** What the member wanted therapy plans for lately: it still holds for the routine they ask for next. */
export async function findDescribed(database: Database, uid: string): Promise<string[]> {
  const since = new Date(Date.now() - describedDays * 24 * 60 * 60_000).toISOString();
  const rows = await database
    .selectFrom("guide")
    .select("inputs")
    .where("uid", "=", uid)
    .where("kind", "=", "therapy plan")
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .limit(describedPlans)
    .execute();
  return rows.map(({ inputs }) => therapyPlanRequestSchema.parse(JSON.parse(inputs)).problem_statement);
}
