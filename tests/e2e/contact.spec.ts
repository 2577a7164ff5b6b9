import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { launchServer } from "../parts/server-process.ts";
import { makeThrowawayFolder } from "../parts/throwaway.ts";
import { expect, open, test } from "./studio.ts";

const note = "Your message has been sent!";

async function fill(page: Page, message = "Is there a mat for me?") {
  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Message").fill(message);
}

async function readMail(dataDir: string, text: string) {
  const folder = join(dataDir, "mail");
  // Acknowledged is not yet delivered: the folder comes with the first mail.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => mail.text?.includes(text));
}

test("a visitor sends a message, however impatient, and the owner has it once", async ({ page, dataDir }) => {
  await open(page, "/contact");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Message")).toHaveAttribute("rows", "4");
  await fill(page, "A message from the browser.");
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/v1.0/email/send", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByLabel("Message")).toHaveJSProperty("readOnly", true);
  await page.getByLabel("Name").press("Enter");
  gate.resolve();
  await expect(page.getByRole("alert")).toHaveText("Message sent! We will get back to you soon.");
  await expect(page.getByRole("status")).toHaveText(note);
  for (const label of ["Name", "Email", "Message"]) await expect(page.getByLabel(label)).toHaveValue("");
  await expect.poll(() => readMail(dataDir, "A message from the browser.")).toHaveLength(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what is empty, and an address that is none, is pointed out before anything is sent", async ({
  page,
}) => {
  await open(page, "/contact");
  let wasAsked = false;
  page.on("request", (request) => {
    wasAsked ||= request.method() === "POST";
  });
  for (const empty of ["Name", "Email", "Message"]) {
    await fill(page);
    await page.getByLabel(empty).fill(empty === "Email" ? "" : "  ");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in all fields.");
    await expect(page.getByRole("status")).toBeEmpty();
    await expect(page.getByLabel(empty)).toBeFocused();
    await expect(page.getByLabel(empty)).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await fill(page);
  await page.getByLabel("Email").fill("ana@");
  await page.getByRole("button", { name: "Send" }).click();
  expect(
    await page.getByLabel("Email").evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
  ).toBe(true);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(wasAsked).toBe(false);
});

test("when sending fails, or the service has no ids, the visitor is told and loses nothing", async ({
  page,
  complaints,
}) => {
  await open(page, "/contact");
  await fill(page);
  await page.route("**/api/v1.0/email/send", (route) => route.abort());
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Name")).toHaveValue("Ana Ruiz");
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await expect(page.getByLabel("Message")).toHaveValue("Is there a mat for me?");
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  expect(complaints.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Dismiss" }).click();

  await page.unroute("**/api/v1.0/email/send");
  await page.route("**/api/contact/settings", (route) =>
    route.fulfill({ json: { origin: null, userId: "", serviceId: "s", templateId: "t" } }),
  );
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to send message. Please try again later.");
  expect(complaints.join()).toContain("The public key is required");
  complaints.length = 0;
});

test("a message sent before the scripts arrive waits for them", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/contact");
  await fill(page, "Too early.");
  await page.getByRole("button", { name: "Send" }).click();
  gate.resolve();
  await expect(page.getByRole("alert")).toHaveText("Message sent! We will get back to you soon.");
  await expect(page).toHaveURL("/contact");
});

test("a message sent when the scripts never arrive goes out as a plain form; once they do, the page says so once", async ({
  page,
  complaints,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fill(page, "Without its scripts.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL("/contact#sent");
  await expect(page.getByText(note)).toBeVisible();
  expect(complaints.join()).toContain("ERR_FAILED");
  complaints.length = 0;

  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(page.getByRole("status")).toHaveText(note);
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(note)).toHaveCount(0);
});

test("a keyboard user on the smallest screen sends a message", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open(page, "/contact");
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Ana");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("By keyboard.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Message sent! We will get back to you soon.");
  await expect(page.getByRole("alert")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form still sends", async ({ page, dataDir }) => {
    await page.goto("/contact");
    await fill(page, "No scripts here.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL("/contact#sent");
    await expect(page.getByText(note)).toBeVisible();
    await expect.poll(() => readMail(dataDir, "No scripts here.")).toHaveLength(1);
  });
});

test("with a hosted service configured the page talks to that one", async ({ browser }) => {
  const received: string[] = [];
  const hosted = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type, x-forwarded-for");
    if (request.method === "POST") {
      const chunks: Buffer[] = await request.toArray();
      received.push(`${request.url} ${Buffer.concat(chunks)}`);
    }
    response.end("OK");
  });
  hosted.listen(0, "127.0.0.1");
  await once(hosted, "listening");
  const address = hosted.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const folder = makeThrowawayFolder("studio-e2e");
  const studio = launchServer({
    DATA_DIR: folder,
    PORT: "0",
    EMAILJS_ORIGIN: `http://127.0.0.1:${port}`,
    EMAILJS_USER_ID: "hosted-user",
    EMAILJS_SERVICE_ID: "hosted-service",
    EMAILJS_TEMPLATE_ID: "hosted-template",
  });
  // A context of its own: this one may talk to a foreign server.
  const context = await browser.newContext({ baseURL: await studio.address });
  const page = await context.newPage();
  await open(page, "/contact");
  await fill(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toHaveText(note);
  expect(received).toHaveLength(1);
  const [path = "", ...rest] = received[0]?.split(" ") ?? [];
  expect(path).toBe("/api/v1.0/email/send");
  expect(JSON.parse(rest.join(" "))).toMatchObject({
    lib_version: "4.4.1",
    user_id: "hosted-user",
    service_id: "hosted-service",
    template_id: "hosted-template",
    template_params: { name: "Ana Ruiz", email: "ana@example.com", message: "Is there a mat for me?" },
  });
  await context.close();
  await studio.stop("SIGTERM");
  rmSync(folder, { recursive: true });
  hosted.close();
});
