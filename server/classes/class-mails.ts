import { studio } from "#content/studio.ts";
import type { Database, DatedClassTable, PassTable } from "../database/tables.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { asHtml, asText } from "../mail/mail-lines.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Removed } from "./cancel-booking.ts";
import { type ClassMailSettings, changeBooking } from "./class-parts.ts";
import { linkOf } from "./describe-class.ts";
import { writeInvitation } from "./invitation.ts";
import { type ClassMail, writeClassMail, writeNotBookedMail, writePauseMail } from "./write-class-mail.ts";

/** Promises a mail about a booking, after the one before it: nobody hears of an end before the beginning. */
export async function queueClassMail(
  transaction: Database,
  settings: ClassMailSettings,
  mail: ClassMail,
  now: Date,
): Promise<void> {
  const { booking } = mail;
  // Somebody at the door who gave no address.
  if (!booking.email.includes("@")) return;
  const { subject, lines } = writeClassMail(mail, settings.publicUrl, now);
  const composed = await composeMail(
    {
      ...addressed(settings, booking.email),
      subject,
      text: asText(lines),
      html: asHtml(lines),
      ...invitationOf(mail, settings.publicUrl, now),
    },
    settings.mailDomain,
    now,
  );
  await queueMail(transaction, composed, now, { afterId: booking.lastMailId });
  await changeBooking(transaction, booking.id, { lastMailId: composed.id });
}

export type Pause = { to: string; pass: PassTable; ended: Removed[] };

/**
 * One mail about a pause, which names all that it ended. A calendar takes one end from a mail and no more, so that
 * of further bookings each has a short mail of its own, unless no calendar ever heard of it.
 */
export async function queuePauseMails(
  transaction: Database,
  settings: ClassMailSettings,
  { to, pass, ended }: Pause,
  now: Date,
): Promise<void> {
  if (!to.includes("@")) return;
  const [first, ...others] = ended.filter(({ booking }) => booking.lastMailId !== null);
  const { subject, lines } = writePauseMail(pass, ended, settings.publicUrl);
  const composed = await composeMail(
    {
      ...addressed(settings, to),
      subject,
      text: asText(lines),
      html: asHtml(lines),
      ...(first && invitationOf({ kind: "paused", ...first }, settings.publicUrl, now)),
    },
    settings.mailDomain,
    now,
  );
  await queueMail(transaction, composed, now, { afterId: first?.booking.lastMailId ?? null });
  if (first) await changeBooking(transaction, first.booking.id, { lastMailId: composed.id });
  for (const other of others) await queueClassMail(transaction, settings, { kind: "paused", ...other }, now);
}

/** To somebody who bought a pass for a class that could not be booked. */
export async function queueNotBookedMail(
  transaction: Database,
  settings: ClassMailSettings,
  { to, datedClass, ...why }: { to: string; datedClass: DatedClassTable; reason: string; isFull: boolean },
  now: Date,
): Promise<void> {
  const { subject, lines } = writeNotBookedMail(datedClass, why, settings.publicUrl);
  const mail = { ...addressed(settings, to), subject, text: asText(lines), html: asHtml(lines) };
  await queueMail(transaction, await composeMail(mail, settings.mailDomain, now), now);
}

function addressed({ mailFrom }: ClassMailSettings, to: string) {
  return {
    from: { name: studio.name, address: mailFrom },
    to,
    replyTo: { name: studio.name, address: studio.email },
  };
}

/** Calendars hear of what is booked, moved or over; of a place in line they never heard. */
function invitationOf(mail: ClassMail, publicUrl: string, now: Date) {
  const { booking, datedClass, kind } = mail;
  const isInvited = kind === "booked" || kind === "promoted" || kind === "moved";
  const isOver = "credit" in mail;
  if ((!isInvited && !isOver) || booking.passId === null) return {};
  const method = isInvited ? "REQUEST" : "CANCEL";
  const classLink = isInvited ? linkOf(booking, datedClass, mail.pass?.priceId) : null;
  const content = writeInvitation({
    method,
    booking,
    datedClass,
    publicUrl,
    classLink,
    to: booking.email,
    now,
  });
  return { icalEvent: { method, content } as const };
}
