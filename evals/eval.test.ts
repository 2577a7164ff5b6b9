import { expect, onTestFinished, test } from "vitest";
import { createAssistant } from "../assistant/create-assistant.ts";
import { openModel } from "../assistant/model/ask-model.ts";
import { isMet } from "../bench/table.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { attacks, conditioned, crashes, diets, emergencies, facts, ordinary } from "./cases.ts";
import { misbehaviours, planted } from "./misbehaving-model.ts";
import { readConversations } from "./requests.ts";
import { type Score, scoreAssistant } from "./score.ts";
import { figuresOf, tryConversation } from "./score-requests.ts";

const quiet = { warn() {} };

function expectWithinBounds(scores: Score[]) {
  const failed = scores.filter((score) => !isMet(score) || (score.atLeast && score.wrong.length > 0));
  expect(failed).toEqual([]);
}

test("there are cases enough", () => {
  const count = [emergencies, ordinary, conditioned, diets, crashes, facts, attacks].flat().length;
  expect(count).toBeGreaterThanOrEqual(150);
});

test("there are requests enough, in many voices", () => {
  const conversations = readConversations();
  expect(conversations.filter(({ turns }) => turns.length === 1).length).toBeGreaterThanOrEqual(400);
  expect(conversations.filter(({ turns }) => turns.length > 1).length).toBeGreaterThanOrEqual(120);
  expect(new Set(conversations.map(({ voice }) => voice)).size).toBeGreaterThanOrEqual(40);
});

test("the handbook holds every bound of the scorecard", async () => {
  expectWithinBounds(await scoreAssistant(createAssistant(quiet)));
});

test("so does a misbehaving model behind the safety rules", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave(...Array.from({ length: 400 }, () => misbehaviours).flat());
  const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: "misbehaving" });
  expectWithinBounds(await scoreAssistant(createAssistant(quiet, model), planted));
  expect(server.requests.length).toBeGreaterThan(300);
});

test("conversations it has learned from are not understood worse than they were: a guard, no score", () => {
  const { understood, whole, astray } = figuresOf(
    readConversations()
      .filter(({ writer }) => ["a", "e", "h"].includes(writer))
      .map((each) => tryConversation(each)),
  );
  expect(understood[0] / understood[1]).toBeGreaterThanOrEqual(0.92);
  expect(whole[0] / whole[1]).toBeGreaterThanOrEqual(0.8);
  expect(astray[0] / astray[1]).toBeLessThanOrEqual(0.02);
});
