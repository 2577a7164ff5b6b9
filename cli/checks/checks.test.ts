import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { parseConfig } from "../../server/config.ts";
import { composeMail } from "../../server/mail/compose-mail.ts";
import { queueMail } from "../../server/mail/outbox.ts";
import { createAuth } from "../../server/members/create-auth.ts";
import { findSetupMistakes } from "../../server/setup-mistakes.ts";
import { handledEvents } from "../../server/shop/handle-event.ts";
import { openStripe } from "../../server/shop/stripe-provider.ts";
import { openIdClient, openOpenIdProvider } from "../../tests/parts/openid-provider.ts";
import { openSmtpInbox } from "../../tests/parts/smtp-inbox.ts";
import { openStripeServer, stripeKey } from "../../tests/parts/stripe-server.ts";
import { openTestDatabase } from "../../tests/parts/test-services.ts";
import { checkAddress } from "./address.ts";
import { checkContact } from "./contact.ts";
import { checkGoogle } from "./google.ts";
import { checkMail } from "./mail.ts";
import { checkWebhook } from "./webhook.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://yoga.example.com",
  AUTH_SECRET: "a secret that is long enough for the test",
  DATA_DIR: "/srv/studio",
};

/** A server on loopback that answers everything with one status and body. */
async function openSite(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A listening TCP server has an address with a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a mail server that lets us in and refuses our sender is found, and so is mail that was given up", async () => {
  const database = await openTestDatabase("SQLite");
  const inbox = await openSmtpInbox({ refusal: { at: "MAIL FROM", code: 553, times: 1 } });
  onTestFinished(() => inbox.close());
  const config = parseConfig({ ...production, SMTP_URL: inbox.url, MAIL_FROM: "yoga@example.com" });
  const now = new Date();
  const letter = {
    from: { name: "S", address: "s@example.com" },
    to: "m@example.com",
    subject: "S",
    text: "",
  };
  await queueMail(database, await composeMail(letter, "example.com", now), now);
  await database.updateTable("outbox").set({ status: "parked" }).execute();

  const [mail, outbox] = await checkMail(database, config);
  expect(mail?.problem).toContain("confirm yoga@example.com there, or set MAIL_FROM");
  expect(outbox?.problem).toContain("1 mail was given up after a day");

  await database.deleteFrom("outbox").execute();
  const healed = await checkMail(database, config);
  expect(healed.map(({ problem }) => problem)).toEqual([undefined, undefined]);
  expect(inbox.received.join()).toContain("Subject: A test of your mail server");
});

test("mail to files and an address without HTTPS are told of in production, at the start and by the doctor", async () => {
  const database = await openTestDatabase("SQLite");
  const config = parseConfig({ ...production, PUBLIC_URL: "http://yoga.example.com" });
  const [mail] = await checkMail(database, config);
  expect(mail?.problem).toContain("Set SMTP_URL to send it");
  await expect(checkAddress(config)).rejects.toThrow("set PUBLIC_URL to https://yoga.example.com");
  expect(findSetupMistakes(config).join("\n")).toMatch(/Set SMTP_URL.*\n.*browsers keep no session there/);
  expect(findSetupMistakes(parseConfig({ ...production, SMTP_URL: "smtp://localhost" }))).toEqual([]);
  expect(findSetupMistakes(parseConfig({}))).toEqual([]);
});

test("an address that leads to another site, or to none, is told apart from ours", async () => {
  const at = (publicUrl: string) => checkAddress(parseConfig({ ...production, PUBLIC_URL: publicUrl }));
  await expect(at(await openSite(200, "<h1>A bakery</h1>"))).rejects.toThrow("is another site");
  await expect(at("http://127.0.0.1:1")).rejects.toThrow("does not answer");
  expect(await at(await openSite(200, '{"status":"live"}'))).toContain("leads to this program");
});

test("a wrong id or secret at Google is told apart from right ones", async () => {
  const publicUrl = "https://yoga.example.com";
  const provider = await openOpenIdProvider(`${publicUrl}/api/auth/callback/google`);
  onTestFinished(() => provider.close());
  const { discoveryUrl } = provider;
  const right = { clientId: openIdClient.id, clientSecret: openIdClient.secret, discoveryUrl };
  expect(await checkGoogle(right, publicUrl)).toContain("knows us");
  const wrong = "check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET";
  await expect(checkGoogle({ ...right, clientSecret: "another" }, publicUrl)).rejects.toThrow(wrong);
  await expect(checkGoogle({ ...right, clientId: "somebody" }, publicUrl)).rejects.toThrow(wrong);
});

test("what an account service refuses us with is logged with a sentence", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => lines.push(line) });
  const database = await openTestDatabase("SQLite");
  const config = { isProduction: false, publicUrl: "http://localhost", passwordCost: 16 };
  const parts = {
    database,
    config,
    secret: "s".repeat(32),
    log,
    sendMail: async () => {},
    onNewMember: async () => {},
  };
  const { logger } = await createAuth(parts).$context;
  logger.error("", Object.assign(new Error("invalid_client"), { status: 401 }));
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    msg: expect.stringContaining("GOOGLE_CLIENT_SECRET"),
    err: { message: "invalid_client" },
  });
});

test("a contact service that is not there is named", async () => {
  const ids = { userId: "u", serviceId: "s", templateId: "t" };
  await expect(checkContact({ origin: "http://127.0.0.1:1", ...ids })).rejects.toThrow("cannot be reached");
  await expect(checkContact({ origin: await openSite(404, ""), ...ids })).rejects.toThrow("answers 404");
  expect(await checkContact({ origin: await openSite(400, "no service"), ...ids })).toContain("answers");
});

test("a webhook that leads elsewhere, says too little or has another secret is found", async () => {
  const server = await openStripeServer(plans.map(({ priceId }) => ({ id: priceId, object: "price" })));
  onTestFinished(() => server.close());
  const settings = { secretKey: stripeKey, webhookSecret: "whsec_1", apiBase: server.url, timeoutMs: 4000 };
  const config = parseConfig(production);
  const check = async () => {
    const findings = await checkWebhook(openStripe(settings), settings, config);
    return findings.map(({ problem }) => problem ?? "fine").join("\n");
  };
  expect(await check()).toContain("has none that leads to https://yoga.example.com/webhooks/stripe");
  const endpoint = {
    object: "webhook_endpoint",
    status: "enabled",
    url: `${config.publicUrl}/webhooks/stripe`,
  };
  server.objects.set("we_1", { id: "we_1", ...endpoint, enabled_events: ["invoice.paid"] });
  expect(await check()).toContain("does not send checkout.session.completed");
  server.change("we_1", { enabled_events: handledEvents });
  expect(await check()).toBe("fine\nfine");
  const created = Math.floor(Date.now() / 1000);
  server.objects.set("evt_1", { id: "evt_1", object: "event", type: "invoice.paid", created });
  expect(await check()).toContain(
    "1 event of the last three days did not arrive: STRIPE_WEBHOOK_SECRET must be",
  );
});
