/** Three servers under load lose their PostgreSQL in three ways. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { TestMember } from "../tests/parts/booking.ts";
import { startOwnPostgres } from "../tests/parts/postgres.ts";
import { openLine } from "./line.ts";
import { isReady, join, openBeside, openTill, production, type Replica, startReplica } from "./production.ts";
import { type Drill, type Stage, seconds, until } from "./stage.ts";
import { findLost, startWriting } from "./writers.ts";

const replicas = 3;
const backWithinMs = 10_000;
const silentMs = 20_000;
/** As the image's health check has it. */
const healthCheckMs = 5_000;

export const drillPostgres: Drill = async (stage) => {
  const postgres = await startOwnPostgres();
  stage.atEnd(() => postgres.stop());
  const line = await openLine(stage, postgres.url);
  const till = await openTill(stage);
  const beside = await openBeside(stage, production(stage, { DATABASE_URL: postgres.url }));
  const servers: Replica[] = [];
  for (let count = 0; count < replicas; count += 1) {
    const environment = production(stage, { ...till.environment, DATABASE_URL: line.url });
    servers.push(await startReplica(stage, environment));
  }
  const watcher = await join(beside, "watcher");
  const writers = await startWriting({
    database: beside,
    till,
    addresses: servers.map(({ url }) => url),
    members: 12,
    buyers: 3,
    pauseMs: 100,
  });
  await wait(3_000);
  stage.say(`${replicas} servers, 12 members and 3 buyers who write without an end`);

  const play = async (what: string, disturb: () => unknown) => {
    const [acknowledged, refused] = [writers.acknowledged(), writers.refused()];
    await disturb();
    const times = await Promise.all(servers.map((server) => timeUntilBack(stage, server, watcher)));
    await wait(3_000);
    const counts = `${writers.acknowledged() - acknowledged} writes acknowledged, ${writers.refused() - refused} refused`;
    stage.hold(
      servers.every(({ hasEnded }) => !hasEnded()) && times.every((ms) => ms < backWithinMs),
      `${what}: no process ended, each served again after ${times.map(seconds).join(", ")} (${counts})`,
    );
  };

  await play("crashed, and started again after 3 s", async () => {
    postgres.crash();
    await wait(3_000);
    postgres.start();
  });
  for (let round = 1; round <= 5; round += 1) {
    await play(`all connections ended, ${round} of 5`, () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(beside),
    );
  }
  await play(`silent for ${silentMs / 1000} s`, async () => {
    line.swallow();
    await wait(5_000);
    const pages = await Promise.all(servers.map(({ url }) => fetch(`${url}/pricing`)));
    const live = await Promise.all(servers.map(({ url }) => timeAnswer(`${url}/live`)));
    const ready = await Promise.all(servers.map(({ url }) => timeAnswer(`${url}/ready`)));
    const isSoon = (answers: Timed[], expected: number) =>
      answers.every(({ status, ms }) => status === expected && ms < healthCheckMs);
    stage.hold(
      pages.every(({ status }) => status === 200) && isSoon(live, 200),
      `while it is silent, pages are served, and /live says ${live.map(describe).join(", ")}`,
    );
    stage.hold(isSoon(ready, 503), `and /ready says ${ready.map(describe).join(", ")}`);
    await wait(silentMs - 5_000);
    line.restore();
  });

  await writers.stop();
  const lost = await findLost(beside, writers);
  for (const each of lost) stage.say(each);
  stage.hold(
    lost.length === 0,
    `nothing acknowledged is lost: ${writers.acknowledged()} writes, ${writers.paid().length} of them purchases`,
  );
  return undefined;
};

type Timed = { status: number; ms: number };

async function timeAnswer(url: string): Promise<Timed> {
  const started = performance.now();
  const { status } = await fetch(url);
  return { status, ms: performance.now() - started };
}

const describe = ({ status, ms }: Timed) => `${status} after ${seconds(ms)}`;

/** From when the database can be reached again until a server is ready and takes what a member writes. */
async function timeUntilBack(stage: Stage, server: Replica, member: TestMember): Promise<number> {
  const isBack = async () => {
    if (server.hasEnded()) return true;
    const { cookie, uid } = member;
    const headers = { "content-type": "application/json", cookie };
    const body = JSON.stringify({ yogaGoal: "Balance" });
    const { ok } = await fetch(`${server.url}/users/${uid}`, { method: "PATCH", headers, body });
    return ok && isReady(server.url);
  };
  return until("a server is back", isBack, 60_000).catch((error) => {
    stage.say(String(error));
    return Number.POSITIVE_INFINITY;
  });
}
