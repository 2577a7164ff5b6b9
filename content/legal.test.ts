import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildFolder } from "#build-folder";
import { writeLegalPage } from "../scripts/write-legal-page.ts";
import { createTestFolder } from "../tests/parts/test-services.ts";
import { LegalLinks } from "../web/components/legal-links.tsx";
import { findLegalMistakes, readLegalPages } from "./legal.ts";

const root = join(import.meta.dirname, "..");
const examples = join(import.meta.dirname, "legal-examples");

test("a starting text is a page once its gaps are filled, and stops the build before", () => {
  const names = readdirSync(examples);
  expect(names.toSorted()).toEqual(["imprint.md", "privacy.md", "terms.md", "withdrawal.md"]);
  const folder = createTestFolder();
  for (const name of names) copyFileSync(join(examples, name), join(folder, name));
  expect(findLegalMistakes(folder)).toContain("content/legal/privacy.md: fill in [the studio's legal name]");
  expect(findLegalMistakes(folder)).toHaveLength(names.length);
  for (const name of names) {
    const text = readFileSync(join(examples, name), "utf8");
    writeFileSync(join(folder, name), text.replaceAll(/\[[^\]\n]+\]/g, "filled in"));
  }
  expect(findLegalMistakes(folder)).toEqual([]);
});

test("a page without a title, or with a name that is no address, is named", () => {
  const folder = createTestFolder();
  writeFileSync(join(folder, "Our Terms.md"), "# Terms\n\nText");
  writeFileSync(join(folder, "privacy.md"), "");
  expect(findLegalMistakes(folder)).toEqual([
    "content/legal/Our Terms.md: name it with small letters and hyphens",
    'content/legal/privacy.md: begin with a title, "# Privacy", and write the text below it',
  ]);
});

test("the footer links to what is there, and says nothing where nothing is", () => {
  const folder = join(createTestFolder(), "legal");
  expect(readLegalPages(folder)).toEqual([]);
  expect(renderToStaticMarkup(createElement(LegalLinks))).toBe("");
  mkdirSync(folder);
  writeFileSync(join(folder, "privacy.md"), "# Privacy\n\nText");
  const footer = renderToStaticMarkup(createElement(LegalLinks, { pages: readLegalPages(folder) }));
  expect(footer).toContain('href="/legal/privacy"');
  expect(footer).toContain(">Privacy</a>");
});

test("a legal text stands in the site's own frame, without scripts, and may be found", () => {
  const frame = readFileSync(join(root, buildFolder, "client", "404", "index.html"), "utf8");
  const text = "## Passes\n\nA **pass**, $& $1.";
  const html = writeLegalPage(frame, { path: "/legal/terms", label: "Terms & more", text });
  expect(html).toContain("Terms &amp; more</h1>");
  expect(html).toMatch(/<h2 class="[^"]+">Passes<\/h2>/);
  expect(html).toContain("A <strong>pass</strong>, $&amp; $1.");
  expect(html).toContain("<title>Terms &amp; more · Heron Yoga</title>");
  expect(html).toContain('<link rel="canonical" href="https://public-url.invalid/legal/terms"/>');
  expect(html.includes("This page has flown")).toBe(false);
  expect(html.includes("noindex")).toBe(false);
  expect(html.includes("<script")).toBe(false);
});
