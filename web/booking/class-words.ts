/** How classes are spoken of, on Schedule and on the dashboard alike. */
import { studio } from "#content/studio.ts";
import { type Moment, readMoment, readOwnMoment } from "../../clock/moment.ts";
import type { ClassPlace, ClassView, MyBooking, Place } from "../../contract/booking.ts";

const dayMs = 24 * 60 * 60_000;

export const placeWords: Record<ClassPlace, string> = {
  online: "Online",
  "in person": "In person",
  both: "Online or in person",
};

/** When a class is, by the studio's clock. */
export function studioMoment(instant: string): Moment {
  return readMoment(instant, studio.timeZone);
}

/** `Monday, November 23` */
export function nameDay(instant: string): string {
  const { weekday, day } = studioMoment(instant);
  return `${weekday}, ${day}`;
}

/** The same instant on the visitor's own clock, where that shows another time: `Tuesday 8:00 AM your time`. */
export function ownTime(instant: string): string | undefined {
  const [own, ours] = [readOwnMoment(instant), studioMoment(instant)];
  if (own.date === ours.date && own.time === ours.time) return undefined;
  return `${own.date === ours.date ? "" : `${own.weekday} `}${own.time} your time`;
}

/** `Sunday, 6:00 PM`, with the date where that Sunday is not the next one; and on the visitor's own clock. */
export function nameMoment(instant: string, now = Date.now()): string {
  const { weekday, day, time } = studioMoment(instant);
  const isNear = Date.parse(instant) - now < 6 * dayMs;
  const own = ownTime(instant);
  return `${isNear ? weekday : `${weekday}, ${day}`}, ${time}${own ? ` (${own})` : ""}`;
}

/** Whether cancelling loses a class that the pass counts. */
export function isLate({ usesClass, freeUntil }: MyBooking, now = Date.now()): boolean {
  return usesClass && freeUntil !== null && Date.parse(freeUntil) <= now;
}

/** How somebody comes to a class that leaves it to them. */
export function describeWay({ place: way }: MyBooking, place: ClassPlace): Place | undefined {
  return place === "both" && way ? way : undefined;
}

/** Until when one can change one's mind; from the start on, what it is booked with. */
export function describeDeadline(mine: MyBooking, startsAt: string, now = Date.now()): string | undefined {
  if (Date.parse(startsAt) <= now) return mine.planName ?? undefined;
  // A pass that counts no classes loses none.
  if (!mine.usesClass) return "Cancelling costs nothing before it begins";
  return mine.freeUntil && !isLate(mine, now)
    ? `Free to cancel until ${nameMoment(mine.freeUntil, now)}`
    : "Too late to get the class back";
}

/** `Waiting, 2nd in line` */
export function describeWaiting({ position }: MyBooking): string {
  return position === null ? "Waiting" : `Waiting, ${ordinal(position)} in line`;
}

export function describeSpots({ spotsLeft }: ClassView): string {
  if (spotsLeft === 0) return "Full";
  return spotsLeft === 1 ? "1 spot left" : `${spotsLeft} spots left`;
}

function ordinal(position: number): string {
  const lastTwo = position % 100;
  const isTeen = lastTwo > 10 && lastTwo < 14;
  const ending = (!isTeen && ["th", "st", "nd", "rd"][position % 10]) || "th";
  return `${position}${ending}`;
}
