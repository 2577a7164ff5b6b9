import { findPlan } from "../../content/find-plan.ts";
import type { BookingTable, Database, DatedClassTable, PassTable } from "../database/tables.ts";

const dayMs = 24 * 60 * 60_000;
/** A pass that ends so soon after a class that did not take place is lengthened by as much. */
const lengthenMs = 14 * dayMs;

/** What cancelling or moving a class means, to be seen before it is done. */
export type ClassPreview = {
  datedClass: DatedClassTable;
  people: BookedPerson[];
  /** The addresses of those in line. */
  waiting: string[];
  /** How many classes would go back to passes. */
  credits: number;
  /** What was paid for those, by currency, in its smallest unit. */
  money: { currency: string; amount: number }[];
};

export type BookedPerson = {
  email: string;
  planName: string | null;
  usesClass: boolean;
  /** Until when they can cancel for free. */
  freeUntil: string | null;
  /** Until when their pass would be good instead; null where it stays as it is. */
  passUntil: string | null;
};

/** Who and what a class is about. Changes nothing. */
export async function previewClass(database: Database, datedClass: DatedClassTable): Promise<ClassPreview> {
  const rows = await database
    .selectFrom("booking")
    .leftJoin("pass", "pass.id", "booking.passId")
    .leftJoin("purchase", "purchase.id", "booking.passId")
    .selectAll("pass")
    .select(["booking.email as bookedBy", "booking.status as bookingStatus", "booking.usesClass"])
    .select("booking.freeUntil")
    .select(["purchase.amount", "purchase.currency"])
    .where("booking.classId", "=", datedClass.id)
    .where("booking.status", "!=", "ended")
    .orderBy("booking.madeAt")
    .execute();
  const booked = rows.filter(({ bookingStatus }) => bookingStatus === "booked");
  const money = new Map<string, number>();
  for (const { usesClass, amount, currency, priceId } of booked) {
    if (!usesClass || !amount || !currency) continue;
    const classes = findPlan(priceId ?? "")?.classes ?? 1;
    money.set(currency, (money.get(currency) ?? 0) + Math.round(amount / classes));
  }
  return {
    datedClass,
    people: booked.map(({ bookedBy, planName, usesClass, freeUntil, ...pass }) => ({
      email: bookedBy,
      planName,
      usesClass: usesClass === 1,
      freeUntil,
      passUntil: lengthened(
        { validUntil: pass.validUntil, isRenewing: pass.isRenewing ?? 0, endedAt: pass.endedAt },
        datedClass,
      ),
    })),
    waiting: rows.filter(({ bookingStatus }) => bookingStatus === "waiting").map(({ bookedBy }) => bookedBy),
    credits: booked.filter(({ usesClass }) => usesClass === 1).length,
    money: [...money].map(([currency, amount]) => ({ currency, amount })),
  };
}

type Ending = Pick<PassTable, "validUntil" | "isRenewing" | "endedAt">;

/** Until when a pass is good once a class booked with it was cancelled; null where it stays as it is. */
export function lengthened(pass: Ending, { startsAt }: DatedClassTable): string | null {
  if (!pass.validUntil || pass.isRenewing || pass.endedAt) return null;
  const end = Date.parse(pass.validUntil);
  if (end > Date.parse(startsAt) + lengthenMs) return null;
  return new Date(end + lengthenMs).toISOString();
}

/** Lengthens the pass of a booking where it ends soon after the class; answers until when it is good then. */
export async function lengthenPass(
  transaction: Database,
  { passId }: BookingTable,
  datedClass: DatedClassTable,
): Promise<string | null> {
  const pass = await transaction
    .selectFrom("pass")
    .selectAll()
    .where("id", "=", passId ?? "")
    .executeTakeFirst();
  const validUntil = pass ? lengthened(pass, datedClass) : null;
  if (!pass || !validUntil) return null;
  await transaction.updateTable("pass").set({ validUntil }).where("id", "=", pass.id).execute();
  return validUntil;
}
