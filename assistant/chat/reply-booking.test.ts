import { expect, test } from "vitest";
import type { ClassView, MyBooking } from "../../contract/booking.ts";
import { askChat } from "../../tests/parts/asked.ts";
import { normalise } from "../safety/words.ts";
import { writeDraft } from "../write-from-handbook.ts";
import { isBookingWish } from "./reply-booking.ts";

const booked: MyBooking = {
  id: "b",
  status: "booked",
  position: null,
  place: "online",
  freeUntil: "2026-11-23T11:00:00.000Z",
  planName: "Monthly Unlimited Pass - Online",
  usesClass: false,
  classLink: null,
};
const waiting: MyBooking = { ...booked, status: "waiting", position: 2, place: null, freeUntil: null };

/** The next weeks: Monday the 16th is today. */
function classes(mine: Record<string, Partial<ClassView>> = {}): ClassView[] {
  const week: [string, string, string][] = [
    ["monday", "2026-11-16T23:00:00.000Z", "Hatha Yoga"],
    ["wednesday", "2026-11-18T14:00:00.000Z", "Vinyasa Flow"],
    ["friday", "2026-11-20T23:00:00.000Z", "Meditation & Breathwork"],
    ["next-monday", "2026-11-23T23:00:00.000Z", "Hatha Yoga"],
  ];
  return week.map(([id, startsAt, classType]) => ({
    id,
    entry: id,
    classType,
    instructor: "Maya Lindqvist",
    startsAt,
    minutes: 60,
    place: "both",
    spotsLeft: 5,
    status: "open",
    movedFrom: null,
    mine: null,
    ...mine[id],
  }));
}

function ask(question: string, dated: ClassView[]): string {
  return writeDraft({ ...askChat(question), classes: dated }).text;
}

test("what is booked is the answer to when the next class is, with what is waited for", () => {
  const dated = classes({ friday: { mine: booked }, "next-monday": { mine: waiting, spotsLeft: 0 } });
  const answer = ask("when is my next class?", dated);
  expect(answer).toContain(
    "Your next class is **Meditation & Breathwork** on Friday, November 20 at 6:00 PM (Eastern Time), 60 minutes. You come online.",
  );
  expect(answer).toContain(
    "You wait for **Hatha Yoga** on Monday, November 23 at 6:00 PM (Eastern Time), number 2 in line.",
  );
  expect(answer).not.toContain("Vinyasa");
});

test("with nothing booked it is the next one there is, and the way to book it", () => {
  const answer = ask("when is my next class", classes());
  expect(answer).toContain("You have nothing booked.");
  expect(answer).toContain("**Hatha Yoga** on Monday, November 16 at 6:00 PM");
  expect(answer).toContain("[Book](/schedule?class=monday)");
});

test("where no dates are known, the week answers as before", () => {
  expect(ask("when is my next class", [])).toContain("The next class is **Hatha Yoga** on Monday at 6:00 PM");
});

test.each([
  ["book me into Monday", {}, "5 spots left. [Book](/schedule?class=monday)"],
  ["Please book me in for Vinyasa", {}, "[Book](/schedule?class=wednesday)"],
  ["can you reserve a spot on Friday for me?", {}, "[Book](/schedule?class=friday)"],
  ["sign me up for the next hatha class", {}, "[Book](/schedule?class=monday)"],
  ["put me down for wednesday", { wednesday: { spotsLeft: 1 } }, "1 spot left. [Book]"],
  [
    "book me into wednesday",
    { wednesday: { spotsLeft: 0 } },
    "is full. [Join the waitlist](/schedule?class=w",
  ],
  [
    "book me into monday",
    { monday: { mine: booked } },
    "You are booked into **Hatha Yoga** on Monday, November 16",
  ],
  [
    "book me into monday",
    { monday: { status: "cancelled" } },
    "was cancelled. **Hatha Yoga** on Monday, November 23",
  ],
  ["book me in for tuesday", {}, "There is no class on Tuesday. These are next:"],
] as const)("“%s” shows the class and books nothing (%j)", (question, changes, expected) => {
  expect(ask(question, classes(changes))).toContain(expected);
});

test("who asks to be booked is told that they press the button themselves", () => {
  expect(ask("book me into Monday", classes())).toContain("I do not book by myself");
});

test.each([
  "did I book Monday?",
  "have I booked a class for Friday",
  "do I need to book a class?",
  "which class should I book",
  "can I cancel the class I booked",
  "put me to sleep",
  "I am reading a book about meditation",
])("“%s” is no wish to be booked", (question) => {
  expect(isBookingWish(normalise(question).trim())).toBe(false);
});

const counted: MyBooking = { ...booked, usesClass: true, freeUntil: "2026-11-20T11:00:00.000Z" };

test("who asks about cancelling is told the rule, and what it means for their classes", () => {
  for (const question of [
    "can I cancel my class on friday?",
    "how do i cancel a booking",
    "Cancel Monday please",
  ]) {
    const answer = ask(question, classes({ friday: { mine: counted } }));
    expect(answer).toContain(
      "It is free until 12 hours before the class begins; later the class stays used.",
    );
    expect(answer).toContain(
      "For **Meditation & Breathwork** on Friday, November 20 at 6:00 PM (Eastern Time) it is free until Friday, November 20 at 6:00 AM.",
    );
  }
  expect(ask("cancel my subscription", classes())).not.toContain("12 hours");
});

test("with an unlimited pass cancelling costs nothing, and no deadline is spoken of", () => {
  const answer = ask("cancel my class", classes({ friday: { mine: booked } }));
  expect(answer).toContain("it costs nothing before it begins");
  expect(answer).not.toMatch(/12 hours|stays used|free until/);
});

test("who has nothing booked has nothing to cancel", () => {
  expect(ask("cancel my booking", classes())).toContain(
    "You have nothing booked, so there is nothing to cancel.",
  );
});

test.each(["am I on the waitlist?", "what is my position on the waiting list", "what number am i in line"])(
  "“%s” is answered with the place in line",
  (question) => {
    expect(ask(question, classes({ wednesday: { mine: waiting, spotsLeft: 0 } }))).toContain(
      "You wait for **Vinyasa Flow** on Wednesday, November 18 at 9:00 AM (Eastern Time), number 2 in line",
    );
    expect(ask(question, classes())).toContain("You are on no waitlist.");
  },
);

test("where the first one is full, the next one with a spot is shown too", () => {
  const answer = ask("book me into monday", classes({ monday: { spotsLeft: 0 } }));
  expect(answer).toContain("is full. [Join the waitlist](/schedule?class=monday)");
  expect(answer).toContain("The next one with a spot: **Hatha Yoga** on Monday, November 23");
  expect(answer).toContain("[Book](/schedule?class=next-monday)");
});

const changed = {
  monday: { status: "cancelled" },
  friday: { startsAt: "2026-11-21T00:30:00.000Z", movedFrom: "2026-11-20T23:00:00.000Z" },
} as const;

test.each(["what classes are there this week", "When are the classes?", "what is the timetable"])(
  "“%s” says what is cancelled and what is moved",
  (question) => {
    const answer = ask(question, classes(changed));
    expect(answer).toContain(
      "- **Hatha Yoga** on Monday, November 16 at 6:00 PM (Eastern Time) is cancelled.",
    );
    expect(answer).toContain(
      "- **Meditation & Breathwork** on Friday, November 20 at 7:30 PM (Eastern Time): moved there from Friday, November 20 at 6:00 PM.",
    );
  },
);

test.each(["when is the next hatha class?", "is there a class on monday?"])(
  "“%s” leads to the next one that takes place",
  (question) => {
    const answer = ask(question, classes(changed));
    expect(answer).toContain(
      "**Hatha Yoga** on Monday, November 16 at 6:00 PM (Eastern Time) was cancelled.",
    );
    expect(answer).toContain("[Book](/schedule?class=next-monday)");
  },
);

test("which class to come to is said with the next date that takes place", () => {
  const answer = ask("which hatha class should I come to?", classes(changed));
  expect(answer).toContain("The next one: **Hatha Yoga** on Monday, November 23 at 6:00 PM");
});

test("where every date is cancelled, nobody is sent to one", () => {
  const all = Object.fromEntries(
    ["monday", "wednesday", "friday", "next-monday"].map((id) => [id, { status: "cancelled" } as const]),
  );
  expect(ask("when is my next class", classes(all))).toContain("There is no class in the next weeks.");
});
