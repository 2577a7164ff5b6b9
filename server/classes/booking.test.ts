import { describe, expect, test } from "vitest";
import type { ClassView } from "../../contract/booking.ts";
import { addClass, addMember, addPass, monthly, readBooks } from "../../tests/parts/booking.ts";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";

const hourMs = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

async function openStudio(kind: DatabaseKind) {
  const services = await openTestServices(kind);
  const { database, secret } = services;
  const app = createApp(services);
  const ask = async (method: string, path: string, cookie = "", body?: object, headers = {}) => {
    const response = await app.request(path, {
      method,
      headers: { cookie, "content-type": "application/json", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const book = (cookie: string, classId: string, more = {}) =>
    ask("POST", "/api/bookings", cookie, { classId, ...more });
  const wait = (cookie: string, classId: string) => ask("POST", "/api/waitlist", cookie, { classId });
  const cancel = (cookie: string, id: string, acceptsLoss = false) =>
    ask("POST", `/api/bookings/${id}/cancel`, cookie, { acceptsLoss });
  const view = async (classId: string, cookie = ""): Promise<ClassView | undefined> => {
    const { body } = await ask("GET", "/api/classes", cookie);
    return body.classes.find(({ id }: ClassView) => id === classId);
  };
  const classesLeft = async (id: string) =>
    (await database.selectFrom("pass").select("classesLeft").where("id", "=", id).executeTakeFirstOrThrow())
      .classesLeft;
  const subjects = async () =>
    (await database.selectFrom("outbox").select("subject").orderBy("createdAt").execute()).map(
      ({ subject }) => subject.split(":")[0],
    );
  const join = (name: string) => addMember(database, name, secret);
  return { services, database, ask, book, wait, cancel, view, classesLeft, subjects, join };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a booking takes a spot and a class, is seen by its member, and is one however often it is asked", async () => {
    const { database, ask, book, view, classesLeft, subjects, join } = await openStudio(kind);
    const ana = await join("ana");
    const pass = await addPass(database, ana);
    const { id } = await addClass(database, { startsAt: inHours(48) });
    expect(await view(id)).toMatchObject({ spotsLeft: 2, mine: null, movedFrom: null });

    const first = await book(ana.cookie, id, { timeZone: "Europe/Berlin" });
    expect(first).toMatchObject({
      status: 201,
      body: {
        class: {
          id,
          spotsLeft: 1,
          mine: {
            status: "booked",
            position: null,
            place: "in person",
            planName: "Yoga Workshop In Person - 10 class pass",
            usesClass: true,
            classLink: null,
          },
        },
      },
    });
    const again = await Promise.all([book(ana.cookie, id), book(ana.cookie, id), book(ana.cookie, id)]);
    for (const { status, body } of again) {
      expect([status, body.class.mine.id]).toEqual([200, first.body.class.mine.id]);
    }
    expect(await readBooks(database, id)).toMatchObject({ taken: 1, booked: 1 });
    expect(await classesLeft(pass.id)).toBe(9);
    expect(await subjects()).toEqual(["Booked"]);
    expect((await view(id, ana.cookie))?.mine).toEqual(first.body.class.mine);
    expect((await view(id))?.mine).toBeNull();
    const mine = await ask("GET", "/api/bookings", ana.cookie);
    expect(mine.body).toMatchObject({ upcoming: [{ id }], past: [] });
  });

  test("what cannot be booked is refused with a sentence and a code, and nothing is taken", async () => {
    const { database, ask, book, wait, cancel, classesLeft, join } = await openStudio(kind);
    const [ana, ben] = [await join("ana"), await join("ben")];
    const pass = await addPass(database, ana);
    const later = inHours(48);
    const full = await addClass(database, { startsAt: later, capacity: 1, taken: 1 });
    const over = await addClass(database, { startsAt: inHours(-0.2) });
    const off = await addClass(database, { startsAt: later, status: "cancelled" });
    const online = await addClass(database, { startsAt: later, place: "online" });
    const open = await addClass(database, { startsAt: later });
    const refusals = [
      await book(ana.cookie, full.id),
      await book(ana.cookie, over.id),
      await book(ana.cookie, off.id),
      await book(ana.cookie, online.id),
      await book(ben.cookie, open.id),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, "class_full"],
      [409, "class_over"],
      [409, "class_cancelled"],
      [409, "no_pass"],
      [409, "no_pass"],
    ]);
    for (const { body } of refusals) expect(body.detail).toMatch(/^[A-Z].*\.$/);
    expect(refusals[3]?.body.plans).toEqual(["price_dropin_online", "price_monthly_online"]);
    expect(refusals[4]?.body.plans).toHaveLength(4);
    expect((await wait(ana.cookie, open.id)).body).toMatchObject({ code: "conflict" });
    expect((await book("", open.id)).status).toBe(401);
    expect((await book(ana.cookie, "no-such-class")).status).toBe(404);
    expect((await book(ana.cookie, online.id, { place: "in person" })).status).toBe(400);
    expect((await book(ana.cookie, open.id, { place: "on the roof" })).status).toBe(400);
    expect((await ask("POST", "/api/bookings", ana.cookie, {})).body.detail).toBe("Please choose a class.");
    expect((await cancel(ana.cookie, "no-such-booking")).status).toBe(404);
    const foreign = { "sec-fetch-site": "cross-site" };
    const wish = { classId: open.id };
    expect((await ask("POST", "/api/bookings", ana.cookie, wish, foreign)).status).toBe(403);
    expect(await classesLeft(pass.id)).toBe(10);
    for (const { id, taken } of [full, over, off, online, open]) {
      expect(await readBooks(database, id)).toMatchObject({ taken, booked: 0 });
    }
  });

  test("a pass bought with somebody's address is theirs once they have confirmed it, and not before", async () => {
    const { database, book, join } = await openStudio(kind);
    const ana = await join("ana");
    const pass = await addPass(database, ana, { uid: null });
    const { id } = await addClass(database, { startsAt: inHours(48) });
    await database.updateTable("user").set({ emailVerified: 0 }).where("id", "=", ana.uid).execute();
    expect((await book(ana.cookie, id)).body.code).toBe("no_pass");
    await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", ana.uid).execute();
    expect((await book(ana.cookie, id)).status).toBe(201);
    expect((await readBooks(database, id)).bookings[0]?.passId).toBe(pass.id);
  });

  test("cancelling in time gives the class back; too late it stays used, and only for who accepts that", async () => {
    const { database, book, cancel, classesLeft, subjects, join } = await openStudio(kind);
    const [ana, ben] = [await join("ana"), await join("ben")];
    const pass = await addPass(database, ana);
    await addPass(database, ben, monthly);
    const early = await addClass(database, { startsAt: inHours(48) });
    const made = (await book(ana.cookie, early.id)).body.class.mine;
    expect((await cancel(ben.cookie, made.id)).status).toBe(404);
    expect((await cancel(ana.cookie, made.id)).body).toEqual({ credit: "returned" });
    expect((await cancel(ana.cookie, made.id)).body).toEqual({ credit: "returned" });
    expect(await classesLeft(pass.id)).toBe(10);

    const soon = await addClass(database, { startsAt: inHours(5) });
    const { id } = (await book(ana.cookie, soon.id)).body.class.mine;
    // Booked an hour ago: second thoughts are over.
    await database
      .updateTable("booking")
      .set({ freeUntil: inHours(-0.75) })
      .where("id", "=", id)
      .execute();
    expect(await cancel(ana.cookie, id)).toMatchObject({ status: 409, body: { code: "credit_lost" } });
    expect(await readBooks(database, soon.id)).toMatchObject({ taken: 1, booked: 1 });
    expect((await cancel(ana.cookie, id, true)).body).toEqual({ credit: "kept" });
    expect((await cancel(ana.cookie, id, true)).body).toEqual({ credit: "kept" });
    expect(await classesLeft(pass.id)).toBe(9);
    expect(await readBooks(database, soon.id)).toMatchObject({ taken: 0, booked: 0 });

    const free = (await book(ben.cookie, soon.id)).body.class.mine;
    expect(free).toMatchObject({
      usesClass: false,
      place: "online",
      classLink: "https://live.heronyoga.example/members",
    });
    expect((await cancel(ben.cookie, free.id)).body).toEqual({ credit: "none" });
    expect(await subjects()).toEqual(["Booked", "Cancelled", "Booked", "Cancelled", "Booked", "Cancelled"]);
  });

  test("whoever waits moves up, and the first with a pass has the spot that comes free", async () => {
    const { database, ask, book, wait, cancel, view, classesLeft, subjects, join } = await openStudio(kind);
    const [ana, ben, cleo] = [await join("ana"), await join("ben"), await join("cleo")];
    const passes = [
      await addPass(database, ana),
      await addPass(database, ben),
      await addPass(database, cleo),
    ];
    const { id } = await addClass(database, { startsAt: inHours(48), capacity: 1 });
    const booked = (await book(ana.cookie, id)).body.class.mine;
    expect((await wait(ben.cookie, id)).body.class.mine).toMatchObject({ status: "waiting", position: 1 });
    expect((await wait(cleo.cookie, id)).body.class.mine).toMatchObject({ position: 2, freeUntil: null });
    expect((await wait(cleo.cookie, id)).status).toBe(200);
    expect(await classesLeft(passes[2]?.id ?? "")).toBe(10);
    // Ben's pass is used up elsewhere meanwhile.
    await database.updateTable("pass").set({ classesLeft: 0 }).where("uid", "=", ben.uid).execute();
    await cancel(ana.cookie, booked.id);
    expect((await view(id, cleo.cookie))?.mine).toMatchObject({ status: "booked", usesClass: true });
    expect((await view(id, ben.cookie))?.mine).toMatchObject({ status: "waiting", position: 1 });
    expect(await Promise.all(passes.map((pass) => classesLeft(pass.id)))).toEqual([10, 0, 9]);
    expect(await readBooks(database, id)).toMatchObject({ taken: 1, booked: 1, waiting: 1 });
    expect((await subjects()).toSorted()).toEqual([
      "A spot came free, but you have no pass for it",
      "Booked",
      "Cancelled",
      "You have a spot",
    ]);
    const mine = (await view(id, ben.cookie))?.mine;
    expect((await cancel(ben.cookie, mine?.id ?? "")).body).toEqual({ credit: "none" });
    expect((await ask("GET", "/api/bookings", ben.cookie)).body).toEqual({ upcoming: [], past: [] });
  });

  test("after the deadline nobody is booked unasked: all who wait are told, and the first to book has the spot", async () => {
    const { database, book, wait, cancel, view, subjects, join } = await openStudio(kind);
    const [ana, ben, cleo] = [await join("ana"), await join("ben"), await join("cleo")];
    for (const each of [ana, ben, cleo]) await addPass(database, each);
    const { id } = await addClass(database, { startsAt: inHours(5), capacity: 1 });
    const booked = (await book(ana.cookie, id)).body.class.mine;
    await wait(ben.cookie, id);
    await wait(cleo.cookie, id);
    await cancel(ana.cookie, booked.id);
    expect(await view(id, ben.cookie)).toMatchObject({ spotsLeft: 1, mine: { status: "waiting" } });
    expect((await subjects()).toSorted()).toEqual([
      "A spot is free",
      "A spot is free",
      "Booked",
      "Cancelled",
    ]);
    expect((await book(cleo.cookie, id)).body.class.mine).toMatchObject({ status: "booked" });
    expect((await book(ben.cookie, id)).body.code).toBe("class_full");
    expect(await readBooks(database, id)).toMatchObject({ taken: 1, booked: 1, waiting: 1 });
  });
});

test("the classes of the schedule are there from the start, eight weeks of them", async () => {
  const { ask } = await openStudio("SQLite");
  const { body } = await ask("GET", "/api/classes");
  expect(body.classes.length).toBeGreaterThanOrEqual(24);
  expect(new Set(body.classes.map(({ entry }: ClassView) => entry)).size).toBe(3);
});
