/** A day in the studio as its owner finds it: an owner who is signed in, and classes before, during and after. */
import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Database, DatedClassTable } from "../../server/database/tables.ts";
import { addClass, addPass } from "../parts/booking.ts";
import { inBooks } from "../parts/in-books.ts";
import { joinStudio } from "./member.ts";

const minuteMs = 60_000;
const names = [
  "Amara Okafor",
  "Bea Lindqvist",
  "Carlos Méndez",
  "Dora Weiss",
  "Emil Novák",
  "Farah Haddad",
  "Grace Kim",
  "Hugo Martin",
  "Ines Costa",
  "Jonas Berg",
  "Kaya Demir",
  "Liam O’Brien",
];

export type Guest = { uid: string; name: string; email: string; passId: string };

/** Signs the browser in as the owner. */
export async function joinAsOwner(page: Page, dataDir: string) {
  const owner = await joinStudio(page, "Maya Lindqvist");
  await inBooks(dataDir, async (database) => {
    await database.updateTable("user").set({ emailVerified: 1 }).where("email", "=", owner.email).execute();
    const { id: uid } = await database
      .selectFrom("user")
      .select("id")
      .where("email", "=", owner.email)
      .executeTakeFirstOrThrow();
    await database.insertInto("owner").values({ uid, since: new Date().toISOString() }).execute();
  });
  return owner;
}

/** The page that a mailed invitation leads to, for a member whose address is confirmed with it. */
export async function inviteOwner(dataDir: string, email: string): Promise<string> {
  const token = randomUUID();
  await inBooks(dataDir, async (database) => {
    await database.updateTable("user").set({ emailVerified: 1 }).where("email", "=", email).execute();
    const hash = createHash("sha256").update(token).digest("hex");
    const expiresAt = new Date(Date.now() + minuteMs).toISOString();
    await database.insertInto("ownerInvitation").values({ hash, email, expiresAt }).execute();
  });
  return `/studio/join?token=${token}`;
}

/** So many members of this test's own, each with a pass of ten classes. */
export function addGuests(dataDir: string, count: number): Promise<Guest[]> {
  return inBooks(dataDir, async (database) => {
    const guests: Guest[] = [];
    for (const name of names.slice(0, count)) {
      const uid = randomUUID();
      const email = `${name.split(" ")[0]?.toLowerCase()}-${uid.slice(0, 6)}@example.com`;
      const at = "2026-01-01T00:00:00.000Z";
      await database
        .insertInto("user")
        .values({ id: uid, name, email, emailVerified: 1, createdAt: at, updatedAt: at } as never)
        .execute();
      const { id: passId } = await addPass(database, { uid, email });
      guests.push({ uid, name, email, passId });
    }
    return guests;
  });
}

/** A class that begins in so many minutes, with these people in it. */
export function addRoster(
  dataDir: string,
  inMinutes: number,
  guests: Guest[],
  changes: Partial<DatedClassTable> = {},
): Promise<DatedClassTable> {
  const startsAt = new Date(Date.now() + inMinutes * minuteMs).toISOString();
  return inBooks(dataDir, async (database) => {
    const made = await addClass(database, {
      startsAt,
      classType: "Hatha Yoga",
      capacity: 14,
      place: "in person",
      taken: guests.length,
      ...changes,
    });
    for (const guest of guests) await book(database, made.id, guest);
    return made;
  });
}

async function book(database: Database, classId: string, { uid, email, passId }: Guest): Promise<void> {
  await database
    .insertInto("booking")
    .values({
      id: randomUUID(),
      classId,
      uid,
      email,
      name: null,
      status: "booked",
      endedBy: null,
      place: "in person",
      passId,
      usesClass: 1,
      madeAt: new Date().toISOString(),
      freeUntil: null,
      endedAt: null,
      attendance: null,
      timeZone: null,
      lastMailId: null,
    })
    .execute();
}
