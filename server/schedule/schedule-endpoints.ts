import type { Context } from "hono";
import { schedule } from "#content/schedule.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { AppError } from "../http/errors.ts";
import { findEntry, writeCalendar } from "./calendar.ts";

export function createScheduleEndpoints(publicUrl: string) {
  const answer = (c: Context, entries: ScheduleEntry[], fileName: string) =>
    c.body(writeCalendar(entries, publicUrl, new Date()), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "public, max-age=3600",
    });

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
