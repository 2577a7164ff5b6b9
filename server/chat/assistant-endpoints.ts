import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { Answer, Asked, Assistant, EarlierExchange, Preferences } from "../../assistant/assistant.ts";
import type { HeldPass } from "../../assistant/chat/member.ts";
import { suggestFirst } from "../../assistant/chat/suggest-first.ts";
import {
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
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import { requireWithinLimits } from "../http/require-within-limit.ts";
import type { Log } from "../process/log.ts";
import type { WorkInHand } from "../process/work-in-hand.ts";
import { keep } from "./keep.ts";
import { respond } from "./respond.ts";

const remembered = 6;
const describedPlans = 3;
const describedDays = 90;
const longestHistory = 200;
/** How long a question of ours waits for its answer. */
const askedMinutes = 60;
const tooManySoon = "That is a lot at once. Please wait a moment and ask again.";
const tooManyToday = "You have asked a lot today. Please come back tomorrow.";
const tooManyAll = "The assistant has had a busy day. Please come back tomorrow.";

export const noPreferences: Preferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };

export type AssistantEndpointParts = {
  database: Database;
  log: Log;
  limits: Config["assistantLimits"];
  requireMember(c: Context): Promise<{ uid: string }>;
  findPreferences(uid: string): Promise<Preferences>;
  findPasses(uid: string): Promise<HeldPass[]>;
  /** Opened with the first question: its knowledge is not in memory before. */
  openAssistant(): Promise<Assistant>;
  answering: WorkInHand;
};

/** The four specified questions, and what a member may do with what came of them. */
export function createAssistantEndpoints(parts: AssistantEndpointParts) {
  const { database, limits, requireMember, findPreferences, findPasses } = parts;
  /** Whoever may ask again; what is urgent is not counted, for it is answered in any case. */
  const admit = async (uid: string, asked: Asked): Promise<void> => {
    if ((await parts.openAssistant()).isUrgent(asked)) return;
    const day = 24 * 60 * 60;
    const { memberMinute, memberDay, allDay } = limits;
    await requireWithinLimits(database, [
      { key: `ask ${uid}`, limit: { count: memberMinute, windowSeconds: 60 }, sentence: tooManySoon },
      { key: `day ${uid}`, limit: { count: memberDay, windowSeconds: day }, sentence: tooManyToday },
      { key: "day of all", limit: { count: allDay, windowSeconds: day }, sentence: tooManyAll },
    ]);
  };
  const knownOf = async (uid: string) => ({
    preferences: await findPreferences(uid),
    described: await findDescribed(database, uid),
    now: new Date(),
    member: uid,
  });
  const keepGuide = (uid: string, kind: GuideKind, inputs: Record<string, string>) => (answer: Answer) => {
    const kept = { id: randomUUID(), createdAt: new Date().toISOString(), answeredBy: answer.answeredBy };
    const row = { ...kept, uid, kind, inputs: JSON.stringify(inputs), content: answer.content };
    return keep(database, uid, () => database.insertInto("guide").values(row).execute(), kept);
  };

  return {
    async chat(c: Context) {
      const { uid } = await requireMember(c);
      const { question } = await readBody(c, chatRequestSchema);
      const earlier = await findEarlier(database, uid);
      const passes = await findPasses(uid);
      const asked: Asked = { kind: "chat", question, earlier, passes, ...(await knownOf(uid)) };
      const keepExchange = ({ content, answeredBy, kept: understood, suggestions = [] }: Answer) => {
        const kept = { id: randomUUID(), createdAt: asked.now.toISOString(), answeredBy };
        const row = { ...kept, uid, question, response: content, kept: understood ?? null };
        const done = { ...kept, suggestions };
        return keep(database, uid, () => database.insertInto("chatExchange").values(row).execute(), done);
      };
      await admit(uid, asked);
      return respond(c, parts, asked, keepExchange, (response): ChatAnswer => ({ response }));
    },
    async therapyPlan(c: Context) {
      const { uid } = await requireMember(c);
      const inputs = await readBody(c, therapyPlanRequestSchema);
      const asked: Asked = {
        kind: "therapy plan",
        problem: inputs.problem_statement,
        ...(await knownOf(uid)),
        // A new description takes the place of the last ones.
        described: [],
        before: await findAskedBefore(database, uid, "therapy plan"),
      };
      const keepPlan = keepGuide(uid, "therapy plan", inputs);
      await admit(uid, asked);
      return respond(
        c,
        parts,
        asked,
        keepPlan,
        (content): TherapyPlanAnswer => ({ therapyPlan: { content } }),
      );
    },
    async routine(c: Context) {
      const { uid } = await requireMember(c);
      const inputs = await readBody(c, routineRequestSchema);
      const before = await findAskedBefore(database, uid, "routine");
      const asked: Asked = { kind: "routine", ...inputs, ...(await knownOf(uid)), before };
      const keepRoutine = keepGuide(uid, "routine", inputs);
      await admit(uid, asked);
      return respond(c, parts, asked, keepRoutine, (content): RoutineAnswer => ({ routine: { content } }));
    },
    async dietPlan(c: Context) {
      const { uid } = await requireMember(c);
      const inputs = await readBody(c, dietPlanRequestSchema);
      const before = await findAskedBefore(database, uid, "diet plan");
      const asked: Asked = { kind: "diet plan", ...inputs, ...(await knownOf(uid)), before };
      const keepPlan = keepGuide(uid, "diet plan", inputs);
      await admit(uid, asked);
      return respond(c, parts, asked, keepPlan, (content): DietPlanAnswer => ({ dietPlan: { content } }));
    },

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
      // Only the latest answer is gone on from.
      const exchanges = rows.map(({ kept, ...row }, index) => ({
        ...row,
        suggestions: index === 0 ? suggestionsIn(kept) : [],
      }));
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
      await database.deleteFrom("chatExchange").where("uid", "=", uid).execute();
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

const keptSuggestions = z.object({ suggestions: z.array(z.string()) });

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
async function findDescribed(database: Database, uid: string): Promise<string[]> {
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
