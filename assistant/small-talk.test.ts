import { expect, test } from "vitest";
import { normalise } from "./safety/words.ts";
import { careQuestions } from "./small-talk.ts";

const isAboutCure = (text: string) => careQuestions[0]?.[0].test(normalise(text)) ?? false;

test.each([
  "Can I reverse my diabetes with yoga and food?",
  "could you help reverse my heart disease",
  "Does yoga cure asthma?",
  "Can you get rid of my cancer?",
])("no pose cures: %s", (text) => {
  expect(isAboutCure(text)).toBe(true);
});

test.each([
  "I would like my neck to turn better when I reverse the car",
  "Can you help me get rid of this crick in my neck?",
])("a practice is asked for: %s", (text) => {
  expect(isAboutCure(text)).toBe(false);
});
