/** The four questions a member can put to the assistant, with the specified names and shapes. */
import { z } from "zod";
import type { ErrorBody } from "./error.ts";

const text = (most: number, tooLong: string) =>
  z
    .string("must be text")
    .max(most, tooLong)
    .refine(
      (value) => value.isWellFormed() && !value.includes("\0"),
      "contains characters that are not text",
    );

const preference = text(200, "may have at most 200 characters");

/** `POST /chatbot`. */
export const chatRequestSchema = z.object({
  question: text(2000, "may have at most 2,000 characters").refine((value) => value.trim(), "is empty"),
});
/** `POST /generate_yoga_therapy_plan`. */
export const therapyPlanRequestSchema = z.object({
  problem_statement: text(4000, "may have at most 4,000 characters").refine(
    (value) => value.trim(),
    "is empty",
  ),
});
/** `POST /generate_yoga_routine`; both may be empty. */
export const routineRequestSchema = z.object({
  fitnessLevel: preference.default(""),
  yogaGoal: preference.default(""),
});
/** `POST /generate_diet_plan`; may be empty. */
export const dietPlanRequestSchema = z.object({ dietType: preference.default("") });

export type ChatAnswer = { response: string };
export type TherapyPlanAnswer = { therapyPlan: { content: string } };
export type RoutineAnswer = { routine: { content: string } };
export type DietPlanAnswer = { dietPlan: { content: string } };

/** Who wrote an answer: the rules for emergencies, the studio's handbook, or a language model within its bounds. */
export type AnsweredBy = "triage" | "handbook" | "model";

/** The data of each event of an answer that streams. After `restart`, what came before is void. */
export type AnswerEvents = {
  delta: { text: string };
  restart: Record<string, never>;
  done: { id: string; createdAt: string; answeredBy: AnsweredBy };
  error: ErrorBody;
};

/** One question and its answer, as the member's history keeps them. */
export type ChatExchange = {
  id: string;
  question: string;
  response: string;
  answeredBy: AnsweredBy;
  createdAt: string;
};

export const guideKinds = ["therapy plan", "routine", "diet plan"] as const;
export type GuideKind = (typeof guideKinds)[number];

/** Something the assistant wrote for a member to keep. */
export type Guide = {
  id: string;
  kind: GuideKind;
  inputs: Record<string, string>;
  content: string;
  answeredBy: AnsweredBy;
  createdAt: string;
};
