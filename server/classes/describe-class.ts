import { studio } from "#content/studio.ts";
import { formatTime } from "../../clock/schedule-entry.ts";
import { findClassLink } from "../../content/find-class-link.ts";
import type { ClassPlace } from "../../contract/booking.ts";
import type { BookingTable, DatedClassTable } from "../database/tables.ts";

/** `Monday, November 16, 6:00 PM`, as clocks in a time zone show it. */
export function formatMoment(at: string, timeZone = studio.timeZone): string {
  const zoned = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const date = zoned.toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric" });
  return `${date}, ${formatTime(zoned.toPlainTime().toString({ smallestUnit: "minute" }))}`;
}

/** When something is in the studio's time and, where it is another, in the member's. */
export function describeMoment(at: string, timeZone: string | null): string {
  const there = formatMoment(at);
  const here = timeZone === null ? there : formatMoment(at, timeZone);
  const studios = `${there} (${studio.timeZoneName})`;
  return here === there ? studios : `${studios}, which is ${here} where you are (${timeZone})`;
}

/** `Hatha Yoga with Maya Lindqvist`. */
export function nameClass({ classType, instructor }: DatedClassTable): string {
  return `${classType} with ${instructor}`;
}

export function describePlace(place: ClassPlace): string {
  const online = "the class link is on your dashboard";
  if (place === "online") return `Online: ${online}`;
  const room = `In person at ${studio.address || studio.name}`;
  return place === "both" ? `${room}, or online: ${online}` : room;
}

/** The way into an online class, for whoever booked it. */
export function linkOf(
  { place }: Pick<BookingTable, "place">,
  { link }: Pick<DatedClassTable, "link">,
  priceId: string | null | undefined,
): string | null {
  return place === "online" ? (link ?? findClassLink(priceId ?? "")) : null;
}
