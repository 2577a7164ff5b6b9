import { expect, onTestFinished, test } from "vitest";
import { practices } from "../../handbook/practices/all.ts";
import { askChat } from "../../tests/parts/asked.ts";
import {
  type Behave,
  type Behaviour,
  type ModelRequest,
  startModelServer,
} from "../../tests/parts/model-server.ts";
import { type Asked, waitForAnswer } from "../assistant.ts";
import { createAssistant } from "../create-assistant.ts";
import { parseKept } from "../kept.ts";
import { openModel } from "./ask-model.ts";
import { noTokens, type Tokens } from "./tokens.ts";
import { createChatTools } from "./tools.ts";

const patience = { firstTextMs: 60_000, stallMs: 60_000, totalMs: 120_000, retryAfterMs: 1 };
const answer = "Sit well and breathe out slowly. It may help you to let go.\n";

async function openAssistant(...behaviours: (Behaviour | Behave)[]) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave(...behaviours);
  const spent: Tokens[] = [];
  const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: "m" }, patience);
  const budget = {
    isOpen: async () => true,
    spend: async (_: Asked["kind"], tokens: Tokens) => void spent.push(tokens),
  };
  const assistant = createAssistant({ warn() {} }, model, budget);
  return { server, spent, ask: (asked: Asked) => waitForAnswer(assistant.answer(asked)) };
}

/** What a tool answered, as the model is given it with the next request. */
function resultIn(request: ModelRequest | undefined): string {
  return request?.messages.findLast(({ role }) => role === "tool")?.content ?? "";
}

const call = (name: string, given: unknown): Behaviour => ({ call: [{ name, given }] });

test("a model plans with the planner, and the next question goes on from that session", async () => {
  const { ask, server } = await openAssistant(call("plan_practice", { minutes: 12, areas: ["hips"] }), {
    say: [answer],
  });
  const { content, answeredBy, kept } = await ask(askChat("my hips are stiff, what can I do?"));
  expect(answeredBy).toBe("model");
  expect(content.startsWith(answer)).toBe(true);
  expect(resultIn(server.requests[1])).toContain("12 minutes for your hips");
  const { request, steps = [] } = parseKept(kept) ?? {};
  expect(request).toMatchObject({ wants: "practise", session: { minutes: 12, areas: ["hips"] } });
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(12);
  // What tools can look up is not told beforehand.
  expect(server.requests[0]?.messages[0]?.content).not.toContain("Practices you may name");
});

test("what a member refused or must not do holds, whatever a model asks for", async () => {
  const { ask, server } = await openAssistant(
    call("plan_practice", { minutes: 20, only: ["kneeling"], with: ["Headstand", "Downward Dog"] }),
    call("find_practices", { only: ["kneeling", "hands and knees"] }),
    call("explain_practice", { practice: "Headstand" }),
    { say: [answer] },
  );
  await ask(
    askChat("20 minutes for my back without kneeling. I have glaucoma.", {
      preferences: { fitnessLevel: "Advanced" },
    }),
  );
  const [planned, found, explained] = server.requests.slice(1).map(resultIn);
  const names = [...(planned ?? "").matchAll(/\*\*(.+?)\*\*, \d+ min/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const { name, position, strains } of practices.filter((each) => names.includes(each.name))) {
    expect([name, position]).not.toEqual([name, "kneeling"]);
    expect(strains).not.toContain("head below heart");
  }
  expect(found).not.toMatch(/"position":"(?:kneeling|hands and knees)"/);
  expect(explained).toContain("With glaucoma I would leave Headstand out.");
});

test("meals are within the diet, and passes are the member's own", async () => {
  const { ask, server } = await openAssistant(
    call("find_meals", { meal: "dinner", have: ["chickpeas"] }),
    call("my_passes_and_classes", { topic: "passes" }),
    call("studio_facts", { topic: "prices" }),
    { say: [answer] },
  );
  const asked = askChat("something to eat after practice", { preferences: { dietPreference: "vegan" } });
  await ask({ ...asked, passes: [{ name: "Ten classes", validity: "7 classes left" }] });
  const [eaten, passes, prices] = server.requests.slice(1).map(resultIn);
  expect(eaten).toMatch(/For dinner with chickpeas \(vegan\)/);
  expect(passes).toContain("**Ten classes**: 7 classes left");
  expect(prices).toContain("Monthly Unlimited Pass - Online");
});

test.each([
  ["arguments that are none", "plan_practice", { minutes: "as long as I like", areas: ["soul"] }],
  ["no JSON", "find_meals", "{meal: dinner"],
  ["a tool that is none", "read_all_members", { table: "user" }],
])("%s: the model is told so and may go on", async (_, name, given) => {
  const { ask, server } = await openAssistant(call(name, given), { say: [answer] });
  expect(await ask(askChat("my hips are stiff"))).toMatchObject({ answeredBy: "model" });
  expect(server.requests).toHaveLength(2);
  expect(resultIn(server.requests[1])).toMatch(/invalid|unavailable|error/i);
});

test("a model that only looks things up is stopped, and the handbook answers", async () => {
  const { ask, server } = await openAssistant(call("studio_facts", { topic: "timetable" }));
  expect(await ask(askChat("my hips are stiff"))).toMatchObject({ answeredBy: "handbook" });
  expect(server.requests).toHaveLength(4);
});

test.each<[string, Behave]>([
  ["refuses them", ({ tools }) => (tools.length > 0 ? { fail: "refuse", status: 400 } : { say: [answer] })],
  [
    "breaks over them",
    ({ tools }) => (tools.length > 0 ? { fail: "refuse", status: 500 } : { say: [answer] }),
  ],
  [
    "writes them down instead",
    ({ tools }) => ({ say: tools.length > 0 ? ["<tool", '_call>{"name": "find_', 'meals"}'] : [answer] }),
  ],
])("a server that %s is told all there is to know, without tools", async (_, behave) => {
  const { ask, server } = await openAssistant(behave);
  const { content, answeredBy } = await ask(askChat("my hips are stiff"));
  expect([answeredBy, content.startsWith(answer)]).toEqual(["model", true]);
  expect(server.requests.map(({ tools }) => tools.length > 0)).toEqual([true, false]);
  expect(server.requests[1]?.messages[0]?.content).toContain("Practices you may name");
});

test("a server that refused tools is not offered them again", async () => {
  const { ask, server } = await openAssistant(({ tools }) =>
    tools.length > 0 ? { fail: "refuse", status: 422 } : { say: [answer] },
  );
  await ask(askChat("my hips are stiff"));
  await ask(askChat("my hips are stiff"));
  expect(server.requests.map(({ tools }) => tools.length > 0)).toEqual([true, false, false]);
});

test("the tokens of every step are counted; where a server does not say, they are estimated", async () => {
  const counted = await openAssistant(
    { ...call("studio_facts", { topic: "prices" }), tokens: { input: 900, output: 20 } } as Behaviour,
    { say: [answer], tokens: { input: 1100, output: 40 } },
  );
  await counted.ask(askChat("my hips are stiff"));
  expect(counted.spent).toEqual([{ input: 2000, output: 60, isEstimated: false }]);

  const silent = await openAssistant({ say: [answer] });
  await silent.ask(askChat("my hips are stiff"));
  const [estimate = noTokens] = silent.spent;
  expect(estimate.isEstimated).toBe(true);
  const length =
    silent.server.requests[0]?.messages.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
  expect(estimate.input).toBe(Math.ceil(length / 4));
  expect(estimate.output).toBe(Math.ceil(answer.length / 4));

  const refusing = await openAssistant({ fail: "refuse", status: 401 });
  await refusing.ask(askChat("my hips are stiff"));
  expect(refusing.spent).toEqual([]);
});

test("a model that loses its turn has been paid for all the same", async () => {
  const { ask, spent } = await openAssistant({
    say: ["Sit well.\n", "This will cure your arthritis.\n"],
    tokens: { input: 700, output: 9 },
  });
  expect(await ask(askChat("my hips are stiff"))).toMatchObject({ answeredBy: "handbook" });
  expect(spent).toHaveLength(1);
  expect(spent[0]?.input).toBeGreaterThan(300);
});

test("what a tool asks for is described once, whoever asks", () => {
  const [one, other] = ["my neck is stiff", "what can I cook?"].map(
    (question) => createChatTools(askChat(question), undefined).set,
  );
  const names = Object.keys(one ?? {});
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(one?.[name]?.inputSchema).toBe(other?.[name]?.inputSchema);
});
