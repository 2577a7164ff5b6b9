import { publicPages } from "../../contract/pages.ts";
import { expect, test } from "./studio.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const path of publicPages) {
  test(`${path} reads without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Schedule" })).toBeVisible();
  });
}

test("the links lead on without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Classes" }).click();
  await expect(page).toHaveURL("/classes");
});

test("the menu opens without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the schedule is filtered by links without JavaScript", async ({ page }) => {
  await page.goto("/schedule");
  const entries = page.getByRole("main").getByRole("listitem").filter({ visible: true });
  await expect(entries).toHaveCount(3);
  await page.getByRole("link", { name: "Hatha Yoga", exact: true }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Hatha Yoga");
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(entries).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Hatha Yoga" })).toHaveCount(0);
});

for (const path of [
  "/login",
  "/schedule",
  "/reset-password",
  "/pricing",
  "/dashboard",
  "/preferences",
  "/yoga-therapy",
]) {
  test(`${path} says in one line what it needs without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/needs? JavaScript/)).toBeVisible();
    // Nothing to send that would be answered with something only a program reads.
    await expect(page.locator("main form[method=post]").filter({ visible: true })).toHaveCount(0);
  });
}
