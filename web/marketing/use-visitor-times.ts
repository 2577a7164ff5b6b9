import { useEffect, useState } from "react";
import { studio } from "#content/studio.ts";
import { nextStartOf } from "../../clock/next-start.ts";
import { formatTime } from "../../clock/schedule-entry.ts";
import { weekdays } from "../../clock/weekdays.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";

/** For each class, when it is on the visitor's own clock; nothing where that shows the studio's time. */
export function useVisitorTimes(entries: ScheduleEntry[]): Map<ScheduleEntry, string> | undefined {
  const [times, setTimes] = useState<Map<ScheduleEntry, string>>();
  useEffect(() => {
    // A task of its own: the first use of a time zone takes a phone as long as the rest of the page.
    const task = setTimeout(() => setTimes(compareClocks(entries)));
    return () => clearTimeout(task);
  }, [entries]);
  return times;
}

function compareClocks(entries: ScheduleEntry[]): Map<ScheduleEntry, string> {
  const now = new Date();
  const differing = entries.flatMap((entry): [ScheduleEntry, string][] => {
    const { day, time } = readOwnClock(nextStartOf(entry, studio.timeZone, now));
    if (day === entry.day && time === entry.time) return [];
    return [[entry, day === entry.day ? formatTime(time) : `${day} ${formatTime(time)}`]];
  });
  return new Map(differing);
}

function readOwnClock(instant: Date) {
  const pad = (number: number) => String(number).padStart(2, "0");
  return {
    day: weekdays[(instant.getDay() + 6) % 7],
    time: `${pad(instant.getHours())}:${pad(instant.getMinutes())}`,
  };
}
