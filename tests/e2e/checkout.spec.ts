import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { expectAccessibleInBothSchemes } from "./accessible.ts";
import { choosePreferences, linkInMail, openDashboard, register } from "./member.ts";
import { expect, open, test } from "./studio.ts";

const plans = [
  { name: "Drop-in Class - Online", pay: "Complete order", link: "https://live.heronyoga.example/drop-in" },
  {
    name: "In Person Yoga Session - 1 class pass",
    pay: "Pay $40",
    link: "https://heronyoga.example/find-us",
  },
  { name: "Monthly Unlimited Pass - Online", pay: "Pay $40", link: "https://live.heronyoga.example/members" },
  {
    name: "Yoga Workshop In Person - 10 class pass",
    pay: "Pay $150",
    link: "https://heronyoga.example/find-us",
  },
];

let count = 0;
function newBuyer(): string {
  count += 1;
  return `buyer-${process.pid}-${count}@example.com`;
}

async function startCheckout(page: Page, plan: string): Promise<void> {
  await open(page, "/pricing");
  await page.getByRole("button", { name: `Get ${plan}` }).click();
  await expect(page).toHaveURL(/\/demo-checkout\/cs_demo_/);
}

async function mailsTo(dataDir: string, to: string): Promise<Email[]> {
  const folder = join(dataDir, "mail");
  const mails = await Promise.all(
    readdirSync(folder).map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === to);
}

test("a visitor buys any plan and has the class link in the mailbox", async ({ page, dataDir }) => {
  for (const { name, pay, link } of plans) {
    const email = newBuyer();
    await startCheckout(page, name);
    await expect(page.getByRole("note")).toContainText("Demonstration");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: pay }).click();
    await expect(page).toHaveURL(/\/success\?session_id=cs_demo_/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
    await expect(page.getByText("Your class link has been emailed to you")).toBeVisible();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: link })).toBeVisible();

    await expect.poll(async () => (await mailsTo(dataDir, email)).length).toBe(1);
    const [mail] = await mailsTo(dataDir, email);
    expect(mail?.subject).toBe(`Your class link: ${name}`);
    for (const form of [mail?.text, mail?.html?.replaceAll("&amp;", "&")]) {
      expect(form).toContain(link);
      expect(form).toContain(name);
      expect(form).toContain(`/login?mode=register&email=${encodeURIComponent(email)}`);
      expect(form).toContain("Hatha Yoga, 60 min");
    }
    expect(mail?.html).not.toMatch(/<img|<script/);
    expect(mail?.attachments[0]).toMatchObject({ filename: "classes.ics", mimeType: "text/calendar" });
  }
});

test("what was bought is shown to the browser that bought it, again when it is loaded again, and to no other", async ({
  page,
  browser,
  studioUrl,
  dataDir,
}) => {
  const email = newBuyer();
  await startCheckout(page, "In Person Yoga Session - 1 class pass");
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page.getByText("Class link:")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expect.poll(async () => (await mailsTo(dataDir, email)).length).toBe(1);
  await page.reload();
  await expect(page.getByText("Class link:")).toBeVisible();
  const other = await (await browser.newContext({ baseURL: studioUrl })).newPage();
  const answered = other.waitForResponse("**/api/checkout/success");
  await open(other, page.url());
  expect(await (await answered).json()).toEqual({ isPaid: true, bought: null, booking: null });
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(other.getByText("Class link:")).toHaveCount(0);
  await other.context().close();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(await mailsTo(dataDir, email)).toHaveLength(1);
});

test("a checkout that was not paid for, is made up or not named shows no details, and a line says so", async ({
  page,
}) => {
  const expectNoPayment = async () => {
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await expect(page.getByText("We cannot see a payment for this page yet.")).toBeVisible();
    await expect(page.getByText("Class link:")).toHaveCount(0);
  };
  await startCheckout(page, "In Person Yoga Session - 1 class pass");
  const unpaid = page.url().split("/").at(-1);
  for (const id of [unpaid, "cs_demo_made_up", "x"]) {
    const answered = page.waitForResponse("**/api/checkout/success");
    await open(page, `/success?session_id=${id}`);
    expect(await (await answered).json()).toEqual({ isPaid: false, bought: null, booking: null });
    await expectNoPayment();
  }
  await open(page, "/success");
  await expectNoPayment();
});

test("a buyer who cancels is led back to the plans; a double click starts one checkout; a declined card buys nothing", async ({
  page,
  dataDir,
  complaints,
}) => {
  await startCheckout(page, "Monthly Unlimited Pass - Online");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Cancelled");
  await page.getByRole("link", { name: "Go to Pricing" }).click();
  await expect(page).toHaveURL("/pricing");

  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/create-checkout") && asked.push(request.url()));
  await page.getByRole("button", { name: "Get In Person Yoga Session - 1 class pass" }).dblclick();
  await expect(page).toHaveURL(/\/demo-checkout\/cs_demo_/);
  expect(asked).toHaveLength(1);

  const email = newBuyer();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Try a card that is declined" }).click();
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Nothing was charged.");
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page.getByRole("alert")).toHaveText("The card was declined. Nothing was charged.");
  complaints.length = 0;
  expect(await mailsTo(dataDir, email)).toEqual([]);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page).toHaveURL(/\/success/);
});

test("a visitor who comes back from the checkout finds the button as it was", async ({
  studioUrl,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await (await browser.newContext({ baseURL: studioUrl })).newPage();
  await startCheckout(page, "In Person Yoga Session - 1 class pass");
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("button", { name: "Get In Person" })).toBeEnabled();
  await browser.close();
});

test("a second press, in another tab, leads to the same checkout", async ({ page, context }) => {
  await startCheckout(page, "In Person Yoga Session - 1 class pass");
  const other = await context.newPage();
  await startCheckout(other, "In Person Yoga Session - 1 class pass");
  expect(other.url()).toBe(page.url());
  await startCheckout(other, "Yoga Workshop In Person - 10 class pass");
  expect(other.url()).not.toBe(page.url());
  const [first, second] = await page.evaluate(async () => {
    const ask = async () =>
      (await fetch("/create-checkout-session?price_id=price_in_person_single&mode=payment")).json();
    return Promise.all([ask(), ask()]);
  });
  expect(first.url).toBe(second.url);
});

test("a member's pass is on the dashboard, is renewed, and ends when it is cancelled", async ({
  page,
  complaints,
}) => {
  const { email } = await openDashboard(page);
  await expect(page.getByText("You have none yet.")).toBeVisible();
  await startCheckout(page, "Monthly Unlimited Pass - Online");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page).toHaveURL(/\/success/);
  await open(page, "/dashboard");
  const passes = page.getByRole("listitem").filter({ hasText: "Monthly Unlimited Pass - Online" });
  const pass = passes.first();
  await expect(pass).toContainText(/Valid until .+, then renewed until you cancel/);
  await expect(pass.getByRole("link", { name: "Class link" })).toHaveAttribute("href", plans[2]?.link ?? "");
  const before = await pass.textContent();
  await page.getByText("Receipts").click();
  await expect(page.getByRole("link", { name: /Monthly Unlimited Pass - Online, \$40$/ })).toHaveCount(1);

  await page.getByRole("button", { name: "Manage subscription" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your subscription");
  await page.getByRole("button", { name: "Pretend a month has passed" }).click();
  await page.getByRole("link", { name: "Back to your dashboard" }).click();
  await expect(pass).toContainText("Valid until");
  expect(await pass.textContent()).not.toBe(before);
  await page.getByText("Receipts").click();
  await expect(page.getByText(/Monthly Unlimited Pass - Online, \$40$/)).toHaveCount(2);

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Your password").fill("correct horse battery");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Please cancel the subscription first, so that it is not charged again.",
  );
  complaints.length = 0;

  await page.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Cancelled.")).toBeVisible();
  await page.getByRole("link", { name: "Back to your dashboard" }).click();
  await expect(pass).toContainText("Ended on");
  await expect(page.getByRole("link", { name: "Class link" })).toHaveCount(0);
});

test("what was bought signed out is the member's once the address is confirmed, and not before", async ({
  page,
  dataDir,
}) => {
  const { email } = await register(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await startCheckout(page, "Yoga Workshop In Person - 10 class pass");
  await page.getByLabel("Email").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Pay $150" }).click();
  await expect(page.getByText("Valid for 10 classes")).toBeVisible();

  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Login" }).click();
  await choosePreferences(page);
  await expect(page.getByText("Your purchase is waiting for you.")).toBeVisible();
  await open(page, await linkInMail(dataDir, email, "Please confirm your address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("Valid for 10 classes")).toBeVisible();
});
