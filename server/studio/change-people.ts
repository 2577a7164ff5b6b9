import { randomBytes } from "node:crypto";
import { endedAt } from "../classes/cancel-booking.ts";
import { changeBooking, lockClass } from "../classes/class-parts.ts";
import { endMemberBookings } from "../classes/end-member-bookings.ts";
import type { Database } from "../database/tables.ts";
import { blockedMember, isBlocked, unblock } from "../http/blocks.ts";
import { AppError } from "../http/errors.ts";
import { type Limit, requireWithinLimit } from "../http/require-within-limit.ts";
import { queueMail } from "../mail/outbox.ts";
import { composeStudioMail } from "../mail/studio-mail.ts";
import { writeInvitationMail } from "../members/account-mails.ts";
import { hashPassword, insertMember } from "../members/add-member.ts";
import { blockMember, signOutEverywhere } from "../members/block-member.ts";
import { removeMember } from "../members/member-data.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";
import { keepGuest } from "./find-people.ts";

const onceADay: Limit = { count: 1, windowSeconds: 24 * 60 * 60 };

/** Creates an account; answers its uid and the password to hand over, which is kept nowhere. */
export async function addPerson(
  desk: Desk,
  actor: Actor,
  { name, email }: { name: string; email: string },
): Promise<{ uid: string; password: string }> {
  await requireNoMember(desk.database, email);
  const password = randomBytes(9).toString("base64url");
  const hash = await hashPassword(desk.openAuth(desk.database), password);
  const uid = await audited(desk, actor, "member added", async ({ database, openAuth }) => {
    const added = await insertMember(openAuth(database), { name: name || "Anonymous", email, hash });
    return { subject: email.toLowerCase(), after: { uid: added, name }, result: added };
  });
  return { uid, password };
}

/** Mails an invitation to register; answers whether it did: not twice on one day. */
export async function invitePerson(desk: Desk, actor: Actor, given: string, now: Date): Promise<boolean> {
  const email = given.toLowerCase();
  await requireNoMember(desk.database, email);
  try {
    await requireWithinLimit(desk.database, `invitation ${email}`, onceADay, "They were invited today.", now);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  const { settings } = desk;
  const mail = await composeStudioMail(settings, writeInvitationMail(settings.publicUrl, email), now);
  await audited(desk, actor, "member invited", async ({ database }) => {
    await keepGuest(database, { email, name: "" }, now);
    await database
      .updateTable("guest")
      .set({ invitedAt: now.toISOString() })
      .where("email", "=", email)
      .execute();
    await queueMail(database, mail, now);
    return { subject: email, result: undefined };
  });
  return true;
}

/** Mails a link to choose a new password. */
export async function resetPassword(desk: Desk, actor: Actor, email: string): Promise<void> {
  await requireMember(desk.database, email);
  await audited(desk, actor, "password reset mailed", async ({ database, openAuth }) => {
    await openAuth(database).api.requestPasswordReset({ body: { email } });
    return { subject: email.toLowerCase(), result: undefined };
  });
}

/** Ends every session; answers how many there were. */
export function signOutPerson(desk: Desk, actor: Actor, email: string): Promise<number> {
  return audited(desk, actor, "member signed out", async ({ database }) => {
    const count = await signOutEverywhere(database, email);
    if (count === undefined) throw noMember(email);
    return { subject: email.toLowerCase(), after: { ended: count }, result: count };
  });
}

/** Shuts an address out. Whoever is in line for a class is so no longer: nobody books for them. */
export async function blockPerson(desk: Desk, actor: Actor, given: string, now: Date): Promise<void> {
  const email = given.toLowerCase();
  await requireNotSelf(desk.database, actor, email);
  await audited(desk, actor, "member blocked", async ({ database }) => {
    const before = await isBlocked(database, blockedMember(email));
    await blockMember(database, email);
    const waiting = await database
      .selectFrom("booking")
      .select(["id", "classId"])
      .where("email", "=", email)
      .where("status", "=", "waiting")
      .orderBy("classId")
      .execute();
    for (const { id, classId } of waiting) {
      await lockClass(database, classId);
      await changeBooking(database, id, { ...endedAt(now), endedBy: "studio" });
    }
    return {
      subject: email,
      before: { isBlocked: before },
      after: { isBlocked: true, leftLines: waiting.length },
      result: undefined,
    };
  });
}

export async function unblockPerson(desk: Desk, actor: Actor, email: string): Promise<void> {
  await audited(desk, actor, "member unblocked", async ({ database }) => {
    if (!(await unblock(database, blockedMember(email)))) {
      throw new AppError("conflict", `${email} was not blocked.`);
    }
    return { subject: email.toLowerCase(), result: undefined };
  });
}

/** Deletes an account and everything in it, or what is known of somebody without one. Their passes stay. */
export async function removePerson(desk: Desk, actor: Actor, given: string, now: Date): Promise<void> {
  const email = given.toLowerCase();
  await requireNotSelf(desk.database, actor, email);
  await audited(desk, actor, "member removed", async ({ database, settings }) => {
    const wasMember = await removeMember(database, email, (transaction, member) =>
      endMemberBookings(transaction, settings, member, now),
    );
    const { numDeletedRows } = await database
      .deleteFrom("guest")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await database.deleteFrom("ownerNote").where("email", "=", email).execute();
    if (!wasMember && numDeletedRows === 0n) throw noMember(email);
    return { subject: email, result: undefined };
  });
}

/** What the owner wants to remember about somebody. */
export async function writeNotes(
  desk: Desk,
  actor: Actor,
  { email, notes }: { email: string; notes: string },
  now: Date,
): Promise<void> {
  await audited(desk, actor, "notes changed", async ({ database }) => {
    const before = await database
      .selectFrom("ownerNote")
      .select("notes")
      .where("email", "=", email)
      .executeTakeFirst();
    if (notes.trim() === "") await database.deleteFrom("ownerNote").where("email", "=", email).execute();
    else {
      const row = { notes, changedAt: now.toISOString() };
      await database
        .insertInto("ownerNote")
        .values({ email, ...row })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
        .execute();
    }
    // That they changed, not what they say: whoever asks for them to be deleted means it.
    const lengthOf = (text = "") => ({ characters: text.length });
    return { subject: email, before: lengthOf(before?.notes), after: lengthOf(notes), result: undefined };
  });
}

async function requireNoMember(database: Database, email: string): Promise<void> {
  if (await findMember(database, email)) throw new AppError("conflict", `${email} is a member already.`);
}

async function requireMember(database: Database, email: string): Promise<void> {
  if (!(await findMember(database, email))) throw noMember(email);
}

async function requireNotSelf(database: Database, { uid }: Actor, email: string): Promise<void> {
  const member = uid && (await findMember(database, email));
  if (member && member.id === uid) throw new AppError("conflict", "This is your own account.");
}

function findMember(database: Database, email: string) {
  return database.selectFrom("user").select("id").where("email", "=", email.toLowerCase()).executeTakeFirst();
}

function noMember(email: string): AppError {
  return new AppError("not_found", `There is no member with the address ${email}.`);
}
