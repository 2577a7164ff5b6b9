import icalendar, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { slugOf } from "../../clock/schedule-entry.ts";
import { nextClassOf } from "../../clock/studio-clock.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";

const weekdayCodes = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

/**
 * Weekly classes as an iCalendar file: a rule in the studio's time zone, so clock changes do no harm.
 * A class link is only for whoever has bought it.
 */
export function writeCalendar(
  entries: ScheduleEntry[],
  publicUrl: string,
  now: Date,
  classLink: string | null = null,
): string {
  const calendar = icalendar({
    name: studio.name,
    description: studio.description,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studio.name, product: "Schedule", language: "EN" },
    // Named by each event: a calendar with a time zone of its own writes its stamps in it, not in UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    ttl: 24 * 60 * 60,
    url: `${publicUrl}/schedule.ics`,
  });
  for (const entry of entries) {
    const start = startOfSeries(entry, now);
    const length = `${entry.minutes} minutes at ${studio.name}.`;
    calendar.createEvent({
      id: `${slugOf(entry)}@${new URL(publicUrl).hostname}`,
      stamp: now,
      start,
      end: start.add({ minutes: entry.minutes }),
      timezone: studio.timeZone,
      summary: `${entry.classType} with ${entry.instructor}`,
      location: { title: studio.name, ...(studio.address && { address: studio.address }) },
      description: classLink ? `${length}\nYour class link: ${classLink}` : length,
      url: classLink ?? `${publicUrl}/schedule`,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [weekdayCodes[entry.day]] },
    });
  }
  return calendar.toString();
}

/** In an hour that clocks skip the next class begins late, and all that repeat it would: then a week earlier. */
function startOfSeries(entry: ScheduleEntry, now: Date): Temporal.ZonedDateTime {
  const next = nextClassOf(entry, now);
  if (next.toPlainTime().equals(entry.time)) return next;
  return next.subtract({ weeks: 1 }).withPlainTime(entry.time);
}

export function findEntry(slug: string): ScheduleEntry | undefined {
  return schedule.find((entry) => slugOf(entry) === slug);
}
