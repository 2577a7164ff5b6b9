/** For pages and the assistant: what a clock shows, in the words of this site. */
import { readClock, readOwnClock } from "./next-start.ts";
import { formatTime } from "./schedule-entry.ts";
import { weekdays } from "./weekdays.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export type Moment = {
  /** `2026-11-23` */
  date: string;
  weekday: string;
  /** `November 23` */
  day: string;
  /** `6:00 PM` */
  time: string;
};

/** What clocks in a time zone show at an instant. */
export function readMoment(instant: string, timeZone: string): Moment {
  return momentOf(readClock(Date.parse(instant), timeZone));
}

/** What this device's own clock shows at an instant. */
export function readOwnMoment(instant: string): Moment {
  return momentOf(readOwnClock(Date.parse(instant)));
}

function momentOf(shown: string): Moment {
  const date = shown.slice(0, 10);
  const asUtc = new Date(date);
  return {
    date,
    weekday: weekdays[(asUtc.getUTCDay() + 6) % 7] ?? "",
    day: `${months[asUtc.getUTCMonth()]} ${asUtc.getUTCDate()}`,
    time: formatTime(shown.slice(11, 16)),
  };
}
