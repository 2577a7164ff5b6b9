import { randomUUID } from "node:crypto";
import type { BookedWithPass, PassChange, PassExtension, PassGift } from "../../contract/studio.ts";
import { removeWithin } from "../classes/cancel-booking.ts";
import { endPausedBookings, findBookedWith } from "../classes/rest-pass.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { endPass, writePass } from "../shop/passes.ts";
import { pauseAtProvider, requireProvider, resumeAtProvider } from "../shop/pause-pass.ts";
import { type Act, type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";
import { keepGuest, type Person } from "./find-people.ts";
import { requirePlan } from "./sell-at-door.ts";

const dayMs = 24 * 60 * 60_000;

/** Gives somebody a pass for nothing. */
export async function givePass(
  desk: Desk,
  actor: Actor,
  { uid, email, name }: Person,
  { priceId, reason }: PassGift,
  now: Date,
): Promise<void> {
  const plan = requirePlan(priceId);
  await audited(desk, actor, "pass given", async ({ database }) => {
    if (!uid) await keepGuest(database, { email, name }, now);
    const grant = { id: `gift_${randomUUID()}`, uid, email, plan, from: now };
    const pass = { ...writePass({ ...grant, subscriptionId: null, customerId: null }), isRenewing: 0 };
    await database.insertInto("pass").values(pass).execute();
    return { subject: email, after: { ...viewState(pass), reason }, result: undefined };
  });
}

/** Lengthens a pass by days, by classes or both; days that are over count from today. */
export function extendPass(
  desk: Desk,
  actor: Actor,
  { id, days = 0, classes = 0, reason }: PassExtension & { id: string },
  now: Date,
): Promise<PassTable> {
  return changePass(desk, actor, { id, act: "pass extended", reason }, async (pass) => {
    if (days === 0 && classes === 0)
      throw new AppError("bad_request", "Please say how many days or classes.");
    if (days > 0 && pass.validUntil === null) {
      throw new AppError("conflict", "This pass has no end that could be put off.");
    }
    if (classes > 0 && pass.classesLeft === null) {
      throw new AppError("conflict", "This pass is for as many classes as there are.");
    }
    const from = Math.max(Date.parse(pass.validUntil ?? ""), now.getTime());
    return {
      ...(days > 0 && { validUntil: new Date(from + days * dayMs).toISOString() }),
      ...(classes > 0 && { classesLeft: (pass.classesLeft ?? 0) + classes }),
    };
  });
}

/**
 * Rests a pass: nothing is open, the days left are kept, and of a subscription nothing is charged meanwhile. What
 * is booked with it is cancelled.
 */
export async function pauseStudioPass(
  desk: Desk,
  actor: Actor,
  { id, reason }: PassChange & { id: string },
  now: Date,
): Promise<PassTable> {
  const before = await requirePass(desk.database, id);
  if (before.pausedAt) throw new AppError("conflict", "This pass is paused already.");
  await pauseAtProvider(desk.provider, before);
  return changePass(desk, actor, { id, act: "pass paused", reason }, async (pass, inner) => {
    await endPausedBookings(inner.database, inner.settings, pass, now);
    return { pausedAt: now.toISOString() };
  });
}

export async function resumeStudioPass(
  desk: Desk,
  actor: Actor,
  { id, reason }: PassChange & { id: string },
  now: Date,
): Promise<PassTable> {
  const before = await requirePass(desk.database, id);
  if (!before.pausedAt) throw new AppError("conflict", "This pass is not paused.");
  const until = await resumeAtProvider(desk.provider, before, now);
  return changePass(desk, actor, { id, act: "pass resumed", reason }, async () => ({
    pausedAt: null,
    ...(until && { validUntil: until.toISOString() }),
  }));
}

/** What would end with a pass, in the order in which it is. */
export async function previewEnd(database: Database, id: string, now: Date): Promise<BookedWithPass> {
  const booked = await findBookedWith(database, id, now);
  return { bookings: booked.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)) };
}

/** Ends a pass at once, and with it the subscription that pays for it. */
export async function endStudioPass(
  desk: Desk,
  actor: Actor,
  { id, reason }: PassChange & { id: string },
  now: Date,
): Promise<PassTable> {
  const { subscriptionId } = await requirePass(desk.database, id);
  if (subscriptionId) await requireProvider(desk.provider).endSubscription(subscriptionId);
  return changePass(desk, actor, { id, act: "pass ended", reason }, async (_, inner) => {
    await cancelWhatIsBooked(inner, id, now);
    await endPass(inner.database, id, now);
    return {};
  });
}

type Change = { id: string; act: string; reason: string };

function changePass(
  desk: Desk,
  actor: Actor,
  { id, act, reason }: Change,
  decide: (pass: PassTable, desk: Desk) => Promise<Partial<PassTable>>,
): Promise<PassTable> {
  return audited(desk, actor, act, async (inner): Promise<Act<PassTable>> => {
    const { database } = inner;
    // Held until we are done: a booking at this moment comes before or after.
    await database
      .updateTable("pass")
      .set((is) => ({ isRenewing: is.ref("isRenewing") }))
      .where("id", "=", id)
      .execute();
    const before = await requirePass(database, id);
    const fields = await decide(before, inner);
    if (Object.keys(fields).length > 0) {
      await database.updateTable("pass").set(fields).where("id", "=", id).execute();
    }
    const after = await findPass(database, id);
    const result = after ?? before;
    const state = { ...viewState(result), reason };
    return { subject: before.email, before: viewState(before), after: state, result };
  });
}

async function cancelWhatIsBooked(desk: Desk, passId: string, now: Date): Promise<void> {
  const { database, settings } = desk;
  for (const { id } of await findBookedWith(database, passId, now)) {
    await removeWithin(database, settings, { id, why: "pass over" }, now);
  }
}

function viewState({ id, planName, validUntil, classesLeft, pausedAt, endedAt }: PassTable) {
  return { passId: id, planName, validUntil, classesLeft, pausedAt, endedAt };
}

function findPass(database: Database, id: string): Promise<PassTable | undefined> {
  return database.selectFrom("pass").selectAll().where("id", "=", id).executeTakeFirst();
}

async function requirePass(database: Database, id: string): Promise<PassTable> {
  const pass = await findPass(database, id);
  if (!pass) throw new AppError("not_found", "There is no such pass.");
  if (pass.endedAt) throw new AppError("conflict", "This pass has ended already.");
  return pass;
}
