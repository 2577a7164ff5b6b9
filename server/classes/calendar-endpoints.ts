import type { Context } from "hono";
import type { CalendarAddress } from "../../contract/booking.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findFeedOwner, findFeedToken, renewFeedToken, writeMemberCalendar } from "./calendar-feed.ts";

export type CalendarEndpointParts = {
  database: Database;
  secret: string;
  publicUrl: string;
  requireMember(c: Context): Promise<{ uid: string }>;
};

/** A member's classes in their own calendar, which signs in nowhere: the address is the key. */
export function createCalendarEndpoints({
  database,
  secret,
  publicUrl,
  requireMember,
}: CalendarEndpointParts) {
  const answer = (c: Context, token: string) => {
    c.header("Cache-Control", "no-store");
    return c.json<CalendarAddress>({ url: `${publicUrl}/calendar/${token}.ics` });
  };
  return {
    async address(c: Context) {
      const { uid } = await requireMember(c);
      return answer(c, await findFeedToken(database, secret, uid));
    },
    async renew(c: Context) {
      const { uid } = await requireMember(c);
      return answer(c, await renewFeedToken(database, secret, uid));
    },
    /** `GET /calendar/{token}.ics`. */
    async feed(c: Context) {
      const token = c.req.param("file")?.replace(/\.ics$/, "") ?? "";
      const uid = await findFeedOwner(database, secret, token);
      if (!uid)
        throw new AppError("not_found", "There is no such calendar. Its address may have been renewed.");
      return c.body(await writeMemberCalendar(database, uid, publicUrl, new Date()), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="my-classes.ics"',
        "Cache-Control": "private, no-cache",
        "X-Robots-Tag": "noindex",
      });
    },
  };
}
