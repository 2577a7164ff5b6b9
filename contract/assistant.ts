/** The four questions a member can put to the assistant, with the specified names and shapes. */
import { z } from "zod";
import type { ErrorBody } from "./error.ts";
import type { GuideKind } from "./guide-kinds.ts";
import type { TeacherWords } from "./studio.ts";
import { text } from "./text.ts";

/** A question or a description: there has to be one. */
const wanted = (field: string, most: number) =>
  text(field, most).refine((value) => value.trim(), `${field} is empty.`);
const preference = (field: string) => text(field, 200).default("");

/** `POST /chatbot`. */
export const chatRequestSchema = z.object({ question: wanted("question", 2000) });
/** `POST /generate_yoga_therapy_plan`. */
export const therapyPlanRequestSchema = z.object({
  problem_statement: wanted("problem_statement", 4000),
});
/** `POST /generate_yoga_routine`; both may be empty. */
export const routineRequestSchema = z.object({
  fitnessLevel: preference("fitnessLevel"),
  yogaGoal: preference("yogaGoal"),
});
/** `POST /generate_diet_plan`; may be empty. */
export const dietPlanRequestSchema = z.object({ dietType: preference("dietType") });

export type ChatAnswer = { response: string };
export type TherapyPlanAnswer = { therapyPlan: { content: string } };
export type RoutineAnswer = { routine: { content: string } };
export type DietPlanAnswer = { dietPlan: { content: string } };

/** Who wrote an answer: the rules for emergencies, the studio's handbook, or a language model within its bounds. */
export type AnsweredBy = "triage" | "handbook" | "model";

/** The data of each event of an answer that streams. */
export type AnswerEvents = {
  delta: { text: string };
  done: { id: string; createdAt: string; answeredBy: AnsweredBy; suggestions?: string[]; hasSteps?: boolean };
  error: ErrorBody;
};

/** One question and its answer, as the member's history keeps them. */
export type ChatExchange = {
  id: string;
  question: string;
  response: string;
  answeredBy: AnsweredBy;
  createdAt: string;
  /** What the member might ask next, in their words; of the latest exchange only. */
  suggestions?: string[];
  /** Whether it holds a session that can be played. */
  hasSteps?: boolean;
  /** Once it was sent to the teacher: since when, and what they wrote. */
  teacher?: TeacherWords;
};

/** `GET /api/chat/suggestions`: what a member might begin with, in their words. */
export type ChatSuggestions = { suggestions: string[] };

export type { GuideKind } from "./guide-kinds.ts";

/** Something the assistant wrote for a member to keep. */
export type Guide = {
  id: string;
  kind: GuideKind;
  inputs: Record<string, string>;
  content: string;
  answeredBy: AnsweredBy;
  createdAt: string;
  /** Once it was sent to the teacher: since when, and what they wrote. */
  teacher?: TeacherWords;
};
