import { expect, test } from "vitest";
import { chatRequestSchema, routineRequestSchema, therapyPlanRequestSchema } from "./assistant.ts";
import { profileChangeSchema } from "./profile.ts";

test.each([
  [chatRequestSchema, {}, "question must be text."],
  [chatRequestSchema, { question: "  " }, "question is empty."],
  [chatRequestSchema, { question: "x".repeat(2001) }, "question may have at most 2,000 characters."],
  [
    therapyPlanRequestSchema,
    { problem_statement: "\0" },
    "problem_statement contains characters that are not text.",
  ],
  [routineRequestSchema, { yogaGoal: 5 }, "yogaGoal must be text."],
  [
    profileChangeSchema,
    { dietPreference: "x".repeat(201) },
    "dietPreference may have at most 200 characters.",
  ],
  [
    profileChangeSchema,
    { email: "other@example.com" },
    "Only name, photoURL, fitnessLevel, yogaGoal and dietPreference can be changed.",
  ],
])("what is wrong with a request is said in a sentence (%#)", (schema, body, sentence) => {
  expect(schema.safeParse(body).error?.issues[0]?.message).toBe(sentence);
});
