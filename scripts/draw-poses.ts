/**
 * Draws every figure of the handbook, with its name, onto one sheet: `docs/images/poses.png`. Look at it after
 * changing `handbook/figures`: `npx node scripts/draw-poses.ts`. With words, only figures whose id has one of
 * them, larger, in a file to look at and throw away: `npx node scripts/draw-poses.ts warrior lunge`.
 */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { figures } from "../handbook/figures/all.ts";
import { drawFigure } from "../handbook/figures/draw-figure.ts";
import { setStage } from "../handbook/figures/stage.ts";
import type { Paint } from "../handbook/figures/things.ts";
import { practices } from "../handbook/practices/all.ts";
import { ensureBrowser } from "../tests/parts/browser.ts";

const words = process.argv.slice(2);
const chosen = practices.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
const [columns, size] = words.length === 0 ? [13, 108] : [5, 300];
const file =
  words.length === 0 ? join(import.meta.dirname, "../docs/images/poses.png") : join(tmpdir(), "poses.png");

const colours: Record<Paint, string> = {
  near: "green",
  far: "reed",
  rim: "sky",
  floor: "water",
  prop: "sun",
  wood: "sun",
  strap: "clay",
};
const styles = readFileSync(join(import.meta.dirname, "../web/styles.css"), "utf8");
const light = [...styles.slice(0, styles.indexOf("@media")).matchAll(/--[\w-]+: #\w+;/g)].join("");

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: columns * (size + 8) + 8, height: 600 } });
await page.setContent(`<style>
  :root { ${light} } * { margin: 0; }
  body { display: grid; grid-template-columns: repeat(${columns}, ${size}px); gap: 8px; padding: 8px; background: var(--paper); }
  svg { display: block; width: 100%; border-radius: 8px; background: var(--sky); fill: none; stroke-linecap: round; stroke-linejoin: round; }
  p { margin: 3px 0; font: ${size < 200 ? 9 : 14}px/1.2 sans-serif; color: var(--ink); text-align: center; }
</style>${chosen.map(({ id, name }) => drawings(id, name)).join("")}`);
await page.screenshot({ path: file, fullPage: true });
await browser.close();
console.log(`${chosen.length} practices are drawn in ${file}`);

/** What moves is drawn twice: where it begins, and where it goes. */
function drawings(id: string, name: string): string {
  const figure = figures[id];
  if (!figure) throw new Error(`${id} has no figure.`);
  const { viewBox, mat } = setStage(figure);
  return (figure.moves ? [0, 1] : [0])
    .map((moment) => {
      const paths = [mat, ...drawFigure(figure, moment)].map(({ d, paint, width }) => {
        const colour = `var(--${colours[paint]})`;
        return `<path d="${d}" style="${width ? `stroke:${colour};stroke-width:${width}` : `fill:${colour}`}"/>`;
      });
      return `<div><svg viewBox="${viewBox}">${paths.join("")}</svg><p>${name}</p></div>`;
    })
    .join("");
}
