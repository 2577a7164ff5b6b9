import { studio } from "#content/studio.ts";
import { dateOf } from "../../clock/studio-clock.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type {
  ClassStage,
  PlanForSale,
  RosterLine,
  StudioClass,
  StudioClasses,
  StudioClassPage,
  WaitingLine,
} from "../../contract/studio.ts";
import { timeOf } from "../classes/review-classes.ts";
import type { Database, DatedClassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { addressOf } from "./addresses.ts";

const minuteMs = 60_000;
const doorOpensMs = 30 * minuteMs;
const mostDays = 62;

/** The classes of some of the studio's dates, both ends included. */
export async function listStudioClasses(
  database: Database,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Promise<StudioClasses> {
  const today = dateOf(now);
  const first = Temporal.PlainDate.from(from ?? today);
  const last = Temporal.PlainDate.from(to ?? first);
  const days = first.until(last).days;
  if (days < 0 || days >= mostDays) {
    throw new AppError("bad_request", `Please ask for 1 to ${mostDays} days.`);
  }
  const classes = await database
    .selectFrom("datedClass")
    .selectAll()
    .where("startsAt", ">=", startOf(first))
    .where("startsAt", "<", startOf(last.add({ days: 1 })))
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  return { today, classes: await withCounts(database, classes, now) };
}

/** One class with everybody in it and in line. */
export async function viewStudioClass(database: Database, id: string, now: Date): Promise<StudioClassPage> {
  const datedClass = await viewOneClass(database, id, now);
  const isCancelled = datedClass.stage === "cancelled";
  const rows = await database
    .selectFrom("booking")
    .leftJoin("user", "user.id", "booking.uid")
    .leftJoin("guest", "guest.email", "booking.email")
    .leftJoin("ownerNote", "ownerNote.email", "booking.email")
    .leftJoin("pass", "pass.id", "booking.passId")
    .selectAll("booking")
    .select(["user.name as memberName", "guest.name as guestName", "pass.planName", "pass.classesLeft"])
    .select("pass.endedAt as passEndedAt")
    .select("ownerNote.notes")
    .where("booking.classId", "=", id)
    // Of a cancelled class, who had booked it when it was.
    .where((is) =>
      isCancelled
        ? is.and([is("booking.endedBy", "=", "class"), is("booking.freeUntil", "is not", null)])
        : is("booking.status", "!=", "ended"),
    )
    .orderBy("booking.madeAt")
    .orderBy("booking.id")
    .execute();
  const lines = rows.map((row) => {
    const email = addressOf(row.email);
    const name = row.memberName ?? row.name ?? row.guestName;
    return { row, email, name: name || email || "Somebody", person: row.uid ?? email };
  });
  return {
    class: isCancelled ? { ...datedClass, booked: lines.length } : datedClass,
    roster: lines
      .filter(({ row }) => row.status !== "waiting")
      .map(
        ({ row, email, name, person }): RosterLine => ({
          bookingId: row.id,
          person,
          name,
          email,
          pass: describePass(row),
          place: row.place,
          attendance: row.attendance ?? "none",
          usesClass: row.usesClass === 1,
          // Booked at the door, so never to be cancelled for free.
          isWalkIn: row.freeUntil === row.madeAt,
          hasNotes: Boolean(row.notes),
        }),
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    waiting: lines
      .filter(({ row }) => row.status === "waiting")
      .map(
        ({ row, name }): WaitingLine => ({
          bookingId: row.id,
          person: row.uid ?? row.email,
          name,
          email: row.email,
          since: row.madeAt,
        }),
      ),
    walkInPlans: walkInPlans(),
  };
}

export async function viewOneClass(database: Database, id: string, now: Date): Promise<StudioClass> {
  const found = await database.selectFrom("datedClass").selectAll().where("id", "=", id).execute();
  const [view] = await withCounts(database, found, now);
  if (!view) throw new AppError("not_found", "There is no such class.");
  return view;
}

/** What somebody at the door can pay for: one class in the room first, the cheapest first. */
export function walkInPlans(): PlanForSale[] {
  return plansOnSale
    .filter(({ classes, amount }) => classes === 1 && amount > 0)
    .toSorted(
      (a, b) =>
        Number(b.covers.includes("in person")) - Number(a.covers.includes("in person")) ||
        a.amount - b.amount,
    )
    .map(viewPlan);
}

export function viewPlan({ priceId, name, amount }: (typeof plansOnSale)[number]): PlanForSale {
  return { priceId, name, amount, currency: studio.currency };
}

async function withCounts(database: Database, classes: DatedClassTable[], now: Date): Promise<StudioClass[]> {
  if (classes.length === 0) return [];
  const ids = classes.map(({ id }) => id);
  const counted = await database
    .selectFrom("booking")
    .select((is) => ["classId", "status", "attendance", is.fn.countAll().as("count")])
    .where("classId", "in", ids)
    .where("status", "!=", "ended")
    .groupBy(["classId", "status", "attendance"])
    .execute();
  const countOf = (id: string, isIt: (row: (typeof counted)[number]) => boolean) =>
    counted
      .filter((row) => row.classId === id && isIt(row))
      .reduce((sum, { count }) => sum + Number(count), 0);
  return classes.map((each) => ({
    id: each.id,
    classType: each.classType,
    instructor: each.instructor,
    startsAt: each.startsAt,
    date: dateOf(new Date(each.startsAt)),
    time: timeOf(each.startsAt, studio.timeZone),
    minutes: each.minutes,
    place: each.place,
    capacity: each.capacity,
    booked: countOf(each.id, ({ status }) => status === "booked"),
    waiting: countOf(each.id, ({ status }) => status === "waiting"),
    came: countOf(each.id, ({ attendance }) => attendance === "came"),
    missed: countOf(each.id, ({ attendance }) => attendance === "missed"),
    stage: stageOf(each, now),
    movedFrom: each.startsAt === each.plannedFor ? null : each.plannedFor,
  }));
}

function stageOf({ status, startsAt, minutes }: DatedClassTable, now: Date): ClassStage {
  if (status === "cancelled") return "cancelled";
  const start = Date.parse(startsAt);
  if (now.getTime() < start - doorOpensMs) return "before";
  return now.getTime() < start + minutes * minuteMs ? "during" : "after";
}

function describePass({
  planName,
  classesLeft,
  passId,
  passEndedAt,
}: {
  planName: string | null;
  classesLeft: number | null;
  passId: string | null;
  passEndedAt: string | null;
}): string {
  if (passId === null) return "Paid at the door";
  if (planName === null) return "";
  if (passEndedAt !== null) return `${planName}, ended`;
  if (classesLeft === null) return planName;
  return `${planName}, ${classesLeft === 1 ? "1 class" : `${classesLeft} classes`} left`;
}

function startOf(date: Temporal.PlainDate): string {
  return new Date(date.toZonedDateTime(studio.timeZone).epochMilliseconds).toISOString();
}
