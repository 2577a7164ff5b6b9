import type { Page } from "@playwright/test";
import { memberPages, publicPages } from "../../contract/pages.ts";
import { expectAccessibleIn } from "./accessible.ts";
import { joinStudio } from "./member.ts";
import { expect, test } from "./studio.ts";

/** For a member, something that only their page shows, once what it asked for is there. */
const pages: { path: string; ofMembers?: string }[] = [
  ...publicPages.map((path) => ({ path })),
  { path: "/nope" },
  { path: "/preferences", ofMembers: "Save" },
  { path: "/dashboard", ofMembers: "You have none yet." },
  { path: "/practise", ofMembers: "Get a routine or a plan" },
  { path: "/yoga-therapy", ofMembers: "Edit Preferences" },
];

test("every page for members is among them", () => {
  expect(pages.filter(({ ofMembers }) => ofMembers).map(({ path }) => path)).toEqual(
    expect.arrayContaining([...memberPages]),
  );
});

async function openAs(page: Page, { path, ofMembers }: (typeof pages)[number]): Promise<void> {
  if (ofMembers) await joinStudio(page);
  await page.goto(path);
  await page.locator("html.typeset").waitFor();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  if (ofMembers) await expect(page.getByText(ofMembers)).toBeVisible();
}

for (const each of pages) {
  const { path } = each;
  const who = each.ofMembers ? "a member" : "a visitor";

  test(`${path} for ${who}: axe finds nothing in light and dark, and it fits small screens and large text`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openAs(page, each);
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
    // The browser reports the status of the page itself; that is the point of this one.
    if (path === "/nope") complaints.length = 0;
  });
}

test("an unknown address shows the site's own page with a way home", async ({ page, complaints }) => {
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  complaints.length = 0;
});
