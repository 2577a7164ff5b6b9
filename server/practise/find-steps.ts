import { guideKinds } from "../../contract/guide-kinds.ts";
import type { PlayedSteps } from "../../contract/practice.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findFelt } from "./practised.ts";

/** The steps of a member's guide, as they are right for them today; found and stored for one from before steps were. */
export async function requireGuideSteps(database: Database, uid: string, id: string): Promise<PlayedSteps> {
  const guide = await database
    .selectFrom("guide")
    .select(["kind", "content", "answeredBy", "steps"])
    .where("id", "=", id)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!guide) throw new AppError("not_found", "There is no such guide.");
  const kind = guideKinds.find((each) => each === guide.kind);
  let { steps } = guide;
  if (steps === null && kind && guide.answeredBy !== "triage") {
    const [{ findSteps }, { timeSteps }] = await Promise.all([
      import("../../assistant/find-steps.ts"),
      import("../../assistant/guide-steps.ts"),
    ]);
    steps = JSON.stringify(timeSteps(findSteps(kind, guide.content) ?? []));
    // Looked for once, whatever was found.
    await database.updateTable("guide").set({ steps }).where("id", "=", id).where("uid", "=", uid).execute();
  }
  return playable(database, uid, steps);
}

/** The same of a session in the chat. */
export async function requireChatSteps(database: Database, uid: string, id: string): Promise<PlayedSteps> {
  const exchange = await database
    .selectFrom("chatExchange")
    .select(["answeredBy", "kept"])
    .where("id", "=", id)
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!exchange) throw new AppError("not_found", "There is no such answer.");
  const [{ parseKept }, { timeSteps }] = await Promise.all([
    import("../../assistant/kept.ts"),
    import("../../assistant/guide-steps.ts"),
  ]);
  const kept = exchange.answeredBy === "triage" ? undefined : parseKept(exchange.kept);
  return playable(database, uid, JSON.stringify(timeSteps(kept?.steps ?? [])));
}

async function playable(database: Database, uid: string, steps: string | null): Promise<PlayedSteps> {
  const [{ leaveOut }, { describeSteps, parseGuideSteps }] = await Promise.all([
    import("../../assistant/leave-out.ts"),
    import("../../assistant/guide-steps.ts"),
  ]);
  const right = leaveOut(parseGuideSteps(steps), await findFelt(database, uid));
  return { steps: describeSteps(right.steps), leftOut: right.leftOut };
}
