import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bookClass } from "../../server/classes/book-class.ts";
import { sendReminders } from "../../server/classes/send-reminders.ts";
import { type Environment, parseConfig } from "../../server/config.ts";
import { visitDatabase } from "../../server/database/visit-database.ts";
import { addClass, addMember, addPass, monthly, readBooks, type TestMember } from "../parts/booking.ts";
import { launchServer } from "../parts/server-process.ts";
import { createTestEnvironment, type DatabaseKind, databaseKinds } from "../parts/test-services.ts";

const secret = "a secret of the tests, long enough to sign with";
const settings = {
  mailFrom: "s@example.com",
  mailDomain: "example.com",
  publicUrl: "https://yoga.example.com",
};
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

async function openDatabase(environment: Environment) {
  const database = await visitDatabase(parseConfig(environment));
  onTestFinished(() => database.destroy());
  return database;
}

async function openStudio(kind: DatabaseKind, servers: number) {
  const environment = { ...(await createTestEnvironment(kind)), AUTH_SECRET: secret };
  const processes = Array.from({ length: servers }, () => launchServer(environment));
  onTestFinished(async () => {
    await Promise.all(processes.map((server) => server.stop("SIGKILL")));
  });
  const addresses = await Promise.all(processes.map((server) => server.address));
  const database = await openDatabase(environment);
  /** Asks one of the servers after the other; a server that is too busy is asked again, as a person would. */
  const ask = async (index: number, path: string, { cookie }: TestMember, body: object) => {
    for (;;) {
      const response = await fetch(`${addresses[index % servers]}${path}`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (response.status !== 503) return { status: response.status, body: await response.json() };
      await response.body?.cancel();
    }
  };
  const join = (count: number, name: string) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const member = await addMember(database, `${name}${index}`, secret);
        return { member, pass: await addPass(database, member, { classesLeft: 3 }) };
      }),
    );
  const used = async () => {
    const passes = await database.selectFrom("pass").select("classesLeft").execute();
    return passes.reduce((sum, { classesLeft }) => sum + 3 - (classesLeft ?? 0), 0);
  };
  const mails = async (word: string) => {
    const rows = await database.selectFrom("outbox").select("subject").execute();
    return rows.filter(({ subject }) => subject.startsWith(word)).length;
  };
  return { database, ask, join, used, mails };
}

test.each([
  ["PostgreSQL", 2],
  ["SQLite", 1],
] as const)(
  "many at once on %s over %i servers: one spot is one booking, and the books are right",
  async (kind, servers) => {
    const { database, ask, join, used, mails } = await openStudio(kind, servers);
    const last = await addClass(database, { startsAt: inHours(48), capacity: 1 });
    const crowd = await join(50, "crowd");
    const answers = await Promise.all(
      crowd.map(({ member }, index) => ask(index, "/api/bookings", member, { classId: last.id })),
    );
    const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
    expect(codes).toEqual([201, ...Array.from({ length: 49 }, () => "class_full")]);
    expect(await readBooks(database, last.id)).toMatchObject({ taken: 1, booked: 1 });
    expect([await used(), await mails("Booked")]).toEqual([1, 1]);

    // Thirty are in a full class and leave it, thirty others want in, ten of them wait already: all at once.
    const busy = await addClass(database, { startsAt: inHours(72), capacity: 30 });
    const inside = crowd.slice(0, 30).map(({ member }) => member);
    const outside = (await join(30, "late")).map(({ member }) => member);
    const booked = await Promise.all(
      inside.map((member, index) => ask(index, "/api/bookings", member, { classId: busy.id })),
    );
    await Promise.all(
      outside.slice(0, 10).map((member, index) => ask(index, "/api/waitlist", member, { classId: busy.id })),
    );
    const outcomes = await Promise.all([
      ...inside.map((member, index) =>
        ask(index, `/api/bookings/${booked[index]?.body.class.mine.id}/cancel`, member, {
          acceptsLoss: false,
        }),
      ),
      ...outside.map((member, index) => ask(index, "/api/bookings", member, { classId: busy.id })),
    ]);
    for (const { status } of outcomes) expect([200, 201, 409]).toContain(status);
    const books = await readBooks(database, busy.id);
    expect(books.taken).toBe(books.booked);
    expect(books.bookings.filter(({ endedBy }) => endedBy === "member")).toHaveLength(30);
    // Those who waited have a spot: it was given to them in the step that freed it, or they took it themselves.
    expect(books.waiting).toBe(0);
    expect(await used()).toBe(1 + books.booked);
  },
);

describe.each(databaseKinds)("on %s", (kind) => {
  test("a server killed at any step of a booking leaves neither a lost class nor a missing mail", async () => {
    const environment = await createTestEnvironment(kind);
    const database = await openDatabase(environment);
    // After the account, the class, the look for a booking, the spot, the passes, the pass, the booking, the mail.
    const steps = kind === "SQLite" ? [4, 6, 7, 8] : [2, 4, 6, 7, 8, 9];
    const names = steps.map((step) => `m${step}`);
    for (const name of names) {
      const member = await addMember(database, name);
      await addPass(database, member, { id: `pass-${name}`, classesLeft: 3 });
      await addClass(database, { id: `k-${name}`, startsAt: inHours(48), capacity: 1 });
    }
    // PostgreSQL lets one process be in the middle of many; SQLite has one writer.
    const pairs = names.map((name, index) => `${name}:${steps[index]}`);
    for (const group of kind === "SQLite" ? pairs.map((pair) => [pair]) : [pairs]) {
      await killInTheMiddle(environment, group);
    }
    for (const name of names) {
      expect(await readBooks(database, `k-${name}`)).toMatchObject({ taken: 0, booked: 0, bookings: [] });
    }
    expect(await database.selectFrom("outbox").select("id").execute()).toEqual([]);
    const parts = { database, settings, wakeMail: () => {} };
    for (const name of names) {
      const booker = { uid: `uid-${name}`, email: `${name}@example.com` };
      await bookClass(parts, booker, { classId: `k-${name}` }, new Date());
      expect(await readBooks(database, `k-${name}`)).toMatchObject({ taken: 1, booked: 1 });
    }
    const passes = await database.selectFrom("pass").select("classesLeft").execute();
    expect(passes.map(({ classesLeft }) => classesLeft)).toEqual(names.map(() => 2));
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(names.length);
  });

  test("the reminder job run by three at once, again and again, sends each mail once", async () => {
    const environment = await createTestEnvironment(kind);
    const first = await openDatabase(environment);
    const databases = [first, await openDatabase(environment), await openDatabase(environment)];
    const startsAt = inHours(20);
    const { id: classId } = await addClass(first, { startsAt, capacity: 10 });
    const days = new Date(Date.now() - 5 * 24 * 60 * 60_000);
    for (const name of ["ana", "ben", "cleo", "dev"]) {
      const member = await addMember(first, name);
      await addPass(first, member, name < "c" ? monthly : {});
      await bookClass({ database: first, settings, wakeMail: () => {} }, member, { classId }, days);
    }
    const run = (now: Date) =>
      Promise.all(
        databases.map((database) => sendReminders({ database, settings, wakeMail: () => {} }, now)),
      );
    await run(new Date());
    await run(new Date(Date.now() + 60_000));
    const soon = new Date(Date.parse(startsAt) - 19 * 60_000);
    await run(soon);
    await run(soon);
    const rows = await first.selectFrom("outbox").select("subject").execute();
    const count = (word: string) => rows.filter(({ subject }) => subject.startsWith(word)).length;
    expect([count("Reminder"), count("Starting soon"), rows.length]).toEqual([4, 2, 10]);
  });
});

/** Waits until every booking of a process has stopped where it should, and kills it. */
async function killInTheMiddle({ DATA_DIR, DATABASE_URL }: Environment, pairs: string[]): Promise<void> {
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
  const script = join(import.meta.dirname, "../parts/book-and-hang.ts");
  const child = spawn(process.execPath, [script, "k", ...pairs], {
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
    if (said.split("stopped").length > pairs.length) child.kill("SIGKILL");
  });
  await gone;
  expect(said.split("\n").filter((line) => line.endsWith("stopped"))).toHaveLength(pairs.length);
  expect(said).not.toContain("done");
}
