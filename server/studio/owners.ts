import { createHash, randomBytes } from "node:crypto";
import { studio } from "#content/studio.ts";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { queueMail } from "../mail/outbox.ts";
import { composeStudioMail, type StudioMail } from "../mail/studio-mail.ts";
import { type Actor, audited, writeLine } from "./audit.ts";
import type { Desk } from "./desk.ts";

const linkDays = 7;
const dayMs = 24 * 60 * 60_000;

/** Mails a link that makes the member with this address an owner, once. */
export async function inviteOwner(desk: Desk, actor: Actor, given: string, now: Date): Promise<void> {
  const email = given.toLowerCase();
  const token = randomBytes(32).toString("base64url");
  const mail = await composeStudioMail(
    desk.settings,
    writeOwnerMail(desk.settings.publicUrl, email, token),
    now,
  );
  await audited(desk, actor, "owner invited", async ({ database }) => {
    const expiresAt = new Date(now.getTime() + linkDays * dayMs).toISOString();
    await database
      .insertInto("ownerInvitation")
      .values({ hash: hashOf(token), email, expiresAt })
      .execute();
    await queueMail(database, mail, now);
    return { subject: email, result: undefined };
  });
}

/** Makes a member an owner by a link that was sent to their confirmed address; answers whether it did. */
export async function joinAsOwner(
  database: Database,
  member: { uid: string; email: string; isVerified: boolean },
  token: string,
  now: Date,
): Promise<boolean> {
  if (!member.isVerified) return false;
  return transact(database, async (transaction) => {
    // Deleted by the one who uses it: of two at once, one does.
    const { numDeletedRows } = await transaction
      .deleteFrom("ownerInvitation")
      .where("hash", "=", hashOf(token))
      .where("email", "=", member.email.toLowerCase())
      .where("expiresAt", ">", now.toISOString())
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await transaction
      .insertInto("owner")
      .values({ uid: member.uid, since: now.toISOString() })
      .onConflict((conflict) => conflict.column("uid").doNothing())
      .execute();
    await writeLine(transaction, { uid: member.uid, act: "owner joined", subject: member.email }, now);
    return true;
  });
}

export function listOwners(database: Database): Promise<{ email: string; name: string; since: string }[]> {
  return database
    .selectFrom("owner")
    .innerJoin("user", "user.id", "owner.uid")
    .select(["user.email", "user.name", "owner.since"])
    .orderBy("owner.since")
    .execute();
}

/** Invitations to the same address are void with it. */
export async function removeOwner(desk: Desk, actor: Actor, given: string): Promise<void> {
  const email = given.toLowerCase();
  await audited(desk, actor, "owner removed", async ({ database }) => {
    const user = database.selectFrom("user").select("id").where("email", "=", email);
    const owner = await database.deleteFrom("owner").where("uid", "in", user).executeTakeFirstOrThrow();
    const invitation = await database
      .deleteFrom("ownerInvitation")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    if (owner.numDeletedRows + invitation.numDeletedRows === 0n) {
      throw new AppError("not_found", `${email} is no owner, and was not invited to be one.`);
    }
    return { subject: email, result: undefined };
  });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

// The link leads to a page with a button: a mail scanner that opens it uses nothing up.
function writeOwnerMail(publicUrl: string, email: string, token: string): StudioMail {
  return {
    to: email,
    subject: `Look after ${studio.name}`,
    text: `Hello,

this link makes you the owner at ${studio.name}: you then see classes, people, money
and messages on your phone. It works once, within ${linkDays} days, for the member with this address:

${publicUrl}/studio/join?token=${token}

If you have no account yet, create one with this address and confirm it first.
If you do not know what this is about, do nothing.

-- 
${studio.name}
${studio.email}
`,
  };
}
