import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conditioned, diets, ordinary } from "../evals/cases.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import { measurePlanner, measureReading } from "./planning.ts";
import { type Row, slowestHundredth } from "./table.ts";

const rounds = 3;

/** A session, and what people then say to it. */
const conversation = [
  "Give me a 20 minute evening routine",
  "Shorter, and no kneeling",
  "Why the second one?",
  "Swap the third",
  "In a chair please",
  "Another one",
];

/** Every ordinary case put to the four endpoints, and a conversation, one after the other: the slowest hundredth. */
export async function measureAssistant(): Promise<Row[]> {
  const { post, cookie, close } = await openServer({});
  const problems = [...ordinary, ...conditioned.map(({ says }) => says)];
  const requests: [string, object][] = [
    ...[...problems, ...conversation].map((question): [string, object] => ["/chatbot", { question }]),
    ...problems.map((problem): [string, object] => [
      "/generate_yoga_therapy_plan",
      { problem_statement: problem },
    ]),
    ...problems.map((yogaGoal): [string, object] => [
      "/generate_yoga_routine",
      { fitnessLevel: "", yogaGoal },
    ]),
    ...diets.map(({ says }): [string, object] => ["/generate_diet_plan", { dietType: says }]),
  ];
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [path, body] of requests) {
      const started = performance.now();
      const response = await post(path, body, { cookie });
      await response.text();
      if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
      // The first round reads the handbook.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  await close();
  return [
    {
      what: "Handbook answer, any endpoint: p99",
      measured: slowestHundredth(times),
      budget: 50,
      unit: "ms",
    },
    measurePlanner(),
    ...measureReading(),
    await measureFirstText(),
  ];
}

/** How much later a model's first line reaches a member than it would reach us: medians of both. */
async function measureFirstText(): Promise<Row> {
  const model = await startModelServer();
  model.behave({
    say: ["Roll your shoulders slowly.\n", ...Array.from({ length: 40 }, () => "And rest.\n")],
  });
  const { post, cookie, close } = await openServer({
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "m",
    AI_API_KEY: "key",
  });
  const timeFirst = async (ask: () => Promise<Response>, mark: string): Promise<number> => {
    const started = performance.now();
    const response = await ask();
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes(mark)) return performance.now() - started;
    }
    throw new Error(`No ${mark} in ${text.slice(0, 200)}.`);
  };
  const direct: number[] = [];
  const through: number[] = [];
  const headers = { "content-type": "application/json", accept: "text/event-stream" };
  for (let round = 0; round < 60; round += 1) {
    const body = JSON.stringify({ model: "m", stream: true, messages: [{ role: "user", content: "Hello" }] });
    const isWarm = round >= 10;
    const alone = await timeFirst(
      () => fetch(`${model.baseUrl}/chat/completions`, { method: "POST", body, headers }),
      "Roll your",
    );
    const ours = await timeFirst(
      () => post("/chatbot", { question: "my shoulders are stiff" }, { cookie, accept: "text/event-stream" }),
      "event: delta",
    );
    if (isWarm) {
      direct.push(alone);
      through.push(ours);
    }
  }
  await close();
  model.close();
  const median = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  return {
    what: "First line of a model's answer, over the model itself",
    measured: median(through) - median(direct),
    budget: 15,
    unit: "ms",
  };
}

/** The real server without limits on questions, and its demo member signed in. */
export async function openServer(environment: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const many = "1000000";
  const server = launchServer({
    DATA_DIR,
    PORT: "0",
    ASSISTANT_MEMBER_MINUTE_LIMIT: many,
    ASSISTANT_MEMBER_DAILY_LIMIT: many,
    ASSISTANT_GLOBAL_DAILY_LIMIT: many,
    ...environment,
  });
  const url = await server.address;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  const demo = JSON.parse(readFileSync(join(DATA_DIR, "demo-member.json"), "utf8"));
  const signedIn = await post("/api/auth/sign-in/email", demo);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const close = async () => {
    await server.stop("SIGTERM");
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
  return { url, demo, post, cookie, close };
}
