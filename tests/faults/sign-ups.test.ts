import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Environment, parseConfig } from "../../server/config.ts";
import { visitDatabase } from "../../server/database/visit-database.ts";
import { launchServer } from "../parts/server-process.ts";
import { createTestEnvironment, databaseKinds } from "../parts/test-services.ts";

const password = "correct horse battery";
/** As in production: what happens while passwords are hashed is what these are about. */
const dear: Environment = { PASSWORD_COST: undefined };
const emails = Array.from({ length: 8 }, (_, index) => `member-${index}@example.com`);

async function startServer(environment: Environment) {
  const server = launchServer(environment);
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const address = await server.address;
  const post = (path: string, body: object) =>
    fetch(`${address}/api/auth/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return {
    ...server,
    signUp: (email: string) => post("sign-up/email", { name: "Ana", email, password }),
    signIn: (email: string) => post("sign-in/email", { email, password }),
  };
}

test("members sign up while another process writes to the same SQLite file", async () => {
  const environment = { ...(await createTestEnvironment("SQLite")), ...dear };
  const { signUp } = await startServer(environment);
  const script = join(import.meta.dirname, "../parts/keep-writing.ts");
  const writer = spawn(process.execPath, [script, environment.DATA_DIR ?? ""], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void writer.kill("SIGKILL"));
  await once(writer.stdout, "data");
  const answers = await Promise.all(emails.map(signUp));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  expect(writer.exitCode).toBeNull();
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("a server killed among sign-ups leaves whole accounts and free addresses, nothing between", async () => {
    const environment = { ...(await createTestEnvironment(kind)), ...dear };
    const first = await startServer(environment);
    const answers = emails.map(first.signUp);
    await Promise.any(answers);
    await first.stop("SIGKILL");
    await Promise.allSettled(answers);

    const database = await visitDatabase(parseConfig(environment));
    onTestFinished(() => database.destroy());
    const uids = async (table: "profile" | "account") =>
      table === "profile"
        ? (await database.selectFrom("profile").select("uid").execute()).map(({ uid }) => uid)
        : (await database.selectFrom("account").select("userId").execute()).map(({ userId }) => userId);
    const users = await database.selectFrom("user").select(["id", "email"]).execute();
    expect((await uids("profile")).toSorted()).toEqual(users.map(({ id }) => id).toSorted());
    expect((await uids("account")).toSorted()).toEqual(users.map(({ id }) => id).toSorted());

    const second = await startServer(environment);
    const isThere = (email: string) => users.some((user) => user.email === email);
    const again = emails.map((email) => (isThere(email) ? second.signIn(email) : second.signUp(email)));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual(emails.map(() => 200));
  });
});
