import type { Place } from "../../contract/booking.ts";
import type { BookingTable, Database, DatedClassTable, PassTable } from "../database/tables.ts";
import { type Choice, choosePasses } from "../passes/choose-pass.ts";
import { giveBackClass, holdPass, takeFromPass } from "../passes/use-pass.ts";
import { changeBooking } from "./class-parts.ts";
import { freeUntilAgain, freeUntilOf } from "./deadlines.ts";

/** Who wants into a class: what they hold, and how they want to come. */
export type Entrant = { email: string; passes: PassTable[]; wanted: Place | null | undefined };

/** With what somebody comes, and until when cancelling that is free. */
export type Taken = {
  pass: PassTable;
  place: Place;
  freeUntil: Date;
  /** It was used for this class before: nothing was taken off the pass now. */
  isAgain: boolean;
};

/**
 * Uses a pass for a class; undefined when none is good for it. Whoever cancelled this very class late has used one
 * for it already, and comes with that: nobody pays twice for one class.
 */
export async function takeClass(
  transaction: Database,
  datedClass: DatedClassTable,
  entrant: Entrant,
  now: Date,
): Promise<Taken | undefined> {
  const used = await findUsed(transaction, datedClass.id, entrant.email);
  const startsAt = new Date(datedClass.startsAt);
  for (const { pass: chosen, place } of choose(datedClass, entrant, used, now)) {
    const isUsed = chosen.id === used?.passId;
    const pass = isUsed ? await holdPass(transaction, chosen.id) : await takeFromPass(transaction, chosen);
    if (!pass) continue;
    if (!used || pass.classesLeft === null) {
      return { pass, place, freeUntil: freeUntilOf(startsAt, now), isAgain: false };
    }
    await changeBooking(transaction, used.id, { usesClass: 0 });
    if (!isUsed && used.passId) await giveBackClass(transaction, used.passId);
    // Without time for second thoughts: they would give back what was lost.
    const freeUntil = freeUntilAgain(startsAt, new Date(used.freeUntil ?? now));
    return { pass, place, freeUntil, isAgain: isUsed };
  }
  return undefined;
}

/** Whether any pass of theirs would do. */
export async function canTakeClass(
  database: Database,
  datedClass: DatedClassTable,
  entrant: Entrant,
  now: Date,
): Promise<boolean> {
  const used = await findUsed(database, datedClass.id, entrant.email);
  return choose(datedClass, entrant, used, now).length > 0;
}

/** What was used for this class comes first, also where it was the last of its pass. */
function choose(
  { startsAt, place }: DatedClassTable,
  { passes, wanted }: Entrant,
  used: BookingTable | undefined,
  now: Date,
): Choice[] {
  const isUsed = (pass: PassTable) => pass.id === used?.passId && pass.classesLeft !== null;
  const held = passes.map((pass) =>
    isUsed(pass) ? { ...pass, classesLeft: (pass.classesLeft ?? 0) + 1 } : pass,
  );
  const choices = choosePasses(held, { startsAt: new Date(startsAt), place, wanted }, now);
  return choices.toSorted((a, b) => Number(isUsed(b.pass)) - Number(isUsed(a.pass)));
}

/** The late cancelling of a class whose price has not been used for anything since. */
function findUsed(database: Database, classId: string, email: string): Promise<BookingTable | undefined> {
  return database
    .selectFrom("booking")
    .selectAll()
    .where("classId", "=", classId)
    .where("email", "=", email.toLowerCase())
    .where("endedBy", "=", "late")
    .where("usesClass", "=", 1)
    .orderBy("endedAt", "desc")
    .executeTakeFirst();
}
