import type { BookingTable, Database, DatedClassTable, ReminderTable } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { queueClassMail } from "./class-mails.ts";
import { type ClassParts, lockClass } from "./class-parts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayBeforeMs = 24 * hourMs;
const soonMs = 20 * minuteMs;
/** Later than this, the way in comes too late to be of use. */
const soonLateMs = 10 * minuteMs;
/** After a day without a server, a reminder still helps until shortly before. */
const dayBeforeLatestMs = hourMs;

type Due = { booking: BookingTable; datedClass: DatedClassTable; kind: ReminderTable["kind"] };

/**
 * Reminds everybody whose moment has come: the day before, and shortly before an online class. Every process
 * may do so at any time: of each booking, kind and start one writes it down, together with the mail.
 */
export async function sendReminders(parts: ClassParts, now: Date): Promise<void> {
  let isAny = false;
  for (const due of await findDue(parts.database, now)) {
    isAny = (await remind(parts, due, now)) || isAny;
  }
  if (isAny) parts.wakeMail();
}

async function findDue(database: Database, now: Date): Promise<Due[]> {
  const classes = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("status", "=", "open")
    .where("taken", ">", 0)
    .where("startsAt", ">", now.toISOString())
    .where("startsAt", "<=", new Date(now.getTime() + dayBeforeMs).toISOString())
    .execute();
  if (classes.length === 0) return [];
  const ids = classes.map(({ id }) => id);
  const bookings = await database
    .selectFrom("booking")
    .selectAll()
    .where("classId", "in", ids)
    .where("status", "=", "booked")
    .execute();
  const sent = await database
    .selectFrom("reminder")
    .innerJoin("booking", "booking.id", "reminder.bookingId")
    .select("reminder.id")
    .where("booking.classId", "in", ids)
    .execute();
  const done = new Set(sent.map(({ id }) => id));
  return classes.flatMap((datedClass) =>
    bookings
      .filter(({ classId }) => classId === datedClass.id)
      .flatMap((booking) => kindsDue(booking, datedClass, now).map((kind) => ({ booking, datedClass, kind })))
      .filter((due) => !done.has(reminderId(due))),
  );
}

/** Which reminders of a booking have their moment now. */
export function kindsDue(
  { madeAt, place }: Pick<BookingTable, "madeAt" | "place">,
  { startsAt, movedAt }: Pick<DatedClassTable, "startsAt" | "movedAt">,
  now: Date,
): ReminderTable["kind"][] {
  const start = Date.parse(startsAt);
  const left = start - now.getTime();
  const dayBefore = new Date(start - dayBeforeMs).toISOString();
  // Whoever heard of it since needs no reminder: they booked, or were told of the new time.
  const isNews = madeAt > dayBefore || (movedAt ?? "") > dayBefore;
  const isDayBefore = !isNews && left <= dayBeforeMs && left > dayBeforeLatestMs;
  const isSoon = place === "online" && left <= soonMs && left >= soonMs - soonLateMs;
  return [...(isDayBefore ? (["day before"] as const) : []), ...(isSoon ? (["soon"] as const) : [])];
}

/** Answers whether it was us. */
function remind({ database, settings }: ClassParts, due: Due, now: Date): Promise<boolean> {
  return transact(database, async (transaction) => {
    const datedClass = await lockClass(transaction, due.datedClass.id);
    const booking = await transaction
      .selectFrom("booking")
      .selectAll()
      .where("id", "=", due.booking.id)
      .executeTakeFirst();
    // Cancelled or moved since we looked.
    const isAsBefore = datedClass.status === "open" && datedClass.startsAt === due.datedClass.startsAt;
    if (!isAsBefore || booking?.status !== "booked") return false;
    const { kind } = due;
    const { startsAt } = datedClass;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("reminder")
      .values({ id: reminderId(due), bookingId: booking.id, kind, startsAt, sentAt: now.toISOString() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    const pass = await transaction
      .selectFrom("pass")
      .selectAll()
      .where("id", "=", booking.passId ?? "")
      .executeTakeFirst();
    const mail = { kind: kind === "soon" ? "starting soon" : "reminder", booking, datedClass, pass } as const;
    await queueClassMail(transaction, settings, mail, now);
    return true;
  });
}

function reminderId({ booking, datedClass, kind }: Due): string {
  return `${booking.id} ${kind} ${datedClass.startsAt}`;
}
