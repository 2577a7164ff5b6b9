import { expect, test } from "./studio.ts";

test("a visitor reads what the studio offers, explores the classes and gets started at the login", async ({
  page,
}) => {
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
  await page.goBack();
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");
});

test("the studio's typefaces arrive after the paint and are there at once the next time", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      document.documentElement.dataset.typesetWhenRead ??= String(
        document.documentElement.classList.contains("typeset"),
      );
    });
  });
  const html = page.locator("html.typeset");
  await page.goto("/");
  await expect(html).toHaveAttribute("data-typeset-when-read", "false");
  expect(await page.evaluate(() => document.fonts.check("1em Fraunces"))).toBe(true);
  await page.goto("/about");
  await expect(html).toHaveAttribute("data-typeset-when-read", "true");
});
