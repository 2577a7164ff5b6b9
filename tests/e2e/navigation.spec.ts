import { expect, open, test } from "./studio.ts";

const links = [
  ["Home", "/"],
  ["About Us", "/about"],
  ["Classes", "/classes"],
  ["Schedule", "/schedule"],
  ["Pricing", "/pricing"],
  ["Contact", "/contact"],
] as const;

test("a visitor reaches every page from the bar; the footer leads there too, and a keyboard user skips to the content", async ({
  page,
}) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation", { name: "Footer" }).getByRole("link")).toHaveText([
    "About",
    "Classes",
    "Schedule",
    "Pricing",
    "Contact",
  ]);
  await expect(footer.getByRole("navigation", { name: "Social" }).getByRole("link")).not.toHaveCount(0);
  await expect(footer).toContainText("Stand quietly. Breathe. Begin again.");

  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  const bar = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  // Signed out, neither Yoga Therapy nor Dashboard is offered.
  await expect(bar.getByRole("link")).toHaveText(links.map(([label]) => label));
  for (const name of ["Yoga Therapy", "Dashboard"]) {
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  }
  for (const [label, address] of links) {
    await bar.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(bar.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
    // After a change of page the focus is on its content, and the title is its own.
    if (address !== "/") await expect(page.locator("main")).toBeFocused();
    if (address === "/schedule") await expect(page).toHaveTitle("Schedule · Heron Yoga");
  }
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle("Login · Heron Yoga");
});

test("going back returns to where the visitor had scrolled; whoever chooses another page while one is still coming gets the one chosen last", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Get Started" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  const gate = Promise.withResolvers<void>();
  const asked = page.waitForRequest("**/assets/about-*.js");
  await page.route("**/assets/about-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "About Us" }).click();
  await asked;
  await bar.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveTitle("Pricing · Heron Yoga");
  const arrived = page.waitForResponse("**/assets/about-*.js");
  gate.resolve();
  await (await arrived).finished();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pricing");
  await expect(page).toHaveURL("/pricing");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a page is fetched when its link is pointed at; one whose script is gone, after a new version, is loaded whole", async ({
  page,
  complaints,
}) => {
  await open(page, "/");
  await page.route("**/assets/about-*.js", (route) =>
    new URL(page.url()).pathname === "/" ? route.abort() : route.continue(),
  );
  const link = page.getByRole("banner").getByRole("link", { name: "About Us" });
  const missed = page.waitForEvent("requestfailed");
  await link.hover();
  await missed;
  await expect(page).toHaveURL("/");
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click();
  await loaded;
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  expect(complaints.join()).toContain("ERR_FAILED");
  complaints.length = 0;
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu slides in from the left, keeps the focus, and closes by its button, a tap beside it, Escape and a link; turning the phone leaves a way out", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).tap();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
    await expect(sheet.getByRole("link")).toHaveText(links.map(([label]) => label));
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(sheet).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(sheet).toBeHidden();

    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await sheet.getByRole("link", { name: "Pricing" }).tap();
    await expect(page).toHaveURL("/pricing");
    await expect(sheet).toBeHidden();

    await opener.tap();
    await page.setViewportSize({ width: 1000, height: 600 });
    await page.getByRole("button", { name: "Close menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).tap();
    await expect(page).toHaveURL("/about");
  });
});
