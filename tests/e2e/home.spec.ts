import { expect, test } from "./studio.ts";

test("a visitor reads what the studio offers and explores the classes", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Find Your Balance with Yoga · Heron Yoga");
  await expect(page.getByRole("heading", { level: 1, name: "Find Your Balance with Yoga" })).toBeVisible();
  for (const feature of ["AI-Powered Yoga Plans", "Flexible Scheduling", "Holistic Wellness"]) {
    await expect(page.getByRole("listitem").filter({ hasText: feature }).getByRole("heading")).toHaveText(
      feature,
    );
  }
  await page.getByRole("link", { name: "Explore Classes" }).click();
  await expect(page).toHaveURL("/classes");
});

test("a visitor gets started at the login", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");
});

test("the studio's typefaces arrive after the paint and are there at once the next time", async ({
  page,
}) => {
  await page.goto("/");
  const typeset = page.locator("html.typeset");
  await expect(typeset).toBeAttached();
  expect(await page.evaluate(() => document.fonts.check("1em Fraunces"))).toBe(true);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about", { waitUntil: "commit" });
  await expect(typeset).toBeAttached();
  await page.unrouteAll();
});
