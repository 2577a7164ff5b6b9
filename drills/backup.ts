/** A backup while people write, its restoration, and the move to PostgreSQL: each compared with what was written. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { join as joinPath } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Environment, parseConfig, projectRoot } from "../server/config.ts";
import { listTables } from "../server/database/backup/copy-tables.ts";
import type { Database } from "../server/database/tables.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { startPostgres } from "../tests/parts/postgres.ts";
import { createPostgresDatabase } from "../tests/parts/test-databases.ts";
import { openBeside, openTill, production, startReplica } from "./production.ts";
import { type Drill, type Stage, seconds } from "./stage.ts";
import { findLost, startWriting } from "./writers.ts";

const leastWritesPerSecond = 130;
/** So that a backup takes a while. */
const membersBefore = 60_000;

export const drillBackup: Drill = async (stage) => {
  const postgres = await startPostgres();
  stage.atEnd(() => postgres.stop());
  const newDatabase = () => createPostgresDatabase(postgres.url, "template0");
  const sqlite = await backUpAndRestore(stage, "SQLite", {});
  await backUpAndRestore(stage, "PostgreSQL", { DATABASE_URL: await newDatabase() });

  const url = await newDatabase();
  const said = await runCommand(["move", "--to", url], sqlite);
  stage.say(`moved: ${said.split("\n").find((line) => line.includes("arrived"))}`);
  const [before, after] = [await visit(stage, sqlite), await visit(stage, { ...sqlite, DATABASE_URL: url })];
  const tables = await listTables(before);
  const differing: string[] = [];
  let rows = 0;
  for (const { name } of tables) {
    const [here, there] = [await readTable(before, name), await readTable(after, name)];
    rows += here.rows;
    if (here.hash !== there.hash) differing.push(`${name}: ${here.rows} and ${there.rows} rows`);
  }
  for (const each of differing) stage.say(each);
  stage.hold(
    differing.length === 0,
    `every one of ${rows} rows in ${tables.length} tables is in PostgreSQL as it was in SQLite`,
  );
  return undefined;
};

/** Answers the environment of the studio that was restored. */
async function backUpAndRestore(stage: Stage, kind: string, changes: Environment): Promise<Environment> {
  const till = await openTill(stage);
  const environment = production(stage, { ...till.environment, ...changes });
  const database = await openBeside(stage, environment);
  await addMembers(database);
  const server = await startReplica(stage, environment);
  const writers = await startWriting({
    database,
    till,
    addresses: [server.url],
    members: 24,
    buyers: 1,
    pauseMs: 120,
  });
  await wait(2_000);

  const file = joinPath(stage.folder(), "studio.db");
  const before = { numbers: writers.numbers(), paid: writers.paid(), count: writers.acknowledged() };
  const started = performance.now();
  await runCommand(["backup", file], environment);
  const ms = performance.now() - started;
  const rate = Math.round(((writers.acknowledged() - before.count) / ms) * 1000);
  const after = writers.numbers();
  stage.hold(
    rate >= leastWritesPerSecond,
    `${kind}: a backup of ${membersBefore} members took ${seconds(ms)}, and ${rate} writes a second were acknowledged meanwhile`,
  );
  stage.hold(writers.refused() === 0, `${kind}: no write was refused, of ${writers.acknowledged()}`);
  const copy = new DatabaseSync(file, { readOnly: true });
  const check = copy.prepare("pragma integrity_check").get();
  copy.close();
  stage.hold(Object.values(check ?? {})[0] === "ok", `${kind}: the file is sound`);
  await writers.stop();
  await server.stop("SIGTERM");

  // With SQLite somewhere else, as somebody who tries it out would.
  const restored = kind === "SQLite" ? { ...environment, DATA_DIR: stage.folder() } : environment;
  await runCommand(["restore", file], restored);
  const there = await visit(stage, restored);
  const moment = { numbers: () => before.numbers, paid: () => before.paid };
  const lost = await findLost(there, moment, { numbers: () => after });
  for (const each of lost) stage.say(each);
  const again = await startReplica(stage, restored);
  const { status } = await fetch(`${again.url}/ready`);
  await again.stop("SIGTERM");
  stage.hold(
    lost.length === 0 && status === 200,
    `${kind}: restored, it has all that was acknowledged before (${before.count} writes, ${before.paid.length} of them purchases), nothing that was not sent yet, and each sale with its pass; a server runs on it`,
  );
  return restored;
}

async function addMembers(database: Database): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const size = 2_000;
  for (let first = 0; first < membersBefore; first += size) {
    const ids = Array.from({ length: size }, (_, index) => `m${first + index}`);
    const times = { createdAt: at, updatedAt: at };
    const users = ids.map((id) => ({
      id,
      name: "Ünï ' 🧘",
      email: `${id}@example.com`,
      emailVerified: 1,
      ...times,
    }));
    await database.insertInto("user").values(users).execute();
    const documents = users.map(({ id, name, email }) => ({
      uid: id,
      name,
      email,
      photoURL: "",
      createdAt: at,
      fitnessLevel: "Beginner",
      yogaGoal: "Balance",
      dietPreference: "",
    }));
    await database.insertInto("profile").values(documents).execute();
  }
}

async function visit(stage: Stage, environment: Environment): Promise<Database> {
  const database = await visitDatabase(parseConfig(environment));
  stage.atEnd(() => database.destroy());
  return database;
}

/** A table's rows, in an order that is the same everywhere, as one hash. */
async function readTable(database: Database, table: string): Promise<{ rows: number; hash: string }> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database);
  const lines = rows.map((row) =>
    JSON.stringify(
      Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      (_, value) => (typeof value === "bigint" ? Number(value) : value),
    ),
  );
  const hash = createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
  return { rows: rows.length, hash };
}

/** One of the owner's commands, as a process of its own. */
async function runCommand(words: string[], environment: Environment): Promise<string> {
  const { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [joinPath(projectRoot, "cli/studio.ts"), ...words], {
    env: { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE, ...environment },
  });
  const ended = once(child, "close");
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`studio ${words[0]} ended with ${code}: ${complaints}${said}`);
  return said;
}
