import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  openDrippingSmtpServer,
  openDyingSmtpServer,
  openSilentServer,
  openSmtpInbox,
} from "../../tests/parts/smtp-inbox.ts";
import { createTestFolder, databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import type { Database } from "../database/tables.ts";
import { composeMail } from "./compose-mail.ts";
import { createFileCarrier } from "./file-carrier.ts";
import type { MailCarrier } from "./mail-carrier.ts";
import { deliverNext, startMailWorker } from "./mail-worker.ts";
import { claimMail, queueMail, recordFailure, recordSent, requeueMail } from "./outbox.ts";
import { createSmtpCarrier } from "./smtp-carrier.ts";

const log = pino({ level: "silent" });
const start = new Date("2026-11-15T09:00:00.000Z");
const later = (ms: number) => new Date(start.getTime() + ms);
const hours = 60 * 60_000;
const never = new AbortController().signal;

async function queue(database: Database, text = "Hello", now = start) {
  const mail = await composeMail(
    {
      from: { name: "Studio", address: "studio@example.com" },
      to: "owner@example.com",
      replyTo: { name: "Jürgen Ørsted", address: "jurgen@example.com" },
      subject: "Grüße, wie geht’s?",
      text,
    },
    "yoga.example.com",
    now,
  );
  await queueMail(database, mail, now);
  return mail;
}

function statusOf(database: Database, id: string) {
  return database
    .selectFrom("outbox")
    .select(["status", "attempts", "lastError"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a mail that follows another waits until that one is on its way or given up", async () => {
    const database = await openTestDatabase(kind);
    const first = await queue(database, "You are booked");
    const second = await composeMail(
      { from: { name: "S", address: "s@example.com" }, to: "m@example.com", subject: "Cancelled", text: "" },
      "yoga.example.com",
      start,
    );
    await queueMail(database, second, later(-1000), { afterId: first.id });
    const claim = async () => (await claimMail(database, start))?.id;
    expect(await claim()).toBe(first.id);
    // It is being sent, and that may fail.
    expect(await claim()).toBeUndefined();
    await database.updateTable("outbox").set({ status: "parked" }).where("id", "=", first.id).execute();
    expect(await claim()).toBe(second.id);
  });

  test("a mail goes out whole, once, and is recorded as sent", async () => {
    const database = await openTestDatabase(kind);
    const inbox = await openSmtpInbox();
    onTestFinished(inbox.close);
    const mail = await queue(database, "Zürich, 5 €.\n.a line that begins with a dot\nFrom here");
    const arriving = inbox.next();
    const parts = { database, carrier: createSmtpCarrier(inbox.url), log };
    expect(await deliverNext(parts, () => start)).toBe(true);
    expect(await deliverNext(parts, () => start)).toBe(false);
    const arrived = await arriving;
    expect(arrived).toMatchObject({
      messageId: `<${mail.id}@yoga.example.com>`,
      subject: "Grüße, wie geht’s?",
      from: { address: "studio@example.com" },
      to: [{ address: "owner@example.com" }],
      replyTo: [{ address: "jurgen@example.com", name: "Jürgen Ørsted" }],
      date: start.toISOString(),
    });
    expect(arrived.text?.trim()).toBe("Zürich, 5 €.\n.a line that begins with a dot\nFrom here");
    expect(inbox.received).toHaveLength(1);
    expect(await statusOf(database, mail.id)).toMatchObject({ status: "sent", attempts: 1 });
  });

  test("of many workers that look at once, one gets the mail", async () => {
    const database = await openTestDatabase(kind);
    await queue(database);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimMail(database, start)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test("a claim that was never finished is free again when its lease ends", async () => {
    const database = await openTestDatabase(kind);
    const mail = await queue(database);
    await claimMail(database, start);
    expect(await claimMail(database, later(89_000))).toBeUndefined();
    expect(await claimMail(database, later(91_000))).toMatchObject({ id: mail.id, attempts: 2 });
  });

  test.each([
    { at: "MAIL FROM", code: 421, times: 1 },
    { at: "RCPT TO", code: 450, times: 2 },
    { at: "RCPT TO", code: 550, times: 2 },
    { at: "DATA", code: 451, times: 1 },
    { at: "DATA", code: 554, times: 3 },
  ] as const)("a server that answers $code at $at gets the same mail later", async (refusal) => {
    const database = await openTestDatabase(kind);
    const inbox = await openSmtpInbox({ refusal });
    onTestFinished(inbox.close);
    const mail = await queue(database);
    const parts = { database, carrier: createSmtpCarrier(inbox.url), log };
    for (let hour = 0; hour < refusal.times; hour += 1) {
      expect(await deliverNext(parts, () => later(hour * hours))).toBe(true);
      const { status, lastError } = await statusOf(database, mail.id);
      expect(status).toBe("queued");
      expect(lastError).toContain(String(refusal.code));
    }
    const arriving = inbox.next();
    await deliverNext(parts, () => later(refusal.times * hours));
    expect((await arriving).messageId).toBe(`<${mail.id}@yoga.example.com>`);
    expect((await statusOf(database, mail.id)).status).toBe("sent");
  });

  test("a server that is down or dies in mid-conversation loses nothing", async () => {
    const database = await openTestDatabase(kind);
    const mail = await queue(database);
    const nobody = createSmtpCarrier("smtp://127.0.0.1:1");
    await deliverNext({ database, carrier: nobody, log }, () => start);
    expect((await statusOf(database, mail.id)).lastError).toContain("ECONNREFUSED");

    const dying = await openDyingSmtpServer();
    onTestFinished(dying.close);
    await deliverNext({ database, carrier: createSmtpCarrier(dying.url), log }, () => later(hours));
    expect(dying.conversations()).toBe(1);
    expect((await statusOf(database, mail.id)).status).toBe("queued");

    const inbox = await openSmtpInbox();
    onTestFinished(inbox.close);
    await deliverNext({ database, carrier: createSmtpCarrier(inbox.url), log }, () => later(2 * hours));
    expect(inbox.received.map((raw) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])).toEqual([
      `<${mail.id}@yoga.example.com>`,
    ]);
  });

  test("an attempt that ends after another has delivered does not send the mail again", async () => {
    const database = await openTestDatabase(kind);
    const { id } = await queue(database);
    const slow = (await claimMail(database, start)) ?? expect.fail();
    const quick = (await claimMail(database, later(91_000))) ?? expect.fail();
    await recordSent(database, quick, later(92_000));
    await recordFailure(database, slow, "too late", later(93_000));
    expect(await statusOf(database, id)).toMatchObject({ status: "sent", lastError: null });
    expect(await claimMail(database, later(48 * hours))).toBeUndefined();
  });

  test("every attempt sends the same bytes", async () => {
    const database = await openTestDatabase(kind);
    await queue(database);
    const seen: string[] = [];
    const carrier: MailCarrier = {
      description: "",
      async deliver({ raw }) {
        seen.push(raw);
        if (seen.length < 3) throw new Error("again");
      },
    };
    for (let hour = 0; hour < 3; hour += 1)
      await deliverNext({ database, carrier, log }, () => later(hour * hours));
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
  });

  test("attempts come ever later, and after a day the mail is parked until somebody retries it", async () => {
    const database = await openTestDatabase(kind);
    const { id } = await queue(database);
    const fail = (attempts: number, now: Date) =>
      recordFailure(database, { id, attempts, createdAt: start.toISOString() }, "no", now);
    const setAttempts = (attempts: number) => database.updateTable("outbox").set({ attempts }).execute();
    const waits = [];
    for (const attempts of [1, 2, 3, 20]) {
      await setAttempts(attempts);
      await fail(attempts, start);
      const row = await database.selectFrom("outbox").select("nextAttemptAt").executeTakeFirstOrThrow();
      waits.push((Date.parse(row.nextAttemptAt) - start.getTime()) / 1000);
    }
    expect(waits).toEqual([10, 20, 40, 3600]);
    expect(await fail(30, later(23 * hours))).toBe("queued");
    expect(await fail(1, later(25 * hours))).toBe("queued");
    await setAttempts(31);
    expect(await fail(31, later(25 * hours))).toBe("parked");
    expect(await claimMail(database, later(48 * hours))).toBeUndefined();
    expect(await requeueMail(database, id, later(48 * hours))).toBe(true);
    expect(await requeueMail(database, id, later(48 * hours))).toBe(false);
    expect(await claimMail(database, later(48 * hours))).toMatchObject({ id });
  });

  test("the worker delivers as soon as it is woken, and stops when asked", async () => {
    const database = await openTestDatabase(kind);
    const inbox = await openSmtpInbox();
    onTestFinished(inbox.close);
    const worker = startMailWorker({ database, carrier: createSmtpCarrier(inbox.url), log });
    const arriving = inbox.next();
    await queue(database, "Hello", new Date());
    worker.wake();
    await arriving;
    await worker.stop();
  });
});

test("without an SMTP server each mail becomes one file, however often it is delivered", async () => {
  const folder = join(createTestFolder(), "mail");
  const carrier = createFileCarrier(folder);
  const mail = await composeMail(
    { from: { name: "S", address: "s@example.com" }, to: "o@example.com", subject: "Hi", text: "Ünï" },
    "example.com",
    start,
  );
  await carrier.deliver(mail, never);
  await carrier.deliver(mail, never);
  expect(readdirSync(folder)).toEqual([`${mail.id}.eml`]);
  const parsed = await PostalMime.parse(readFileSync(join(folder, `${mail.id}.eml`)));
  expect(parsed.text?.trim()).toBe("Ünï");
});

test("a silent server does not hold a mail for longer than its lease", async () => {
  const silent = await openSilentServer();
  onTestFinished(silent.close);
  const mail = await composeMail(
    { from: { name: "S", address: "s@example.com" }, to: "o@example.com", subject: "Hi", text: "Hi" },
    "example.com",
    start,
  );
  const carrier = createSmtpCarrier(silent.url, { connectMs: 60_000, greetMs: 50, silenceMs: 60_000 });
  await expect(carrier.deliver(mail, never)).rejects.toThrow(/Greeting never received/i);
});

test("a server that never comes to an end is cut off when we have to stop, and the mail stays queued", async () => {
  const database = await openTestDatabase("SQLite");
  const dripping = await openDrippingSmtpServer();
  onTestFinished(dripping.close);
  const mail = await queue(database, "Hello", new Date());
  const worker = startMailWorker({ database, carrier: createSmtpCarrier(dripping.url), log });
  await dripping.connected;
  await worker.stop();
  expect(await statusOf(database, mail.id)).toMatchObject({
    status: "queued",
    lastError: expect.stringContaining("took too long"),
  });
});
