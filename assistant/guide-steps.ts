import { z } from "zod";
import type { PlayedStep } from "../contract/practice.ts";
import { inhaleShareOf, measureDose, readySeconds } from "../handbook/breath-pace.ts";
import { describeSide } from "../handbook/sides.ts";
import type { Position, Practice, Prop } from "../handbook/types.ts";
import { practiceById, type Step } from "./planner/wanted.ts";

/** A step as it is stored with a guide: by ids and numbers, so that the words stay the handbook's. */
const guideStepSchema = z.object({
  practice: z.string(),
  side: z.enum(["left", "right"]).nullable(),
  seconds: z.number(),
  breaths: z.number().nullable(),
  /** Which of the practice's cues. */
  cues: z.array(z.number()),
});
export type GuideStep = z.infer<typeof guideStepSchema>;

const sides = ["left", "right"] as const;

/** A session as it is played: what is done on one side is done on both, each for half of its minutes. */
export function timeSteps(steps: Step[]): GuideStep[] {
  return steps.flatMap(({ id, minutes }) => {
    const practice = practiceById.get(id);
    if (!practice) return [];
    const cues = practice.cues.map((_, index) => index);
    const seconds = (minutes * 60) / (practice.isOneSided ? 2 : 1);
    const { breaths } = measureDose(practice, minutes);
    return (practice.isOneSided ? sides : [null]).map((side) => ({
      practice: id,
      side,
      seconds,
      breaths,
      cues,
    }));
  });
}

function readyFor({ position }: Practice, last: Position | undefined, isOtherSide: boolean): number {
  if (isOtherSide) return readySeconds.otherSide;
  return position === last ? readySeconds.samePlace : readySeconds.newPlace;
}

export function parseGuideSteps(json: string | null): GuideStep[] {
  return json === null ? [] : z.array(guideStepSchema).parse(JSON.parse(json));
}

const placeNames: Record<Position, string> = {
  standing: "standing",
  chair: "on a chair",
  "hands and knees": "on hands and knees",
  kneeling: "kneeling",
  sitting: "sitting",
  belly: "on your belly",
  back: "on your back",
  side: "on your side",
};

export const propNames: Record<Prop, string> = {
  chair: "a steady chair",
  table: "a table or a second chair",
  wall: "a free wall",
  block: "one or two yoga blocks",
  strap: "a yoga strap or a belt",
  cushion: "one or two cushions",
  blanket: "a folded blanket",
  bolster: "a bolster or a long cushion",
};

/** Stored steps with the handbook's words; what it has forgotten since is left away. */
export function describeSteps(steps: GuideStep[]): PlayedStep[] {
  let last: { practice: string; position: Position } | undefined;
  return steps.flatMap(({ practice: id, side, seconds, breaths, cues }) => {
    const practice = practiceById.get(id);
    if (!practice) return [];
    const { name, sanskrit, position, needs } = practice;
    const ready = readyFor(practice, last?.position, last?.practice === id);
    last = { practice: id, position };
    const words = {
      name,
      sanskrit,
      place: placeNames[position],
      needs: needs.map((prop) => propNames[prop]),
    };
    return [
      {
        practice: id,
        side,
        ...(side && { sideMeans: describeSide(id, side) }),
        seconds,
        ready: Math.min(ready, Math.floor(seconds / 3)),
        breaths,
        inhale: inhaleShareOf(id),
        ...words,
        cues: cues.flatMap((index) => practice.cues[index] ?? []),
      },
    ];
  });
}
