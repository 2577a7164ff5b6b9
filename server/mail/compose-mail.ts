import { randomUUID } from "node:crypto";

export type Mail = {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** What calendars make of it: an invitation, or its end. */
  icalEvent?: { method: "REQUEST" | "CANCEL"; content: string };
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: string }[];
};

export type ComposedMail = { id: string; sender: string; recipient: string; subject: string; raw: string };

/**
 * Writes a mail once, whole: its id, its date and its encoding are fixed here, so that however often it
 * is sent it is recognisably the same one. Everything beyond ASCII is encoded.
 */
export async function composeMail(mail: Mail, domain: string, now: Date): Promise<ComposedMail> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const id = randomUUID();
  const composer = new MailComposer({
    ...mail,
    messageId: `<${id}@${domain}>`,
    date: now,
    textEncoding: "quoted-printable",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return {
    id,
    sender: mail.from.address,
    recipient: mail.to,
    subject: mail.subject,
    raw: raw.toString("utf8"),
  };
}
