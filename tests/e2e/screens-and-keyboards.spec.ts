import { openChat } from "./chat.ts";
import { expect, open, test } from "./studio.ts";
import { openTherapy } from "./therapy.ts";

test("speaking gives the keyboard back when it ends", async ({ page }) => {
  await page.addInitScript(() => {
    class Silent {
      onend: (() => void) | null = null;
      start() {
        setTimeout(() => this.onend?.());
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Silent });
  });
  await openChat(page);
  const speak = page.getByRole("button", { name: "Speak" });
  await speak.press("Enter");
  await expect(speak).toBeFocused();
});

test("a studio with a long name fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.evaluate(() => {
    const name = document.querySelector("header a[href='/']");
    name?.lastChild?.replaceWith("The Quiet Heron Yoga and Breath Studio");
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("with a high-contrast theme the chosen filter and the buttons can be told", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/schedule");
  const look = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await look("All")).not.toBe(await look("Hatha Yoga"));
  await open(page, "/pricing");
  const get = page.getByRole("button", { name: /^Get/ }).first();
  expect(await get.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe("1px");
});

test("nothing on a member's pages moves while they load", async ({ page }) => {
  await openTherapy(page);
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) moved += value;
      }
      Object.assign(window, { moved });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [path, last] of [
      ["/dashboard", page.getByRole("group", { name: "Suggestions" })],
      ["/yoga-therapy", page.getByRole("button", { name: "Edit Preferences" })],
    ] as const) {
      await open(page, path);
      await expect(last).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Number(Reflect.get(window, "moved") ?? 0))).toBeLessThan(0.01);
    }
  }
});
