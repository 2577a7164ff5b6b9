import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { runStudioCommand } from "../../cli/run-studio-command.ts";
import { dateOf, monthOf } from "../../clock/studio-clock.ts";
import { startModelServer } from "../../tests/parts/model-server.ts";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Environment } from "../config.ts";
import type { ModelPrices } from "../outside-services.ts";

const answer = "Sit well and breathe out slowly. It may help you to let go.\n";

/** The services with a model on loopback, a signed-in member, and the lines that were logged. */
async function openStudio(kind: DatabaseKind, prices?: ModelPrices) {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const services = await openTestServices(
    kind,
    { model: { baseUrl: model.baseUrl, apiKey: "key", model: "gentle-1" }, modelPrices: prices },
    log,
  );
  const app = createApp(services);
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(
      path,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  const account = { name: "Ana", email: "ana@example.com", password: "long enough" };
  const joined = await call("/api/auth/sign-up/email", account);
  const cookie = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const ask = async (path: string, body: object) => (await call(path, body, { cookie })).json();
  const { dataDir, databaseUrl } = services.config;
  const environment: Environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return { model, ask, logged, environment, database: services.database };
}

const question = { question: "my hips are stiff" };

describe.each(databaseKinds)("on %s", (kind) => {
  test("what each answer took is kept without the member, and the owner sees it by day, month and kind", async () => {
    const { model, ask, environment, database } = await openStudio(kind, {
      input: 0.5,
      output: 2,
      ceiling: 20,
    });
    const owner = (...words: string[]) => runStudioCommand(["assistant", ...words], environment);
    expect(await owner("usage")).toContain("No model has been asked yet");
    model.behave({ say: [answer], tokens: { input: 1000, output: 250 } });
    await ask("/chatbot", question);
    await ask("/chatbot", question);
    const steps = [{ practice: "goddess", minutes: 2, reason: "" }];
    model.behave({
      say: [JSON.stringify({ greeting: "", steps, advice: [] })],
      tokens: { input: 3000, output: 400 },
    });
    await ask("/generate_yoga_routine", { fitnessLevel: "Beginner", yogaGoal: "Strength" });
    const rows = await database.selectFrom("modelUse").selectAll().orderBy("createdAt").execute();
    const today = dateOf(new Date());
    expect(
      rows.map(({ kind: what, inputTokens, outputTokens, cost, day }) => [
        what,
        inputTokens,
        outputTokens,
        cost,
        day,
      ]),
    ).toEqual([
      ["chat", 1000, 250, 1000, today],
      ["chat", 1000, 250, 1000, today],
      ["routine", 3000, 400, 2300, today],
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toContain("uid");
    await database
      .insertInto("modelUse")
      .values({ ...(rows[0] ?? expect.fail()), id: "old", day: "2026-01-31", isEstimated: 1, cost: null })
      .execute();

    const priced = { ...environment, AI_INPUT_PRICE: "0.5", AI_OUTPUT_PRICE: "2", AI_MONTHLY_CEILING: "20" };
    const printed = await runStudioCommand(["assistant", "usage"], priced);
    const month = monthOf(new Date());
    expect(printed.replaceAll(/ +/g, " ").split("\n")).toEqual([
      "Month kind answers tokens read written cost",
      "2026-01 chat 1 ~1,000 ~250",
      `${month} chat 2 2,000 500 $0.002`,
      `${month} routine 1 3,000 400 $0.0023`,
      "",
      `${month} kind answers tokens read written cost`,
      `${today} chat 2 2,000 500 $0.002`,
      `${today} routine 1 3,000 400 $0.0023`,
      "",
      "~ counts what the model's server did not, by the length of the text.",
      "",
      `${month} has cost $0.0043 of its $20.00.`,
    ]);
    expect(await owner("usage", "2026-01")).toContain("2026-01-31  chat");
    expect(await owner("usage", "2025-12")).toContain("Nothing in 2025-12.");
    expect(await owner("usage")).toContain("Set AI_INPUT_PRICE and AI_OUTPUT_PRICE to see what it costs.");
    await expect(owner("dance")).rejects.toThrow("npm run studio -- assistant usage");
  });

  test("at the ceiling the handbook answers for the rest of the month, and the log says so once", async () => {
    const { model, ask, logged, database } = await openStudio(kind, { input: 1, output: 1, ceiling: 0.002 });
    // What was spent last month is of no account.
    await database
      .insertInto("modelUse")
      .values({
        id: "old",
        kind: "chat",
        model: "m",
        day: "2026-01-31",
        createdAt: "2026-01-31T10:00:00.000Z",
        inputTokens: 9_000_000,
        outputTokens: 1,
        isEstimated: 0,
        cost: 9_000_000,
      })
      .execute();
    model.behave({ say: [answer], tokens: { input: 900, output: 100 } });
    const answers = [];
    for (const _ of [1, 2, 3, 4]) answers.push((await ask("/chatbot", question)).response);
    expect(answers.map((text) => text.startsWith(answer))).toEqual([true, true, false, false]);
    expect(answers[2]).not.toContain("This answer is from the studio's handbook");
    expect(model.requests).toHaveLength(2);
    expect(logged.filter((line) => line.includes("has cost its $0.002"))).toHaveLength(1);
  });
});
