/**
 * Everything `npm test` checks, in one run: each check to its end, side by side, each one's output whole
 * when it is done, then one line with the counts.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser } from "../tests/parts/browser.ts";

type Counts = { passed: number; failed: number };

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "studio-reports-"));
const bin = (name: string) => join(root, "node_modules", name);

const setup = join(root, "scripts/setup.mjs");
/** The tests bring a studio of their own; its servers start a sixth quicker with ten megabytes more to begin in. */
const testStudio = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --conditions=test-studio`,
  SERVER_FLAGS: "--min-semi-space-size=16",
};

/** What the others give way to: one worker after another's work, which would go on alone when all else is done. */
const longestChain = "What needs no server";

console.log("Checking everything at the same time; what each check says comes when it is done…");
const counts = (await Promise.all([checkSources(), runTests()])).flat();
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function run(
  title: string,
  script: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  if (child.pid && title !== longestChain) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outcome = status === 0 ? "passed" : "FAILED";
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n— ${title}\n${output}${complaints}  ${outcome} in ${seconds} s`);
  return status === 0;
}

async function checkSources(): Promise<Counts[]> {
  return [
    await check("Lint and format", bin("@biomejs/biome/bin/biome"), [
      "check",
      "--error-on-warnings",
      "--diagnostic-level=warn",
    ]),
    // Several threads check much of it several times, and the tests have the other cores.
    await check("Types", bin("typescript/bin/tsc"), ["--singleThreaded"]),
    await check("Dead code", bin("knip/bin/knip.js"), []),
    // The tests have a site of their own; this is the one that `content/` describes.
    await check("The studio's own site", join(root, "scripts/build.ts"), ["--try"]),
  ];
}

async function check(title: string, script: string, words: string[]): Promise<Counts> {
  const isGreen = await run(title, script, words);
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What runs on the tests' own site, once it and a browser are there. The sources are checked meanwhile. */
async function runTests(): Promise<Counts[]> {
  const building = check("The site of the tests", setup, ["--test-studio"]);
  const browser = await ensureBrowser().catch((error: Error) => {
    console.log(error.message);
    return undefined;
  });
  const site = await building;
  if (site.failed > 0) return [site];
  return [
    site,
    ...(await Promise.all([
      runVitest("thinking", longestChain),
      runVitest("serving", "Servers, on SQLite and PostgreSQL"),
      browser ? runPlaywright(browser) : { passed: 0, failed: 1 },
    ])),
  ];
}

async function runVitest(project: string, title: string): Promise<Counts> {
  const report = join(reports, `${project}.json`);
  const isGreen = await run(
    title,
    bin("vitest/vitest.mjs"),
    ["run", `--project=${project}`, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    testStudio,
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return settle(isGreen, { passed: numPassedTests, failed: numFailedTests });
}

async function runPlaywright(browser: string): Promise<Counts> {
  const report = join(reports, "playwright.json");
  const isGreen = await run("Browser tests", bin("@playwright/test/cli.js"), ["test"], {
    ...testStudio,
    CHROMIUM_PATH: browser,
    TEST_REPORT: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  return settle(isGreen, { passed: expected, failed: unexpected + flaky });
}

/** A runner that failed without a failed test (a crash, no report) still counts as one failure. */
function settle(isGreen: boolean, counts: Counts): Counts {
  return isGreen ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
