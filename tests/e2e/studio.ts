import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test as base, type Studio } from "./studios.ts";

export { expect };

/**
 * Opens a page and waits until its scripts have taken over. By plain evaluation, here and where axe looks:
 * `waitForFunction` first reads a third of a megabyte of helpers into every page, beside those of the locators.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    while ("earlyPress" in window) await new Promise(requestAnimationFrame);
  });
}

/** A browser test against a real server, failing on anything the page complains about. */
export const test = base.extend<{
  studio: Studio;
  studioUrl: string;
  dataDir: string;
  complaints: string[];
}>({
  studio: ({ ordinaryStudio }, use) => use(ordinaryStudio),
  studioUrl: ({ studio }, use) => use(studio.url),
  dataDir: ({ studio }, use) => use(studio.dataDir),
  baseURL: ({ studioUrl }, use) => use(studioUrl),
  /** Each test comes from an address of its own, so that none uses up another's limits. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  extraHTTPHeaders: ({}, use) => {
    // Whole networks apart: limits count an IPv6 network as one.
    const [one, two] = [randomBytes(2).toString("hex"), randomBytes(2).toString("hex")];
    return use({ "x-forwarded-for": `2001:db8:${one}:${two}::1` });
  },
  /** What the console, the content policy or a foreign request had to say; a test may expect and empty it. */
  complaints: [
    async ({ context, studioUrl }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== studioUrl && protocol !== "data:") complaints.push(`asked for ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
