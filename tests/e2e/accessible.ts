import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form, half a megabyte: every page that is looked at reads it. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const everything: axe.RunOnly = { type: "tag", values: standards };

/** Nothing for axe to complain about in the state the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  await holdStill(page, () => expectNoViolations(page, everything));
}

/** Nothing in these colours. */
export async function expectAccessibleIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await holdStill(page, async () => {
    await showIn(page, colorScheme);
    await expectNoViolations(page, everything);
  });
}

/** Nor in the other colours: only they differ, so only they are looked at again. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await holdStill(page, async () => {
    await showIn(page, "light");
    await expectNoViolations(page, everything);
    await showIn(page, "dark");
    await expectNoViolations(page, { type: "rule", values: ["color-contrast"] });
  });
}

async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** Shows what fades or slides at its end while it is looked at: halfway it is nobody's choice, and takes drawing. */
async function holdStill(page: Page, look: () => Promise<void>): Promise<void> {
  const isKnown = await page.evaluate(async () => {
    // Fonts come last; a page without scripts has none to wait for.
    const isSet = () => !document.scripts.length || document.querySelector("html.typeset");
    while (!isSet()) await new Promise(requestAnimationFrame);
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after, ::backdrop { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    return "axe" in window;
  });
  if (!isKnown) await addAxe(page);
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Straight to the browser: `evaluate` packs half a megabyte up as an argument, which costs a third more. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  await session.detach();
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly): Promise<void> {
  const violations = await page.evaluate(async (only) => {
    const found = await window.axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
  }, runOnly);
  expect(violations).toEqual([]);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the browser's own interface.
  interface Window {
    axe: typeof axe;
  }
}
