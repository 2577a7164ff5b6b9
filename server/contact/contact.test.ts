import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { studio } from "#content/studio.ts";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";

const message = { name: "Ana Ruiz", email: "ana@example.com", message: "Is there a mat for me?" };
const ids = { lib_version: "4.4.1", user_id: "website", service_id: "studio", template_id: "contact" };

async function openContact(kind: (typeof databaseKinds)[number] = "SQLite", changes: Partial<Config> = {}) {
  const services = await openTestServices(kind, changes);
  const app = createApp(services);
  const post = (path: string, init: RequestInit, address = "192.0.2.1") =>
    app.request(path, { method: "POST", ...init }, { incoming: { socket: { remoteAddress: address } } });
  return {
    database: services.database,
    send: (params: object, changes: object = {}, headers: Record<string, string> = {}, address?: string) =>
      post(
        "/api/v1.0/email/send",
        {
          body: JSON.stringify({ ...ids, template_params: params, ...changes }),
          headers: { "content-type": "application/json", ...headers },
        },
        address,
      ),
    sendForm: (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...ids, ...fields })) body.set(name, value);
      return post("/api/v1.0/email/send-form", { body });
    },
    post,
  };
}

async function readOutbox(database: Database) {
  const rows = await database.selectFrom("outbox").selectAll().execute();
  return Promise.all(rows.map(async (row) => ({ ...row, mail: await PostalMime.parse(row.raw) })));
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a message is acknowledged with OK once it is in the outbox", async () => {
    const { send, database } = await openContact(kind);
    const response = await send(message);
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    const [row, ...others] = await readOutbox(database);
    expect(others).toEqual([]);
    expect(row?.recipient).toBe(studio.email);
    expect(row?.sender).toBe(studio.email);
    expect(row?.mail).toMatchObject({
      to: [{ address: studio.email }],
      from: { address: studio.email },
      replyTo: [{ address: "ana@example.com", name: "Ana Ruiz" }],
      subject: "Message from Ana Ruiz",
    });
    expect(row?.mail.text).toContain("Is there a mat for me?");
  });

  test("a form is taken like JSON", async () => {
    const { sendForm, database } = await openContact(kind);
    const response = await sendForm(message);
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    expect((await readOutbox(database))[0]?.mail.replyTo).toMatchObject([{ address: "ana@example.com" }]);
  });

  test("after five messages in ten minutes an address has to wait, another has not", async () => {
    const { send } = await openContact(kind);
    for (let count = 0; count < 5; count += 1) expect((await send(message)).status).toBe(200);
    const sixth = await send(message);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
    expect((await sixth.json()).detail).toContain("wait ten minutes");
    expect((await send(message, {}, {}, "192.0.2.2")).status).toBe(200);
  });

  test("messages sent at once do not slip past the limit", async () => {
    const { send } = await openContact(kind);
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(message)));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(5);
  });

  test("when the message cannot be stored it is not acknowledged", async () => {
    const { send, database } = await openContact(kind);
    await database.schema.dropTable("outbox").execute();
    const response = await send(message);
    expect(response.status).toBe(500);
  });
});

test("what fills in the hidden field is kept aside, and told that all is well", async () => {
  const { send, database } = await openContact();
  const response = await send({ ...message, website: "https://spam.example" });
  expect([response.status, await response.text()]).toEqual([200, "OK"]);
  const rows = await readOutbox(database);
  expect(rows.map((row) => row.status)).toEqual(["held"]);
  expect(rows[0]?.mail.text).toContain("Is there a mat for me?");
});

test.each([
  ["a missing user id", { user_id: undefined }, "The user id is missing."],
  ["an empty user id", { user_id: "" }, "The user id is missing."],
  ["a missing service id", { service_id: undefined }, "The service id is missing."],
  ["a missing template id", { template_id: undefined }, "The template id is missing."],
  ["another template", { template_id: "newsletter" }, "This user, service or template is not known here."],
  ["another service", { service_id: "gmail" }, "This user, service or template is not known here."],
])("%s is refused with a sentence", async (_, changes, detail) => {
  const { send, database } = await openContact();
  const response = await send(message, changes);
  expect([response.status, (await response.json()).detail]).toEqual([400, detail]);
  expect(await readOutbox(database)).toEqual([]);
});

test.each([
  ["no name", { name: "" }, "The name is missing."],
  ["a blank message", { message: " \n " }, "The message is missing."],
  ["no address", { email: undefined }, "The email address is missing."],
  ["half an address", { email: "ana@" }, "The email address does not look like one."],
  ["a long name", { name: "a".repeat(201) }, "The name is longer than 200 characters."],
  ["a long message", { message: "a".repeat(5001) }, "The message is longer than 5,000 characters."],
  [
    "a long address",
    { email: `${"a".repeat(250)}@example.com` },
    "The email address is longer than 254 characters.",
  ],
  ["a header in the name", { name: "Ana\r\nBcc: x@example.com" }, "The name must be on one line."],
  [
    "a header in the address",
    { email: "ana@example.com\nBcc: x@example.com" },
    "The email address must be on one line.",
  ],
  ["an escape sequence", { name: "\u001b[31mAna" }, "The name contains characters that are not text."],
  ["a name with NUL", { name: "An\0a" }, "The name contains characters that are not text."],
  ["half a character", { message: "\ud800" }, "The message contains characters that are not text."],
])("%s is refused with a sentence", async (_, changes, detail) => {
  const { send, database } = await openContact();
  const response = await send({ ...message, ...changes });
  expect([response.status, (await response.json()).detail]).toEqual([400, detail]);
  expect(await readOutbox(database)).toEqual([]);
});

test.each(["a&b@x.com", "a=b!c@x.com", "ivan@xn--e1afmkfd.xn--p1ai", "ana@localhost"])(
  "%s, which browsers accept, is accepted",
  async (email) => {
    const { send } = await openContact();
    expect((await send({ ...message, email })).status).toBe(200);
  },
);

test("line ends count once, also as a form writes them", async () => {
  const { sendForm } = await openContact();
  expect((await sendForm({ ...message, message: "a\r\n".repeat(2500) })).status).toBe(200);
});

test("a form sent without scripts is led back to the page, whichever way it went", async () => {
  const { post } = await openContact();
  const navigate = (fields: object) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...ids, ...fields })) body.set(name, value);
    return post("/api/v1.0/email/send-form", { body, headers: { "sec-fetch-mode": "navigate" } });
  };
  const sent = await navigate(message);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact#sent"]);
  const failed = await navigate({ ...message, email: "nonsense" });
  expect([failed.status, failed.headers.get("location")]).toEqual([303, "/contact#failed"]);
});

test("messages of exactly the allowed length are taken", async () => {
  const { send } = await openContact();
  expect((await send({ ...message, name: "n".repeat(200), message: "m".repeat(5000) })).status).toBe(200);
});

test("other recipients or senders in the request change nothing", async () => {
  const { send, database } = await openContact();
  await send({
    ...message,
    to: "x@example.com",
    to_email: "x@example.com",
    from: "x@example.com",
    bcc: "x@example.com",
  });
  const [row] = await readOutbox(database);
  expect(row?.recipient).toBe(studio.email);
  expect(row?.raw).not.toContain("x@example.com");
});

test.each([
  ["text that is no JSON", "{", "application/json"],
  ["a list", "[]", "application/json"],
  ["null", "null", "application/json"],
])("%s is refused", async (_, body, type) => {
  const { post } = await openContact();
  const response = await post("/api/v1.0/email/send", { body, headers: { "content-type": type } });
  expect(response.status).toBe(400);
  expect((await response.json()).detail).not.toContain("expected");
});

test("a broken form is refused", async () => {
  const { post } = await openContact();
  const response = await post("/api/v1.0/email/send-form", {
    body: "not a form",
    headers: { "content-type": "multipart/form-data" },
  });
  expect(response.status).toBe(400);
});

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://elsewhere.example" },
])("a page of another site (%o) cannot send", async (headers) => {
  const { send, database } = await openContact();
  expect((await send(message, {}, headers)).status).toBe(403);
  expect(await readOutbox(database)).toEqual([]);
});

test("behind a trusted proxy each visitor has a limit of their own, and cannot choose another", async () => {
  const { send } = await openContact("SQLite", { trustedProxies: ["10.0.0.0/8"] });
  const sendFrom = (forwarded: string, peer: string) =>
    send(message, {}, { "x-forwarded-for": forwarded }, peer);
  for (let count = 0; count < 5; count += 1) {
    expect((await sendFrom(`6.6.6.${count}, 203.0.113.9`, "10.1.1.1")).status).toBe(200);
  }
  expect((await sendFrom("6.6.6.66, 203.0.113.9", "10.1.1.1")).status).toBe(429);
  expect((await sendFrom("203.0.113.10", "10.1.1.1")).status).toBe(200);
  // Not from our proxy: what it says of others does not count.
  for (let count = 0; count < 5; count += 1) await sendFrom(`203.0.113.${count}`, "198.51.100.1");
  expect((await sendFrom("203.0.113.77", "198.51.100.1")).status).toBe(429);
});

test("the page learns which service to use, and may talk to it", async () => {
  const own = createApp(await openTestServices("SQLite"));
  expect(await (await own.request("/api/contact/settings")).json()).toEqual({
    origin: null,
    userId: "website",
    serviceId: "studio",
    templateId: "contact",
  });
  const hosted = { origin: "https://api.emailjs.com", userId: "u", serviceId: "s", templateId: "t" };
  const app = createApp(await openTestServices("SQLite", { contact: hosted }));
  expect(await (await app.request("/api/contact/settings")).json()).toEqual(hosted);
  const page = await app.request("/contact");
  expect(page.headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://api.emailjs.com;",
  );
});
