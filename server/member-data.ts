import type { Context } from "hono";
import { z } from "zod";
import type { AttemptCounter } from "./auth/attempts.ts";
import type { Auth } from "./auth/create-auth.ts";
import type { MemberCheck } from "./auth/require-member.ts";
import type { Database } from "./database/tables.ts";
import { AppError } from "./errors.ts";
import { findProfile } from "./profiles/profiles.ts";
import { readJson } from "./read-json.ts";

export type MemberDataParts = {
  database: Database;
  auth: Auth;
  attempts: AttemptCounter;
  members: MemberCheck;
};

const deletionSchema = z.object({ password: z.string().max(200) });

/** What a member may ask of the studio by right: everything it holds about them, and its end. */
export function createMemberDataEndpoints({ database, auth, attempts, members }: MemberDataParts) {
  return {
    async download(c: Context) {
      const { uid } = await members.require(c);
      c.header("Content-Disposition", 'attachment; filename="my-data.json"');
      c.header("Cache-Control", "no-store");
      return c.body(`${JSON.stringify(await collectMemberData(database, uid), null, 2)}\n`, 200, {
        "Content-Type": "application/json",
      });
    },
    async remove(c: Context) {
      const { uid, email } = await members.require(c);
      const { data } = deletionSchema.safeParse(await readJson(c));
      if (!data) throw new AppError("bad_request", "Please enter your password.");
      await attempts.count(c, email);
      const { headers } = c.req.raw;
      await auth.api.verifyPassword({ body: data, headers }).catch((cause) => {
        throw new AppError("bad_request", "This is not your password.", { cause });
      });
      // First, while the session is there: the answer takes the browser's cookies away.
      const answer = await auth.api.signOut({ headers, asResponse: true });
      await deleteMember(database, uid);
      return answer;
    },
  };
}

/** Everything we hold about a member, each thing under its own name. */
async function collectMemberData(database: Database, uid: string) {
  const account = await database
    .selectFrom("user")
    .select(["email", "emailVerified", "createdAt"])
    .where("id", "=", uid)
    .executeTakeFirstOrThrow();
  const signInMethods = await database
    .selectFrom("account")
    .select(["providerId", "createdAt"])
    .where("userId", "=", uid)
    .execute();
  const sessions = await database
    .selectFrom("session")
    .select(["createdAt", "expiresAt"])
    .where("userId", "=", uid)
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .select(["subject", "status", "createdAt", "sentAt"])
    .where("recipient", "=", account.email)
    .orderBy("createdAt")
    .execute();
  return {
    account: { ...account, emailVerified: account.emailVerified === 1 },
    signInMethods,
    sessions,
    profile: (await findProfile(database, uid)) ?? null,
    mails,
  };
}

/** Really deletes a member: account, sessions and document, in one step. Mail that was sent stays. */
export async function deleteMember(database: Database, uid: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("profile").where("uid", "=", uid).execute();
    await transaction.deleteFrom("session").where("userId", "=", uid).execute();
    await transaction.deleteFrom("account").where("userId", "=", uid).execute();
    await transaction.deleteFrom("verification").where("value", "=", uid).execute();
    await transaction.deleteFrom("user").where("id", "=", uid).execute();
  });
}
