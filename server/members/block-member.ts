import type { Database } from "../database/tables.ts";
import { block, blockedMember } from "../http/blocks.ts";

/** Ends every session of a member; answers how many, or undefined if there is no such member. */
export async function signOutEverywhere(database: Database, email: string): Promise<number | undefined> {
  const user = await database
    .selectFrom("user")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!user) return undefined;
  const { numDeletedRows } = await database
    .deleteFrom("session")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Shuts an address out, whether or not it is a member's yet: nobody signs in with it, and who was is not. */
export async function blockMember(database: Database, email: string): Promise<void> {
  await block(database, blockedMember(email));
  await signOutEverywhere(database, email);
}
