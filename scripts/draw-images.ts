/**
 * Draws the pictures that have to be files: the cards shown where a page is shared, and the icons of home
 * screens. Run it after changing a drawing or the studio's name, and commit what it writes to `public/`:
 * `npm run build && node scripts/draw-images.ts && npm run build`.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { marketingPages } from "../contract/pages.ts";
import { ensureBrowser } from "../tests/parts/browser.ts";
import { launchServer } from "../tests/parts/server-process.ts";

const publicFolder = join(import.meta.dirname, "../public");
const icons = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

const folder = mkdtempSync(join(tmpdir(), "studio-draw-"));
const server = launchServer({ DATA_DIR: folder, PORT: "0" });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
mkdirSync(join(publicFolder, "social"), { recursive: true });

const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true });
for (const path of marketingPages) {
  await page.goto(`${await server.address}${path}`);
  await page.locator("html.typeset").waitFor();
  await layOutCard(page);
  await page.screenshot({ path: join(publicFolder, "social", `${path.slice(1) || "home"}.png`) });
}
for (const [name, size] of Object.entries(icons)) {
  await page.setViewportSize({ width: size, height: size });
  // Systems cut their own corners: the picture fills its square.
  const svg = readIcon().replace('rx="60"', "");
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(publicFolder, name) });
}
await page.setViewportSize({ width: 32, height: 32 });
await page.setContent(`<style>*{margin:0}svg{display:block;width:32px}</style>${readIcon()}`);
writeFileSync(
  join(publicFolder, "favicon.ico"),
  wrapAsIco(await page.screenshot({ omitBackground: true }), 32),
);
await browser.close();
await server.stop("SIGTERM");
rmSync(folder, { recursive: true, force: true });

function readIcon(): string {
  return readFileSync(join(publicFolder, "icon.svg"), "utf8");
}

/** An icon file that holds one PNG: a directory of one entry, then the picture. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Leaves of the page its name, heading and drawing, set for a card. */
async function layOutCard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const name = document.querySelector("header > a[href='/']")?.outerHTML;
    const heading = document.querySelector("h1")?.textContent;
    const drawing = document.querySelector("[data-drawing]");
    const isWide = (drawing?.clientWidth ?? 0) > 2 * (drawing?.clientHeight ?? 0);
    drawing?.setAttribute("class", "");
    document.body.innerHTML = `<div class="card"><div>${name}<h1>${heading}</h1></div>${drawing?.outerHTML}</div>`;
    const style = document.createElement("style");
    style.textContent = `
      .card { display: grid; align-items: center; gap: 40px; width: 1200px; height: 630px; padding: 56px 72px;
        grid-template: ${isWide ? "auto 1fr / 1fr" : "1fr / 1fr 480px"}; }
      .card > svg { width: 100%; max-height: ${isWide ? 330 : 520}px; }
      .card a { transform: scale(1.5); transform-origin: left; }
      .card h1 { font-size: 84px; margin-top: 28px; }`;
    document.head.append(style);
  });
}
