import type { Context } from "hono";
import { schedule } from "#content/schedule.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findEntry, writeCalendar } from "./calendar.ts";
import { findChangedClasses } from "./changed-classes.ts";

export function createScheduleEndpoints(database: Database, publicUrl: string) {
  const answer = async (c: Context, entries: ScheduleEntry[], fileName: string) => {
    const now = new Date();
    const changed = await findChangedClasses(database, now);
    return c.body(writeCalendar(entries, publicUrl, now, changed), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      // Not for long: somebody may be on the way to a class that was cancelled.
      "Cache-Control": "public, max-age=300",
    });
  };

  return {
    /** `GET /schedule.ics`: the whole week, to subscribe to. */
    feed(c: Context) {
      return answer(c, schedule, "schedule.ics");
    },
    /** `GET /schedule/monday-1800-hatha-yoga.ics`: one class, to add to a calendar. */
    entry(c: Context) {
      const slug = c.req.param("file")?.replace(/\.ics$/, "") ?? "";
      const entry = findEntry(slug);
      if (!entry) throw new AppError("not_found", "There is no such class on the schedule.");
      return answer(c, [entry], `${slug}.ics`);
    },
  };
}
