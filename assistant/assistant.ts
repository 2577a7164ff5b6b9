import type { AnsweredBy } from "../contract/assistant.ts";
import type { ClassView } from "../contract/booking.ts";
import type { HeldPass } from "./chat/member.ts";

/** What the member has told us once and for all; each may be empty. */
export type Preferences = { fitnessLevel: string; yogaGoal: string; dietPreference: string };

export type EarlierExchange = {
  question: string;
  response: string;
  /** What was understood of it, as an answer said to keep it. */
  kept?: string | null;
};

/** What a member wants, with what is known around it. */
export type Asked = {
  preferences: Preferences;
  /** What they described for their last therapy plans, the latest first. It still holds for what they ask next. */
  described: string[];
  now: Date;
  /** Who asks, for what differs from member to member. */
  member?: string;
  /** For a form: what was sent just before, and what came back. */
  before?: { text: string; response: string } | undefined;
} & (
  | {
      kind: "chat";
      question: string;
      /** The conversation so far, the latest last. */
      earlier: EarlierExchange[];
      /** What they hold, where that is known. */
      passes?: HeldPass[];
      /** The dated classes to come, and which of them they have booked. */
      classes?: ClassView[];
    }
  | { kind: "therapy plan"; problem: string }
  | { kind: "routine"; fitnessLevel: string; yogaGoal: string }
  | { kind: "diet plan"; dietType: string }
);

/** More of an answer, while it forms. What was given stays. */
export type AnswerPart = { text: string };

export type Answer = {
  content: string;
  answeredBy: AnsweredBy;
  /** What to keep with it, so that the next question can go on from here; for us alone to read. */
  kept?: string;
  /** What somebody might ask next, in their words. */
  suggestions?: string[];
};

/** Whoever answers members. What is urgent is answered to everybody, however much they asked. The parts make up the answer's content; it is complete only when returned. */
export type Assistant = {
  isUrgent(asked: Asked): boolean;
  answer(asked: Asked, signal?: AbortSignal): AsyncGenerator<AnswerPart, Answer>;
};

/** The member's own words in a request. */
export function wordsOf(asked: Asked): string {
  switch (asked.kind) {
    case "chat":
      return asked.question;
    case "therapy plan":
      return asked.problem;
    case "routine":
      return `${asked.fitnessLevel}. ${asked.yogaGoal}`;
    case "diet plan":
      return asked.dietType;
  }
}

/** The answer, once it is whole. */
export async function waitForAnswer(parts: AsyncGenerator<AnswerPart, Answer>): Promise<Answer> {
  let next = await parts.next();
  while (!next.done) next = await parts.next();
  return next.value;
}
