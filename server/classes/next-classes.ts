import { studio } from "#content/studio.ts";
import { findClassLink } from "../../content/find-class-link.ts";
import { findPlan } from "../../content/find-plan.ts";
import { createStudioCalendar, eventId, inStudioZone, studioLocation } from "../calendar/studio-calendar.ts";
import type { Database, DatedClassTable, PurchaseTable } from "../database/tables.ts";
import { formatMoment, nameClass } from "./describe-class.ts";

type Sale = Pick<PurchaseTable, "id" | "uid" | "email" | "priceId">;

/** What a buyer can book next, in words and for a calendar; undefined where that is nothing. */
export async function writeNextClasses(
  database: Database,
  publicUrl: string,
  sale: Sale,
  now: Date,
): Promise<{ items: string[]; calendar: string } | undefined> {
  const next = await findNextClasses(database, sale, now);
  if (next.length === 0) return undefined;
  const calendar = createStudioCalendar({ method: "PUBLISH", product: "Next classes", name: studio.name });
  const classLink = findClassLink(sale.priceId);
  for (const each of next) {
    const start = inStudioZone(each.startsAt);
    const page = `${publicUrl}/schedule?class=${each.id}`;
    const length = `${each.minutes} minutes at ${studio.name}.`;
    calendar.createEvent({
      id: eventId(each.id, publicUrl),
      sequence: each.sequence,
      stamp: now,
      start,
      end: start.add({ minutes: each.minutes }),
      timezone: studio.timeZone,
      summary: nameClass(each),
      location: studioLocation(),
      description: classLink ? `${length}\nYour class link: ${classLink}` : `${length}\n${page}`,
      url: classLink ?? page,
    });
  }
  return { items: next.map(describeNext), calendar: calendar.toString() };
}

function describeNext({ startsAt, plannedFor, classType, minutes }: DatedClassTable): string {
  const moved = startsAt === plannedFor ? "" : ` (moved from ${formatMoment(plannedFor)})`;
  return `${formatMoment(startsAt)}: ${classType}, ${minutes} min${moved}`;
}

/**
 * The next date of each entry of the schedule that a buyer can still book with what they bought: no cancelled ones,
 * moved ones at their new time, and none that they have booked, or that is booked with this very purchase.
 */
async function findNextClasses(
  database: Database,
  { id, uid, email, priceId }: Sale,
  now: Date,
): Promise<DatedClassTable[]> {
  const covers = findPlan(priceId)?.covers ?? [];
  const open = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("status", "=", "open")
    .where("startsAt", ">", now.toISOString())
    .where("place", "in", ["both", ...covers])
    .where("id", "not in", (is) => is.selectFrom("bookingWish").select("classId").where("sessionId", "=", id))
    .where("id", "not in", (is) =>
      is
        .selectFrom("booking")
        .select("classId")
        .where("status", "=", "booked")
        .where((of) => of.or([of("email", "=", email), ...(uid ? [of("uid", "=", uid)] : [])])),
    )
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  return open.filter(({ entry }, index) => open.findIndex((each) => each.entry === entry) === index);
}
