import type { HeldPass } from "../../assistant/chat/member.ts";
import type { Database } from "../database/tables.ts";
import { isValid } from "../passes/validity.ts";
import { describeValidity } from "./describe-pass.ts";

/** The passes a member can come with now, in words. */
export async function findHeldPasses(database: Database, uid: string, now: Date): Promise<HeldPass[]> {
  const passes = await database
    .selectFrom("pass")
    .selectAll()
    .where("uid", "=", uid)
    .orderBy("validFrom", "desc")
    .execute();
  return passes
    .filter((pass) => isValid(pass, now))
    .map((pass) => ({ name: pass.planName, validity: describeValidity(pass) }));
}
