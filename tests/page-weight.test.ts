import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFolder } from "#build-folder";
import { publicPages, visitorPages } from "../contract/pages.ts";

const client = join(import.meta.dirname, "..", buildFolder, "client");

test.each(visitorPages)("%s asks for at most seven scripts and 95 KB, compressed", (page) => {
  const html = readFileSync(join(client, page, "index.html"), "utf8");
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.length).toBeLessThanOrEqual(7);
  const bytes = scripts.reduce((sum, script) => sum + statSync(join(client, `${script}.br`)).size, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(95);
});

test("the player and all its figures are at most 45 KB, compressed, and no public page asks for them", () => {
  const scriptsIn = (name: string) =>
    new Set(readFileSync(join(client, name), "utf8").match(/\/assets\/[\w.-]+\.js/g));
  const own = scriptsIn("practise-worker.js").difference(scriptsIn("index.html"));
  expect([...own].some((script) => script.includes("pose-figure"))).toBe(true);
  const bytes = [...own].reduce((sum, script) => sum + statSync(join(client, `${script}.br`)).size, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(45);
  for (const page of visitorPages) {
    expect(scriptsIn(join(page, "index.html")).intersection(own)).toEqual(new Set());
  }
});

test.each(publicPages)("%s carries nothing of the owner's screens", (page) => {
  const html = readFileSync(join(client, page, "index.html"), "utf8");
  expect(html).not.toMatch(/\/assets\/studio-/);
  // A class of theirs alone: the stylesheet inside each page has none.
  expect(html).not.toContain(".rise");
});
