import { publicPages } from "../../contract/pages.ts";
import { expect, test } from "./studio.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

test("every page of visitors reads without JavaScript", async ({ page }) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Schedule" })).toBeVisible();
    });
  }
});

test("the links lead on and the menu opens without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Classes" }).click();
  await expect(page).toHaveURL("/classes");
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

test("a page that needs JavaScript says so in one line", async ({ page }) => {
  for (const path of [
    "/login",
    "/schedule",
    "/reset-password",
    "/pricing",
    "/dashboard",
    "/preferences",
    "/yoga-therapy",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(/needs? JavaScript/)).toBeVisible();
      // Nothing to send that would be answered with something only a program reads.
      await expect(page.locator("main form[method=post]").filter({ visible: true })).toHaveCount(0);
    });
  }
});
