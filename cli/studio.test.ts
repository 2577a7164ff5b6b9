import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Environment, parseConfig } from "../server/config.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { composeMail } from "../server/email/compose-mail.ts";
import { queueMail } from "../server/email/outbox.ts";
import {
  createTestEnvironment,
  createTestFolder,
  databaseKinds,
  openTestServices,
} from "../tests/parts/test-services.ts";

async function studio(environment: Environment, ...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "studio.ts"), ...words], {
    env: { ...environment },
  });
  const [stdout, stderr] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  const code = child.exitCode ?? (await new Promise((resolve) => child.once("close", resolve)));
  return { code, stdout: stdout.join(""), stderr: stderr.join("") };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("the owner sees the mail, reads a held one and sends it on, beside a running server", async () => {
    const { config, database } = await openTestServices(kind);
    const environment: Environment = {
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    expect((await studio(environment, "mail")).stdout).toBe("No mail yet.\n");

    const now = new Date("2026-11-15T09:00:00Z");
    const from = { name: "S", address: "s@example.com" };
    const mail = await composeMail(
      { from, to: "owner@example.com", subject: "Hello there", text: "The text" },
      "example.com",
      now,
    );
    await queueMail(database, mail, now, "held");
    expect((await studio(environment, "mail")).stdout).toBe(
      `held    2026-11-15T09:00Z  ${mail.id}  to owner@example.com: Hello there\n`,
    );
    expect((await studio(environment, "mail", "show", mail.id)).stdout).toContain("The text");
    expect(await studio(environment, "mail", "retry", mail.id)).toMatchObject({
      code: 0,
      stdout: "1 queued again; a running server sends it within seconds.\n",
    });
    expect(await studio(environment, "mail", "retry", "no-such-id")).toMatchObject({
      code: 1,
      stderr: "No parked or held mail has the id no-such-id.\n",
    });
  });
});

test("parked mail is sent on all at once", async () => {
  const environment = await createTestEnvironment("SQLite");
  const database = await visitDatabase(parseConfig(environment));
  const now = new Date();
  for (const subject of ["One", "Two"]) {
    const from = { name: "S", address: "s@example.com" };
    await queueMail(
      database,
      await composeMail({ from, to: "o@example.com", subject, text: "" }, "example.com", now),
      now,
    );
  }
  await database.updateTable("outbox").set({ status: "parked", lastError: "550 no such user" }).execute();
  await database.destroy();
  expect((await studio(environment, "mail")).stdout).toContain("attempt 0: 550 no such user");
  expect((await studio(environment, "mail", "retry", "all")).stdout).toMatch(/^2 queued again/);
  expect((await studio(environment, "mail")).stdout).not.toContain("parked");
});

test("without a command, or with one that is none, the help says what there is", async () => {
  const environment = { DATA_DIR: createTestFolder() };
  expect((await studio(environment)).stdout).toContain("npm run studio -- mail retry ID");
  expect((await studio(environment, "mail", "--help")).code).toBe(0);
  const unknown = await studio(environment, "dance");
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toMatch(/^There is no command "dance"\./);
});

test("a database that cannot be reached is a sentence", async () => {
  const outcome = await studio({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "mail");
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/^The database \(PostgreSQL at DATABASE_URL\) could not be opened: .*\n$/);
});

test("before the first start the owner is told so", async () => {
  const outcome = await studio({ DATA_DIR: createTestFolder() }, "mail");
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toContain("run npm start once");
});
