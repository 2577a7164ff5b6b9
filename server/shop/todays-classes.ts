import { dateOf } from "../../clock/studio-clock.ts";
import type { Place } from "../../contract/booking.ts";
import type { TodaysClass } from "../../contract/checkout.ts";
import type { Database } from "../database/tables.ts";

const minuteMs = 60_000;
/** No class is longer. */
const longestMs = 8 * 60 * minuteMs;

/** The classes of the studio's day that take place and have not ended yet, where somebody's passes are good. */
export async function findTodaysClasses(
  database: Database,
  covered: Place[],
  now: Date,
): Promise<TodaysClass[]> {
  if (covered.length === 0) return [];
  const near = await database
    .selectFrom("datedClass")
    .select(["id", "classType", "startsAt", "minutes"])
    .where("status", "=", "open")
    .where("place", "in", ["both", ...covered])
    .where("startsAt", ">", new Date(now.getTime() - longestMs).toISOString())
    .where("startsAt", "<", new Date(now.getTime() + 24 * 60 * minuteMs).toISOString())
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  return near
    .filter(({ startsAt, minutes }) => Date.parse(startsAt) + minutes * minuteMs > now.getTime())
    .filter(({ startsAt }) => dateOf(new Date(startsAt)) <= dateOf(now))
    .map(({ id, classType, startsAt }) => ({ id, classType, startsAt }));
}
