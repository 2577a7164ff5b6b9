import { describe, expect, test } from "vitest";
import type { BookingRefusal, Place } from "../../contract/booking.ts";
import { addClass, addMember, addPass } from "../../tests/parts/booking.ts";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { AppError } from "../http/errors.ts";
import { bookClass } from "./book-class.ts";
import { cancelBooking, removeBooking } from "./cancel-booking.ts";
import { cancelClass } from "./cancel-class.ts";
import { changeCapacity } from "./change-capacity.ts";
import type { ClassParts } from "./class-parts.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { moveClass } from "./move-class.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const began = Date.parse("2026-11-16T12:00:00.000Z");

/** The rules once more, as plainly as they can be said: what the database must agree with after every step. */
type ModelPass = { id: string; covers: Place; left: number | null; until: number | null };
type ModelBooking = { member: string; madeAt: number; place: Place; pass: ModelPass; freeUntil: number };
type ModelClass = {
  start: number;
  place: Place | "both";
  capacity: number;
  isOpen: boolean;
  booked: ModelBooking[];
  waiting: { member: string; madeAt: number }[];
  /** By member: the class that a late cancelling left used. Whoever comes back comes with it. */
  used: Map<string, Pick<ModelBooking, "pass" | "freeUntil">>;
};
type Model = { passes: Map<string, ModelPass[]>; classes: Map<string, ModelClass> };
type Outcome = "done" | BookingRefusal | "conflict" | "nothing" | "used again";

function passFor(model: Model, member: string, { start, place, used }: ModelClass, now: number) {
  const isUsed = (pass: ModelPass) => pass === used.get(member)?.pass;
  const rank = (pass: ModelPass) =>
    isUsed(pass) ? -1 : pass.left === null ? 0 : pass.until === null ? 2 : 1;
  return (model.passes.get(member) ?? [])
    .filter((pass) => pass.left !== 0 || isUsed(pass))
    .filter(({ until }) => until === null || (until > now && until > start))
    .filter(({ covers }) => place === "both" || place === covers)
    .toSorted((a, b) => rank(a) - rank(b) || (a.until ?? 0) - (b.until ?? 0) || (a.id < b.id ? -1 : 1))[0];
}

function take(model: Model, member: string, chosen: ModelClass, now: number): boolean {
  const pass = passFor(model, member, chosen, now);
  if (!pass) return false;
  const used = pass.left === null ? undefined : chosen.used.get(member);
  if (pass.left !== null) pass.left -= 1;
  if (used?.pass.left != null) used.pass.left += 1;
  if (used) chosen.used.delete(member);
  const second = used ? used.freeUntil : now + 15 * minuteMs;
  const free = Math.min(chosen.start, Math.max(chosen.start - 12 * hourMs, second));
  chosen.booked.push({ member, madeAt: now, place: pass.covers, pass, freeUntil: free });
  chosen.waiting = chosen.waiting.filter((each) => each.member !== member);
  return true;
}

function fill(model: Model, chosen: ModelClass, now: number): void {
  if (!chosen.isOpen || chosen.start <= now || now >= chosen.start - 12 * hourMs) return;
  for (const { member } of chosen.waiting.toSorted((a, b) => a.madeAt - b.madeAt)) {
    if (chosen.booked.length < chosen.capacity) take(model, member, chosen, now);
  }
}

function closed(chosen: ModelClass, now: number): Outcome | undefined {
  if (!chosen.isOpen) return "class_cancelled";
  return chosen.start <= now ? "class_over" : undefined;
}

const rules = {
  book(model: Model, member: string, chosen: ModelClass, now: number): Outcome {
    if (chosen.booked.some((each) => each.member === member)) return "done";
    const refused = closed(chosen, now);
    if (refused) return refused;
    if (chosen.booked.length >= chosen.capacity) return "class_full";
    return take(model, member, chosen, now) ? "done" : "no_pass";
  },
  wait(model: Model, member: string, chosen: ModelClass, now: number): Outcome {
    if ([...chosen.booked, ...chosen.waiting].some((each) => each.member === member)) return "done";
    const refused = closed(chosen, now);
    if (refused) return refused;
    if (chosen.booked.length < chosen.capacity) return "conflict";
    if (!passFor(model, member, chosen, now)) return "no_pass";
    chosen.waiting.push({ member, madeAt: now });
    return "done";
  },
  cancel(model: Model, member: string, chosen: ModelClass, now: number, acceptsLoss: boolean): Outcome {
    const mine = chosen.booked.find((each) => each.member === member);
    const isWaiting = chosen.waiting.some((each) => each.member === member);
    if (!mine && !isWaiting) return "nothing";
    const refused = closed(chosen, now);
    if (refused) return refused;
    chosen.waiting = chosen.waiting.filter((each) => each.member !== member);
    if (!mine) return "done";
    const isLate = now >= mine.freeUntil;
    if (isLate && mine.pass.left !== null && !acceptsLoss) return "credit_lost";
    if (!isLate && mine.pass.left !== null) mine.pass.left += 1;
    if (isLate && mine.pass.left !== null) chosen.used.set(member, mine);
    chosen.booked = chosen.booked.filter((each) => each !== mine);
    fill(model, chosen, now);
    return "done";
  },
  remove(model: Model, member: string, chosen: ModelClass, now: number): Outcome {
    const mine = chosen.booked.find((each) => each.member === member);
    if (!mine && !chosen.waiting.some((each) => each.member === member)) return "nothing";
    chosen.waiting = chosen.waiting.filter((each) => each.member !== member);
    if (!mine) return "done";
    if (mine.pass.left !== null) mine.pass.left += 1;
    chosen.booked = chosen.booked.filter((each) => each !== mine);
    fill(model, chosen, now);
    return "done";
  },
  resize(model: Model, chosen: ModelClass, now: number, capacity: number): Outcome {
    const refused = closed(chosen, now);
    if (refused) return refused;
    const isMore = capacity > chosen.capacity;
    chosen.capacity = capacity;
    if (isMore) fill(model, chosen, now);
    return "done";
  },
  move(model: Model, chosen: ModelClass, now: number, to: number): Outcome {
    const refused = closed(chosen, now);
    if (refused) return refused;
    chosen.start = to;
    for (const each of chosen.booked) {
      each.freeUntil = Math.min(to, Math.max(each.freeUntil, to - 12 * hourMs, now + dayMs));
    }
    fill(model, chosen, now);
    return "done";
  },
  call(_model: Model, chosen: ModelClass, now: number): Outcome {
    if (!chosen.isOpen) return "done";
    const refused = closed(chosen, now);
    if (refused) return refused;
    for (const { pass } of chosen.booked) {
      if (pass.left !== null) pass.left += 1;
      if (pass.until !== null && pass.until <= chosen.start + 14 * dayMs) pass.until += 14 * dayMs;
    }
    Object.assign(chosen, { isOpen: false, booked: [], waiting: [] });
    return "done";
  },
};

const everywhere = [
  "done",
  "class_full",
  "class_over",
  "no_pass",
  "credit_lost",
  "conflict",
  "nothing",
  "used again",
];

/** Numbers that look random and are the same every time. */
function createDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return { roll, pick: <T>(things: readonly T[]): T => things[roll(things.length)] ?? expect.fail() };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test.each([
    [1, 150],
    [2, 150],
  ])("whatever happens in whatever order, every balance is what the rules say (%i)", async (seed, steps) => {
    const database = await openTestDatabase(kind);
    const parts: ClassParts = {
      database,
      settings: {
        mailFrom: "s@example.com",
        mailDomain: "example.com",
        publicUrl: "https://yoga.example.com",
      },
      wakeMail: () => {},
    };
    const { roll, pick } = createDice(seed);
    const model: Model = { passes: new Map(), classes: new Map() };
    const members = await Promise.all(
      ["ana", "ben", "cleo", "dev", "eli", "fay"].map((name) => addMember(database, name)),
    );
    // The last one has never bought anything.
    for (const [index, member] of members.slice(0, -1).entries()) {
      const held: ModelPass[] = [
        { id: `a-${index}`, covers: "in person", left: 3 + roll(2), until: null },
        { id: `b-${index}`, covers: "online", left: 2, until: began + (3 + roll(12)) * dayMs },
      ];
      if (roll(3) === 0)
        held.push({ id: `c-${index}`, covers: "online", left: null, until: began + 20 * dayMs });
      for (const { id, covers, left, until } of held) {
        const priceId = covers === "online" ? "price_monthly_online" : "price_workshop_ten";
        const validUntil = until === null ? null : new Date(until).toISOString();
        await addPass(database, member, { id, priceId, classesLeft: left, validUntil });
      }
      model.passes.set(member.uid, held);
    }
    let count = 0;
    const announce = async (start: number) => {
      count += 1;
      const id = `k-${String(count).padStart(3, "0")}`;
      const place = pick(["both", "both", "online", "in person"] as const);
      const capacity = 1 + roll(2);
      await addClass(database, { id, startsAt: new Date(start).toISOString(), place, capacity });
      model.classes.set(id, {
        start,
        place,
        capacity,
        isOpen: true,
        booked: [],
        waiting: [],
        used: new Map(),
      });
    };
    for (const days of [0.5, 1, 2, 3]) await announce(began + days * dayMs);

    const findId = async (classId: string, uid: string) =>
      (
        await database
          .selectFrom("booking")
          .select("id")
          .where("classId", "=", classId)
          .where("uid", "=", uid)
          .where("status", "!=", "ended")
          .executeTakeFirst()
      )?.id;
    const attempt = (work: Promise<unknown>): Promise<Outcome> =>
      work.then(
        () => "done",
        (error) => {
          if (error instanceof AppError) return (error.as ?? error.code) as Outcome;
          throw error;
        },
      );

    let clock = began;
    const seen = new Set<Outcome>();
    for (let step = 0; step < steps; step += 1) {
      // Mostly on, now and then far on, and sometimes back, as clocks that are set are.
      clock += [7 * minuteMs, 20 * minuteMs, hourMs, 5 * hourMs, -10 * minuteMs][roll(5)] ?? 0;
      clock += roll(1000);
      const now = new Date(clock);
      // Mostly one of those that are not over, and there are always some.
      const toCome = [...model.classes].filter(([, each]) => each.isOpen && each.start > clock);
      if (toCome.length < 3) await announce(clock + (2 + roll(24)) * hourMs);
      const givenUp = toCome.filter(([, { used }]) => used.size > 0);
      const isRegret = givenUp.length > 0 && roll(2) === 0;
      const usual = isRegret ? givenUp : toCome;
      const [classId, chosen] = pick(usual.length > 0 && roll(8) > 0 ? usual : [...model.classes]);
      const kinds = ["book", "book", "book", "book", "wait", "wait", "cancel", "cancel", "cancel", "resize"];
      const what = isRegret
        ? "book"
        : roll(5) === 0
          ? pick(["move", "remove", "remove", "call"])
          : pick(kinds);
      const inside = [...chosen.booked, ...chosen.waiting].map((each) => each.member);
      const isGivenUp = what === "cancel" || what === "remove";
      const likely = isGivenUp ? inside : what === "book" ? [...chosen.used.keys()] : [];
      const uid = likely.length > 0 && roll(6) > 0 ? pick(likely) : pick(members).uid;
      const usedBefore = chosen.used.size;
      const member = members.find((each) => each.uid === uid) ?? expect.fail();
      const id = (await findId(classId, uid)) ?? "";
      let expected: Outcome;
      let actual: Outcome;
      if (what === "book") {
        expected = rules.book(model, uid, chosen, clock);
        actual = await attempt(bookClass(parts, member, { classId }, now));
      } else if (what === "wait") {
        expected = rules.wait(model, uid, chosen, clock);
        actual = await attempt(joinWaitlist(parts, member, { classId }, now));
      } else if (what === "cancel") {
        const acceptsLoss = roll(2) === 0;
        expected = rules.cancel(model, uid, chosen, clock, acceptsLoss);
        actual = id ? await attempt(cancelBooking(parts, { id, uid, acceptsLoss }, now)) : "nothing";
      } else if (what === "remove") {
        expected = rules.remove(model, uid, chosen, clock);
        actual = id ? await attempt(removeBooking(parts, id, now)) : "nothing";
      } else if (what === "resize") {
        const capacity = 1 + roll(4);
        expected = rules.resize(model, chosen, clock, capacity);
        actual = await attempt(changeCapacity(parts, classId, capacity, now));
      } else if (what === "move") {
        const to = clock + (1 + roll(36)) * hourMs;
        expected = rules.move(model, chosen, clock, to);
        actual = await attempt(moveClass(parts, classId, new Date(to), now));
      } else {
        expected = rules.call(model, chosen, clock);
        actual = await attempt(cancelClass(parts, classId, now));
      }
      seen.add(chosen.used.size < usedBefore ? "used again" : actual);
      expect([step, what, actual]).toEqual([step, what, expected]);
      expect(await readAll()).toEqual(expectAll());
    }
    // The dice have been everywhere.
    expect([...seen]).toEqual(expect.arrayContaining(everywhere));

    async function readAll() {
      const passes = await database.selectFrom("pass").selectAll().orderBy("id").execute();
      const classes = await database.selectFrom("datedClass").selectAll().orderBy("id").execute();
      const bookings = await database
        .selectFrom("booking")
        .selectAll()
        .where("status", "!=", "ended")
        .orderBy("madeAt")
        .execute();
      const of = (classId: string, status: string) =>
        bookings.filter((each) => each.classId === classId && each.status === status);
      return {
        passes: passes.map(({ id, classesLeft, validUntil }) => [id, classesLeft, validUntil]),
        classes: classes.map(({ id, taken, capacity, startsAt, status }) => ({
          id,
          taken,
          capacity,
          startsAt,
          status,
          booked: of(id, "booked").map(({ uid, passId, place, freeUntil }) => [
            uid,
            passId,
            place,
            freeUntil,
          ]),
          waiting: of(id, "waiting").map(({ uid }) => uid),
        })),
      };
    }
    function expectAll() {
      const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());
      return {
        passes: [...model.passes.values()]
          .flat()
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map(({ id, left, until }) => [id, left, text(until)]),
        classes: [...model.classes].map(([id, { booked, waiting, start, capacity, isOpen }]) => ({
          id,
          taken: booked.length,
          capacity,
          startsAt: text(start),
          status: isOpen ? "open" : "cancelled",
          booked: booked
            .toSorted((a, b) => a.madeAt - b.madeAt)
            .map(({ member, pass, place, freeUntil }) => [member, pass.id, place, text(freeUntil)]),
          waiting: waiting.toSorted((a, b) => a.madeAt - b.madeAt).map(({ member }) => member),
        })),
      };
    }
  });
});
