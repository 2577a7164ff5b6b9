import type { AnsweredBy } from "../database/tables.ts";

/** What the member has told us once and for all; each may be empty. */
export type Preferences = { fitnessLevel: string; yogaGoal: string; dietPreference: string };

/** What is known around a question. */
export type ChatContext = {
  preferences: Preferences;
  /** Earlier questions of the conversation, the latest last. */
  earlier: string[];
  now: Date;
};

export type Answer = { content: string; answeredBy: AnsweredBy };

/** Whoever answers members: looked through for emergencies before, and stamped with the disclaimer after. */
export type Assistant = {
  chat(question: string, context: ChatContext): Answer;
  writeTherapyPlan(problem: string, preferences: Preferences, now: Date): Answer;
  writeRoutine(fitnessLevel: string, yogaGoal: string, now: Date): Answer;
  writeDietPlan(dietType: string, now: Date): Answer;
};
