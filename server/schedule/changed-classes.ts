import type { Database } from "../database/tables.ts";
import type { ChangedClass } from "./calendar.ts";

const dayMs = 24 * 60 * 60_000;

/** Dates that are not as the week has them, from yesterday on: calendars show a while of what has been. */
export function findChangedClasses(database: Database, now: Date): Promise<ChangedClass[]> {
  const from = new Date(now.getTime() - dayMs).toISOString();
  return database
    .selectFrom("datedClass")
    .select([
      "id",
      "entry",
      "classType",
      "instructor",
      "startsAt",
      "plannedFor",
      "minutes",
      "status",
      "sequence",
    ])
    .where((is) => is.or([is("startsAt", ">=", from), is("plannedFor", ">=", from)]))
    .where((is) => is.or([is("status", "=", "cancelled"), is("startsAt", "<>", is.ref("plannedFor"))]))
    .orderBy("plannedFor")
    .execute();
}
