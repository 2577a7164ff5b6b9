import { complaints } from "../../handbook/complaints.ts";
import type { Condition, Position, Strain } from "../../handbook/types.ts";
import { capitalise, joinWords } from "../join-words.ts";
import type { Aim, Refusal, Session } from "../request/request.ts";
import { practiceById, type Step } from "./wanted.ts";

const aimNames: Record<Aim, string> = {
  sleep: "sleeping well",
  energy: "more energy",
  relaxation: "unwinding",
  strength: "strength",
  flexibility: "flexibility",
  balance: "balance",
  posture: "your posture",
  focus: "a clear head",
  "weight loss": "getting moving",
  "warm-up": "warming up",
  "cool-down": "cooling down",
};

export const refusalNames: Record<Refusal, string> = {
  standing: "standing",
  kneeling: "kneeling",
  "hands and knees": "hands and knees",
  sitting: "sitting on the floor",
  lying: "lying down",
  belly: "lying on your belly",
  back: "lying on your back",
  chair: "a chair",
  balance: "balancing",
  "upside down": "going upside down",
  wrists: "weight on your wrists",
  overhead: "arms overhead",
  backbends: "backbends",
  folds: "forward folds",
  twists: "twists",
  floor: "getting down on the floor",
  jumping: "jumping",
  "wide legs": "legs wide apart",
  "neck circles": "circling the head",
  squats: "squats",
  lunges: "lunges",
};

const placeNames: Record<Position, string> = {
  standing: "standing",
  chair: "in a chair",
  "hands and knees": "on hands and knees",
  kneeling: "kneeling",
  sitting: "sitting",
  belly: "on your belly",
  back: "on your back",
  side: "on your side",
};

const venueNames: Record<NonNullable<Session["venue"]>, string> = {
  bed: "in bed",
  office: "at work",
  plane: "on the plane",
  train: "on the train",
  car: "in the car, parked",
  sofa: "on the sofa",
  "hotel room": "in a hotel room",
  outdoors: "outside",
  kitchen: "in the kitchen",
  shower: "in the shower",
};

/** What a session is for, as its first sentence says it. */
export function nameFocus({ areas, complaints: ids, aim }: Session): string {
  const helped = complaints.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (areas.length > 0) {
    const parts = areas.map((area) =>
      area === "breath" || area === "mind" ? `a quiet ${area}` : `your ${area}`,
    );
    return joinWords(parts.slice(0, 3));
  }
  if (helped.length > 0) return joinWords(helped.slice(0, 2));
  return aim ? aimNames[aim] : "";
}

const lying: Position[] = ["back", "belly", "side"];

/** "20 minutes for your hips, in a chair, without twists." */
export function titleOf(session: Session, minutes: number): string {
  const focus = nameFocus(session);
  const isLying = lying.every((position) => session.only.includes(position));
  const others = session.only.filter((position) => !(isLying && lying.includes(position)));
  const only = [...others.map((position) => placeNames[position]), ...(isLying ? ["lying down"] : [])];
  const refused = [
    ...session.refused.map((refusal) => refusalNames[refusal]),
    ...session.without.flatMap((id) => practiceById.get(id)?.name ?? []),
  ];
  const time =
    session.time &&
    { morning: "for the morning", midday: "for midday", evening: "for the evening", night: "for the night" }[
      session.time
    ];
  return [
    `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    focus && ` for ${focus}`,
    time && !focus ? ` ${time}` : "",
    session.venue ? `, ${venueNames[session.venue]}` : only.length > 0 ? `, ${joinWords(only, "or")}` : "",
    refused.length > 0 ? `, without ${joinWords(refused, "or")}` : "",
  ].join("");
}

/** The steps, each with how to do it; briefly where somebody knows them or wants a list. */
export function writeSteps(steps: Step[], isBrief = false): string {
  return steps
    .flatMap(({ id, minutes }, index) => {
      const practice = practiceById.get(id);
      if (!practice) return [];
      const how = isBrief
        ? ""
        : ` ${practice.cues.slice(0, 3).join(" ")}${practice.isOneSided ? " Then the other side." : ""}`;
      return [`${index + 1}. **${practice.name}**, ${minutes} min.${how}`];
    })
    .join("\n");
}

/** What was left out for somebody's sake, and whom to ask; two at most, for more nobody reads. */
export function writeCare(conditions: Condition[], cautions: Strain[]): string[] {
  if (conditions.length === 0 && cautions.length > 0)
    return ["I kept to what is gentle for what you describe. Whoever treats you knows more: ask them first."];
  return conditions.slice(0, 2).map(({ name, why, ask }) => `With ${name}: ${why} Ask ${ask}.`);
}

export function writeIgnored(ignored: string[]): string[] {
  return ignored.map((each) => `${capitalise(each)}.`);
}
