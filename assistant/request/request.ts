/** What a member asks for, as something to act on. Kept with the exchange, so that "shorter" knows shorter than what. */
import { z } from "zod";
import { areas, levels, positions, props } from "../../handbook/types.ts";

export const wants = [
  "practise",
  "explain",
  "compare",
  "idea",
  "eat",
  "studio",
  "mine",
  "which class",
  "change",
  "small talk",
  "out of scope",
] as const;
export type Wants = (typeof wants)[number];

export const aims = [
  "sleep",
  "energy",
  "relaxation",
  "strength",
  "flexibility",
  "balance",
  "posture",
  "focus",
  "weight loss",
  "warm-up",
  "cool-down",
] as const;
export type Aim = (typeof aims)[number];

/** What somebody will not or cannot do. */
export const refusals = [
  "standing",
  "kneeling",
  "hands and knees",
  "sitting",
  "lying",
  "belly",
  "back",
  "chair",
  "balance",
  "upside down",
  "wrists",
  "overhead",
  "backbends",
  "folds",
  "twists",
  "floor",
  "jumping",
  "wide legs",
  "neck circles",
  "squats",
  "lunges",
] as const;
export type Refusal = (typeof refusals)[number];

export const venues = [
  "bed",
  "office",
  "plane",
  "train",
  "car",
  "sofa",
  "hotel room",
  "outdoors",
  "kitchen",
  "shower",
] as const;
export const timesOfDay = ["morning", "midday", "evening", "night"] as const;

/** What a session is to be like. Whatever was not said is not there. */
export const sessionSchema = z.object({
  minutes: z.number().int().min(1).max(120).optional(),
  areas: z.array(z.enum(areas)).default([]),
  /** Ids of complaints that it is for. */
  complaints: z.array(z.string()).default([]),
  aim: z.enum(aims).optional(),
  refused: z.array(z.enum(refusals)).default([]),
  only: z.array(z.enum(positions)).default([]),
  /** What was refused before and is fine now. */
  welcome: z.array(z.enum(refusals)).default([]),
  /** Ids of practices to leave out, and of those that were asked for by name. */
  without: z.array(z.string()).default([]),
  named: z.array(z.string()).default([]),
  /** What is at hand; undefined when nothing was said. */
  props: z.array(z.enum(props)).optional(),
  venue: z.enum(venues).optional(),
  time: z.enum(timesOfDay).optional(),
  energy: z.enum(["tired", "lively"]).optional(),
  level: z.enum(levels).optional(),
});
export type Session = z.infer<typeof sessionSchema>;

export const foodSchema = z.object({
  meal: z.enum(["breakfast", "lunch", "dinner", "snack"]).optional(),
  /** Ids of ingredients at hand, to replace, and to leave out this once. */
  have: z.array(z.string()).default([]),
  swap: z.array(z.string()).default([]),
  without: z.array(z.string()).default([]),
  when: z.enum(["before", "after"]).optional(),
  minutes: z.number().int().min(1).max(240).optional(),
});
export type Food = z.infer<typeof foodSchema>;

export const aspects = ["how", "why", "how long", "breath", "mistakes", "works", "instead", "safe"] as const;
export type Aspect = (typeof aspects)[number];

export const changes = [
  "shorter",
  "longer",
  "minutes",
  "without",
  "only",
  "easier",
  "harder",
  "another",
  "swap",
  "why",
  "left out",
  "more like",
  "tomorrow",
  "list",
  "again",
  "correct",
] as const;
export type Change = (typeof changes)[number];

/** What a change may be of, where there is a session and meals were spoken of since. */
export const targets = ["session", "meals"] as const;

export const studioTopics = ["timetable", "prices", "place", "teacher", "rules", "online", "other"] as const;
export const ownTopics = ["passes", "classes", "preferences", "last plan", "known"] as const;

const clearSchema = z.discriminatedUnion("wants", [
  z.object({ wants: z.literal("practise"), session: sessionSchema }),
  z.object({ wants: z.literal("explain"), practices: z.array(z.string()), aspect: z.enum(aspects) }),
  z.object({ wants: z.literal("compare"), practices: z.array(z.string()) }),
  z.object({ wants: z.literal("idea"), ideas: z.array(z.string()) }),
  z.object({ wants: z.literal("eat"), food: foodSchema }),
  z.object({ wants: z.literal("studio"), topic: z.enum(studioTopics) }),
  z.object({ wants: z.literal("mine"), topic: z.enum(ownTopics) }),
  z.object({ wants: z.literal("which class"), session: sessionSchema }),
  z.object({
    wants: z.literal("change"),
    change: z.enum(changes),
    /** Which step is meant, from 1 on; -1 is the last. */
    which: z.number().int().optional(),
    /** How many times as long, or how many minutes more. */
    times: z.number().optional(),
    more: z.number().optional(),
    /** So many more where it was longer, and so many in all where it was not: "another ten". */
    moreOrAll: z.number().optional(),
    /** Whether it is to be as long as it was before the last change of that. */
    isBack: z.boolean().optional(),
    /** Whether it is to be another one at the same time: "another, and never on the belly". */
    isOther: z.boolean().optional(),
    /** Whether what is named is to be part of it. */
    isAdded: z.boolean().optional(),
    /** Which of the two it is surely said of, after meals. */
    of: z.enum(targets).optional(),
    session: sessionSchema,
    food: foodSchema,
  }),
  z.object({ wants: z.literal("small talk") }),
  z.object({ wants: z.literal("out of scope") }),
]);
/** A message that may as well mean the one as the other: its writer is asked which. */
const unclearSchema = z.object({
  wants: z.literal("unclear"),
  between: z.tuple([clearSchema, clearSchema]),
});
export const requestSchema = z.discriminatedUnion("wants", [clearSchema, unclearSchema]);
export type ClearRequest = z.infer<typeof clearSchema>;
export type Request = z.infer<typeof requestSchema>;
export type RequestOf<W extends Request["wants"]> = Extract<Request, { wants: W }>;
