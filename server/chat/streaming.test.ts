import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { Hono } from "hono";
import { pino } from "pino";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { Assistant } from "../../assistant/assistant.ts";
import { askChat } from "../../tests/parts/asked.ts";
import { type ModelServer, startModelServer } from "../../tests/parts/model-server.ts";
import { cheapPasswordCost, launchServer } from "../../tests/parts/server-process.ts";
import { createTestEnvironment } from "../../tests/parts/test-services.ts";
import { makeThrowawayFolder } from "../../tests/parts/throwaway.ts";
import type { Environment } from "../config.ts";
import { modelSilenceMs } from "../process/time-limits.ts";
import { createWorkInHand } from "../process/work-in-hand.ts";
import { respond } from "./respond.ts";

type Event = { event: string; data: unknown };

/** The real server with a model on loopback. */
async function launchStudio(environment: Environment) {
  const model = await startModelServer();
  const server = launchServer({
    ...environment,
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: "sk-loopback",
    AI_MODEL: "m",
  });
  const close = async () => {
    await server.stop("SIGKILL");
    model.close();
  };
  return { server, model, url: await server.address, close };
}

/** A server that a test may stop. */
async function openStudio(environment: Environment) {
  const studio = await launchStudio(environment);
  onTestFinished(studio.close);
  return studio;
}

/** The one that all others share, each with a member of its own. */
let shared: Awaited<ReturnType<typeof launchStudio>>;
beforeAll(async () => {
  const DATA_DIR = makeThrowawayFolder("studio-test");
  shared = await launchStudio({ DATA_DIR, PORT: "0", PASSWORD_COST: cheapPasswordCost });
  return async () => {
    await shared.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
});

/** What a member sees of a server: somebody new, or whoever comes back to it. */
async function enter(url: string, known?: { email: string }) {
  const post = (path: string, body: object, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
      ...(signal && { signal }),
    });
  const who = known ?? { email: `${randomUUID()}@example.com` };
  const way = known ? "sign-in" : "sign-up";
  const entered = await post(`/api/auth/${way}/email`, { ...who, name: "Ana", password: "long enough" });
  const member = { cookie: entered.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const history = async () => (await fetch(`${url}/api/chat`, { headers: member })).json();
  const guides = async () => (await fetch(`${url}/api/guides`, { headers: member })).json();
  return { who, post, member, history, guides };
}

function readEvents(text: string): Event[] {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null"),
    }));
}

const question = { question: "my shoulders are stiff" };

test("an answer streams as it forms, is kept before it is done, and a break shows nothing half as whole", async () => {
  const { model, url } = shared;
  const { post, member, history } = await enter(url);
  const stream = { ...member, accept: "text/event-stream" };
  model.behave({ say: ["Roll your shoulders.\n", "Slowly.\n"] });
  const good = readEvents(await (await post("/chatbot", question, stream)).text());
  expect(good.map(({ event }) => event)).toEqual(["delta", "delta", "delta", "done"]);
  const [kept] = await history();
  const { id, createdAt, suggestions, hasSteps } = kept;
  expect(good.at(-1)?.data).toEqual({ id, createdAt, answeredBy: "model", suggestions, hasSteps });
  expect(suggestions).not.toHaveLength(0);
  expect(kept.response).toBe(good.map(({ data }) => (data as { text?: string }).text ?? "").join(""));

  const { promise: seen, resolve: breakOff } = Promise.withResolvers<void>();
  model.behave({ fail: "truncate", after: ["Half an answer.\n"], when: seen });
  const response = await post("/chatbot", question, stream);
  let text = "";
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (text.includes("Half an answer.")) breakOff();
  }
  const broken = readEvents(text);
  expect(broken[0]).toEqual({ event: "delta", data: { text: "Half an answer." } });
  expect(broken.at(-1)).toMatchObject({ event: "done", data: { answeredBy: "handbook" } });
  const [, second] = await history();
  // What was seen is what is kept, with the handbook's answer after it.
  expect(second.response).toMatch(/^Half an answer\.\n\n.*studio's handbook/);
});

test("what a model says at once is sent line by line: one leaves before the next is looked at", async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  onTestFinished(() => clearImmediate(counting));
  const turnsOf: number[] = [];
  const assistant: Assistant = {
    isUrgent: () => false,
    async *answer() {
      for (const text of ["One.\n", "Two.\n", "Three.\n"]) {
        turnsOf.push(turns);
        yield { text };
      }
      return { content: "One.\nTwo.\nThree.\n", answeredBy: "model" };
    },
  };
  const parts = {
    log: pino({ level: "silent" }),
    openAssistant: async () => assistant,
    answering: createWorkInHand(),
  };
  const app = new Hono().post("/", (c) =>
    respond(
      c,
      parts,
      askChat("hello"),
      async () => ({ id: "1", createdAt: "", answeredBy: "model" }),
      () => ({}),
    ),
  );
  await (await app.request("/", { method: "POST", headers: { accept: "text/event-stream" } })).text();
  expect(new Set(turnsOf).size).toBe(3);
});

test.each([
  ["while it streams", { accept: "text/event-stream" }],
  ["before it is whole", {}],
])("a client that goes away %s stops the model at once, and nothing is kept", async (_, headers) => {
  const { model, url } = shared;
  const { post, member, history } = await enter(url);
  model.behave({ fail: "hang", after: ["Roll your shoulders.\n"] });
  const before = model.requests.length;
  const leaving = new AbortController();
  const answering = post("/chatbot", question, { ...member, ...headers }, leaving.signal).then((response) =>
    response.text(),
  );
  // Whether or not it had begun to answer, leaving ends it.
  answering.catch(() => {});
  const asked = await waitForRequest(model, before);
  leaving.abort();
  const left = performance.now();
  await asked.gone;
  // Our own patience with a silent model would have ended it too, but no sooner than this.
  expect(performance.now() - left).toBeLessThan(modelSilenceMs - 1000);
  await expect(answering).rejects.toThrow();
  expect(await history()).toEqual([]);
});

test.each([
  ["while it streams", { accept: "text/event-stream" }],
  ["before it is whole", {}],
])("a routine whose member leaves %s is finished and found among the earlier plans", async (_, headers) => {
  const { model, url } = shared;
  const { post, member, guides } = await enter(url);
  model.behave({ say: ["Stand tall and breathe.\n", "Rest.\n"], pauseMs: 300 });
  const before = model.requests.length;
  const leaving = new AbortController();
  const inputs = { fitnessLevel: "Beginner", yogaGoal: "Relaxation" };
  const answering = post("/generate_yoga_routine", inputs, { ...member, ...headers }, leaving.signal).then(
    (response) => response.text(),
  );
  await waitForRequest(model, before);
  leaving.abort();
  await expect(answering).rejects.toThrow();
  await expect.poll(guides).toMatchObject([{ kind: "routine", inputs }]);
});

test.each([
  ["while it streams", { accept: "text/event-stream" }],
  ["before it is whole", {}],
])("a routine whose member leaves %s is stored before the server stops", async (_, headers) => {
  const environment = await createTestEnvironment("SQLite");
  const { server, url, model } = await openStudio(environment);
  const { who, post, member } = await enter(url);
  const { promise: stopping, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ say: ["Stand tall and breathe.\n", stopping, "Sit.\n", "Rest.\n"], pauseMs: 300 });
  const before = model.requests.length;
  const leaving = new AbortController();
  const inputs = { fitnessLevel: "Beginner", yogaGoal: "Relaxation" };
  const answering = post("/generate_yoga_routine", inputs, { ...member, ...headers }, leaving.signal).then(
    (response) => response.text(),
  );
  await waitForRequest(model, before);
  leaving.abort();
  await expect(answering).rejects.toThrow();
  const stopped = server.stop("SIGTERM");
  const isRefused = () =>
    fetch(`${url}/live`).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
  goOn();
  expect(await stopped).toBe(0);
  const again = await openStudio(environment);
  const { guides } = await enter(again.url, who);
  expect(await guides()).toMatchObject([{ kind: "routine", inputs }]);
});

async function waitForRequest(model: ModelServer, before: number) {
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  return model.requests[before] ?? expect.fail();
}
