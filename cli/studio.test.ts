import { spawn } from "node:child_process";
import { join } from "node:path";
import PostalMime from "postal-mime";
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

describe.each(databaseKinds)("members on %s", (kind) => {
  test("the owner adds, invites, resets, lists and removes members beside a running server", async () => {
    const { config, database, auth } = await openTestServices(kind);
    const environment: Environment = {
      DATA_DIR: config.dataDir,
      PUBLIC_URL: "https://yoga.example.com",
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    const member = (...words: string[]) => studio(environment, "member", ...words);
    expect((await member()).stdout).toBe("No members yet.\n");

    const added = await member("add", "Ana@example.com", "Ana", "Ruiz");
    const password = /with the password (\S+)\n$/.exec(added.stdout)?.[1] ?? expect.fail(added.stderr);
    const entered = await auth.api.signInEmail({ body: { email: "ana@example.com", password } });
    expect(entered.user).toMatchObject({ name: "Ana Ruiz", emailVerified: true });
    expect(await database.selectFrom("profile").select("name").execute()).toEqual([{ name: "Ana Ruiz" }]);
    expect(await member("add", "ana@example.com")).toMatchObject({
      code: 1,
      stderr: "ana@example.com is a member already.\n",
    });
    expect((await member("list")).stdout).toMatch(/^\d{4}-\d\d-\d\d {2}ana@example\.com {2}Ana Ruiz\n$/);

    expect((await member("invite", "ben@example.com")).code).toBe(0);
    expect((await member("reset", "ana@example.com")).code).toBe(0);
    const mails = await database.selectFrom("outbox").selectAll().orderBy("createdAt").execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["ben@example.com", "Your invitation to Heron Yoga"],
      ["ana@example.com", "Choose a new password"],
    ]);
    const { text } = await PostalMime.parse(mails[0]?.raw ?? "");
    expect(text).toContain("https://yoga.example.com/login?mode=register&email=ben%40example.com\n");

    expect((await member("remove", "ana@example.com")).code).toBe(0);
    expect(await database.selectFrom("user").selectAll().execute()).toEqual([]);
    for (const action of ["reset", "remove"]) {
      expect((await member(action, "ana@example.com")).stderr).toBe(
        "There is no member with the address ana@example.com.\n",
      );
    }
    expect((await member("add", "no address")).stderr).toMatch(/^Please give an email address\./);
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
