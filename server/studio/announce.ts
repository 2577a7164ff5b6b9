import { studio } from "#content/studio.ts";
import { findPlan } from "../../content/find-plan.ts";
import type { Announced, Announcement, Audience, AudienceSize } from "../../contract/studio.ts";
import { findClass, findCurrent, noSuchClass } from "../classes/class-parts.ts";
import type { Database } from "../database/tables.ts";
import { blockedMember } from "../http/blocks.ts";
import { AppError } from "../http/errors.ts";
import type { ComposedMail } from "../mail/compose-mail.ts";
import { queueMails } from "../mail/outbox.ts";
import { composeStudioMail, type StudioMail } from "../mail/studio-mail.ts";
import { unsubscribeAddress, unsubscribeHeaders } from "../mail/unsubscribe.ts";
import { isValid } from "../passes/validity.ts";
import { addressOf } from "./addresses.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";

type Recipients = { emails: string[]; unsubscribed: number; isAboutBooking: boolean };

/** Who would get a message. */
export async function measureAudience(database: Database, to: Audience, now: Date): Promise<AudienceSize> {
  const { emails, unsubscribed } = await findRecipients(database, to, now);
  return { people: emails.length, unsubscribed };
}

/**
 * Writes to everybody booked in a class, or holding a pass: a mail to each, once by its id. What is not about a
 * booking can be ended by one click, and does not go to whoever has done so.
 */
export async function announce(
  desk: Desk,
  actor: Actor,
  { id, to, subject, text }: Announcement,
  now: Date,
): Promise<Announced> {
  const { settings, secret } = desk;
  const { emails, isAboutBooking } = await findRecipients(desk.database, to, now);
  if (emails.length === 0) throw new AppError("conflict", "There is nobody to write to.");
  const mails: ComposedMail[] = [];
  for (const email of emails) {
    const address = isAboutBooking ? undefined : unsubscribeAddress(settings.publicUrl, secret, email);
    mails.push(await composeStudioMail(settings, writeMail(email, { subject, text }, address), now));
  }
  return audited(desk, actor, "message sent", async ({ database }) => {
    const people = mails.length;
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto("announcement")
      .values({ id, at: now.toISOString(), subject, people })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return { subject, isNothing: true, result: { people } };
    await queueMails(database, mails, now);
    return { subject, after: { to, people }, result: { people } };
  });
}

function writeMail(
  to: string,
  { subject, text }: Pick<Announcement, "subject" | "text">,
  unsubscribe: string | undefined,
): StudioMail {
  const ending = unsubscribe ? `\nNo more messages like this: ${unsubscribe}\n` : "";
  const from = [studio.name, studio.address].filter(Boolean).join(", ");
  return {
    to,
    subject,
    text: `${text.trimEnd()}\n\n-- \n${from}\n${ending}`,
    ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
  };
}

async function findRecipients(database: Database, to: Audience, now: Date): Promise<Recipients> {
  if ("classId" in to) {
    if (!(await findClass(database, to.classId))) throw new AppError("not_found", noSuchClass);
    const booked = await findCurrent(database, to.classId, "booked");
    const emails = booked.flatMap(({ email }) => addressOf(email) ?? []);
    return { emails: [...new Set(emails)], unsubscribed: 0, isAboutBooking: true };
  }
  const plan = to.holders === "all" ? undefined : findPlan(to.holders);
  if (to.holders !== "all" && !plan) throw new AppError("bad_request", "There is no such plan.");
  const held = await database
    .selectFrom("pass")
    .leftJoin("user", "user.id", "pass.uid")
    .selectAll("pass")
    .select("user.email as memberEmail")
    .where("pass.endedAt", "is", null)
    .execute();
  const holders = new Set(
    held
      .filter((pass) => isValid(pass, now) && (!plan || findPlan(pass.priceId) === plan))
      .flatMap(({ memberEmail, email }) => addressOf(memberEmail ?? email) ?? []),
  );
  const wantNone = new Set(
    (await database.selectFrom("unsubscription").select("email").execute()).map(({ email }) => email),
  );
  const blocks = await database
    .selectFrom("block")
    .select("what")
    .where("what", "like", "member %")
    .execute();
  const blocked = new Set(blocks.map(({ what }) => what));
  const reachable = [...holders].filter((email) => !blocked.has(blockedMember(email)));
  const emails = reachable.filter((email) => !wantNone.has(email)).toSorted();
  return { emails, unsubscribed: reachable.length - emails.length, isAboutBooking: false };
}
