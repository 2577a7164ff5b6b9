import type { Page } from "@playwright/test";
import { memberPages, publicPages } from "../../contract/pages.ts";
import { expectAccessibleIn } from "./accessible.ts";
import { joinStudio } from "./member.ts";
import { expect, test } from "./studio.ts";

const visitorPages = [...publicPages, "/nope"];

/** With something that only a member's page shows, once what it asked for is there. */
const pagesOfMembers = {
  "/preferences": "Save",
  "/dashboard": "You have none yet.",
  "/practise": "Get a routine or a plan",
  "/yoga-therapy": "Edit Preferences",
};

test("every page for members is among them", () => {
  expect(Object.keys(pagesOfMembers)).toEqual(expect.arrayContaining([...memberPages]));
});

/** Opens a page, on a phone's screen. */
async function openSmall(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await page.locator("html.typeset").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectFit(page: Page): Promise<void> {
  // Each layout once and each scheme once: colours do not change with the width.
  await expectAccessibleIn(page, "light");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessibleIn(page, "dark");
  for (const { width, fontSize } of [
    { width: 320, fontSize: "100%" },
    { width: 640, fontSize: "100%" },
    { width: 768, fontSize: "100%" },
    { width: 1280, fontSize: "200%" },
  ]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth - innerWidth;
    }, fontSize);
    expect(overflow, `at ${width} pixels and ${fontSize}`).toBeLessThanOrEqual(0);
  }
}

test("for a visitor axe finds nothing on any page in light and dark, and it fits small screens and large text", async ({
  page,
  complaints,
}) => {
  for (const path of visitorPages) {
    await test.step(path, async () => {
      await openSmall(page, path);
      await expectFit(page);
      // The browser reports the status of the page itself; that is the point of this one.
      if (path === "/nope") complaints.length = 0;
    });
  }
});

test("for a member axe finds nothing on any page in light and dark, and it fits small screens and large text", async ({
  page,
}) => {
  await joinStudio(page);
  for (const [path, words] of Object.entries(pagesOfMembers)) {
    await test.step(path, async () => {
      await openSmall(page, path);
      await expect(page.getByText(words)).toBeVisible();
      await expectFit(page);
    });
  }
});

test("an unknown address shows the site's own page with a way home", async ({ page, complaints }) => {
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  complaints.length = 0;
});
