import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { studio } from "#content/studio.ts";
import { runStudioCommand } from "../../cli/run-studio-command.ts";
import { ownContactSettings } from "../../contract/contact-form.ts";
import { startModelServer } from "../../tests/parts/model-server.ts";
import { createTestFolder, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { deliverNext } from "../mail/mail-worker.ts";
import { queueMail } from "../mail/outbox.ts";
import { addMember } from "../members/add-member.ts";
import { listConcerns } from "../process/concerns.ts";
import { watchDisk } from "../process/disk-space.ts";
import { markRunning } from "../process/run-marker.ts";
import { tellOwner } from "./tell-owner.ts";

const settings = { mailFrom: "studio@example.com", mailDomain: "example.com" };
const hour = 60 * 60_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);

describe.each(databaseKinds)("on %s", (kind) => {
  test("the owner is told by mail of what is new, once a day at most, and by the doctor", async () => {
    const { config, database, concerns } = await openTestServices(kind);
    const toOwner = () =>
      database.selectFrom("outbox").select("raw").where("recipient", "=", studio.email).execute();
    expect(await tellOwner(database, settings)).toBe(false);
    await concerns.raise("webhooks refused");
    await watchDisk(config.dataDir, concerns, Number.POSITIVE_INFINITY);
    // Of several processes one tells.
    const told = await Promise.all([1, 2, 3].map(() => tellOwner(database, settings)));
    expect(told.filter(Boolean)).toHaveLength(1);
    const [mail] = await toOwner();
    const { subject, text } = await PostalMime.parse(mail?.raw ?? "");
    expect(subject).toBe("Your website needs you: disk low, webhooks refused");
    expect(text).toMatch(/The disk that holds DATA_DIR is nearly full.*\(\d+ MB left, last /);

    // Nothing new the next day: no mail. Something new within the day: it waits for the next.
    expect(await tellOwner(database, settings, later(25))).toBe(false);
    const lastAt = later(26).toISOString();
    await database.updateTable("concern").set({ lastAt, count: 7 }).where("kind", "=", "disk low").execute();
    expect(await tellOwner(database, settings, later(26.5))).toBe(true);
    expect(await toOwner()).toHaveLength(2);
    await database.updateTable("concern").set({ lastAt: new Date().toISOString() }).execute();

    const environment = {
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    await expect(runStudioCommand(["doctor"], environment)).rejects.toThrow(
      /WRONG {2}Lately: The disk that holds DATA_DIR is nearly full/,
    );
    expect(await listConcerns(database, { now: later(4 * 24) })).toEqual([]);
  });

  test("mail that was given up or held, a failing model, refused events and an unnamed proxy are noted", async () => {
    const model = await startModelServer();
    const services = await openTestServices(kind, {
      model: { baseUrl: model.baseUrl, apiKey: undefined, model: "m" },
      requestLimitMs: 120_000,
    });
    const { database, concerns } = services;
    await services.mailWorker.stop();
    const app = createApp(services);
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      app.request(
        path,
        {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json", ...headers },
        },
        { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
      );
    await post("/webhooks/stripe", {}, { "stripe-signature": "t=1,v1=00", "x-forwarded-for": "203.0.113.5" });
    await post("/api/v1.0/email/send", {
      user_id: ownContactSettings.userId,
      service_id: ownContactSettings.serviceId,
      template_id: ownContactSettings.templateId,
      template_params: { name: "R", email: "r@example.com", message: "Buy", website: "https://spam.example" },
    });
    const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
    await addMember(services.auth, ana);
    const signedIn = await post("/api/auth/sign-in/email", ana);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    model.behave({ fail: "refuse", status: 401 });
    await post("/chatbot", { question: "10 minutes for my neck" }, { cookie });
    model.close();
    const old = new Date(Date.now() - 48 * hour);
    const letter = {
      from: { name: "S", address: "s@example.com" },
      to: "a@example.com",
      subject: "S",
      text: "T",
    };
    await queueMail(database, await composeMail(letter, "example.com", old), old);
    await database.updateTable("outbox").set({ attempts: 20 }).where("status", "=", "queued").execute();
    const carrier = { description: "", deliver: () => Promise.reject(new Error("no")) };
    await deliverNext({ ...services, carrier, onParked: () => concerns.raise("mail parked") });
    await expect
      .poll(async () => (await listConcerns(database)).map((each) => each.kind))
      .toEqual(["mail held", "mail parked", "model failing", "unnamed proxy", "webhooks refused"]);
    // Mail that was looked after concerns nobody any more.
    await database.deleteFrom("outbox").execute();
    expect((await listConcerns(database)).map((each) => each.kind)).not.toContain("mail parked");
  });

  test("purchases' mail goes out before what visitors wrote, however long that has waited", async () => {
    const { database, mailWorker, log } = await openTestServices(kind);
    await mailWorker.stop();
    const write = async (to: string, minutesAgo: number) => {
      const at = new Date(Date.now() - minutesAgo * 60_000);
      const from = { name: "S", address: "s@example.com" };
      await queueMail(
        database,
        await composeMail({ from, to, subject: "S", text: "T" }, "example.com", at),
        at,
      );
    };
    for (let index = 0; index < 8; index += 1) await write(studio.email, 20 - index);
    await write("buyer@example.com", 1);
    const delivered: string[] = [];
    const carrier = {
      description: "",
      async deliver({ recipient }: { recipient: string }) {
        delivered.push(recipient);
      },
    };
    while (await deliverNext({ database, carrier, log })) {
      // Until all are out.
    }
    expect(delivered).toEqual(["buyer@example.com", ...Array.from({ length: 8 }, () => studio.email)]);
  });
});

test("a server that did not get to stop is noticed by the next one", () => {
  const folder = createTestFolder();
  const first = markRunning(folder);
  expect(first.hasCrashed).toBe(false);
  expect(markRunning(folder).hasCrashed).toBe(true);
  first.unmark();
  expect(markRunning(folder).hasCrashed).toBe(false);
});

test("a proxy that is named, and a header made up from afar, concern nobody", async () => {
  const services = await openTestServices("SQLite", { trustedProxies: ["10.0.0.1"] });
  const app = createApp(services);
  for (const remoteAddress of ["10.0.0.1", "203.0.113.9"]) {
    const headers = { "x-forwarded-for": "198.51.100.1" };
    await app.request("/api/account/settings", { headers }, { incoming: { socket: { remoteAddress } } });
  }
  expect(await listConcerns(services.database)).toEqual([]);
});

test("production behind HTTPS without a named proxy is called wrong by the doctor", async () => {
  const { config } = await openTestServices("SQLite");
  const environment = {
    DATA_DIR: config.dataDir,
    NODE_ENV: "production",
    PUBLIC_URL: "https://yoga.example.com",
    AUTH_SECRET: "x".repeat(32),
  };
  await expect(runStudioCommand(["doctor"], environment)).rejects.toThrow(
    "WRONG  Proxy: TRUSTED_PROXIES names no proxy",
  );
});
