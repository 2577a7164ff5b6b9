import type { Goal, Level } from "../../handbook/types.ts";
import type { Asked } from "../assistant.ts";
import type { Felt } from "../felt.ts";
import { knowMember } from "../know-member.ts";
import { readingsOf } from "../read/read-asked.ts";
import { plainOf } from "../read/split-words.ts";
import { findSlots } from "../request/find-slots.ts";
import { readSession } from "../request/read-session.ts";
import { type Aim, sessionSchema } from "../request/request.ts";
import { dayOf } from "../seeded.ts";
import { wantSession } from "./want-session.ts";
import { quieten, type Wanted } from "./wanted.ts";

const routineMinutes: Record<Level, number> = { Beginner: 20, Intermediate: 30, Advanced: 40 };
const therapyMinutes = 20;

const aims: Record<Goal, Aim> = {
  Flexibility: "flexibility",
  Strength: "strength",
  Relaxation: "relaxation",
  "Weight Loss": "weight loss",
};

const goalWords: [Goal, RegExp][] = [
  ["Weight Loss", /weight|slim|fat|tone|fit(?!ness)|cardio|active/],
  ["Strength", /strong|strength|muscle|power|core|arms|abs/],
  ["Flexibility", /flexib|stretch|supple|splits|mobil|stiff|open/],
  ["Relaxation", /relax|calm|sleep|stress|rest|unwind|peace|breath|anx/],
];

const quietIds = [
  "belly-breathing",
  "long-exhale",
  "counted-breath",
  "humming-breath",
  "body-scan",
  "progressive-relaxation",
];

/** For whoever says nothing of what bothers them. */
const general = {
  practices: [
    "belly-breathing",
    "shoulder-rolls",
    "cat-cow",
    "seated-side-bend",
    "bridge",
    "legs-up-the-wall",
    "body-scan",
  ],
  areas: ["upper back", "hips", "breath"] as const,
};

type AskedRoutine = Extract<Asked, { kind: "routine" }>;
type AskedTherapyPlan = Extract<Asked, { kind: "therapy plan" }>;

/** What the session of a routine or a therapy plan has to keep to. */
export function wantPlan(asked: AskedRoutine | AskedTherapyPlan): Wanted {
  return asked.kind === "routine" ? wantRoutine(asked) : wantTherapyPlan(asked);
}

function wantRoutine(asked: AskedRoutine): Wanted {
  const goal = readGoal(asked.yogaGoal);
  const { level, conditions, bounds, felt } = knowMember(asked);
  const minutes = shorten(routineMinutes[level], felt);
  // Whoever described that they cannot lie on their belly cannot in a routine either.
  const told = readingsOf(asked).described.map(({ words }) => readSession(findSlots(words)));
  const refused = told.flatMap((each) => each.refused);
  const without = told.flatMap((each) => each.without);
  const { wanted } = wantSession(
    sessionSchema.parse({ minutes, aim: aims[goal], refused, without, ...slower(felt) }),
    { conditions, level, bounds },
    { seed: `${asked.member ?? ""} ${dayOf(asked.now)} ${goal}`, defaultMinutes: minutes },
  );
  return wanted;
}

/** A quarter less for each time that it was too much. */
function shorten(minutes: number, { ease }: Felt): number {
  return minutes - Math.round((minutes * ease) / 4);
}

function slower({ ease }: Felt): { energy?: "tired" } {
  return ease > 0 ? { energy: "tired" } : {};
}

/** The goal that somebody's words come nearest to. */
export function readGoal(text: string): Goal {
  const plain = plainOf(text);
  return goalWords.find(([, words]) => words.test(plain))?.[0] ?? "Relaxation";
}

function wantTherapyPlan(asked: AskedTherapyPlan): Wanted {
  const { now, conditions, level, bounds, felt } = knowMember(asked);
  const { complaints } = now;
  const said = readSession(findSlots(now.words));
  const { wanted } = wantSession(
    {
      ...said,
      areas: complaints.length > 0 || said.areas.length > 0 ? said.areas : [...general.areas],
      // A description says where it hurts; a place to practise in only where it is a chair.
      only: said.only.filter((position) => position === "chair"),
      complaints: complaints.map(({ id }) => id),
      // What somebody says about when it hurts, or does already, is not what they ask for.
      ...(said.aim === "warm-up" || said.aim === "cool-down" ? { aim: undefined } : {}),
      named: [],
      time: undefined,
      ...slower(felt),
    },
    { conditions, level, bounds },
    { seed: asked.member ?? "", defaultMinutes: shorten(therapyMinutes, felt) },
  );
  // With strong pain, what was said holds: only breathing and rest.
  return now.isSevere
    ? { ...quieten(wanted), suited: quietIds }
    : { ...wanted, suited: complaints.length > 0 ? wanted.suited : general.practices };
}
