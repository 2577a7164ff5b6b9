import { AxeBuilder } from "@axe-core/playwright";
import { memberPages, publicPages } from "../../contract/pages.ts";
import { expect, test } from "./studio.ts";

const pages = [...publicPages, ...memberPages, "/nope"];

for (const path of pages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page, complaints }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.locator("html.typeset").waitFor();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      }
      // The browser reports the status of the page itself; that is the point of this one.
      if (path === "/nope") complaints.length = 0;
    });
  }

  test(`${path} fits a 320-pixel screen, a zoom of 200 % and twice the text size`, async ({
    page,
    complaints,
  }) => {
    for (const { width, fontSize } of [
      { width: 320, fontSize: "100%" },
      { width: 640, fontSize: "100%" },
      { width: 768, fontSize: "100%" },
      { width: 1280, fontSize: "200%" },
    ]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await page.locator("html.typeset").waitFor();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
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
