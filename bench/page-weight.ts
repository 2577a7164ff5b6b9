import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPages } from "../contract/pages.ts";
import type { Row } from "./table.ts";

const client = join(import.meta.dirname, "../build/client");
/** Every page also asks for two fonts, the icon and the web manifest. */
const otherRequests = 4;

/** What the heaviest public page costs a first-time visitor, read from the built files. */
export function measurePageWeight(): Row[] {
  const pages = publicPages.map((page) => {
    const file = join(client, page, "index.html");
    const scripts = new Set(readFileSync(file, "utf8").match(/\/assets\/[\w.-]+\.js/g));
    return {
      html: sizeOf(`${file}.br`),
      scripts: [...scripts].reduce((sum, script) => sum + sizeOf(join(client, `${script}.br`)), 0),
      requests: 1 + scripts.size + otherRequests,
    };
  });
  const heaviest = (of: "html" | "scripts" | "requests") => Math.max(...pages.map((page) => page[of]));
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
      budget: 110,
      unit: "KB",
    },
    { what: "Public page: requests", measured: heaviest("requests"), budget: 12, unit: "" },
  ];
}

function sizeOf(file: string): number {
  return readFileSync(file).byteLength;
}
