import { ICalAttendeeRole, ICalAttendeeStatus, type ICalCalendar, ICalEventStatus } from "ical-generator";
import { studio } from "#content/studio.ts";
import type { Place } from "../../contract/booking.ts";
import { createStudioCalendar, eventId, inStudioZone, studioLocation } from "../calendar/studio-calendar.ts";
import type { BookingTable, DatedClassTable } from "../database/tables.ts";

export type Invitation = {
  /** The first one invites, later ones of a higher sequence change it, and the last one takes it back. */
  method: "REQUEST" | "CANCEL";
  booking: Pick<BookingTable, "id" | "place">;
  datedClass: InvitedClass;
  publicUrl: string;
  /** The way into an online class. */
  classLink: string | null;
  /** The address of whoever booked. */
  to: string;
  now: Date;
};

export type InvitedClass = Pick<
  DatedClassTable,
  "id" | "classType" | "instructor" | "startsAt" | "minutes" | "place" | "sequence"
>;

/** One booking as an invitation, which calendars put in, move and take out by themselves. */
export function writeInvitation({ method, to, ...invitation }: Invitation): string {
  const calendar = createStudioCalendar({ method, product: "Booking" });
  const isCancelled = method === "CANCEL";
  const event = addBooking(calendar, { ...invitation, isCancelled });
  // Higher than what it takes back, also where the class itself has not changed.
  if (isCancelled) event.sequence(invitation.datedClass.sequence + 1);
  event.organizer({ name: studio.name, email: studio.email });
  event.createAttendee({
    email: to,
    name: to,
    role: ICalAttendeeRole.REQ,
    // They have booked it: nobody has to answer.
    status: isCancelled ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return calendar.toString();
}

type BookedEvent = Omit<Invitation, "method" | "to"> & { isCancelled: boolean };

/** The same event in an invitation and in the member's own feed. */
export function addBooking(
  calendar: ICalCalendar,
  { booking, datedClass, publicUrl, classLink, now, isCancelled }: BookedEvent,
) {
  const { id, classType, instructor, minutes, sequence } = datedClass;
  const start = inStudioZone(datedClass.startsAt);
  const place = placeOf(booking.place, datedClass.place);
  const wayIn = place === "in person" ? null : classLink;
  const page = `${publicUrl}/schedule?class=${id}`;
  const length = `${minutes} minutes at ${studio.name}.`;
  return calendar.createEvent({
    id: eventId(`booking-${booking.id}`, publicUrl),
    sequence,
    stamp: now,
    start,
    end: start.add({ minutes }),
    timezone: studio.timeZone,
    summary: `${isCancelled ? "Cancelled: " : ""}${classType} with ${instructor}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: place === "online" ? { title: wayIn ?? "Online" } : studioLocation(),
    description: wayIn && !isCancelled ? `${length}\nYour class link: ${wayIn}` : `${length}\n${page}`,
    url: (!isCancelled && wayIn) || page,
  });
}

function placeOf(booked: Place | null, ofClass: DatedClassTable["place"]): DatedClassTable["place"] {
  return booked ?? ofClass;
}
