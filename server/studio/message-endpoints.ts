import type { Context } from "hono";
import type {
  Announced,
  AskedQuestions,
  AudienceSize,
  ContactMessages,
  StuckMails,
} from "../../contract/studio.ts";
import { answerQuestion, listAskedQuestions } from "../chat/ask-teacher.ts";
import { readBody, requireValid } from "../http/read-body.ts";
import { announce, measureAudience } from "./announce.ts";
import { audited } from "./audit.ts";
import {
  announcementSchema,
  answeredSchema,
  audienceQuerySchema,
  emptySchema,
  teacherAnswerSchema,
} from "./bodies.ts";
import type { Desk } from "./desk.ts";
import { listContactMessages, listStuckMails, markAnswered, sendMailAgain } from "./messages.ts";
import { ownerOf } from "./owner-check.ts";

/** What people wrote to the owner, what the owner writes to them, and mail that is stuck. */
export function createMessageEndpoints(desk: Desk) {
  const { database } = desk;
  const idOf = (c: Context) => c.req.param("id") ?? "";
  return {
    list: async (c: Context) => c.json<ContactMessages>(await listContactMessages(database)),
    async markAnswered(c: Context) {
      const { isAnswered } = await readBody(c, answeredSchema);
      await markAnswered(desk, ownerOf(c), { id: idOf(c), isAnswered }, new Date());
      return c.json<ContactMessages>(await listContactMessages(database));
    },
    stuck: async (c: Context) => c.json<StuckMails>(await listStuckMails(database)),
    async sendAgain(c: Context) {
      await readBody(c, emptySchema);
      await sendMailAgain(desk, ownerOf(c), idOf(c), new Date());
      return c.json<StuckMails>(await listStuckMails(database));
    },
    async audience(c: Context) {
      const to = requireValid(c.req.query(), audienceQuerySchema);
      return c.json<AudienceSize>(await measureAudience(database, to, new Date()));
    },
    async announce(c: Context) {
      const announcement = await readBody(c, announcementSchema);
      return c.json<Announced>(await announce(desk, ownerOf(c), announcement, new Date()));
    },
    questions: async (c: Context) =>
      c.json<AskedQuestions>({ questions: await listAskedQuestions(database) }),
    async answer(c: Context) {
      const { text } = await readBody(c, teacherAnswerSchema);
      await audited(desk, ownerOf(c), "question answered", async (inner) => {
        const { email, before } = await answerQuestion(
          inner.database,
          inner.settings,
          { id: idOf(c), text },
          new Date(),
        );
        return {
          subject: email,
          before: { isAnswered: before !== null },
          after: { isAnswered: true },
          result: undefined,
        };
      });
      return c.json<AskedQuestions>({ questions: await listAskedQuestions(database) });
    },
  };
}
