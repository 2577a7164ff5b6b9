/** Members, passes and classes as tests about booking need them, written straight into the database. */
import { createHmac, randomUUID } from "node:crypto";
import type { Database, DatedClassTable, PassTable } from "../../server/database/tables.ts";

export type TestMember = { uid: string; email: string; cookie: string };

/** Somebody who is signed in, with a confirmed address. */
export async function addMember(database: Database, name: string, secret = ""): Promise<TestMember> {
  const uid = `uid-${name}`;
  const email = `${name}@example.com`;
  const at = "2026-01-01T00:00:00.000Z";
  const times = { createdAt: at, updatedAt: at };
  await database
    .insertInto("user")
    .values({ id: uid, name, email, emailVerified: 1, ...times })
    .execute();
  const token = randomUUID();
  const session = { id: token, token, userId: uid, userAgent: null, expiresAt: "2126-01-01T00:00:00.000Z" };
  await database
    .insertInto("session")
    .values({ ...session, ...times })
    .execute();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return { uid, email, cookie: `studio.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}

/** Ten classes in person that never end, unless said otherwise. */
export async function addPass(
  database: Database,
  { uid, email }: Pick<TestMember, "uid" | "email">,
  changes: Partial<PassTable> = {},
): Promise<PassTable> {
  const pass: PassTable = {
    id: `cs_${randomUUID()}`,
    uid,
    email,
    priceId: "price_workshop_ten",
    planName: "Yoga Workshop In Person - 10 class pass",
    validFrom: "2026-01-01T00:00:00.000Z",
    validUntil: null,
    classesLeft: 10,
    subscriptionId: null,
    customerId: null,
    isRenewing: 0,
    endedAt: null,
    pausedAt: null,
    ...changes,
  };
  await database.insertInto("pass").values(pass).execute();
  return pass;
}

/** Every online class of a month. */
export const monthly = {
  priceId: "price_monthly_online",
  planName: "Monthly Unlimited Pass - Online",
  classesLeft: null,
} as const;

/** A class for both, with two spots, unless said otherwise. */
export async function addClass(
  database: Database,
  changes: Partial<DatedClassTable> & { startsAt: string },
): Promise<DatedClassTable> {
  const datedClass: DatedClassTable = {
    id: `class-${randomUUID()}`,
    entry: "monday-1800-hatha-yoga",
    classType: "Hatha Yoga",
    instructor: "Maya Lindqvist",
    plannedFor: changes.startsAt,
    minutes: 60,
    place: "both",
    capacity: 2,
    taken: 0,
    link: null,
    status: "open",
    sequence: 0,
    // Not the schedule's: the server leaves it as it is.
    isAdjusted: 1,
    movedAt: null,
    ...changes,
  };
  await database.insertInto("datedClass").values(datedClass).execute();
  return datedClass;
}

/** Whether the books are right: spots taken are bookings, and no class is used twice or lost. */
export async function readBooks(database: Database, classId: string) {
  const { taken, capacity } = await database
    .selectFrom("datedClass")
    .select(["taken", "capacity"])
    .where("id", "=", classId)
    .executeTakeFirstOrThrow();
  const bookings = await database.selectFrom("booking").selectAll().where("classId", "=", classId).execute();
  const booked = bookings.filter(({ status }) => status === "booked");
  const waiting = bookings.filter(({ status }) => status === "waiting");
  return { taken, capacity, booked: booked.length, waiting: waiting.length, bookings };
}
