import { createHmac, timingSafeEqual } from "node:crypto";
import { studio } from "#content/studio.ts";
import { findClassLink } from "../../content/find-class-link.ts";
import { createStudioCalendar } from "../calendar/studio-calendar.ts";
import type { Database } from "../database/tables.ts";
import { addBooking } from "./invitation.ts";

const dayMs = 24 * 60 * 60_000;
/** How much of what has been a member's calendar keeps. */
const keptDays = 90;

/** The last part of the address of a member's own calendar: whose it is, and the proof that we gave it to them. */
export async function findFeedToken(database: Database, secret: string, uid: string): Promise<string> {
  await database
    .insertInto("calendarFeed")
    .values({ uid, version: 1 })
    .onConflict((conflict) => conflict.column("uid").doNothing())
    .execute();
  const { version } = await database
    .selectFrom("calendarFeed")
    .select("version")
    .where("uid", "=", uid)
    .executeTakeFirstOrThrow();
  return signFeed(secret, uid, version);
}

/** A new address; the old one shows nothing from now on. */
export async function renewFeedToken(database: Database, secret: string, uid: string): Promise<string> {
  const { version } = await database
    .insertInto("calendarFeed")
    .values({ uid, version: 1 })
    // Somebody who never looked at theirs has a first one too.
    .onConflict((conflict) =>
      conflict.column("uid").doUpdateSet((is) => ({ version: is("calendarFeed.version", "+", 1) })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return signFeed(secret, uid, version);
}

/** Whose calendar an address shows; undefined for one that was renewed, or never was. */
export async function findFeedOwner(
  database: Database,
  secret: string,
  token: string,
): Promise<string | undefined> {
  const uid = /^(.+)-[0-9a-f]{64}$/.exec(token)?.[1];
  if (!uid) return undefined;
  const feed = await database
    .selectFrom("calendarFeed")
    .select("version")
    .where("uid", "=", uid)
    .executeTakeFirst();
  if (!feed) return undefined;
  const [given, right] = [Buffer.from(token), Buffer.from(signFeed(secret, uid, feed.version))];
  return given.length === right.length && timingSafeEqual(given, right) ? uid : undefined;
}

function signFeed(secret: string, uid: string, version: number): string {
  return `${uid}-${createHmac("sha256", secret).update(`calendar feed ${version} of ${uid}`).digest("hex")}`;
}

/** A member's classes as a calendar of their own: moved ones at their new time, cancelled ones marked. */
export async function writeMemberCalendar(
  database: Database,
  uid: string,
  publicUrl: string,
  now: Date,
): Promise<string> {
  const bookings = await database
    .selectFrom("booking")
    .innerJoin("datedClass", "datedClass.id", "booking.classId")
    .leftJoin("pass", "pass.id", "booking.passId")
    .selectAll("datedClass")
    .select(["booking.id as bookingId", "booking.place as bookedPlace", "booking.endedBy", "pass.priceId"])
    .where("booking.uid", "=", uid)
    // Whoever cancelled themselves knows it; what the studio cancelled stays, marked, so that nobody travels.
    .where((is) => is.or([is("booking.status", "=", "booked"), is("booking.endedBy", "=", "class")]))
    .where("datedClass.startsAt", ">=", new Date(now.getTime() - keptDays * dayMs).toISOString())
    .orderBy("datedClass.startsAt")
    .execute();
  const calendar = createStudioCalendar({
    method: "PUBLISH",
    product: "My classes",
    name: `My classes at ${studio.name}`,
  });
  calendar.ttl(60 * 60);
  for (const { bookingId, bookedPlace, endedBy, priceId, ...datedClass } of bookings) {
    addBooking(calendar, {
      booking: { id: bookingId, place: bookedPlace },
      datedClass,
      publicUrl,
      classLink: datedClass.link ?? (priceId ? findClassLink(priceId) : null),
      now,
      isCancelled: endedBy === "class" || datedClass.status === "cancelled",
    });
  }
  return calendar.toString();
}
