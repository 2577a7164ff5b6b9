import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The short form, half a megabyte: every page that is looked at reads it. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const everything: axe.RunOnly = { type: "tag", values: standards };

/** A page, or the part of it that a step of a test has made: the rest was looked at where it was new. */
type Part = Page | Locator;

/** Nothing for axe to complain about in the state it is in. */
export async function expectAccessible(part: Part): Promise<void> {
  await holdStill(part, () => expectNoViolations(part, everything));
}

/** Nothing in these colours. */
export async function expectAccessibleIn(part: Part, colorScheme: "light" | "dark"): Promise<void> {
  await holdStill(part, async (page) => {
    await showIn(page, colorScheme);
    await expectNoViolations(part, everything);
  });
}

/** Nor in the other colours: only they differ, so only they are looked at again. */
export async function expectAccessibleInBothSchemes(part: Part): Promise<void> {
  await holdStill(part, async (page) => {
    await showIn(page, "light");
    await expectNoViolations(part, everything);
    await showIn(page, "dark");
    await expectNoViolations(part, { type: "rule", values: ["color-contrast"] });
  });
}

const pageOf = (part: Part): Page => ("page" in part ? part.page() : part);

async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** Shows what fades or slides at its end while it is looked at: halfway it is nobody's choice, and takes drawing. */
async function holdStill(part: Part, look: (page: Page) => Promise<void>): Promise<void> {
  const page = pageOf(part);
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
  await look(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Straight to the browser: `evaluate` packs half a megabyte up as an argument, which costs a third more. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  await session.detach();
}

async function expectNoViolations(part: Part, runOnly: axe.RunOnly): Promise<void> {
  const element = "page" in part ? await part.elementHandle() : null;
  const violations = await pageOf(part).evaluate(
    async ({ element, only }) => {
      const options = { runOnly: only, resultTypes: ["violations" as const] };
      const found = await window.axe.run(element ?? document, options);
      return found.violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
    },
    { element, only: runOnly },
  );
  expect(violations).toEqual([]);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the browser's own interface.
  interface Window {
    axe: typeof axe;
  }
}
