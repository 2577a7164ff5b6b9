import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "../parts/test-services.ts";

const root = join(import.meta.dirname, "../..");

// npm runs a script through a shell, and a shell that is told to stop leaves what it started behind: the
// script must put the program in the shell's place.
test("a signal to npm start reaches the program, and its exit code comes back", async () => {
  const folder = createTestFolder();
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: scripts.start } }));
  mkdirSync(join(folder, "scripts"));
  const program = `process.on("SIGTERM", () => setTimeout(() => process.exit(7), 50));
    setInterval(() => {}, 1000);
    console.log("ready", process.pid);`;
  writeFileSync(join(folder, "scripts", "setup.mjs"), program);
  const npm = spawn("npm", ["start"], { cwd: folder });
  const ended = once(npm, "close");
  let printed = "";
  const pid = await new Promise<number>((resolve) => {
    npm.stdout.on("data", (text) => {
      printed += text;
      const [, found] = /ready (\d+)/.exec(printed) ?? [];
      if (found) resolve(Number(found));
    });
  });
  onTestFinished(() => {
    if (npm.exitCode === null) npm.kill("SIGKILL");
    // Where the test fails, the program is still there.
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
  });
  npm.kill("SIGTERM");
  expect(await ended).toEqual([7, null]);
  expect(isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
