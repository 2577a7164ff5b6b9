import { expect, onTestFinished, test } from "vitest";
import { createAssistant } from "../assistant/create-assistant.ts";
import { openModel } from "../assistant/model/ask-model.ts";
import { isMet } from "../bench/table.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { attacks, conditioned, crashes, diets, emergencies, facts, ordinary } from "./cases.ts";
import { misbehaviours, planted } from "./misbehaving-model.ts";
import { type Score, scoreAssistant } from "./score.ts";

const quiet = { warn() {} };

function expectWithinBounds(scores: Score[]) {
  const failed = scores.filter((score) => !isMet(score) || (score.atLeast && score.wrong.length > 0));
  expect(failed).toEqual([]);
}

test("there are cases enough", () => {
  const count = [emergencies, ordinary, conditioned, diets, crashes, facts, attacks].flat().length;
  expect(count).toBeGreaterThanOrEqual(150);
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
