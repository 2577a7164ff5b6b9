/** The disk under the data runs full while people write, and is freed again. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join as joinPath } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ask, textOf } from "./ask.ts";
import { isReady, join, openBeside, openTill, production, startReplica } from "./production.ts";
import { type Drill, seconds, until } from "./stage.ts";
import { findLost, startWriting } from "./writers.ts";

const diskMegabytes = 48;

export const drillDisk: Drill = async (stage) => {
  const disk = stage.folder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m`, "studio-drill", disk]);
  if (mounted.status !== 0) return { skipped: "a small disk can only be mounted by root" };
  stage.atEnd(() => spawnSync("umount", ["-l", disk]));
  const till = await openTill(stage);
  const environment = production(stage, { ...till.environment, DATA_DIR: disk });
  const database = await openBeside(stage, environment);
  const ana = await join(database, "ana");
  const server = await startReplica(stage, environment);
  const writers = await startWriting({
    database,
    till,
    addresses: [server.url],
    members: 4,
    buyers: 1,
    pauseMs: 50,
  });

  await wait(3_000);

  const ballast = joinPath(disk, "ballast");
  fill(ballast);
  await until("nothing can be written", async () => !(await isReady(server.url)));
  const refused = writers.refused();
  await wait(5_000);
  stage.say(
    `a disk of ${diskMegabytes} MB, full for 5 s: ${writers.refused() - refused} writes were refused`,
  );
  const page = await fetch(`${server.url}/pricing`);
  stage.hold(page.status === 200 && !server.hasEnded(), "the process goes on and serves pages");
  const help = textOf(await ask(server.url, ana.cookie, "I have crushing chest pain and cannot breathe"));
  stage.hold(/emergency/i.test(help), "somebody in danger is still told to call for help");
  rmSync(ballast);
  const ms = await until("it is ready again", () => isReady(server.url));
  const acknowledged = writers.acknowledged();
  await until("writes are taken again", () => writers.acknowledged() > acknowledged + 10);
  stage.hold(ms < 10_000, `freed, it takes writes again after ${seconds(ms)}, by itself`);
  await writers.stop();
  const lost = await findLost(database, writers);
  for (const each of lost) stage.say(each);
  stage.hold(lost.length === 0, `nothing acknowledged is lost, of ${writers.acknowledged()} writes`);
  stage.hold((await server.stop("SIGTERM")) === 0, "and it stops with 0");
  return undefined;
};

/** Until there is room for nothing more. */
function fill(file: string): void {
  const descriptor = openSync(file, "w");
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
