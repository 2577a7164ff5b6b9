import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conditioned, diets, ordinary } from "../evals/cases.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import type { Row } from "./table.ts";

const rounds = 3;

/** Every ordinary case put to the four endpoints, one after the other: the slowest hundredth. */
export async function measureAssistant(): Promise<Row[]> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const many = "1000000";
  const server = launchServer({
    DATA_DIR,
    PORT: "0",
    ASSISTANT_MEMBER_MINUTE_LIMIT: many,
    ASSISTANT_MEMBER_DAILY_LIMIT: many,
    ASSISTANT_GLOBAL_DAILY_LIMIT: many,
  });
  const url = await server.address;
  const post = (path: string, body: object, cookie = "") =>
    fetch(url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", cookie },
    });
  const demo = JSON.parse(readFileSync(join(DATA_DIR, "demo-member.json"), "utf8"));
  const signedIn = await post("/api/auth/sign-in/email", demo);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const problems = [...ordinary, ...conditioned.map(({ says }) => says)];
  const requests: [string, object][] = [
    ...problems.map((question): [string, object] => ["/chatbot", { question }]),
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
      const response = await post(path, body, cookie);
      await response.text();
      if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
      // The first round reads the handbook.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  await server.stop("SIGTERM");
  rmSync(DATA_DIR, { recursive: true, force: true });
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return [{ what: "Handbook answer, any endpoint: p99", measured: p99, budget: 50, unit: "ms" }];
}
