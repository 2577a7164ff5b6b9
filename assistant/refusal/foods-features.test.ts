import { expect, test } from "vitest";
import { readConversations, textsOf } from "../../evals/requests.ts";
import { readEaters } from "../../evals/score-diets.ts";
import { plainOf } from "../read/split-words.ts";
import { hear } from "./find-eating.ts";
import { readRefusals } from "./find-refused.ts";
import { foodsFeatures } from "./foods-features.ts";
import { foodFeatures } from "./weigh-foods.ts";

test("all foods together have the features that training gave each of them", () => {
  const told = readEaters().map(({ text }) => text);
  const texts = [
    ...told,
    ...textsOf(readConversations()),
    told.slice(0, 40).join(". "),
    "no egg, egg fine ".repeat(60),
  ];
  let foods = 0;
  for (const text of texts) {
    const { named } = readRefusals(hear(plainOf(text)));
    const featuresOf = foodsFeatures(named);
    for (const food of named.foods) {
      foods += 1;
      const [together, alone] = [featuresOf(food), foodFeatures(food, named)];
      if (together.join() !== alone.join()) expect(together, text).toEqual(alone);
    }
  }
  expect(foods).toBeGreaterThan(1000);
});
