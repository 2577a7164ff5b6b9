import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const cache = join(import.meta.dirname, "../../node_modules/.cache/on-demand");

/**
 * The folder of an npm package that only tests or measurements on bare machines need: fetched the first
 * time it is asked for, outside the project's own dependencies.
 */
export function fetchPackage(name: string, version: string): string {
  const prefix = join(cache, `${name.replace("/", "__")}@${version}`);
  const folder = join(prefix, "node_modules", name);
  if (existsSync(join(prefix, "node_modules", ".package-lock.json"))) return folder;
  console.error(`Fetching ${name} ${version}…`);
  mkdirSync(prefix, { recursive: true });
  const { status } = spawnSync(
    "npm",
    ["install", "--prefix", prefix, "--no-save", "--loglevel=error", `${name}@${version}`],
    { stdio: ["ignore", 2, 2], shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`${name} could not be fetched; npm's own message is above.`);
  return folder;
}
