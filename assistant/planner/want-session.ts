import { complaints } from "../../handbook/complaints.ts";
import { familyIds } from "../../handbook/families.ts";
import { areasOf } from "../../handbook/practices/areas-of.ts";
import { type Position, type Prop, positions, type Strain } from "../../handbook/types.ts";
import { boundsOf, onlyWithATeacher } from "../choose-practices.ts";
import type { KnownMember } from "../know-member.ts";
import type { Aim, Refusal, Session } from "../request/request.ts";
import { practiceById, type Wanted } from "./wanted.ts";

/** Where somebody is who gets down to it. */
export const floorPositions: Position[] = ["hands and knees", "kneeling", "sitting", "back", "belly", "side"];

/** What a refusal rules out. */
const ruledOut: Record<
  Refusal,
  { positions?: Position[]; strains?: Strain[]; family?: keyof typeof familyIds }
> = {
  standing: { positions: ["standing"] },
  // Hands and knees are knees too.
  kneeling: { positions: ["kneeling", "hands and knees"], strains: ["kneeling"] },
  "hands and knees": { positions: ["hands and knees"] },
  sitting: { positions: ["sitting"] },
  lying: { positions: ["back", "belly", "side"] },
  belly: { positions: ["belly"], strains: ["lying on the belly"] },
  back: { positions: ["back"], strains: ["lying flat on the back"] },
  chair: { positions: ["chair"] },
  balance: { strains: ["balance"] },
  "upside down": { strains: ["head below heart", "full inversion", "legs above heart"] },
  wrists: { positions: ["hands and knees"], strains: ["weight on wrists"] },
  overhead: { strains: ["arms overhead"] },
  backbends: { family: "backbends", strains: ["deep backbend"] },
  folds: { family: "folds", strains: ["deep forward fold"] },
  twists: { family: "twists", strains: ["deep twist"] },
  floor: { positions: floorPositions },
  jumping: { strains: ["jumping"] },
  "wide legs": { strains: ["wide legs"] },
  "neck circles": { strains: ["neck circles"] },
  squats: { family: "squats", strains: ["deep knee bend"] },
  lunges: { family: "lunges" },
};

/** Where somebody is says how they can be. */
const venuePositions: Partial<Record<NonNullable<Session["venue"]>, Position[]>> = {
  bed: ["back", "side", "sitting"],
  office: ["chair", "standing"],
  plane: ["chair"],
  train: ["chair"],
  car: ["chair"],
  sofa: ["chair", "back", "side"],
  kitchen: ["standing", "chair"],
  shower: ["standing"],
};

const lain: Position[] = ["back", "side"];

const atHome: Prop[] = ["chair", "table", "wall", "cushion", "blanket", "strap"];
const shortest = 1;
const longest = 90;

/** A session as it can be planned, and what had to give way for it. */
export type WantedSession = { wanted: Wanted; ignored: string[] };

/** Turns what somebody asked for, and what is known of them, into what a session has to keep to. */
export function wantSession(
  session: Session,
  known: Pick<KnownMember, "conditions" | "level" | "bounds">,
  { seed, recent = [], defaultMinutes }: { seed: string; recent?: string[]; defaultMinutes: number },
): WantedSession {
  const ignored: string[] = [];
  const asked = session.minutes ?? defaultMinutes;
  const minutes = Math.max(shortest, Math.min(longest, asked));
  if (asked > longest)
    ignored.push(`${asked} minutes are more than I plan in one go, so these are ${longest}`);
  const rules = session.refused.map((refusal) => ruledOut[refusal]);
  const helped = complaints.filter(({ id }) => session.complaints.includes(id));
  const level = session.level ?? known.level;
  const avoid = [
    ...known.bounds.avoid,
    ...helped.flatMap((complaint) => complaint.avoid),
    ...rules.flatMap(({ strains = [] }) => strains),
    ...onlyWithATeacher,
  ];
  const bounds = boundsOf(level, known.conditions, avoid, known.bounds);
  const refused = new Set(rules.flatMap((rule) => rule.positions ?? []));
  const stays = known.conditions.find((condition) => condition.stays)?.stays ?? positions;
  // Who wants to fall asleep in bed does not sit up in it.
  const isLain = session.venue === "bed" && session.aim === "sleep";
  const there = isLain ? lain : ((session.venue && venuePositions[session.venue]) ?? stays);
  const choose = (list: readonly Position[]) => new Set(list.filter((position) => !refused.has(position)));
  let allowed = choose(session.only.length > 0 ? session.only : there);
  if (allowed.size === 0) {
    allowed = choose(isLain ? ["sitting"] : positions);
    if (session.only.length > 0)
      ignored.push("you refused the very position you asked for, so I kept the refusal");
  }
  return {
    wanted: {
      minutes,
      bounds,
      positions: allowed,
      without: new Set([
        ...session.without,
        ...rules.flatMap(({ family }) => (family ? [...familyIds[family]] : [])),
      ]),
      props: propsFor(session),
      focus: focusOf(session, helped),
      suited: helped.flatMap(({ practices }) => practices),
      named: session.named,
      aim: session.aim ?? aimAt(session.time),
      energy: session.energy,
      recent: new Set(recent),
      seed,
    },
    ignored,
  };
}

function focusOf(session: Session, helped: { areas: Wanted["focus"] }[]): Wanted["focus"] {
  if (session.areas.length > 0) return session.areas;
  if (helped.length > 0) return [...new Set(helped.flatMap(({ areas }) => areas))];
  return [...new Set(session.named.flatMap((id) => practiceById.get(id) ?? []).flatMap(areasOf))].slice(0, 2);
}

function aimAt(time: Session["time"]): Aim | undefined {
  if (time === "night") return "sleep";
  return time === "evening" ? "relaxation" : undefined;
}

/** What is at hand: said, or what most homes have; on the road there is a seat, and the table that folds down before it. */
function propsFor({ props, venue, only }: Session): Set<Prop> {
  const isOut = venue === "plane" || venue === "car" || venue === "train";
  const onTheRoad: Prop[] = venue === "car" ? ["chair"] : ["chair", "table"];
  // Whoever sits outside has found a bench.
  const outside: Prop[] = only.includes("chair") ? ["chair"] : [];
  const found: Prop[] = isOut ? onTheRoad : venue === "outdoors" ? outside : atHome;
  if (props === undefined) return new Set(found);
  if (props.length > 0) return new Set([...found, ...props]);
  return new Set<Prop>([
    ...(isOut || venue === "outdoors" ? [] : ["wall" as const]),
    ...(only.includes("chair") || isOut ? ["chair" as const] : []),
  ]);
}
