import { studio } from "#content/studio.ts";
import type { ContactMessage } from "../../contract/contact.ts";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/outbox.ts";

export type ContactParts = {
  database: Database;
  mailFrom: string;
  mailDomain: string;
};

/**
 * Takes a visitor's message: once this resolves it is in the outbox for good. Recipient and sender are
 * the studio's own; the visitor's address is only where a reply goes. What the trap caught is kept as
 * well, unsent: now and then a real message is among it.
 */
export async function acceptContactMessage(
  { database, mailFrom, mailDomain }: ContactParts,
  { name, email, message, website }: ContactMessage,
): Promise<void> {
  const now = new Date();
  const mail = await composeMail(
    {
      from: { name: `${studio.name} website`, address: mailFrom },
      to: studio.email,
      replyTo: { name, address: email },
      subject: `Message from ${name}`,
      text: `${message}\n\n-- \n${name}\n${email}\nSent through the contact form. Reply to this mail to answer.\n`,
    },
    mailDomain,
    now,
  );
  await transact(database, async (transaction) => {
    await queueMail(transaction, mail, now, { status: website ? "held" : "queued" });
    // The mail loses its text once it was sent; the owner's list keeps it.
    const row = { id: mail.id, at: now.toISOString(), name, email, message, answeredAt: null };
    await transaction
      .insertInto("contactMessage")
      .values({ ...row, isHeld: website ? 1 : 0 })
      .execute();
  });
}
