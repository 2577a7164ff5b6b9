import { expect, test } from "vitest";
import { isMet } from "../bench/table.ts";
import { createHandbookAssistant } from "../server/assistant/handbook-assistant.ts";
import { attacks, conditioned, crashes, diets, emergencies, facts, ordinary } from "./cases.ts";
import { scoreAssistant } from "./score.ts";

test("there are cases enough", () => {
  const count = [emergencies, ordinary, conditioned, diets, crashes, facts, attacks].flat().length;
  expect(count).toBeGreaterThanOrEqual(150);
});

test.each(scoreAssistant(createHandbookAssistant()))("$what: within its bound", (score) => {
  expect([isMet(score), score.wrong, score.measured]).toEqual([
    true,
    score.atLeast ? [] : expect.any(Array),
    score.measured,
  ]);
});
