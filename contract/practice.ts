/** Practising what a guide or an answer holds, and what somebody says of it afterwards. */
import { z } from "zod";
import { type Feeling, feelings, type SorePlace, sorePlaces } from "./felt.ts";
import { text } from "./text.ts";

/** One thing to do, as the player needs it. */
export type PlayedStep = {
  /** The practice's id, under which it is drawn. */
  practice: string;
  name: string;
  sanskrit: string;
  side: "left" | "right" | null;
  /** Which arm or leg that is: "Your left foot is in front." */
  sideMeans?: string | undefined;
  /** All of it, getting ready included. */
  seconds: number;
  /** How many of those are for getting ready. */
  ready: number;
  /** How many breaths the rest is good for; null where everybody breathes as they like. */
  breaths: number | null;
  /** Which part of a breath is breathing in. */
  inhale: number;
  /** Where it is done: "on your back". */
  place: string;
  /** What it cannot be done without: "a steady chair". */
  needs: string[];
  cues: string[];
};

/** `GET /api/guides/{id}/steps` and `GET /api/chat/{id}/steps`; without steps there is nothing to play. */
export type PlayedSteps = {
  steps: PlayedStep[];
  /** What the guide has and the player leaves away, each in a sentence. */
  leftOut: string[];
};

const longestPractice = 4 * 60 * 60;

/** `PUT /api/practised/{id}`: that somebody practised, and how it was as soon as they say. */
export const practisedSchema = z.object({
  startedAt: z.iso.datetime("startedAt must be a time such as 2026-11-16T09:30:00Z."),
  seconds: z
    .int("seconds must be a whole number.")
    .min(1, "seconds must be a whole number above zero.")
    .max(longestPractice, "Nobody practises for more than four hours at a time."),
  /** Whether at least half of the session was really practised. */
  isFinished: z.boolean("isFinished must be true or false."),
  felt: z.enum(feelings, 'felt must be "good", "too much", "hurt" or null.').nullable(),
  /** Where it hurt. */
  places: z
    .array(z.enum(sorePlaces, `places may be: ${sorePlaces.join(", ")}.`))
    .max(sorePlaces.length, "There are too many places.")
    .default([]),
  /** The same in the member's words. */
  words: text("words", 1000).default(""),
});
export type PractisedRequest = z.infer<typeof practisedSchema>;

/** What is said to somebody after they said how it was, as Markdown; `isAsking` waits for more words. */
export type PractisedAnswer = { content: string; isUrgent: boolean; isAsking: boolean };

/** `GET /api/practised`: when somebody practised lately, and what is remembered of how it was. */
export type Practised = {
  sessions: { startedAt: string; seconds: number }[];
  remembered: Remembered[];
};

/** Something that changes what the assistant proposes, until it is deleted. */
export type Remembered = {
  id: string;
  startedAt: string;
  felt: Exclude<Feeling, "good">;
  places: SorePlace[];
  words: string;
  /** What it changes, in a sentence. */
  effect: string;
};
