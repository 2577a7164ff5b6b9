import { memberPages, publicPages } from "../../contract/pages.ts";
import { expect, test } from "./studio.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

/** What they offer is for a program. */
const needPrograms = ["/login", "/schedule", "/reset-password", "/pricing", "/yoga-therapy", ...memberPages];

test("without JavaScript every page of visitors reads, and one that needs it says so in one line", async ({
  page,
}) => {
  for (const path of new Set<string>([...publicPages, ...needPrograms])) {
    await test.step(path, async () => {
      await page.goto(path);
      if (publicPages.some((each) => each === path)) {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("contentinfo").getByRole("link", { name: "Schedule" })).toBeVisible();
      }
      if (!needPrograms.includes(path)) return;
      await expect(page.getByText(/needs? JavaScript/)).toBeVisible();
      // Nothing to send that would be answered with something only a program reads.
      await expect(page.locator("main form[method=post]").filter({ visible: true })).toHaveCount(0);
    });
  }
});

test("without JavaScript the links lead on, the menu opens, and the schedule is filtered by links", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Classes" }).click();
  await expect(page).toHaveURL("/classes");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");

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
