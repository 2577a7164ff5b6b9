import { studio } from "#content/studio.ts";
import type { Cancelled } from "../../contract/booking.ts";
import type { BookingTable, DatedClassTable, PassTable } from "../database/tables.ts";
import type { Line } from "../mail/mail-lines.ts";
import { describeMoment, describePlace, formatMoment, linkOf, nameClass } from "./describe-class.ts";

/** A mail about a booking. */
export type ClassMail = { booking: BookingTable; datedClass: DatedClassTable } & (
  | { kind: "booked" | "promoted" | "reminder" | "starting soon"; pass: PassTable | undefined }
  | { kind: "moved"; pass: PassTable | undefined; from: string }
  | { kind: "spot free" | "passed over" }
  | { kind: "cancelled" | "removed" | "pass over" | "paused"; credit: Cancelled["credit"] }
  | { kind: "class cancelled"; credit: Cancelled["credit"]; passUntil: string | null }
);

function when({ startsAt }: DatedClassTable, timeZone: string | null): string {
  return describeMoment(startsAt, timeZone);
}

type Written = { subject: string; lines: Line[] };

/** What a mail about a booking says: the whole of it, so that nobody has to look anything up. */
export function writeClassMail(mail: ClassMail, publicUrl: string, now: Date): Written {
  const { booking, datedClass } = mail;
  const dashboard = { label: "Your classes are on your dashboard:", link: `${publicUrl}/dashboard` };
  const toClass = `${publicUrl}/schedule?class=${datedClass.id}`;
  const title = `${datedClass.classType}, ${formatMoment(datedClass.startsAt)}`;
  const start = when(datedClass, booking.timeZone);
  const name = nameClass(datedClass);
  const facts = (pass: PassTable | undefined) => writeFacts(mail, pass, now);
  switch (mail.kind) {
    case "booked":
      return {
        subject: `Booked: ${title}`,
        lines: [{ text: `You are booked into ${name}.` }, ...facts(mail.pass), dashboard, ...ending()],
      };
    case "promoted":
      return {
        subject: `You have a spot: ${title}`,
        lines: [
          { text: `A spot came free, and it is yours: you are booked into ${name}.` },
          ...facts(mail.pass),
          dashboard,
          ...ending(),
        ],
      };
    case "moved":
      return {
        subject: `Moved: ${title}`,
        lines: [
          {
            text: `${name} was moved from ${describeMoment(mail.from, booking.timeZone)}. You keep your ${booking.status === "waiting" ? "place in line" : "spot"}.`,
          },
          ...facts(mail.pass),
          dashboard,
          ...ending(),
        ],
      };
    case "reminder":
      return {
        subject: `Reminder: ${title}`,
        lines: [
          { text: `We look forward to seeing you at ${name}.` },
          ...facts(mail.pass),
          dashboard,
          ...ending(),
        ],
      };
    case "starting soon": {
      const link = linkOf(booking, datedClass, mail.pass?.priceId);
      return {
        subject: `Starting soon: ${title}`,
        lines: [
          { text: `${name} begins soon: ${start}.` },
          link ? { label: "Your class link:", link } : dashboard,
          ...ending(),
        ],
      };
    }
    case "spot free":
      return {
        subject: `A spot is free: ${title}`,
        lines: [
          { text: `Somebody cancelled ${name} on ${start}. The first to book has the spot.` },
          { label: "Book it here, if you can still come:", link: toClass },
          {
            text: "If you cannot, there is nothing to do: nobody is booked without asking so shortly before.",
          },
          ...ending(),
        ],
      };
    case "passed over":
      return {
        subject: `A spot came free, but you have no pass for it: ${title}`,
        lines: [
          {
            text: `A spot came free in ${name} on ${start}. It would have been yours, but you hold no pass that is good for this class, so the next in line has it.`,
          },
          { label: "You keep your place in line. With a pass, the next spot is yours:", link: toClass },
          ...ending(),
        ],
      };
    case "cancelled":
      return {
        subject: `Cancelled: ${title}`,
        lines: [
          { text: `You cancelled ${name} on ${start}.` },
          ...creditLines(mail.credit),
          { label: "Other classes are on the schedule:", link: `${publicUrl}/schedule` },
          ...ending(),
        ],
      };
    case "removed":
      return {
        subject: `No longer booked: ${title}`,
        lines: [
          {
            text:
              booking.passId === null
                ? `We took you off the waitlist for ${name} on ${start}.`
                : `We cancelled your booking of ${name} on ${start}.`,
          },
          ...creditLines(mail.credit),
          ...ending(),
        ],
      };
    case "pass over":
      return {
        subject: `No longer booked: ${title}`,
        lines: [
          { text: `The pass that you booked ${name} on ${start} with is over, so your booking is too.` },
          { label: "With another pass you can book it again, if there is a spot:", link: toClass },
          ...ending(),
        ],
      };
    case "paused":
      return {
        subject: `No longer booked: ${title}`,
        lines: [
          {
            text: `Your pass is paused, so ${name} on ${start} is no longer booked. Our mail about the pause says the rest; this one takes the class out of your calendar.`,
          },
          ...ending(),
        ],
      };
    case "class cancelled":
      return {
        subject: `The class is cancelled: ${title}`,
        lines: [
          { text: `We are sorry: ${name} on ${start} will not take place.` },
          ...creditLines(mail.credit),
          ...(mail.passUntil
            ? [
                {
                  text: `Your pass would have ended soon. It is now good until ${formatMoment(mail.passUntil)}.`,
                },
              ]
            : []),
          { label: "Other classes are on the schedule:", link: `${publicUrl}/schedule` },
          ...ending(),
        ],
      };
  }
}

/** A pass rests: what that means, and all that was booked with it. */
export function writePauseMail(
  { planName, subscriptionId }: PassTable,
  ended: { booking: BookingTable; datedClass: DatedClassTable; credit: Cancelled["credit"] }[],
  publicUrl: string,
): Written {
  const charged = subscriptionId ? "nothing is charged, and " : "";
  const isReturned = ended.some(({ credit }) => credit === "returned");
  const items = ended
    .toSorted((a, b) => (a.datedClass.startsAt < b.datedClass.startsAt ? -1 : 1))
    .map(({ booking, datedClass }) => `${nameClass(datedClass)}, ${when(datedClass, booking.timeZone)}`);
  return {
    subject: `Your pass is paused: ${planName}`,
    lines: [
      {
        text: `${planName} is paused: ${charged}no class can be booked with it until it goes on. What was left of it is kept.`,
      },
      ...(items.length > 0
        ? [{ label: "So these bookings are cancelled:", items }]
        : [{ text: "You had nothing booked with it." }]),
      ...(isReturned ? [{ text: "The classes are back on your pass." }] : []),
      { label: "Your passes are on your dashboard:", link: `${publicUrl}/dashboard` },
      ...ending(),
    ],
  };
}

/** To somebody who bought a pass for a class that could not be booked. */
export function writeNotBookedMail(
  datedClass: DatedClassTable,
  { reason, isFull }: { reason: string; isFull: boolean },
  publicUrl: string,
): Written {
  return {
    subject: `Not booked: ${datedClass.classType}, ${formatMoment(datedClass.startsAt)}`,
    lines: [
      {
        text: `Your pass is yours, but ${nameClass(datedClass)} on ${when(datedClass, null)} is not booked.`,
      },
      { text: reason },
      ...(isFull
        ? [{ label: "Join the waitlist here:", link: `${publicUrl}/schedule?class=${datedClass.id}` }]
        : []),
      {
        label: "Your pass is good for other classes. They are on the schedule:",
        link: `${publicUrl}/schedule`,
      },
      ...ending(),
    ],
  };
}

function writeFacts({ booking, datedClass }: ClassMail, pass: PassTable | undefined, now: Date): Line[] {
  const link = linkOf(booking, datedClass, pass?.priceId);
  const items = [
    `When: ${when(datedClass, booking.timeZone)}`,
    `How long: ${datedClass.minutes} minutes`,
    `Where: ${describePlace(booking.place ?? datedClass.place)}`,
    ...(pass ? [`With: ${pass.planName}${classesLeft(pass, booking)}`] : []),
    ...(booking.freeUntil ? [`Cancelling: ${describeCancelling(booking, now)}`] : []),
  ];
  return [{ label: "Your class:", items }, ...(link ? [{ label: "Your class link:", link }] : [])];
}

function classesLeft({ classesLeft: left }: PassTable, { usesClass }: BookingTable): string {
  if (!usesClass || left === null) return "";
  return `, ${left === 1 ? "1 class" : `${left} classes`} left`;
}

function describeCancelling({ freeUntil, usesClass, timeZone }: BookingTable, now: Date): string {
  if (!usesClass) return "costs nothing before it begins; please do, so that somebody else can come";
  if (!freeUntil || freeUntil <= now.toISOString())
    return "too late to get the class back; please do all the same, so that somebody else can come";
  return `until ${describeMoment(freeUntil, timeZone)} the class goes back to your pass; after that it stays used`;
}

function creditLines(credit: Cancelled["credit"]): Line[] {
  if (credit === "returned") return [{ text: "The class is back on your pass." }];
  if (credit === "kept") return [{ text: "It was too late to cancel for free, so the class stays used." }];
  return [];
}

function ending(): Line[] {
  return [
    { text: `Questions? Answer this mail, or write to ${studio.email}.` },
    { text: [studio.name, studio.address].filter(Boolean).join(", ") },
  ];
}
