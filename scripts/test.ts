/** Everything `npm test` checks, in one run: each check to its end, then one line with the counts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../tests/parts/browser.ts";

type Counts = { passed: number; failed: number };

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "studio-reports-"));
const bin = (name: string) => join(root, "node_modules", name);

const browser = await ensureBrowser();
const counts = [
  check("Lint and format", bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings"]),
  check("Types", bin("typescript/bin/tsc"), []),
  check("Dead code", bin("knip/bin/knip.js"), []),
  runVitest(),
  runPlaywright(),
];
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function run(title: string, script: string, words: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n— ${title}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  console.log(
    `  ${status === 0 ? "passed" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return status === 0;
}

function check(title: string, script: string, words: string[]): Counts {
  return run(title, script, words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runVitest(): Counts {
  const report = join(reports, "vitest.json");
  const isGreen = run("Unit and integration tests, on SQLite and PostgreSQL", bin("vitest/vitest.mjs"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return settle(isGreen, { passed: numPassedTests, failed: numFailedTests });
}

function runPlaywright(): Counts {
  const report = join(reports, "playwright.json");
  const isGreen = run("Browser tests", bin("@playwright/test/cli.js"), ["test"], {
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
