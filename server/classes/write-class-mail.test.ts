import { expect, test } from "vitest";
import { studio } from "#content/studio.ts";
import { addClass, addMember, addPass, monthly } from "../../tests/parts/booking.ts";
import { openTestDatabase } from "../../tests/parts/test-services.ts";
import type { BookingTable, PassTable } from "../database/tables.ts";
import { asText } from "../mail/mail-lines.ts";
import { writeBooking } from "./book-class.ts";
import { writeClassMail } from "./write-class-mail.ts";

const now = new Date("2026-11-16T12:00:00.000Z");
const startsAt = "2026-11-18T23:00:00.000Z";

/** What somebody reads who has just booked. */
async function write(changes: Partial<BookingTable>, held: Partial<PassTable> = {}): Promise<string> {
  const database = await openTestDatabase("SQLite");
  const datedClass = await addClass(database, { startsAt });
  const ana = await addMember(database, "ana");
  const pass = await addPass(database, ana, held);
  const booking = writeBooking({
    ...{ classId: datedClass.id, email: ana.email, status: "booked", timeZone: null, place: "in person" },
    ...{ usesClass: 1, madeAt: now.toISOString(), freeUntil: "2026-11-18T11:00:00.000Z" },
    ...changes,
  });
  const mail = { kind: "booked", booking, datedClass, pass } as const;
  return asText(writeClassMail(mail, "https://yoga.example.com", now).lines);
}

test("who comes in person reads where, and who comes online where the link is", async () => {
  expect(await write({})).toContain(`- Where: In person at ${studio.address || studio.name}\n`);
  expect(await write({ place: "online" })).toContain(
    "- Where: Online: the class link is on your dashboard\n",
  );
});

test.each<[string, Partial<BookingTable>, Partial<PassTable>, string]>([
  ["in time", {}, {}, "Cancelling: until Wednesday, November 18, 6:00 AM (Eastern Time) the class goes back"],
  ["too late", { freeUntil: now.toISOString() }, {}, "Cancelling: too late to get the class back"],
  ["unlimited", { usesClass: 0 }, monthly, "Cancelling: costs nothing before it begins"],
  [
    "unlimited and late",
    { usesClass: 0, freeUntil: now.toISOString() },
    monthly,
    "Cancelling: costs nothing",
  ],
])("what cancelling costs whoever is %s", async (_, booking, pass, words) => {
  expect(await write(booking, pass)).toContain(words);
});
