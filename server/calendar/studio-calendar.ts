import icalendar, { type ICalCalendar, ICalCalendarMethod, type ICalLocation } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { studio } from "#content/studio.ts";

export type CalendarKind = {
  method: keyof typeof ICalCalendarMethod;
  /** What programs call the thing that wrote it. */
  product: string;
  name?: string;
  url?: string;
};

/** An empty calendar of the studio's. Its events name the studio's time zone, so that clock changes do no harm. */
export function createStudioCalendar({ method, product, name, url }: CalendarKind): ICalCalendar {
  return icalendar({
    method: ICalCalendarMethod[method],
    prodId: { company: studio.name, product, language: "EN" },
    // Named by each event: a calendar with a time zone of its own writes its stamps in it, not in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    ...(name && { name }),
    ...(url && { url }),
  });
}

/** What the studio's clock shows at an instant. */
export function inStudioZone(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(studio.timeZone);
}

/** The room that classes in person are in. */
export function studioLocation(): ICalLocation {
  return { title: studio.name, ...(studio.address && { address: studio.address }) };
}

/** Names what a calendar must recognise the next time: the same thing, the same id. */
export function eventId(name: string, publicUrl: string): string {
  return `${name}@${new URL(publicUrl).hostname}`;
}
