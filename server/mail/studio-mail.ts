import { studio } from "#content/studio.ts";
import type { Database } from "../database/tables.ts";
import { type ComposedMail, composeMail } from "./compose-mail.ts";
import { queueMail } from "./outbox.ts";

/** A mail from the studio to one person. */
export type StudioMail = { to: string; subject: string; text: string; headers?: Record<string, string> };

export type MailSettings = { mailFrom: string; mailDomain: string };

/** Promises a mail from the studio: once this resolves it is in the outbox for good. */
export async function queueStudioMail(
  database: Database,
  settings: MailSettings,
  mail: StudioMail,
): Promise<void> {
  const now = new Date();
  await queueMail(database, await composeStudioMail(settings, mail, now), now);
}

/** Writes it without promising it yet, for whoever does so in a transaction. */
export function composeStudioMail(
  { mailFrom, mailDomain }: MailSettings,
  mail: StudioMail,
  now: Date,
): Promise<ComposedMail> {
  const from = { name: studio.name, address: mailFrom };
  const replyTo = { name: studio.name, address: studio.email };
  return composeMail({ from, replyTo, ...mail }, mailDomain, now);
}
