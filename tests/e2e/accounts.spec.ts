import { readFileSync } from "node:fs";
import { expectAccessibleInBothSchemes } from "./accessible.ts";
import { linkInMail, openDashboard } from "./member.ts";
import { expect, open, test } from "./studio.ts";

test("a member who forgot the password chooses a new one through the mail, and is signed out elsewhere", async ({
  page,
  browser,
  studioUrl,
  extraHTTPHeaders,
  dataDir,
}) => {
  const { email } = await openDashboard(page);
  const phone = await browser.newContext({ baseURL: studioUrl, extraHTTPHeaders: { ...extraHTTPHeaders } });
  const elsewhere = await phone.newPage();
  await open(elsewhere, "/login");
  await elsewhere.getByRole("link", { name: "Forgotten password?" }).click();
  // The page before has a field of that name too.
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Forgotten password");
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByRole("button", { name: "Send me a link" }).click();
  await expect(elsewhere.getByRole("status")).toHaveText(
    "If this address belongs to a member, a mail is on its way. Its link works for an hour.",
  );
  const link = await linkInMail(dataDir, email, "Choose a new password");
  // A mail scanner opens it first.
  expect((await elsewhere.request.get(link)).status()).toBe(200);
  await open(elsewhere, link);
  await elsewhere.getByLabel("New password").fill("another long password");
  await elsewhere.getByRole("button", { name: "Save password" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Password changed");
  await elsewhere.getByRole("link", { name: "Back to Login" }).click();
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByLabel("Password").fill("another long password");
  await elsewhere.getByRole("button", { name: "Login" }).click();
  await expect(elsewhere).toHaveURL("/dashboard");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL("/login");

  await open(elsewhere, link);
  await elsewhere.getByLabel("New password").fill("a third long password");
  await elsewhere.getByRole("button", { name: "Save password" }).click();
  await expect(elsewhere.getByRole("alert")).toHaveText(
    "This link is no longer valid. Please ask for a new one.",
  );
  await phone.close();
});

test("a member confirms the address through the mail", async ({ page, dataDir, complaints }) => {
  const { email } = await openDashboard(page);
  await expect(page.getByText("Please confirm your address")).toBeVisible();
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByText("It is on its way.")).toBeVisible();
  await open(page, await linkInMail(dataDir, email, "Please confirm your address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await expect(page.getByText("Please confirm your address")).toHaveCount(0);

  await open(page, "/verify-email?token=made-up");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("alert")).toHaveText("This link is no longer valid. Please ask for a new one.");
  complaints.length = 0;

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, "/verify-email?token=made-up");
  await expect(page.getByText("Please login first; you come back here by yourself.")).toBeVisible();
});

test("a member downloads their data, and deletes the account with the password", async ({
  page,
  complaints,
}) => {
  const { email, password } = await openDashboard(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.profile).toMatchObject({ email, fitnessLevel: "Beginner", yogaGoal: "Relaxation" });

  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("mail that was already sent, and records of payments")).toBeVisible();
  const yourData = page
    .locator("section")
    .filter({ has: page.getByLabel("Your password") })
    .last();
  await expectAccessibleInBothSchemes(yourData);
  await page.getByLabel("Your password").fill("wrong password");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("alert")).toHaveText("This is not your password.");
  complaints.length = 0;
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
  complaints.length = 0;
});

test("a photo is shown where there is one, and initials where it cannot be had", async ({ page }) => {
  await openDashboard(page, "Ana María Ruiz");
  await expect(page.getByText("AR", { exact: true })).toBeVisible();
  const setPhoto = (photoURL: string) =>
    page.evaluate(async (url) => {
      const { user } = await (await fetch("/api/auth/get-session")).json();
      await fetch(`/users/${user.id}`, {
        method: "PATCH",
        body: JSON.stringify({ photoURL: url }),
        headers: { "content-type": "application/json" },
      });
    }, photoURL);
  await setPhoto("/apple-touch-icon.png");
  await page.reload();
  await expect(page.locator("main img[src='/apple-touch-icon.png']")).toBeVisible();
  await expect(page.getByText("AR", { exact: true })).toHaveCount(0);
  await setPhoto("data:image/png;base64,broken");
  await page.reload();
  await expect(page.getByText("AR", { exact: true })).toBeVisible();
});
