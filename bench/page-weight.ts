import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPages, visitorPages } from "../contract/pages.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import type { Row } from "./table.ts";

/** Every page also asks for two fonts, the icon and the web manifest. */
const otherRequests = 4;

/** What the heaviest of a visitor's pages costs the first time, as it is served. */
export async function measurePageWeight(): Promise<Row[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const server = launchServer({ DATA_DIR, PORT: "0" });
  const url = await server.address;
  const pages = await Promise.all(
    publicPages.map(async (page) => {
      const html = await (await fetch(url + page)).text();
      const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
      const sizes = await Promise.all(scripts.map((script) => sizeOf(url + script)));
      return {
        page,
        html: await sizeOf(url + page),
        scripts: sizes.reduce((sum, size) => sum + size, 0),
        requests: 1 + scripts.length + otherRequests,
      };
    }),
  );
  await server.stop("SIGTERM");
  rmSync(DATA_DIR, { recursive: true, force: true });
  const isForVisitors = ({ page }: { page: string }) => visitorPages.some((each) => each === page);
  const forVisitors = pages.filter(isForVisitors);
  const heaviest = (of: "html" | "scripts" | "requests") => Math.max(...forVisitors.map((page) => page[of]));
  const therapy = pages.find(({ page }) => page === "/yoga-therapy");
  return [
    {
      what: "Public page: HTML with its CSS, brotli",
      measured: heaviest("html") / 1024,
      budget: 14,
      unit: "KB",
    },
    {
      what: "Public page: JavaScript, brotli",
      measured: heaviest("scripts") / 1024,
      budget: 95,
      unit: "KB",
    },
    { what: "Public page: requests", measured: heaviest("requests"), budget: 12, unit: "" },
    {
      what: "Yoga Therapy page with what formats its plans: JavaScript, brotli",
      measured: (therapy?.scripts ?? Number.NaN) / 1024,
      budget: 150,
      unit: "KB",
    },
  ];
}

/** What a browser that takes brotli is sent. */
export async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "br" } });
  return Number(response.headers.get("content-length"));
}
