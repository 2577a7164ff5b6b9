import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marketingPages } from "../contract/pages.ts";
import { findBrowser } from "../tests/parts/browser.ts";
import { fetchPackage } from "../tests/parts/on-demand.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import { median, type Row } from "./table.ts";

const version = "13.5.0";
const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse on a simulated phone, the median of three runs for each page; the worst page counts. */
export async function measureLighthouse(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) return [];
  const program = join(fetchPackage("lighthouse", version), "cli/index.js");
  const folder = mkdtempSync(join(tmpdir(), "studio-lighthouse-"));
  const server = launchServer({ DATA_DIR: join(folder, "data"), PORT: "0" });
  const url = await server.address;
  const results: PageResult[] = [];
  for (const page of marketingPages) {
    const reports: Awaited<ReturnType<typeof inspect>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await inspect(program, browser, `${url}${page}`, join(folder, "report.json")));
    }
    const result = {
      scores: categories.map((category) => median(reports.map((report) => report.scores[category]))),
      lcp: median(reports.map((report) => report.lcp)),
      tbt: median(reports.map((report) => report.tbt)),
      cls: median(reports.map((report) => report.cls)),
    };
    console.error(`  ${page}: ${result.scores.join(" / ")}, LCP ${result.lcp} ms, TBT ${result.tbt} ms`);
    results.push(result);
  }
  await server.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return [
    ...categories.map((category, index) => ({
      what: `Lighthouse mobile: ${category}`,
      measured: Math.min(...results.map(({ scores }) => scores[index] ?? 0)),
      budget: 100,
      unit: "",
      atLeast: true,
    })),
    { what: "Lighthouse mobile: LCP", measured: worst(results, "lcp") / 1000, budget: 1, unit: "s" },
    { what: "Lighthouse mobile: TBT", measured: worst(results, "tbt"), budget: 50, unit: "ms" },
    { what: "Lighthouse mobile: CLS", measured: worst(results, "cls"), budget: 0, unit: "" },
  ];
}

type PageResult = { scores: number[]; lcp: number; tbt: number; cls: number };

function worst(results: PageResult[], metric: "lcp" | "tbt" | "cls"): number {
  return Math.max(...results.map((result) => result[metric]));
}

/** Lighthouse now and then loses its own trace and asks to be run again. */
async function inspect(program: string, browser: string, url: string, reportFile: string) {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (await runLighthouse(program, browser, url, reportFile)) return readReport(reportFile);
  }
  throw new Error(`Lighthouse could not inspect ${url}.`);
}

async function runLighthouse(program: string, browser: string, url: string, reportFile: string) {
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";
  const child = spawn(
    process.execPath,
    [program, url, "--quiet", "--output=json", `--output-path=${reportFile}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ["ignore", "ignore", "inherit"] },
  );
  return (await new Promise((resolve) => child.once("close", resolve))) === 0;
}

function readReport(reportFile: string) {
  const report = JSON.parse(readFileSync(reportFile, "utf8"));
  const score = (category: string) => Math.round(report.categories[category].score * 100);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcp: Math.round(report.audits["largest-contentful-paint"].numericValue),
    tbt: Math.round(report.audits["total-blocking-time"].numericValue),
    cls: Math.round(report.audits["cumulative-layout-shift"].numericValue * 1000) / 1000,
  };
}
