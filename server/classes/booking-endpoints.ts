import type { Context } from "hono";
import { z } from "zod";
import { isTimeZone } from "../../clock/is-time-zone.ts";
import {
  type BookingMade,
  type Cancelled,
  type Cancelling,
  type Classes,
  type MyClasses,
  places,
} from "../../contract/booking.ts";
import { readBody } from "../http/read-body.ts";
import { type Limit, requireWithinLimit } from "../http/require-within-limit.ts";
import { findCovered } from "../passes/choose-pass.ts";
import { findMemberPasses } from "../passes/use-pass.ts";
import { type Booked, bookClass, type Wish } from "./book-class.ts";
import { cancelBooking } from "./cancel-booking.ts";
import type { Booker, ClassParts } from "./class-parts.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { listClasses, listMyClasses, viewOne } from "./list-classes.ts";

const limit: Limit = { count: 60, windowSeconds: 10 * 60 };
const tooMany = "That was a lot at once. Please wait a few minutes and try again.";
const noClass = "Please choose a class.";
const noPlace = "Please choose online or in person.";

const wishSchema = z.object({
  classId: z.string(noClass).min(1, noClass).max(200, noClass),
  place: z.enum(places, noPlace).nullish(),
  // A browser may know a zone that we do not: no reason to refuse a booking.
  timeZone: z.string().max(64).refine(isTimeZone).optional().catch(undefined),
});
const cancellingSchema: z.ZodType<Cancelling> = z.object({
  acceptsLoss: z.boolean("Please say whether the class may stay used.").default(false),
});

export type BookingEndpointParts = ClassParts & {
  findMember(c: Context): Promise<Booker | undefined>;
  requireMember(c: Context): Promise<Booker>;
};

/** Classes with a date: who sees them, books them and gives them up. */
export function createBookingEndpoints(parts: BookingEndpointParts) {
  const { database, findMember, requireMember } = parts;
  const requireCalm = (uid: string) => requireWithinLimit(database, `booking ${uid}`, limit, tooMany);
  const make =
    (operation: (parts: ClassParts, booker: Booker, wish: Wish, now: Date) => Promise<Booked>) =>
    async (c: Context) => {
      const { uid, email } = await requireMember(c);
      const wish = await readBody(c, wishSchema);
      await requireCalm(uid);
      const now = new Date();
      const { isNew } = await operation(parts, { uid, email }, wish, now);
      c.header("Cache-Control", "no-store");
      const made = { class: await viewOne(database, { classId: wish.classId, uid }, now) };
      return c.json<BookingMade>(made, isNew ? 201 : 200);
    };

  return {
    async classes(c: Context) {
      const member = await findMember(c);
      c.header("Cache-Control", "no-store");
      const now = new Date();
      return c.json<Classes>({
        classes: await listClasses(database, member?.uid, now),
        covered: member ? findCovered(await findMemberPasses(database, member.uid), now) : [],
      });
    },
    book: make(bookClass),
    wait: make(joinWaitlist),
    async cancel(c: Context) {
      const { uid } = await requireMember(c);
      const { acceptsLoss } = await readBody(c, cancellingSchema);
      await requireCalm(uid);
      const id = c.req.param("id") ?? "";
      c.header("Cache-Control", "no-store");
      return c.json<Cancelled>(await cancelBooking(parts, { id, uid, acceptsLoss }, new Date()));
    },
    async mine(c: Context) {
      const { uid } = await requireMember(c);
      c.header("Cache-Control", "no-store");
      return c.json<MyClasses>(await listMyClasses(database, uid, new Date()));
    },
  };
}
