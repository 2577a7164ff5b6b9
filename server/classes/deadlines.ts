import { hoursToCancel } from "../../content/cancel-hours.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Whoever booked by mistake can take it back, however soon the class is. */
const secondThoughtsMs = 15 * minuteMs;
/** A class that was moved is cancelled freely for a day: the new time was not the member's choice. */
const afterMoveMs = 24 * hourMs;

/** Until then cancelling costs nobody anything, and a free spot goes to the first in line. Elapsed hours. */
export function deadlineOf(startsAt: Date, hours = hoursToCancel()): Date {
  return new Date(startsAt.getTime() - hours * hourMs);
}

/** Until when a booking can be cancelled without losing the class: stored with it, so that it stays as told. */
export function freeUntilOf(startsAt: Date, madeAt: Date, hours = hoursToCancel()): Date {
  return latestBefore(startsAt, [deadlineOf(startsAt, hours), new Date(madeAt.getTime() + secondThoughtsMs)]);
}

/** The same for who cancelled a class late and books it again: what was lost comes back by no second thought. */
export function freeUntilAgain(startsAt: Date, before: Date, hours = hoursToCancel()): Date {
  return latestBefore(startsAt, [before, deadlineOf(startsAt, hours)]);
}

/** The same after a move: never earlier than it was. */
export function freeUntilAfterMove(
  startsAt: Date,
  { movedAt, before, hours = hoursToCancel() }: { movedAt: Date; before: Date; hours?: number },
): Date {
  const dayAfter = new Date(movedAt.getTime() + afterMoveMs);
  return latestBefore(startsAt, [before, deadlineOf(startsAt, hours), dayAfter]);
}

function latestBefore(startsAt: Date, moments: Date[]): Date {
  const latest = Math.max(...moments.map((moment) => moment.getTime()));
  return new Date(Math.min(latest, startsAt.getTime()));
}
