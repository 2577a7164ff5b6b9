import { describe, expect, test } from "vitest";
import { addClass } from "../../tests/parts/booking.ts";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { writeBooking } from "../classes/book-class.ts";
import { exportMemberData } from "./export-member-data.ts";

const createdAt = "2026-11-15T09:30:00.000Z";
const user = { id: "u1", name: "Ana", email: "ana@example.com", emailVerified: 1, createdAt };

describe.each(databaseKinds)("on %s", (kind) => {
  test("everything is exported, whole and in order, in pieces that stay small", async () => {
    const database = await openTestDatabase(kind);
    await database
      .insertInto("user")
      // better-auth writes this column, and nobody else reads it.
      .values({ ...user, updatedAt: createdAt } as typeof user)
      .execute();
    const exchange = { uid: "u1", response: "x".repeat(2000), answeredBy: "handbook", kept: null } as const;
    const exchanges = Array.from({ length: 250 }, (_, index) => ({
      ...exchange,
      id: `e${String(index).padStart(3, "0")}`,
      question: `question "${index}"`,
      // Many in the same moment, as a burst of requests leaves them.
      createdAt: `2026-11-15T09:3${index % 2}:00.000Z`,
    }));
    await database.insertInto("chatExchange").values(exchanges).execute();
    const guide = { id: "g1", uid: "u1", kind: "diet plan", answeredBy: "handbook", createdAt } as const;
    await database
      .insertInto("guide")
      .values({ ...guide, inputs: '{"dietType":"Vegan"}', content: "Eat well." })
      .execute();
    await addClass(database, { id: "monday", startsAt: createdAt });
    const booking = { classId: "monday", uid: "u1", email: "ana@example.com", madeAt: createdAt };
    await database
      .insertInto("booking")
      .values(writeBooking({ ...booking, status: "booked", place: "online", timeZone: "Europe/Berlin" }))
      .execute();
    const about = {
      uid: "u1",
      guideId: null,
      exchangeId: null,
      about: null,
      answer: "Yes.",
      answeredAt: createdAt,
    };
    await database
      .insertInto("teacherQuestion")
      .values({ ...about, id: "q1", text: "Is this right?", askedAt: createdAt })
      .execute();
    await database
      .insertInto("ownerNote")
      .values({ email: user.email, notes: "left knee", changedAt: createdAt })
      .execute();
    const pieces = await Array.fromAsync(exportMemberData(database, "u1"));
    const text = pieces.join("");
    const data = JSON.parse(text);
    expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
    const inOrder = exchanges.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1));
    expect(data.chat.map((each: { question: string }) => each.question)).toEqual(
      inOrder.map(({ question }) => question),
    );
    expect(data).toMatchObject({
      account: { email: "ana@example.com", emailVerified: true },
      guides: [{ kind: "diet plan", inputs: { dietType: "Vegan" } }],
      bookings: [
        { classType: "Hatha Yoga", startsAt: createdAt, place: "online", timeZone: "Europe/Berlin" },
      ],
      questionsToTheTeacher: [{ text: "Is this right?", answer: "Yes." }],
      keptByTheStudio: { notes: { notes: "left knee" }, guest: null, changes: [], contactMessages: [] },
      refunds: [],
      mails: [],
      profile: null,
    });
    expect(data.chat[0]).not.toHaveProperty("id");
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(3000);
  });
});
