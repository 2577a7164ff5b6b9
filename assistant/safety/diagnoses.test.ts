import { expect, test } from "vitest";
import { createDiagnosisFinder } from "./diagnoses.ts";

test.each([
  ["my leg hurts", "this is textbook sciatica"],
  ["always bloated", "going by your symptoms you definitely have coeliac disease"],
  ["burning after meals", "this is a hiatus hernia, plain and simple"],
])("to somebody who says '%s', '%s' is a diagnosis", (told, plain) => {
  expect(createDiagnosisFinder([told])(plain)).toBeDefined();
});

test.each([
  ["i have asthma", "you have asthma, so based on what you describe, go slowly"],
  ["my leg hurts", "this is a classic sciatica stretch"],
  ["my leg hurts", "it might be sciatica: ask your doctor"],
])("to somebody who says '%s', '%s' is none", (told, plain) => {
  expect(createDiagnosisFinder([told])(plain)).toBeUndefined();
});
