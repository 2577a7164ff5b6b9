import type { CancelPreview, Forgiven, MovePreview } from "../../contract/studio.ts";
import { removeBooking } from "../classes/cancel-booking.ts";
import { cancelClass } from "../classes/cancel-class.ts";
import { changeCapacity } from "../classes/change-capacity.ts";
import { findClass, noSuchClass } from "../classes/class-parts.ts";
import { formatMoment } from "../classes/describe-class.ts";
import { forgiveBooking } from "../classes/mark-attendance.ts";
import { moveClass } from "../classes/move-class.ts";
import { previewClass } from "../classes/preview-class.ts";
import { requireToCome } from "../classes/refusals.ts";
import type { Database, DatedClassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { addressOf } from "./addresses.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";

/** What cancelling a class would do. */
export async function previewCancel(database: Database, id: string, now: Date): Promise<CancelPreview> {
  const datedClass = await requireClass(database, id);
  requireToCome(datedClass, now);
  const { people, waiting, credits } = await previewClass(database, datedClass);
  return {
    booked: people.length,
    waiting: waiting.length,
    classesGivenBack: credits,
    mails: people.filter(({ email }) => addressOf(email)).length + waiting.length,
  };
}

/** What moving it would do. */
export async function previewMove(database: Database, id: string, to: Date, now: Date): Promise<MovePreview> {
  const datedClass = await requireClass(database, id);
  if (to <= now) throw new AppError("bad_request", "A class can only be moved to a time to come.");
  const { booked, waiting, mails } = await previewCancel(database, id, now);
  return { from: datedClass.startsAt, to: to.toISOString(), booked, waiting, mails };
}

export async function cancelStudioClass(
  desk: Desk,
  actor: Actor,
  { id, reason = null }: { id: string; reason?: string | null | undefined },
  now: Date,
): Promise<void> {
  await audited(desk, actor, "class cancelled", async (inner) => {
    const before = await requireClass(inner.database, id);
    const { booked, waiting, classesGivenBack } =
      before.status === "open"
        ? await previewCancel(inner.database, id, now)
        : { booked: 0, waiting: 0, classesGivenBack: 0 };
    await cancelClass(inner, id, now);
    return {
      subject: nameOf(before),
      before: { startsAt: before.startsAt, booked, waiting },
      after: { status: "cancelled", classesGivenBack, reason },
      isNothing: before.status === "cancelled",
      result: undefined,
    };
  });
}

export async function moveStudioClass(
  desk: Desk,
  actor: Actor,
  { id, to }: { id: string; to: Date },
  now: Date,
): Promise<void> {
  await audited(desk, actor, "class moved", async (inner) => {
    const before = await requireClass(inner.database, id);
    const { startsAt } = before;
    await moveClass(inner, id, to, now);
    return {
      subject: nameOf(before),
      before: { startsAt },
      after: { startsAt: to.toISOString() },
      isNothing: startsAt === to.toISOString(),
      result: undefined,
    };
  });
}

export function resizeStudioClass(
  desk: Desk,
  actor: Actor,
  { id, capacity }: { id: string; capacity: number },
  now: Date,
): Promise<{ taken: number }> {
  return audited(desk, actor, "class resized", async (inner) => {
    const before = await requireClass(inner.database, id);
    const result = await changeCapacity(inner, id, capacity, now);
    return { subject: nameOf(before), before: { capacity: before.capacity }, after: { capacity }, result };
  });
}

/** Takes somebody out of a class; answers which one. */
export async function removeFromClass(desk: Desk, actor: Actor, id: string, now: Date): Promise<string> {
  return audited(desk, actor, "booking removed", async (inner) => {
    const before = await inner.database
      .selectFrom("booking")
      .select(["classId", "email", "status", "usesClass"])
      .where("id", "=", id)
      .executeTakeFirst();
    await removeBooking(inner, id, now);
    return {
      subject: before?.email ?? id,
      before: before ?? null,
      after: { status: "ended" },
      isNothing: before?.status === "ended",
      result: before?.classId ?? "",
    };
  });
}

export async function forgive(
  desk: Desk,
  actor: Actor,
  { id, reason = null }: { id: string; reason?: string | null | undefined },
): Promise<Forgiven> {
  return audited(desk, actor, "no-show forgiven", async ({ database }) => {
    const { before, isGivenBack } = await forgiveBooking(database, id);
    return {
      subject: before.email,
      before: { classId: before.classId, usesClass: before.usesClass },
      after: { usesClass: 0, reason },
      isNothing: !isGivenBack,
      result: { credit: isGivenBack ? "returned" : "none" },
    };
  });
}

function nameOf({ classType, startsAt }: DatedClassTable): string {
  return `${classType}, ${formatMoment(startsAt)}`;
}

async function requireClass(database: Database, id: string): Promise<DatedClassTable> {
  const found = await findClass(database, id);
  if (!found) throw new AppError("not_found", noSuchClass);
  return found;
}
