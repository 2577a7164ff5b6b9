import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { type Environment, parseConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { writePass } from "../../server/shop/passes.ts";
import { launchServer } from "../parts/server-process.ts";
import { createTestEnvironment, createTestFolder } from "../parts/test-services.ts";

function launch(environment: Environment) {
  const server = launchServer(environment);
  onTestFinished(async () => {
    await server.stop("SIGKILL");
  });
  return server;
}

async function startServer(environment: Environment) {
  const server = launch(environment);
  return { ...server, url: await server.address };
}

async function runServer(environment: Environment) {
  const { ended, output } = launch(environment);
  return { code: await ended, ...output };
}

test("a server on an empty folder makes what it needs, for its owner only; after kill -9 it starts again, and stops though nobody reads its output", async () => {
  const DATA_DIR = join(createTestFolder(), "fresh");
  const environment = { DATA_DIR, PORT: "0" };
  const first = await startServer(environment);
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(statSync(join(DATA_DIR, "studio.db")).mode & 0o077).toBe(0);
  expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
  await first.stop("SIGKILL");
  const second = await startServer({ ...environment, LOG_LEVEL: "info" });
  expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  second.stopReading();
  expect((await fetch(`${second.url}/live`)).status).toBe(200);
  expect(await second.stop("SIGINT")).toBe(0);
});

test("a second server on the same folder exits and names the first, which goes on until SIGTERM", async () => {
  const environment = await createTestEnvironment("SQLite");
  const first = await startServer(environment);
  const second = await runServer(environment);
  expect(second.code).toBe(1);
  expect(second.stderr).toBe(
    `Another server (process ${first.pid}) is already using ${environment.DATA_DIR}: stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
  await (await fetch(first.url)).text();
  expect(await first.stop("SIGTERM")).toBe(0);
});

test("a port in use ends the start with one sentence", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => {
    blocker.close();
  });
  await new Promise((resolve) => blocker.once("listening", resolve));
  const address = blocker.address();
  const port = address && typeof address === "object" ? address.port : expect.fail();
  const outcome = await runServer({ DATA_DIR: createTestFolder(), PORT: String(port) });
  expect(outcome).toMatchObject({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is already in use: stop what is using it, or set PORT to another.\n`,
  });
});

test("a data folder that cannot be written ends the start with one sentence", async () => {
  const file = join(createTestFolder(), "a-file");
  writeFileSync(file, "");
  const DATA_DIR = join(file, "data");
  const outcome = await runServer({ DATA_DIR, PORT: "0" });
  expect(outcome).toMatchObject({
    code: 1,
    stderr: `The data folder ${DATA_DIR} cannot be written: make it writable, or set DATA_DIR to one that is.\n`,
  });
});

test("a bad variable ends the start with one sentence", async () => {
  const outcome = await runServer({ DATA_DIR: createTestFolder(), PORT: "eighty" });
  expect(outcome).toMatchObject({ code: 1, stderr: "PORT must be a port number from 0 to 65535.\n" });
});

test("production starts where the demo member had subscribed, and what was sold for nothing is over", async () => {
  const environment = await createTestEnvironment("SQLite");
  const first = await startServer(environment);
  const [, email = ""] = /Sign in as (\S+)/.exec(first.output.stdout) ?? [];
  await first.stop("SIGTERM");
  const { database, close } = await openDatabase(parseConfig(environment), pino({ level: "silent" }));
  const { id: uid } = await database
    .selectFrom("user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const plan = plans.find(({ mode }) => mode === "subscription") ?? expect.fail();
  const grant = { id: "cs_demo_1", uid, email, subscriptionId: "sub_demo_1", customerId: "cus_demo_1" };
  await database
    .insertInto("pass")
    .values(writePass({ ...grant, plan, from: new Date() }))
    .execute();
  await close();

  const second = launch({
    ...environment,
    NODE_ENV: "production",
    PUBLIC_URL: "http://localhost:3000",
    AUTH_SECRET: "a secret that is long enough for the test",
    PASSWORD_COST: "",
    LOG_LEVEL: "info",
  });
  await second.address;
  expect(second.output.stdout).toContain("nobody paid for it");
  await second.stop("SIGTERM");
  const later = await openDatabase(parseConfig(environment), pino({ level: "silent" }));
  const pass = await later.database.selectFrom("pass").selectAll().executeTakeFirstOrThrow();
  expect(pass).toMatchObject({ uid: null, isRenewing: 0, endedAt: expect.any(String) });
  await later.close();
});

test("production does not start without its essentials", async () => {
  const outcome = await runServer({ DATA_DIR: createTestFolder(), NODE_ENV: "production" });
  expect(outcome.code).toBe(1);
  expect(outcome.stderr.trim().split("\n")).toHaveLength(2);
  expect(outcome.stderr).toMatch(/^PUBLIC_URL is required.*\nAUTH_SECRET is required/);
});
