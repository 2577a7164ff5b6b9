import { spawn } from "node:child_process";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { plans } from "#content/plans.ts";
import { type Environment, parseConfig } from "../server/config.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { composeMail } from "../server/mail/compose-mail.ts";
import { queueMail } from "../server/mail/outbox.ts";
import { StartupError } from "../server/process/startup-error.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { openSmtpInbox } from "../tests/parts/smtp-inbox.ts";
import { openStripeServer, stripeKey } from "../tests/parts/stripe-server.ts";
import {
  createTestEnvironment,
  createTestFolder,
  databaseKinds,
  openTestServices,
} from "../tests/parts/test-services.ts";
import { runStudioCommand } from "./run-studio-command.ts";
import { UsageError } from "./usage-error.ts";

/** A command as the owner gives it, within this process. */
async function studio(environment: Environment, ...words: string[]) {
  try {
    return { code: 0, stdout: `${await runStudioCommand(words, environment)}\n`, stderr: "" };
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof StartupError)) throw error;
    return { code: 1, stdout: "", stderr: `${error.message}\n` };
  }
}

/** The same as a program of its own. */
async function runProgram(environment: Environment, ...words: string[]) {
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
    await queueMail(database, mail, now, { status: "held" });
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

test("an owner is invited, listed and removed", async () => {
  const { config, database } = await openTestServices("SQLite");
  const environment: Environment = { DATA_DIR: config.dataDir, PUBLIC_URL: "https://yoga.example.com" };
  const owner = (...words: string[]) => studio(environment, "owner", ...words);
  expect((await owner()).stdout).toMatch(/^Nobody yet: /);
  expect((await owner("invite", "maya@example.com")).stdout).toContain("It works once, for seven days.");
  const { raw } = await database.selectFrom("outbox").select("raw").executeTakeFirstOrThrow();
  const { text } = await PostalMime.parse(raw);
  expect(text).toMatch(/https:\/\/yoga\.example\.com\/studio\/join\?token=[\w-]{43}\n/);
  await studio(environment, "member", "add", "maya@example.com", "Maya");
  const { id } = await database.selectFrom("user").select("id").executeTakeFirstOrThrow();
  await database.insertInto("owner").values({ uid: id, since: "2026-11-16T12:00:00.000Z" }).execute();
  expect((await owner("list")).stdout).toBe("2026-11-16  maya@example.com  Maya\n");
  expect((await owner("remove", "maya@example.com")).code).toBe(0);
  expect((await owner("remove", "maya@example.com")).stderr).toMatch(/is no owner/);
  expect(await database.selectFrom("ownerInvitation").selectAll().execute()).toEqual([]);
  expect((await owner("invite", "maya")).stderr).toMatch(/^Please give an email address\./);
});

describe.each(databaseKinds)("sales on %s", (kind) => {
  test("the owner sees what was sold, sends a link again and checks people in", async () => {
    const { config, database, payments, reconcile } = await openTestServices(kind);
    const environment: Environment = {
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    expect((await studio(environment, "purchases")).stdout).toBe("No sales yet.\n");
    const demo = payments.demo ?? expect.fail();
    for (const plan of plans) {
      const { id } = await demo.createSession({ plan, attemptId: plan.name, buyer: undefined, browser: "b" });
      await demo.pay(id, "buyer@example.com");
    }
    await reconcile();
    const { stdout } = await studio(environment, "purchases");
    expect(stdout).toContain("$150  Yoga Workshop In Person - 10 class pass  buyer@example.com");
    const ten = await database
      .selectFrom("pass")
      .select("id")
      .where("classesLeft", "=", 10)
      .executeTakeFirstOrThrow();
    const mailsBefore = await database.selectFrom("outbox").select("id").execute();
    expect((await studio(environment, "purchases", "resend", ten.id)).code).toBe(0);
    expect(await database.selectFrom("outbox").select("id").execute()).toHaveLength(mailsBefore.length + 1);
    expect(await studio(environment, "purchases", "resend", "cs_none")).toMatchObject({
      code: 1,
      stderr: "No sale of a pass has the id cs_none.\n",
    });

    // No class is on, whatever the time is.
    await database.deleteFrom("datedClass").execute();
    expect((await studio(environment, "pass", "check-in", "Buyer@example.com")).stdout).toBe(
      "Yoga Workshop In Person - 10 class pass: one class used by Buyer@example.com, 9 left.\n",
    );
    await database.updateTable("pass").set({ classesLeft: 0 }).where("classesLeft", "is not", null).execute();
    expect((await studio(environment, "pass", "check-in", "buyer@example.com")).stderr).toBe(
      "buyer@example.com has no pass with a class left.\n",
    );
    expect((await studio(environment, "pass")).code).toBe(1);
  });
});

test("the doctor tries what is configured and says what to fix", async () => {
  const environment = await createTestEnvironment("SQLite");
  const healthy = await studio(environment, "doctor");
  expect(healthy.stdout).toContain("fine   Database: reachable and up to date");
  expect(healthy.stdout).toMatch(/Everything that is configured works\.\n$/);

  const stripe = await openStripeServer(
    plans.map(({ priceId, amount, mode }) => ({
      id: priceId,
      object: "price",
      unit_amount: priceId === "price_in_person_single" ? 4500 : amount,
      currency: priceId === "price_dropin_online" ? "eur" : "usd",
      active: true,
      recurring: mode === "subscription" ? { interval: "month", interval_count: 1 } : null,
    })),
  );
  stripe.objects.delete("price_workshop_ten");
  stripe.objects.delete("bpc_1");
  const inbox = await openSmtpInbox();
  onTestFinished(async () => {
    stripe.close();
    await inbox.close();
  });
  const sick = await studio(
    {
      ...environment,
      SMTP_URL: inbox.url,
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: "not one",
      STRIPE_API_BASE: stripe.url,
      GOOGLE_CLIENT_ID: "x",
      GOOGLE_CLIENT_SECRET: "y",
      GOOGLE_DISCOVERY_URL: "http://127.0.0.1:1/none",
    },
    "doctor",
  );
  expect(sick.code).toBe(1);
  for (const line of [
    "fine   Mail: the mail server took a test mail from hello@",
    "WRONG  Google: ",
    "WRONG  Stripe webhook secret: STRIPE_WEBHOOK_SECRET must begin with whsec_",
    "WRONG  Stripe price price_dropin_online: is in EUR, the studio sells in USD",
    "WRONG  Stripe price price_in_person_single: costs $45 at Stripe, but $40 in content/plans.ts",
    "fine   Stripe price price_monthly_online: as in content/plans.ts",
    "WRONG  Stripe price price_workshop_ten: No such object",
    "WRONG  Stripe portal: is not set up",
    "6 to fix.",
  ]) {
    expect(sick.stderr).toContain(line);
  }
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const withModel = { ...environment, AI_BASE_URL: model.baseUrl, AI_MODEL: "gentle-1" };
  expect((await studio(withModel, "doctor")).stdout).toContain("fine   Assistant: gentle-1 answers");
  model.behave({ fail: "refuse", status: 401 });
  expect((await studio(withModel, "doctor")).stderr).toContain("WRONG  Assistant: gentle-1 does not answer");
  const noMail = await studio({ ...environment, SMTP_URL: "smtp://127.0.0.1:1" }, "doctor");
  expect(noMail.stderr).toContain("WRONG  Mail: the mail server at SMTP_URL refuses us");
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
  expect((await runProgram(environment, "mail", "--help")).code).toBe(0);
  const unknown = await runProgram(environment, "dance");
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toMatch(/^There is no command "dance"\./);
});

test("a database that cannot be reached is a sentence", async () => {
  const outcome = await studio({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "mail");
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/^The database \(PostgreSQL at DATABASE_URL\) could not be opened: .*\n$/);
});

test("before the first start the owner is told so", async () => {
  const outcome = await runProgram({ DATA_DIR: createTestFolder() }, "mail");
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toContain("run npm start once");
});
