import { girthOf, type Skeleton } from "./skeleton.ts";
import { seatHeight, tableHeight } from "./things.ts";
import type { Contact, JointName, Side, Thing } from "./types.ts";
import { add, angleBetween, cross, dot, scaleTo, type Vector } from "./vectors.ts";

/** Knees fold backward and elbows forward: how far each goes the other way, where it moves in that plane. */
export function measureOverstretch({ joints, pelvis, chest }: Skeleton): Record<string, number> {
  const sides = ["L", "R"] as const;
  const hinges = sides.flatMap((side) => [
    { names: [`hip${side}`, `knee${side}`, `ankle${side}`], across: pelvis.right, sign: 1 } as const,
    { names: [`shoulder${side}`, `elbow${side}`, `wrist${side}`], across: chest.right, sign: -1 } as const,
  ]);
  return Object.fromEntries(
    hinges.map(({ names: [start, hinge, end], across, sign }) => {
      const upper = scaleTo(add(joints[hinge], joints[start], -1), 1);
      const lower = scaleTo(add(joints[end], joints[hinge], -1), 1);
      const isInPlane = [upper, lower].every((way) => Math.abs(dot(way, across)) < 0.35);
      return [hinge, isInPlane ? sign * dot(cross(upper, lower), across) : 0];
    }),
  );
}

/** How far each joint is bent, in degrees. */
export type Bends = Record<Joint, number>;
type Joint =
  | "back"
  | "twist"
  | "neck"
  | "nod"
  | "look"
  | `${"elbow" | "wrist" | "knee" | "ankle" | "hip forward" | "hip back"}${Side}`;

export function measureBends({ joints, pelvis, chest, head }: Skeleton): Bends {
  const way = (from: JointName, to: JointName): Vector => add(joints[to], joints[from], -1);
  const ofSide = (side: Side) => {
    const thigh = way(`hip${side}`, `knee${side}`);
    const isBehind = dot(thigh, pelvis.front) < 0;
    const fromStanding = angleBetween(thigh, add([0, 0, 0], pelvis.up, -1));
    return {
      [`elbow${side}`]: angleBetween(
        way(`shoulder${side}`, `elbow${side}`),
        way(`elbow${side}`, `wrist${side}`),
      ),
      [`wrist${side}`]: angleBetween(
        way(`elbow${side}`, `wrist${side}`),
        way(`wrist${side}`, `fingers${side}`),
      ),
      [`knee${side}`]: angleBetween(thigh, way(`knee${side}`, `ankle${side}`)),
      [`ankle${side}`]: angleBetween(way(`knee${side}`, `ankle${side}`), way(`heel${side}`, `toe${side}`)),
      [`hip forward${side}`]: isBehind ? 0 : fromStanding,
      [`hip back${side}`]: isBehind ? angleBetween(thigh, pelvis.front) - 90 : 0,
    };
  };
  const turn = (frame: Skeleton["head"], on: Skeleton["head"]) => {
    // Right of one, laid flat onto the other's level.
    const flat = add(frame.right, on.up, -dot(frame.right, on.up));
    return angleBetween(flat, on.right);
  };
  return {
    back: angleBetween(pelvis.up, chest.up),
    twist: turn(chest, pelvis),
    neck: angleBetween(chest.up, way("neck", "nape")),
    nod: angleBetween(way("neck", "nape"), head.up),
    look: turn(head, chest),
    ...ofSide("L"),
    ...ofSide("R"),
  } as Bends; // every name is given above
}

const partsOf: Record<Contact, JointName[][]> = {
  feet: [
    ["heelL", "toeL"],
    ["heelR", "toeR"],
  ],
  footL: [["heelL", "toeL"]],
  footR: [["heelR", "toeR"]],
  hands: [
    ["wristL", "fingersL"],
    ["wristR", "fingersR"],
  ],
  handL: [["wristL", "fingersL"]],
  handR: [["wristR", "fingersR"]],
  knees: [["kneeL"], ["kneeR"]],
  kneeL: [["kneeL"]],
  kneeR: [["kneeR"]],
  elbows: [["elbowL"], ["elbowR"]],
  elbowL: [["elbowL"]],
  elbowR: [["elbowR"]],
  seat: [["pelvis", "hipL", "hipR"]],
  back: [["chest"]],
  belly: [["pelvis", "waist"]],
  head: [["head", "crown"]],
  shoulderR: [["shoulderR"]],
  shoulderL: [["shoulderL"]],
};

/** How far the skin of a contact is from the nearest thing it can rest on; the worst of a pair. */
export function gapAt(contact: Contact, { joints }: Skeleton, things: readonly Thing[]): number {
  return Math.max(
    ...partsOf[contact].map((names) =>
      Math.min(...names.flatMap((name) => gapsAt(joints[name], girthOf(name), things))),
    ),
  );
}

function gapsAt([x, y, z]: Vector, girth: number, things: readonly Thing[]): number[] {
  const below = (top: number) => Math.abs(y - girth - top);
  const gaps = [below(0)];
  for (const thing of things) {
    if (thing.kind === "chair" && Math.abs(x - thing.x) < 1.2) gaps.push(below(seatHeight));
    if (thing.kind === "table" && Math.abs(x - thing.x) < 1.3) gaps.push(below(tableHeight));
    if (thing.kind === "wall")
      gaps.push(
        Math.max(0, Math.abs(thing.x === undefined ? z - (thing.z ?? 0) : x - thing.x) - girth - 0.09),
      );
    if ("size" in thing && Math.abs(x - thing.x) < thing.size[0] / 2 + 0.4)
      gaps.push(below((thing.y ?? 0) + thing.size[1]));
  }
  return gaps;
}
