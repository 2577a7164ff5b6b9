import icalendar, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { nextDateOf, slugOf } from "../../clock/timetable.ts";
import { schedule } from "../../content/schedule.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { studio } from "../../content/studio.ts";

const weekdayCodes = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

/** Weekly classes as an iCalendar file: a rule in the studio's time zone, so clock changes do no harm. */
export function writeCalendar(entries: ScheduleEntry[], publicUrl: string, now: Date): string {
  const calendar = icalendar({
    name: studio.name,
    description: studio.description,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studio.name, product: "Schedule", language: "EN" },
    timezone: { name: studio.timeZone, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
    ttl: 24 * 60 * 60,
    url: `${publicUrl}/schedule.ics`,
  });
  for (const entry of entries) {
    const start = wallClock(nextDateOf(entry, studio.timeZone, now), entry.time);
    calendar.createEvent({
      id: `${slugOf(entry)}@${new URL(publicUrl).hostname}`,
      stamp: now,
      start,
      end: new Date(start.getTime() + entry.minutes * 60_000),
      timezone: studio.timeZone,
      summary: `${entry.classType} with ${entry.instructor}`,
      description: `${entry.minutes} minutes at ${studio.name}.`,
      url: `${publicUrl}/schedule`,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [weekdayCodes[entry.day]] },
    });
  }
  return calendar.toString();
}

/** The library writes a Date's local fields beside the time zone's name: these are the wall clock's. */
function wallClock(date: string, time: string): Date {
  return new Date(`${date}T${time}:00`);
}

export function findEntry(slug: string): ScheduleEntry | undefined {
  return schedule.find((entry) => slugOf(entry) === slug);
}
