import type { Context } from "hono";
import { z } from "zod";
import type { TeacherQuestion, TeacherQuestions, TeacherQuestionWish } from "../../contract/studio.ts";
import { text } from "../../contract/text.ts";
import { readBody } from "../http/read-body.ts";
import { type Limit, requireWithinLimit } from "../http/require-within-limit.ts";
import { askTeacher, listOwnQuestions, type TeacherParts } from "./ask-teacher.ts";

const limit: Limit = { count: 10, windowSeconds: 24 * 60 * 60 };
const tooMany = "You have sent your teacher ten questions today. Please go on tomorrow.";
const nothing = "Please choose a guide or an answer, or write something.";

const words = text("text", 2000);
const wishSchema: z.ZodType<TeacherQuestionWish> = z.union(
  [
    z.object({ guideId: z.string().min(1).max(100), text: words.optional() }),
    z.object({ exchangeId: z.string().min(1).max(100), text: words.optional() }),
    z.object({ text: words.refine((value) => value.trim() !== "") }),
  ],
  nothing,
);

export type TeacherEndpointParts = TeacherParts & {
  requireMember(c: Context): Promise<{ uid: string }>;
};

/** What a member sends to the teacher, and what comes back. */
export function createTeacherEndpoints(parts: TeacherEndpointParts) {
  const { database, requireMember } = parts;
  return {
    async ask(c: Context) {
      const { uid } = await requireMember(c);
      const wish = await readBody(c, wishSchema);
      await requireWithinLimit(database, `teacher ${uid}`, limit, tooMany);
      const { question, isNew } = await askTeacher(parts, uid, wish, new Date());
      c.header("Cache-Control", "no-store");
      return c.json<TeacherQuestion>(question, isNew ? 201 : 200);
    },
    async list(c: Context) {
      const { uid } = await requireMember(c);
      c.header("Cache-Control", "no-store");
      return c.json<TeacherQuestions>({ questions: await listOwnQuestions(database, uid) });
    },
  };
}
