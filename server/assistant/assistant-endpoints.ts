import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { z } from "zod";
import {
  type ChatAnswer,
  type ChatExchange,
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
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../errors.ts";
import { requireWithinLimit } from "../limits/require-within-limit.ts";
import { readJson } from "../read-json.ts";
import type { Answer, Assistant, Preferences } from "./assistant.ts";

const remembered = 6;
const longestHistory = 200;
const tooManySoon = "That is a lot at once. Please wait a moment and ask again.";
const tooManyToday = "You have asked a lot today. Please come back tomorrow.";
const tooManyAll = "The assistant has had a busy day. Please come back tomorrow.";

export const noPreferences: Preferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };

export type AssistantEndpointParts = {
  database: Database;
  limits: Config["assistantLimits"];
  requireMember(c: Context): Promise<{ uid: string }>;
  findPreferences(uid: string): Promise<Preferences>;
  /** Opened with the first question: its knowledge is not in memory before. */
  openAssistant(): Promise<Assistant>;
};

/** The four specified questions, and what a member may do with what came of them. */
export function createAssistantEndpoints({
  database,
  limits,
  requireMember,
  findPreferences,
  openAssistant,
}: AssistantEndpointParts) {
  const admit = async (c: Context): Promise<string> => {
    const { uid } = await requireMember(c);
    const day = 24 * 60 * 60;
    const { memberMinute, memberDay, allDay } = limits;
    await requireWithinLimit(database, `ask ${uid}`, { count: memberMinute, windowSeconds: 60 }, tooManySoon);
    await requireWithinLimit(database, `day ${uid}`, { count: memberDay, windowSeconds: day }, tooManyToday);
    await requireWithinLimit(database, "day of all", { count: allDay, windowSeconds: day }, tooManyAll);
    return uid;
  };
  const keepGuide = async (uid: string, kind: GuideKind, inputs: Record<string, string>, answer: Answer) => {
    const createdAt = new Date().toISOString();
    const row = { id: randomUUID(), uid, kind, inputs: JSON.stringify(inputs), ...answer, createdAt };
    await database.insertInto("guide").values(row).execute();
  };

  return {
    async chat(c: Context) {
      const uid = await admit(c);
      const { question } = await readRequest(c, chatRequestSchema);
      const earlier = await database
        .selectFrom("chatExchange")
        .select("question")
        .where("uid", "=", uid)
        .orderBy("createdAt", "desc")
        .limit(remembered)
        .execute();
      const preferences = await findPreferences(uid);
      const now = new Date();
      const before = earlier.map((each) => each.question).reverse();
      const assistant = await openAssistant();
      const answer = assistant.chat(question, { preferences, earlier: before, now });
      const { content: response, answeredBy } = answer;
      const id = randomUUID();
      const createdAt = now.toISOString();
      await database
        .insertInto("chatExchange")
        .values({ id, uid, question, response, answeredBy, createdAt })
        .execute();
      return send(c, response, () => c.json<ChatAnswer>({ response }));
    },
    async therapyPlan(c: Context) {
      const uid = await admit(c);
      const { problem_statement } = await readRequest(c, therapyPlanRequestSchema);
      const preferences = await findPreferences(uid);
      const assistant = await openAssistant();
      const answer = assistant.writeTherapyPlan(problem_statement, preferences, new Date());
      await keepGuide(uid, "therapy plan", { problem_statement }, answer);
      const { content } = answer;
      return send(c, content, () => c.json<TherapyPlanAnswer>({ therapyPlan: { content } }));
    },
    async routine(c: Context) {
      const uid = await admit(c);
      const inputs = await readRequest(c, routineRequestSchema);
      const { fitnessLevel, yogaGoal } = inputs;
      const answer = (await openAssistant()).writeRoutine(fitnessLevel, yogaGoal, new Date());
      await keepGuide(uid, "routine", inputs, answer);
      const { content } = answer;
      return send(c, content, () => c.json<RoutineAnswer>({ routine: { content } }));
    },
    async dietPlan(c: Context) {
      const uid = await admit(c);
      const inputs = await readRequest(c, dietPlanRequestSchema);
      const answer = (await openAssistant()).writeDietPlan(inputs.dietType, new Date());
      await keepGuide(uid, "diet plan", inputs, answer);
      const { content } = answer;
      return send(c, content, () => c.json<DietPlanAnswer>({ dietPlan: { content } }));
    },

    /** The latest exchanges, the oldest of them first. */
    async listExchanges(c: Context) {
      const { uid } = await requireMember(c);
      const rows = await database
        .selectFrom("chatExchange")
        .select(["id", "question", "response", "createdAt"])
        .where("uid", "=", uid)
        .orderBy("createdAt", "desc")
        .limit(longestHistory)
        .execute();
      c.header("Cache-Control", "no-store");
      return c.json<ChatExchange[]>(rows.reverse());
    },
    async deleteExchanges(c: Context) {
      const { uid } = await requireMember(c);
      await database.deleteFrom("chatExchange").where("uid", "=", uid).execute();
      return c.body(null, 204);
    },
    async listGuides(c: Context) {
      const { uid } = await requireMember(c);
      const rows = await database
        .selectFrom("guide")
        .select(["id", "kind", "inputs", "content", "createdAt"])
        .where("uid", "=", uid)
        .orderBy("createdAt", "desc")
        .limit(longestHistory)
        .execute();
      c.header("Cache-Control", "no-store");
      // We wrote the kind and the inputs ourselves.
      return c.json(rows.map((row) => ({ ...row, inputs: JSON.parse(row.inputs) }) as Guide));
    },
    /** The same answer for another's guide as for none. */
    async deleteGuide(c: Context) {
      const { uid } = await requireMember(c);
      const { numDeletedRows } = await database
        .deleteFrom("guide")
        .where("id", "=", c.req.param("id") ?? "")
        .where("uid", "=", uid)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new AppError("not_found", "There is no such guide.");
      return c.body(null, 204);
    },
  };
}

async function readRequest<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(await readJson(c));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".");
  throw new AppError(
    "bad_request",
    field ? `${field} ${issue?.message}.` : "The request must be a JSON object.",
  );
}

/** Whole as JSON, or block by block as server-sent events. */
function send(c: Context, content: string, asJson: () => Response): Response | Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (!c.req.header("accept")?.includes("text/event-stream")) return asJson();
  return streamSSE(c, async (stream) => {
    for (const block of content.split(/(?<=\n\n)/)) {
      await stream.writeSSE({ event: "delta", data: JSON.stringify({ text: block }) });
    }
    await stream.writeSSE({ event: "done", data: "{}" });
  });
}
