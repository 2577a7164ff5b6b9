import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marketingPages } from "../contract/pages.ts";
import { findBrowser } from "../tests/parts/browser.ts";
import { fetchPackage } from "../tests/parts/on-demand.ts";
import { readBlockingTime } from "./blocking-time.ts";
import { comparisons, openStudioWithComparisons } from "./comparison-pages.ts";
import { median, type Row } from "./table.ts";

const version = "13.5.0";
const runs = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];
type Report = Record<Category | "lcp" | "tbt" | "blocking" | "cls" | "benchmark", number>;

/**
 * Lighthouse on a simulated phone. A machine's mood changes from minute to minute, so every page is looked
 * at in turn with pages to compare it with, five times over; medians, and the worst page counts.
 */
export async function measureLighthouse(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) return [];
  const program = join(fetchPackage("lighthouse", version), "cli/index.js");
  const folder = mkdtempSync(join(tmpdir(), "studio-lighthouse-"));
  const studio = await openStudioWithComparisons();
  const all = [...marketingPages, ...Object.values(comparisons)];
  const reports = new Map<string, Report[]>(all.map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const page of all) {
      reports.get(page)?.push(await inspect(program, browser, studio.url + page, folder));
    }
  }
  await studio.close();
  rmSync(folder, { recursive: true, force: true });

  const of = (page: string, metric: keyof Report) =>
    median((reports.get(page) ?? []).map((report) => report[metric]));
  for (const page of all) {
    const own = `${of(page, "tbt")} ms by the clock`;
    console.error(`  ${page}: LCP ${of(page, "lcp")} ms, TBT ${of(page, "blocking")} ms, ${own}`);
  }
  const benchmarks = [...reports.values()].flat().map(({ benchmark }) => benchmark);
  console.error(`  The machine's benchmark index: ${median(benchmarks)}`);
  const worst = (metric: keyof Report) => Math.max(...marketingPages.map((page) => of(page, metric)));
  return [
    ...categories.map((category) => ({
      what: `Lighthouse mobile: ${category}`,
      measured: Math.min(...marketingPages.map((page) => of(page, category))),
      budget: 100,
      unit: "",
      atLeast: true,
    })),
    { what: "Lighthouse mobile: LCP", measured: worst("lcp") / 1000, budget: 1, unit: "s" },
    {
      what: "Lighthouse mobile: TBT over a page with one React button",
      measured: worst("blocking") - of(comparisons.button, "blocking"),
      budget: 40,
      unit: "ms",
    },
    { what: "Lighthouse mobile: CLS", measured: worst("cls"), budget: 0, unit: "" },
    {
      what: "Home page: LCP that starting after the paint saves",
      measured: of(comparisons.atOnce, "lcp") - of("/", "lcp"),
      budget: 100,
      unit: "ms",
      atLeast: true,
    },
  ];
}

/** Lighthouse now and then loses its own trace and asks to be run again. */
async function inspect(program: string, browser: string, url: string, folder: string): Promise<Report> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (await runLighthouse(program, browser, url, folder)) return readReport(folder);
  }
  throw new Error(`Lighthouse could not inspect ${url}.`);
}

async function runLighthouse(program: string, browser: string, url: string, folder: string) {
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update";
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      "--quiet",
      "--output=json",
      "--save-assets",
      `--output-path=${join(folder, "report.json")}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ["ignore", "ignore", "inherit"] },
  );
  return (await new Promise((resolve) => child.once("close", resolve))) === 0;
}

function readReport(folder: string): Report {
  const report = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"));
  const score = (category: Category) => Math.round(report.categories[category].score * 100);
  const value = (audit: string) => report.audits[audit].numericValue;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    blocking: readBlockingTime(join(folder, "report-0.trace.json")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    benchmark: Math.round(report.environment.benchmarkIndex),
  };
}
