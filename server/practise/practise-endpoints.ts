import type { Context } from "hono";
import { z } from "zod";
import {
  type PlayedSteps,
  type Practised,
  type PractisedAnswer,
  type PractisedRequest,
  practisedSchema,
} from "../../contract/practice.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import { requireWithinLimit } from "../http/require-within-limit.ts";
import { requireChatSteps, requireGuideSteps } from "./find-steps.ts";
import { forgetAll, forgetFelt, listPractised, recordPractised } from "./practised.ts";

const limit = { count: 40, windowSeconds: 60 * 60 };
const tooMany = "That is a lot of practice for an hour. Please try again later.";

export type PractiseEndpointParts = {
  database: Database;
  requireMember(c: Context): Promise<{ uid: string }>;
};

/** What a member practises with, and what they say afterwards. */
export function createPractiseEndpoints({ database, requireMember }: PractiseEndpointParts) {
  const requireOwn = async (c: Context) => {
    const { uid } = await requireMember(c);
    c.header("Cache-Control", "no-store");
    return { uid, id: c.req.param("id") ?? "" };
  };
  return {
    async guideSteps(c: Context) {
      const { uid, id } = await requireOwn(c);
      return c.json<PlayedSteps>(await requireGuideSteps(database, uid, id));
    },
    async chatSteps(c: Context) {
      const { uid, id } = await requireOwn(c);
      return c.json<PlayedSteps>(await requireChatSteps(database, uid, id));
    },
    async record(c: Context) {
      const { uid, id } = await requireOwn(c);
      if (!z.uuid().safeParse(id).success)
        throw new AppError("bad_request", "The id of a practice must be a UUID.");
      const said = await readBody(c, practisedSchema);
      try {
        await requireWithinLimit(database, `practised ${uid}`, limit, tooMany);
        return c.json<PractisedAnswer>(await recordPractised(database, uid, id, said, new Date()));
      } catch (error) {
        const content = await findUrgent(said);
        if (content === undefined) throw error;
        return c.json<PractisedAnswer>({ content, isUrgent: true, isAsking: false });
      }
    },
    async list(c: Context) {
      const { uid } = await requireOwn(c);
      return c.json<Practised>(await listPractised(database, uid, new Date()));
    },
    async forgetFelt(c: Context) {
      const { uid, id } = await requireOwn(c);
      await forgetFelt(database, uid, id);
      return c.body(null, 204);
    },
    async forgetAll(c: Context) {
      const { uid } = await requireOwn(c);
      await forgetAll(database, uid);
      return c.body(null, 204);
    },
  };
}

/** Whoever is over a limit, or meets a database that does not work, is still helped where the words leave no doubt. */
async function findUrgent({ felt, places, words }: PractisedRequest): Promise<string | undefined> {
  if (felt !== "hurt") return undefined;
  const { findAlwaysUrgentHurt } = await import("../../assistant/after-practice.ts");
  return findAlwaysUrgentHurt(places, words, new Date());
}
