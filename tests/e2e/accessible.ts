import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form, half a megabyte: every page that is looked at reads it. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing for axe to complain about in the state the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  // Fonts come last; a page without scripts has none to wait for.
  await page.evaluate(async () => {
    const isSet = () => !document.scripts.length || document.querySelector("html.typeset");
    while (!isSet()) await new Promise(requestAnimationFrame);
  });
  await expectNoViolations(page, { type: "tag", values: standards });
}

/** Nothing in these colours. */
export async function expectAccessibleIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await showIn(page, colorScheme);
  await expectAccessible(page);
}

/** Nor in the other colours: only they differ, so only they are looked at again. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessibleIn(page, "light");
  await showIn(page, "dark");
  await expectNoViolations(page, { type: "rule", values: ["color-contrast"] });
}

async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** Waits until colours that fade have done so: halfway they are nobody's choice. */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await waitForColours(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
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
