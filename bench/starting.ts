import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchServer } from "../tests/parts/server-process.ts";
import { median, type Row } from "./table.ts";

/** `npm start` when everything is installed, built and migrated: until the address is printed. */
export async function measureSecondStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "studio-bench-"));
  await start(folder);
  const times = [await start(folder), await start(folder), await start(folder)];
  rmSync(folder, { recursive: true, force: true });
  return [
    { what: "Second npm start, until it serves", measured: median(times) / 1000, budget: 3, unit: "s" },
  ];
}

/** A second server on a data folder in use: until it has refused. */
export async function measureRefusal(): Promise<Row[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const owner = launchServer({ DATA_DIR, PORT: "0" });
  await owner.address;
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    const code = await launchServer({ DATA_DIR, PORT: "0" }).ended;
    if (code !== 1) throw new Error("The second server did not refuse.");
    times.push(performance.now() - started);
  }
  await owner.stop("SIGTERM");
  rmSync(DATA_DIR, { recursive: true, force: true });
  const measured = median(times) / 1000;
  return [{ what: "Second server on one folder, until it refuses", measured, budget: 2, unit: "s" }];
}

async function start(folder: string): Promise<number> {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, DATA_DIR: folder, PORT: "0" },
    detached: true,
  });
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (text) => String(text).includes("http://localhost:") && resolve());
  });
  const ms = performance.now() - started;
  const closed = new Promise((resolve) => child.once("close", resolve));
  // The whole group: npm, its shell and the server.
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await closed;
  return ms;
}
