import { ICalEventRepeatingFreq, ICalWeekday } from "ical-generator";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { slugOf } from "../../clock/schedule-entry.ts";
import { nextClassOf } from "../../clock/studio-clock.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { createStudioCalendar, eventId, inStudioZone, studioLocation } from "../calendar/studio-calendar.ts";
import type { DatedClassTable } from "../database/tables.ts";

const weekdayCodes = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

/** What differs from the weekly rule: a date that was cancelled, or moved to another time. */
export type ChangedClass = Pick<
  DatedClassTable,
  "id" | "entry" | "classType" | "instructor" | "startsAt" | "plannedFor" | "minutes" | "status" | "sequence"
>;

/**
 * Weekly classes as an iCalendar file: a rule in the studio's time zone, so clock changes do no harm, without
 * the dates that are cancelled and with moved ones at their new time.
 */
export function writeCalendar(
  entries: ScheduleEntry[],
  publicUrl: string,
  now: Date,
  changed: ChangedClass[] = [],
): string {
  const calendar = createStudioCalendar({
    method: "PUBLISH",
    product: "Schedule",
    name: studio.name,
    url: `${publicUrl}/schedule.ics`,
  });
  calendar.description(studio.description).ttl(24 * 60 * 60);
  const eventOf = ({ minutes, classType, instructor }: Described) => ({
    stamp: now,
    timezone: studio.timeZone,
    summary: `${classType} with ${instructor}`,
    location: studioLocation(),
    description: `${minutes} minutes at ${studio.name}.`,
    url: `${publicUrl}/schedule`,
  });
  for (const entry of entries) {
    const id = eventId(slugOf(entry), publicUrl);
    const ofEntry = changed.filter((each) => each.entry === slugOf(entry));
    const moved = ofEntry.filter((each) => each.status === "open");
    const start = startOfSeries(entry, now, moved);
    const exclude = [
      ...(entry.notOn ?? []).map((date) => atTime(date, entry.time)),
      ...ofEntry.filter((each) => each.status === "cancelled").map((each) => inStudioZone(each.plannedFor)),
    ].filter((date) => date.epochMilliseconds >= start.epochMilliseconds);
    calendar.createEvent({
      ...eventOf(entry),
      id,
      start,
      end: start.add({ minutes: entry.minutes }),
      repeating: {
        freq: ICalEventRepeatingFreq.WEEKLY,
        byDay: [weekdayCodes[entry.day]],
        ...(exclude.length > 0 && { exclude }),
      },
    });
    for (const each of moved) {
      const movedTo = inStudioZone(each.startsAt);
      calendar.createEvent({
        ...eventOf(each),
        id,
        recurrenceId: inStudioZone(each.plannedFor),
        sequence: each.sequence,
        start: movedTo,
        end: movedTo.add({ minutes: each.minutes }),
      });
    }
  }
  return calendar.toString();
}

type Described = Pick<ScheduleEntry, "minutes" | "classType" | "instructor">;

/** In an hour that clocks skip the next class begins late, and all that repeat it would: then a week earlier. */
function startOfSeries(entry: ScheduleEntry, now: Date, moved: ChangedClass[]): Temporal.ZonedDateTime {
  const next = nextClassOf(entry, now);
  // A date that was moved is one of the series, also where it was planned for a day that has passed.
  const first = moved
    .map(({ plannedFor }) => inStudioZone(plannedFor))
    .reduce((earliest, each) => (Temporal.ZonedDateTime.compare(each, earliest) < 0 ? each : earliest), next);
  if (first.toPlainTime().equals(entry.time)) return first;
  return first.subtract({ weeks: 1 }).withPlainTime(entry.time);
}

function atTime(date: string, plainTime: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: studio.timeZone, plainTime });
}

export function findEntry(slug: string): ScheduleEntry | undefined {
  return schedule.find((entry) => slugOf(entry) === slug);
}
